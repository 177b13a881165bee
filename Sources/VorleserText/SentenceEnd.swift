/// Decides whether a sentence ends at a stop. The heart of the segmenter: one rule per kind of stop.
struct SentenceEnd {
    let prose: Prose
    let conventions: SentenceConventions
    /// Whether the block's writer does without capitals, so that a small letter may begin a sentence.
    let isLowerCaseText: Bool

    /// Whether a stop ends the sentence that begins at a place.
    func isEnd(_ stop: Stop, ofSentenceFrom sentenceStart: Int) -> Bool {
        guard stop.next < prose.range.upperBound, !isWordless(from: stop.next) else { return false }
        let following = FollowingWord(at: stop.next, in: prose, by: conventions)
        if !stop.isFollowedBySpace { return isEndWithoutSpace(stop, before: following) }
        switch stop.kind {
        case .fullStop: return isEndAtFullStop(stop, before: following, sentenceStart)
        case .strong: return isEndAtStrongMark(stop, before: following, sentenceStart)
        case .ellipsis: return isEndAtEllipsis(stop, before: following, sentenceStart)
        case .selfSufficient: return following.initial != .continuation && !isInsideTitleMarks(stop)
        case .dash: return canBegin(following) && !isReported(stop, before: following)
        }
    }

    // MARK: Marks

    private func isEndAtStrongMark(_ stop: Stop, before following: FollowingWord, _ sentenceStart: Int) -> Bool {
        guard canBegin(following) else { return false }
        if stop.closesBracket, isAlone(stop, from: sentenceStart) || isBracketedMark(stop) { return false }
        return !isReported(stop, before: following)
    }

    private func isEndAtEllipsis(_ stop: Stop, before following: FollowingWord, _ sentenceStart: Int) -> Bool {
        guard canBegin(following), !isAlone(stop, from: sentenceStart) else { return false }
        if isReported(stop, before: following) || isCitation(following) { return false }
        // “I … I don’t know”: the pronoun has its capital anywhere.
        return stop.closesQuotation || stop.endsWithFullStop || following.opensQuotation || !isPronounI(following)
    }

    /// Without a space only marks of scripts that use none end a sentence, or a quotation that is followed by another.
    private func isEndWithoutSpace(_ stop: Stop, before following: FollowingWord) -> Bool {
        if stop.kind == .selfSufficient {
            guard following.initial != .continuation, !isInsideTitleMarks(stop), !isDecimalPoint(stop, following) else {
                return false
            }
            return !stop.closesQuotation || following.opensQuotation || !goesOn(following)
        }
        if isSpaceLost(stop, following) { return true }
        if stop.hasReference, following.initial == .upper { return stop.kind != .fullStop || stop.end > stop.marksEnd }
        return stop.closesQuotation && following.opensQuotation
            && following.start == prose.index(after: stop.next)
            && following.initial != .lower && following.initial != .continuation
    }

    /// `quality.You’ll`: between an ordinary word and one with a capital the space was forgotten.
    private func isSpaceLost(_ stop: Stop, _ following: FollowingWord) -> Bool {
        guard following.initial == .upper, following.start == stop.marksEnd else { return false }
        if stop.kind == .ellipsis { return following.isStarter(in: conventions) && !isPronounI(following) }
        guard stop.kind == .fullStop || stop.kind == .strong, prose.scalar(before: stop.start)?.isLower ?? false
        else { return false }
        let word = PrecedingWord(before: stop.start, in: prose)
        guard word.length > 2, word.text.unicodeScalars.dropFirst().allSatisfy(\.isLower), abbreviation(word) == nil,
            !isInsideName(stop, word, following)
        else { return false }
        let isAddress = prose.scalar(at: following.end).map { "@._/".unicodeScalars.contains($0) } ?? false
        return !isAddress && prose.scalar(before: word.start).map { $0.isBlank || $0.isQuotationMark } ?? true
    }
}
