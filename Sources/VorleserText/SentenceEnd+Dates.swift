/// Full stops inside dates: *am 3. 4. 1912*, *15 de mar. de 1920*.
extension SentenceEnd {
    /// Whether a number with its full stop is the day or the month of a date whose next part comes.
    func isInDate(_ word: PrecedingWord, before following: FollowingWord) -> Bool {
        guard conventions.writesOrdinalsWithFullStop, !following.opensQuotation, !following.opensBracket else {
            return false
        }
        return isDay(word.text) && isMonth(following) || isMonth(word) && isYear(following)
    }

    /// Whether a number with a full stop comes that is a month, with its year or more of the sentence behind it.
    private func isMonth(_ following: FollowingWord) -> Bool {
        guard isMonth(following.printed), prose.byte(at: following.end) == UInt8(ascii: ".") else { return false }
        let next = prose.skip(from: following.end + 1, limit: 3, while: \.isBlank)
        guard let scalar = prose.scalar(at: next) else { return true }
        if scalar.isLower || scalar.isClosingBracket || scalar == "," || scalar == ";" { return true }
        let end = prose.skip(from: next, limit: 5, while: \.isASCIIDigit)
        return end - next == 2 || end - next == 4
    }

    /// Whether a number is a month behind its day.
    private func isMonth(_ word: PrecedingWord) -> Bool {
        // *3.4. 1912*
        let parts = word.text.split(separator: ".")
        if parts.count == 2 { return isDay(String(parts[0])) && isMonth(String(parts[1])) }
        let day = before(word)
        return isMonth(word.text) && day.last == "." && isDay(String(day.dropLast()))
    }

    private func isYear(_ following: FollowingWord) -> Bool {
        let digits = following.printed.utf8
        return (digits.count == 4 || digits.count == 2) && Int(following.printed) != nil
    }

    private func isDay(_ text: String) -> Bool { text.utf8.count < 3 && Int(text).map((1...31).contains) ?? false }

    private func isMonth(_ text: String) -> Bool { text.utf8.count < 3 && Int(text).map((1...12).contains) ?? false }

    /// Whether a shortened month that is a word as well has its day before it or its year behind it.
    func isMonth(_ word: PrecedingWord, before following: FollowingWord) -> Bool {
        if following.initial == .digit, following.printed.utf8.count == 4 { return true }
        if isAfterNumber(word) { return true }
        let of = PrecedingWord(before: prose.skipBack(from: word.start, limit: 3, while: \.isBlank), in: prose)
        return (1...3).contains(of.length) && !of.isCapitalised && isAfterNumber(of)
    }
}
