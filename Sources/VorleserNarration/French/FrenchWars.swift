import Phonemes

/// Says the years of the two wars, which nobody joins by *à*: *la guerre de 14-18*, *celle de 39-45*.
struct FrenchWars: NumeralForm {
    let name = "fr-war"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let end = numeral.words.upperBound
        guard let first = numeral.plain(2...4), let next = passage.numeral(at: passage.rangeEnd(end)),
            let last = next.plain(2...4), Self.wars[first] == last, isWar(passage),
            !Self.counted.contains(passage.letters(next.words.upperBound))
        else { return [] }
        let text = [first, last].map { FrenchNumberWords.cardinal($0, .alone) }.joined(separator: " ")
        return [passage.replacement(numeral.words.lowerBound..<next.words.upperBound, by: text)]
    }

    private func isWar(_ passage: Passage) -> Bool {
        passage.has(anyOf: Self.words)
    }

    private static let wars = [14: 18, 39: 45, 1914: 1918, 1939: 1945]
    private static let words: Set = ["guerre", "guerres", "poilus", "poilu", "tranchées", "conflit", "conflits"]
    private static let counted: Set = ["ans", "pages", "jours", "heures", "mois", "personnes"]
}
