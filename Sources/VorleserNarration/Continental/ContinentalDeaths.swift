import Phonemes

/// Says a dagger before the day, the year or the place of somebody’s death: *(†1930)*, *† 3 de mayo de 1599*.
struct ContinentalDeaths: SpokenForm {
    let words: ContinentalWords
    let death: ContinentalDeathWords
    var name: String { words.name("death") }

    func replacements(in passage: Passage) -> [Replacement] {
        guard passage.marks.contains(Self.dagger) else { return [] }
        return passage.words.indices.compactMap { index in
            // Behind a word it is the sign of a note.
            guard passage.mark(index) == Self.dagger, !passage.isTight(index) || passage.isMark(index - 1, "(") else {
                return nil
            }
            let isWoman = ContinentalAbbreviationForm(words: words).isWomansName(before: index, passage)
            // *†Triceratops* has died out.
            guard isWoman != nil || passage.isDigits(index + 1) || isPreposition(index + 1, passage),
                let preposition = preposition(index + 1, passage)
            else {
                return nil
            }
            let text = (isWoman ?? false ? death.woman : death.man) + preposition
            let blank = passage.isTight(index + 1) && passage.word(index + 1)?.kind != .mark ? " " : ""
            return passage.replacement(index..<index + 1, by: text + blank)
        }
    }

    private func preposition(_ index: Int, _ passage: Passage) -> String? {
        if passage.isDigits(index) {
            let isYear = passage.count(index) > 2
            return " " + (isYear ? death.beforeYear : death.beforeDay)
        }
        if passage.isCapitalised(index) { return " " + death.beforePlace }
        // *† à Paris*
        if isPreposition(index, passage) { return "" }
        return passage.isMark(index, ")") ? "" : nil
    }

    private func isPreposition(_ index: Int, _ passage: Passage) -> Bool {
        passage.isLowerCase(index) && passage.word(index)?.isSpaced == true
            && [death.beforeYear, death.beforeDay, death.beforePlace].contains(passage.printed(index))
    }

    private static let dagger: UInt16 = 0x2020
}

/// How somebody’s death is told.
struct ContinentalDeathWords: Sendable {
    /// *Muerto*, *muerta*.
    let man: String
    let woman: String
    /// *En 1599*, *el 3 de mayo*, *en Madrid*.
    let beforeYear: String
    let beforeDay: String
    let beforePlace: String

    static let french = ContinentalDeathWords(
        man: "mort",
        woman: "morte",
        beforeYear: "en",
        beforeDay: "le",
        beforePlace: "à"
    )
    static let spanish = ContinentalDeathWords(
        man: "muerto",
        woman: "muerta",
        beforeYear: "en",
        beforeDay: "el",
        beforePlace: "en"
    )
    static let italian = ContinentalDeathWords(
        man: "morto",
        woman: "morta",
        beforeYear: "nel",
        beforeDay: "il",
        beforePlace: "a"
    )
    static let portuguese = ContinentalDeathWords(
        man: "morto",
        woman: "morta",
        beforeYear: "em",
        beforeDay: "em",
        beforePlace: "em"
    )
}
