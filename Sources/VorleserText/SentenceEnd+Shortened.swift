/// Short words before numbers, which no table has.
extension SentenceEnd {
    /// *(c. 1500–1560)*, *(th. 6)*, *nato c. 1500*: whether a word in small letters is a shortened one before a number.
    func isShortened(_ word: PrecedingWord, before following: FollowingWord) -> Bool {
        guard !word.hasCapitals, word.hasSmallLetters, !word.hasInnerFullStop, !word.hasApostrophe,
            !following.opensQuotation, !following.opensBracket
        else { return false }
        if word.length <= 3, prose.scalar(before: word.start)?.isOpeningBracket ?? false { return true }
        guard word.length == 1, word.text.utf8.allSatisfy("chmnr".utf8.contains) else { return false }
        return following.printed.utf8.count > 2 || isTime(following)
    }

    /// *H. 15.30*
    private func isTime(_ following: FollowingWord) -> Bool {
        let mark = prose.byte(at: following.end)
        guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: ":") else { return false }
        return prose.scalar(at: following.end + 1)?.isASCIIDigit ?? false
    }
}
