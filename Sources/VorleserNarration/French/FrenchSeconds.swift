import Phonemes

/// Says *second* where it is printed: *la 2nde guerre*, *le 2nd tour*, *la 2de fois*.
struct FrenchSeconds: NumeralForm {
    let name = "fr-lettered-ordinal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let ending = numeral.words.upperBound
        guard numeral.plain(1...1) == 2, passage.isTight(ending), passage.isTightEnd(ending + 1),
            let text = Self.endings[passage.printed(ending)]
        else { return [] }
        let start = numeral.words.lowerBound
        // *Avec 2nd industrialisation*
        let isFeminine =
            Self.feminine.contains(passage.letters(start - 1))
            || !Self.masculine.contains(passage.letters(start - 1))
                && FrenchNumbers().gender(of: passage.letters(ending + 1)) == .feminine
        let said = text == "second" && isFeminine ? "seconde" : text
        return [passage.replacement(start..<ending + 1, by: said)]
    }

    private static let feminine: Set = ["la", "une", "cette", "sa", "ma", "ta"]
    private static let masculine: Set = ["le", "un", "ce", "au", "du", "son", "mon", "ton"]
    private static let endings = [
        "nd": "second", "d": "second", "nde": "seconde", "de": "seconde", "nds": "seconds", "ndes": "secondes",
        "des": "secondes", "ds": "seconds",
    ]
}
