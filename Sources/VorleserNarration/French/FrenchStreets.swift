import Phonemes

/// Says the numbers of houses, which count nothing: *au 1 rue Scribe*, *21, avenue Foch*.
struct FrenchStreets: NumeralForm {
    let name = "fr-street"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let value = numeral.plain(1...4), value % 10 == 1, Self.streets.contains(passage.letters(end)),
            isNamed(end + 1, passage)
        else { return [] }
        return [passage.replacement(start..<end, by: FrenchNumberWords.cardinal(value, .alone))]
    }

    /// The name of a street: *Scribe*, *de la Paix*, *du Bac*.
    private func isNamed(_ index: Int, _ passage: Passage) -> Bool {
        passage.isCapitalised(index)
            || ["de", "du", "des", "d"].contains(passage.letters(index))
                && (1...4).contains { passage.isCapitalised(index + $0) }
    }

    private static let streets: Set = [
        "rue", "avenue", "place", "impasse", "allée", "route", "chaussée", "ruelle", "voie", "villa", "cité",
        "esplanade",
        "promenade", "traverse", "cour",
    ]
}
