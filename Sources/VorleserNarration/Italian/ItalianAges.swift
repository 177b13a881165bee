import Phonemes

/// Says how old somebody is in one word with its number: *29enne*, *i 18enni*, *un 40ennale*.
struct ItalianAges: NumeralForm {
    let name = "it-age"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let ending = numeral.words.upperBound
        guard let value = numeral.plain(1...4), value > 9, passage.isTight(ending),
            Self.endings.contains(passage.letters(ending))
        else { return [] }
        // *Ventinove* and *-enne* share a vowel: *ventinovenne*; *ventitré* keeps it without its accent.
        var text = ItalianNumberWords.cardinal(value)
        if text.hasSuffix("tré") { text = text.dropLast() + "e" } else { text.removeLast() }
        return [passage.replacement(numeral.words.lowerBound..<ending + 1, by: text + passage.letters(ending))]
    }

    private static let endings: Set = ["enne", "enni", "ennale", "ennali", "ennio"]
}
