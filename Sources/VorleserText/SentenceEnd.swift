/// Decides whether a sentence ends at a stop. The heart of the segmenter: one rule per kind of stop.
struct SentenceEnd {
    let prose: Prose
    let conventions: Conventions
    /// Whether the block's writer does without capitals, so that a small letter may begin a sentence.
    let isLowerCaseText: Bool

    /// - Parameters:
    ///   - stop: The stop in question.
    ///   - sentenceStart: Where the sentence that it may end begins.
    func isEnd(_ stop: Stop, ofSentenceFrom sentenceStart: Int) -> Bool {
        guard stop.next < prose.range.upperBound, !isWordless(from: stop.next) else { return false }
        let following = FollowingWord(at: stop.next, in: prose, by: conventions)
        if !stop.isFollowedBySpace { return isEndWithoutSpace(stop, before: following) }
        switch stop.kind {
        case .fullStop: return isEndAtFullStop(stop, before: following, sentenceStart)
        case .strong: return isEndAtStrongMark(stop, before: following, sentenceStart)
        case .ellipsis: return isEndAtEllipsis(stop, before: following, sentenceStart)
        case .selfSufficient: return !isInsideTitleMarks(stop) && following.initial != .continuation
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

    private func isEndAtFullStop(_ stop: Stop, before following: FollowingWord, _ sentenceStart: Int) -> Bool {
        if following.initial == .continuation { return false }
        if stop.isConfirmed { return canBegin(following) }
        let word = PrecedingWord(before: stop.start, in: prose)
        if word.text.isEmpty { return canBegin(following) && !isAlone(stop, from: sentenceStart) }
        if isListMarker(word, sentenceStart) { return false }
        if following.initial == .lower { return isEndBeforeSmallLetter(stop, word, following) }
        if word.isNumber { return isEndAfterNumber(word, following) }
        if stop.closesQuotation || stop.closesBracket { return isEndAfterClosing(stop, word) }
        if Self.afternames.contains(following.printed) { return false }
        if let kind = abbreviation(word) { return isEnd(after: kind, word, following, sentenceStart) }
        if word.isAmount { return following.initial != .digit }
        if word.isInitial { return isEndAfterInitial(word, following) }
        if word.hasInnerFullStop, isAcronym(word) {
            return following.isStarter(in: conventions) || following.opensQuotation
        }
        if conventions.writesOrdinalsWithFullStop, word.isRomanNumber { return following.isStarter(in: conventions) }
        return true
    }

    /// Without a space only marks of scripts that use none end a sentence, or a quotation that is followed by another.
    private func isEndWithoutSpace(_ stop: Stop, before following: FollowingWord) -> Bool {
        if stop.kind == .selfSufficient {
            guard following.initial != .continuation, !isInsideTitleMarks(stop) else { return false }
            return !stop.closesQuotation || following.opensQuotation || !Self.goesOn(following, prose)
        }
        if isSpaceLost(stop, following) { return true }
        if stop.hasReference, following.initial == .upper { return stop.kind != .fullStop || stop.end > stop.marksEnd }
        return stop.closesQuotation && following.opensQuotation
            && following.start == stop.next + (prose.index(after: stop.next) - stop.next)
            && following.initial != .lower && following.initial != .continuation
    }

    /// `quality.You’ll`: between an ordinary word and one with a capital the space was forgotten.
    private func isSpaceLost(_ stop: Stop, _ following: FollowingWord) -> Bool {
        guard stop.kind == .fullStop || stop.kind == .strong, following.initial == .upper,
            following.start == stop.marksEnd
        else { return false }
        let word = PrecedingWord(before: stop.start, in: prose)
        guard word.length > 2, word.text.unicodeScalars.dropFirst().allSatisfy(\.isLower), abbreviation(word) == nil
        else { return false }
        let isAddress = prose.scalar(at: following.end).map { "@._/".unicodeScalars.contains($0) } ?? false
        return !isAddress && prose.scalar(before: word.start).map { $0.isBlank || $0.isQuotationMark } ?? true
    }

    // MARK: Full stops

    private func isEnd(
        after kind: Abbreviation,
        _ word: PrecedingWord,
        _ following: FollowingWord,
        _ sentenceStart: Int
    ) -> Bool {
        switch kind {
        case .title, .inner: return false
        case .beforeNumber: return isEndAfterNumbered(word, following)
        case .month:
            return following.initial != .digit && (following.isStarter(in: conventions) || following.opensQuotation)
        case .clock: return isEndAfterClock(word, following, sentenceStart)
        case .mayEnd: return mayEnd(before: following)
        case .unit, .endsBeforeCapital: return following.initial != .digit
        }
    }

    private func mayEnd(before following: FollowingWord) -> Bool {
        if following.opensBracket { return false }
        return following.isStarter(in: conventions) || following.opensQuotation || following.initial == .caseless
    }

    /// `No. 5` goes on; `No. He left` ends; `fig. A` goes on.
    private func isEndAfterNumbered(_ word: PrecedingWord, _ following: FollowingWord) -> Bool {
        if following.initial == .digit { return false }
        if following.printed.utf8.allSatisfy({ "IVXLCivxlc".utf8.contains($0) }), !following.printed.isEmpty {
            return following.printed == "I" && word.text.lowercased() == "no"
        }
        if word.isInitial { return isEndAfterInitial(word, following) }
        return word.text.lowercased() == "no" || following.isStarter(in: conventions) || following.opensQuotation
            || following.printed.count > 1
    }

    /// `At 5 a.m. Mr. Smith went` goes on: a time alone is no sentence.
    private func isEndAfterClock(_ word: PrecedingWord, _ following: FollowingWord, _ sentenceStart: Int) -> Bool {
        if English.clockCompanions.contains(following.printed) { return false }
        return wordCount(from: sentenceStart, to: word.start, upTo: 4) > 3
    }

    /// `J. R. Jones` goes on, `vitamin C. The` ends, `you and I. Did` ends.
    private func isEndAfterInitial(_ word: PrecedingWord, _ following: FollowingWord) -> Bool {
        if following.initial == .digit { return !word.isCapitalised }
        if isInitial(following) { return false }
        let before = PrecedingWord(before: prose.skipBack(from: word.start, limit: 3, while: \.isBlank), in: prose)
        if word.text == "I", !before.isCapitalised, !before.text.isEmpty { return true }
        if following.opensQuotation { return true }
        if before.isCapitalised, !conventions.starters.contains(before.text.lowercased()) {
            return Self.pronouns.contains(following.word)
        }
        if !word.isCapitalised, following.initial == .upper { return true }
        return following.isStarter(in: conventions)
    }

    /// Words with a capital that follow a name, also behind a shortened one.
    private static let afternames = vocabulary("Esq Esqr Jr Jnr Sr Snr Inc Ltd LTD INC PLC LLC")

    private static let pronouns = vocabulary(
        "he she it they we you the this that these those there his her its but and i"
    )

    /// In `in 1945. Der` a year ends the sentence, in `am 12. Juni` the number is an ordinal.
    private func isEndAfterNumber(_ word: PrecedingWord, _ following: FollowingWord) -> Bool {
        guard conventions.writesOrdinalsWithFullStop, word.length <= 2 else { return true }
        if conventions.months.contains(following.word) { return false }
        return following.isStarter(in: conventions) || following.initial == .digit || following.opensQuotation
    }

    private func isEndAfterClosing(_ stop: Stop, _ word: PrecedingWord) -> Bool {
        guard stop.closesBracket, !stop.closesQuotation else { return true }
        // “(ed.) Smith”, “(U.S.) Army”: the bracket holds a shortened word only.
        return prose.scalar(before: word.start)?.isOpeningBracket != true
            || abbreviation(word) == nil && !word.hasInnerFullStop
    }

    /// A small letter goes on, unless an ordinary word ends a text that is written without care for capitals.
    private func isEndBeforeSmallLetter(_ stop: Stop, _ word: PrecedingWord, _ following: FollowingWord) -> Bool {
        if stop.closesQuotation || stop.closesBracket || following.opensQuotation { return false }
        guard abbreviation(word) == nil, !word.hasInnerFullStop, !following.beginsWithDash else { return false }
        if isLowerCaseText { return word.length >= 2 }
        if word.isNumber { return false }
        let isMarked = following.beginsWithEllipsis || following.opensBracket
        return word.length >= (isMarked ? 3 : Self.shortestOrdinaryWord)
    }

    /// Below this many letters a word before a small letter is taken for a shortened one that no table has.
    private static let shortestOrdinaryWord = 5

    // MARK: What stands around

    /// Whether what follows may begin a sentence, going by its first letter.
    private func canBegin(_ following: FollowingWord) -> Bool {
        switch following.initial {
        case .upper, .caseless, .digit, .sign: true
        case .lower:
            isLowerCaseText && !following.opensQuotation && !following.opensBracket && !following.beginsWithDash
        case .continuation: false
        }
    }

    /// Whether the quotation is followed by the words that say who spoke: `“…!” Brett said`.
    private func isReported(_ stop: Stop, before following: FollowingWord) -> Bool {
        stop.closesQuotation && ReportingClause.begins(with: following, in: prose, by: conventions)
    }

    /// Whether a bracket follows that belongs to the sentence: `[...]” (Smith 55).`
    private func isCitation(_ following: FollowingWord) -> Bool {
        guard following.opensBracket else { return false }
        let close = prose.skip(from: following.start, limit: 80) {
            !$0.isClosingBracket && conventions.terminator($0) == nil
        }
        guard prose.scalar(at: close)?.isClosingBracket ?? false else { return false }
        return prose.scalar(at: close + 1).map { conventions.terminator($0) != nil || $0 == "," || $0 == ";" } ?? false
    }

    private func isPronounI(_ following: FollowingWord) -> Bool {
        following.word == "i" || following.word.hasPrefix("i'")
    }

    private func isInitial(_ following: FollowingWord) -> Bool {
        following.printed.unicodeScalars.count == 1 && prose.byte(at: following.end) == UInt8(ascii: ".")
            && following.initial != .digit && !following.opensQuotation
    }

    private func abbreviation(_ word: PrecedingWord) -> Abbreviation? {
        guard word.text.utf8.count < 24, let kind = conventions.abbreviation(word.text) else { return nil }
        if case .unit = kind, !isAfterNumber(word) { return nil }
        return kind
    }

    private func isAfterNumber(_ word: PrecedingWord) -> Bool {
        let end = prose.skipBack(from: word.start, limit: 2) { $0.isSpace || $0 == "-" }
        return prose.scalar(before: end).map { $0.isDigit || "½¼¾⅓⅔".unicodeScalars.contains($0) } ?? false
    }

    /// Whether every part between the full stops is short: U.S, Ph.D, but not www.example.com
    private func isAcronym(_ word: PrecedingWord) -> Bool {
        word.text.split(separator: ".").allSatisfy { $0.unicodeScalars.count <= 3 }
    }

    /// Whether the sentence so far is only the number or letter of a list's item: `1.`, `a.`, `IV.`
    private func isListMarker(_ word: PrecedingWord, _ sentenceStart: Int) -> Bool {
        guard word.start - sentenceStart < 12, word.isNumber || word.isInitial || word.isRomanNumber else {
            return false
        }
        let ink = prose.skip(from: sentenceStart, limit: 12) { $0.isBlank || $0.isBullet || $0.isOpeningBracket }
        return ink == word.start && word.length <= 4
    }

    /// Whether nothing but marks stands between the sentence's start and the stop.
    private func isAlone(_ stop: Stop, from sentenceStart: Int) -> Bool {
        prose.skip(from: sentenceStart, limit: 12) { !$0.isLetter && !$0.isDigit } >= stop.start
    }

    /// Whether the block ends in marks and signs alone, such as the arrow back from a note: they go with what precedes.
    private func isWordless(from place: Int) -> Bool {
        prose.skip(from: place, limit: 12) { !$0.isLetter && !$0.isDigit } == prose.range.upperBound
    }

    /// `(?)` and `(!)` comment on a word.
    private func isBracketedMark(_ stop: Stop) -> Bool {
        prose.scalar(before: stop.start)?.isOpeningBracket ?? false
    }

    private func wordCount(from start: Int, to end: Int, upTo limit: Int) -> Int {
        var count = 0
        var index = start
        while count < limit, index < end {
            index = prose.skip(from: index, limit: 64) { $0.isBlank }
            index = prose.skip(from: index, limit: 64) { !$0.isBlank }
            count += 1
        }
        return count
    }

    // MARK: East Asia

    /// `《摔跤吧！爸爸》` is a title.
    private func isInsideTitleMarks(_ stop: Stop) -> Bool {
        var index = stop.start
        for _ in 0..<40 {
            guard let scalar = prose.scalar(before: index), scalar != "》" else { return false }
            if scalar == "《" { return true }
            index = prose.index(before: index)
        }
        return false
    }

    /// Words that take up a quotation: 「…。」と, “……！”他说.
    private static func goesOn(_ following: FollowingWord, _ prose: Prose) -> Bool {
        guard let first = prose.scalar(at: following.start) else { return false }
        if "とっはがをもにのでなか".unicodeScalars.contains(first) { return true }
        var index = following.start
        for _ in 0..<10 {
            guard let scalar = prose.scalar(at: index), scalar.isLetter else { return false }
            if "说說道问問喊叫答嚷骂罵".unicodeScalars.contains(scalar) { return true }
            index = prose.index(after: index)
        }
        return false
    }
}
