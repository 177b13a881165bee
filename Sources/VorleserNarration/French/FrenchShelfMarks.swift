import Phonemes

/// Says the shelf marks of manuscripts: *ms. fr. 1234*, *mss fr. 2810 et lat. 12*.
struct FrenchShelfMarks: NumeralForm {
    let name = "fr-shelf-mark"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let language = numeral.words.lowerBound - 2
        guard let number = numeral.whole, numeral.decimals == nil, numeral.fraction == nil,
            passage.isTightMark(language + 1, "."), !passage.isDigits(language - 1),
            let said = Self.languages[passage.printed(language)],
            (max(0, language - 8)..<max(0, language)).contains(where: { Self.manuscripts.contains(passage.letters($0)) }
            )
        else { return [] }
        let text = said + " " + FrenchNumberWords.cardinal(number, .alone)
        return [passage.replacement(language..<numeral.words.upperBound, by: text)]
    }

    private static let languages = ["fr": "français", "lat": "latin", "gr": "grec"]
    private static let manuscripts: Set = ["ms", "mss", "manuscrit", "manuscrits", "fonds", "bnf"]
}
