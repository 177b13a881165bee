import Phonemes

/// Says measures with a raised 2 or 3, which German names before the unit: *30 m²*, *4 m³*.
struct GermanPowers: NumeralForm {
    let words: ContinentalWords
    let name = "de-power"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let unit = numeral.words.upperBound
        guard let power = passage.power(after: unit),
            let named = words.measures.units[passage.printed(unit) + power.rawValue]
        else { return [] }
        let text = passage.spoken(numeral, .masculine, words) + " " + named.many
        return [passage.replacement(numeral.words.lowerBound..<unit + 2, by: text)]
    }
}
