/// What stands around a stop.
extension SentenceEnd {
    /// Whether what follows may begin a sentence, going by its first letter.
    func canBegin(_ following: FollowingWord) -> Bool {
        switch following.initial {
        case .upper, .caseless, .digit, .sign: true
        case .lower:
            isLowerCaseText && !following.opensQuotation && !following.opensBracket && !following.beginsWithDash
        case .continuation: false
        }
    }

    /// Whether the quotation is followed by the words that say who spoke: `“…!” Brett said`.
    func isReported(_ stop: Stop, before following: FollowingWord) -> Bool {
        stop.closesQuotation && ReportingClause.begins(with: following, in: prose, by: conventions)
    }

    /// Whether a bracket follows that belongs to the sentence: `[...]” (Smith 55).`
    func isCitation(_ following: FollowingWord) -> Bool {
        guard following.opensBracket else { return false }
        let close = prose.skip(from: following.start, limit: 80) {
            !$0.isClosingBracket && conventions.terminator($0) == nil
        }
        guard prose.scalar(at: close)?.isClosingBracket ?? false else { return false }
        return prose.scalar(at: close + 1).map { conventions.terminator($0) != nil || $0 == "," || $0 == ";" } ?? false
    }

    func isPronounI(_ following: FollowingWord) -> Bool {
        following.word == "i" || following.word.hasPrefix("i'")
    }

    /// Whether nothing but marks stands between the sentence's start and the stop.
    func isAlone(_ stop: Stop, from sentenceStart: Int) -> Bool {
        prose.skip(from: sentenceStart, limit: 12) { !$0.isLetter && !$0.isDigit } >= stop.start
    }

    /// Whether the block ends in marks and signs alone, such as the arrow back from a note: they go with what precedes.
    func isWordless(from place: Int) -> Bool {
        prose.skip(from: place, limit: 12) { !$0.isLetter && !$0.isDigit } == prose.range.upperBound
    }

    /// `(?)` and `(!)` comment on a word.
    func isBracketedMark(_ stop: Stop) -> Bool {
        prose.scalar(before: stop.start)?.isOpeningBracket ?? false
    }

    func wordCount(from start: Int, to end: Int, upTo limit: Int) -> Int {
        var count = 0
        var index = start
        while count < limit, index < end {
            index = prose.skip(from: index, limit: 64) { $0.isBlank }
            index = prose.skip(from: index, limit: 64) { !$0.isBlank }
            count += 1
        }
        return count
    }
}
