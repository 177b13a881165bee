/// Reports and editions, as lawyers and scholars cite them.
extension SentenceEnd {
    /// `(6th ed. 2002)`, `19 How. 393`, `110 Harv. L. Rev. 1`, `Mining Consol. Co.`: whether a full stop only shortens a
    /// word of a citation. Source: The Bluebook, rules 3.2, 6.1 and 10.3.
    func isCitation(_ word: PrecedingWord, before following: FollowingWord) -> Bool {
        guard word.hasSmallLetters || word.isInitial, !word.isNumber, !following.opensQuotation, !following.opensBracket
        else { return false }
        switch following.initial {
        case .digit: return isYearInBracket(word, following) || isReport(word, following)
        case .upper: return isFirm(following) || isReport(word, following)
        default: return false
        }
    }

    /// A year that is all that a bracket still holds, behind an edition or a court.
    private func isYearInBracket(_ word: PrecedingWord, _ following: FollowingWord) -> Bool {
        guard following.printed.utf8.count == 4, word.length < 8,
            prose.scalar(at: following.end)?.isClosingBracket ?? false
        else { return false }
        let first = prose.skipBack(from: word.start, limit: 30) { !$0.isClosingBracket && !$0.isOpeningBracket }
        return prose.scalar(before: first)?.isOpeningBracket ?? false
    }

    /// What ends the name of a firm and begins no sentence.
    private func isFirm(_ following: FollowingWord) -> Bool {
        Self.firms.contains(following.printed) && prose.byte(at: following.end) == UInt8(ascii: ".")
    }

    private static let firms: Set = ["Co", "Corp", "Inc", "Ltd", "Ry", "Bros"]

    /// A volume, the shortened name of a report, and a page.
    private func isReport(_ word: PrecedingWord, _ following: FollowingWord) -> Bool {
        guard word.isCapitalised, word.length < 8, isAfterVolume(word) else { return false }
        var next = following
        for _ in 0..<Self.mostWords {
            if next.initial == .digit { return true }
            guard next.initial == .upper, !next.isStarter(in: conventions), next.end - next.start < 8,
                prose.byte(at: next.end) == UInt8(ascii: ".")
            else { return false }
            let place = prose.skip(from: next.end + 1, limit: 2, while: \.isBlank)
            next = FollowingWord(at: place, in: prose, by: conventions)
        }
        return false
    }

    /// Whether only shortened words stand between a number and the word.
    private func isAfterVolume(_ word: PrecedingWord) -> Bool {
        var current = word
        for _ in 0..<Self.mostWords {
            let end = prose.skipBack(from: current.start, limit: 3, while: \.isBlank)
            guard end < current.start else { return false }
            let isShortened = prose.byte(at: end - 1) == UInt8(ascii: ".")
            current = PrecedingWord(before: isShortened ? end - 1 : end, in: prose)
            if current.isNumber { return !isShortened && current.length < 4 }
            guard isShortened, current.isCapitalised, current.length < 8 else { return false }
        }
        return false
    }

    /// Of a report's name.
    private static let mostWords = 4
}
