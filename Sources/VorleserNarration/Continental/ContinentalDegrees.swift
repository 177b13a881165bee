import Phonemes

/// Says `20 °C`, `45°`.
struct ContinentalDegrees: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("degree") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let quantity = passage.romanceQuantity(of: numeral, .masculine, words)
        var end = quantity.range.upperBound
        guard passage.isMark(end, "°") || passage.isMark(end, "º") else { return [] }
        end += 1
        var text = quantity.spoken + " " + (quantity.isOne ? words.measures.degrees.one : words.measures.degrees.many)
        let hasStop = passage.isTightMark(end + 1, ".")
        if passage.isTight(end) && passage.isLetters(end) || passage.printed(end) == "C" || passage.printed(end) == "F"
            || passage.printed(end) == "R" && hasStop
        {
            switch passage.printed(end) {
            case "C": text += words.measures.degrees.celsius
            case "F": text += words.measures.degrees.fahrenheit
            case "R": text += " Réaumur"
            default: return []
            }
            // *20° C. im Schatten*
            end += hasStop && !passage.isEnd(end + 2) ? 2 : 1
        }
        return [passage.replacement(quantity.range.lowerBound..<end, by: text)]
    }

}
