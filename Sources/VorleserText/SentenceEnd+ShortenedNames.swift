/// Names of which a part is shortened, and that go on behind its full stop.
extension SentenceEnd {
    /// `Mr. Ed. Mountagu`, `To G. del. Rio`: a forename cut short behind a title, or a particle behind a name.
    func isWithinName(_ word: PrecedingWord, before following: FollowingWord) -> Bool {
        guard word.text == "del" || Self.forenames.contains(word.text), following.initial == .upper,
            !following.opensQuotation, !following.opensBracket, !following.isStarter(in: conventions)
        else { return false }
        let previous = PrecedingWord(
            before: prose.skipBack(from: word.start, limit: 3, while: \.isBlank),
            in: prose
        )
        return word.text == "del" ? previous.isCapitalised : isTitle(previous.text)
    }

    /// `sonatas by I. Worgan`: behind *by* the letter is no pronoun.
    func isInitialOfAuthor(_ letter: PrecedingWord, after before: PrecedingWord, _ following: FollowingWord) -> Bool {
        letter.text == "I" && before.text == "by" && following.initial == .upper && !following.opensQuotation
            && !following.isStarter(in: conventions)
    }

    /// `Robert T. (“Bobby”) Jones`: what is quoted or bracketed is a word or two with a capital, and the name goes on.
    func isNickname(_ following: FollowingWord, after before: PrecedingWord) -> Bool {
        guard before.isCapitalised, !conventions.starters.contains(before.text.lowercased()),
            following.initial == .upper
        else { return false }
        let end = prose.skip(from: following.start, limit: 24) { $0.isLetter || $0.isSpace || $0 == "-" }
        let closed = prose.skip(from: end, limit: 2) { $0.isQuotationMark || $0.isClosingBracket }
        let next = prose.skip(from: closed, limit: 2, while: \.isBlank)
        guard closed > end, next > closed, prose.scalar(at: next)?.isUpper ?? false else { return false }
        return !FollowingWord(at: next, in: prose, by: conventions).isStarter(in: conventions)
    }

    /// `d. 1901; m. 1867 Ann Lee`: the year of a birth, a death or a marriage follows.
    func isLifeDate(_ letter: PrecedingWord) -> Bool {
        if letter.text == "b" || letter.text == "d" { return true }
        let end = prose.skipBack(from: letter.start, limit: 3, while: \.isBlank)
        return letter.text == "m"
            && (prose.byte(at: end - 1) == UInt8(ascii: ";") || prose.byte(at: end - 1) == UInt8(ascii: ","))
    }

    /// `b. Weimar, February 23, 1713`, `d. March 5`: the place or the day of a birth, a baptism, a marriage, a death or a
    /// burial.
    func isLifeEvent(_ word: PrecedingWord, before following: FollowingWord) -> Bool {
        guard Self.lifeEvents.contains(word.text), following.initial == .upper, !following.opensQuotation,
            !following.opensBracket, word.length > 1 || isBehindPerson(word)
        else { return false }
        let end = prose.skip(from: following.start, limit: 40) { $0.isLetter || $0.isBlank || $0 == "-" }
        let comma = prose.byte(at: end) == UInt8(ascii: ",")
        let start = comma ? prose.skip(from: end + 1, limit: 3, while: \.isBlank) : following.start
        let date = FollowingWord(at: start, in: prose, by: conventions)
        if comma, date.initial == .digit { return true }
        let number = prose.skip(from: date.end, limit: 3) { $0.isBlank || $0 == "." }
        return English.clockCompanions.contains(date.printed) && (prose.scalar(at: number)?.isASCIIDigit ?? false)
    }

    /// Behind a name or a mark: *plan d.* is none.
    private func isBehindPerson(_ letter: PrecedingWord) -> Bool {
        let end = prose.skipBack(from: letter.start, limit: 3, while: \.isBlank)
        guard let last = prose.scalar(before: end), last.isLetter else { return true }
        return PrecedingWord(before: end, in: prose).isCapitalised
    }

    private static let lifeEvents: Set = ["b", "d", "m", "bap", "bapt", "bur"]

    private func isTitle(_ word: String) -> Bool {
        guard word.hasSuffix(".") else { return Self.titles.contains(word) }
        return conventions.abbreviations[String(word.dropLast())].map { if case .title = $0 { true } else { false } }
            ?? false
    }

    private static let titles: Set = [
        "Sir", "Lord", "Captain", "Colonel", "Major", "General", "Master", "Alderman", "Mr", "Dr",
    ]

    /// Those that are words or other names as well, so that only a title tells them.
    private static let forenames: Set = ["Ed", "Rd", "Hen", "Tho", "Nich", "Jo", "Rob", "Phil", "Sam"]
}
