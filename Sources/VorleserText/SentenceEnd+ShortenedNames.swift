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
