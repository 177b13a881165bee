import Phonemes

/// Says `50 %` and `5‰`.
struct ContinentalPercents: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("percent") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let quantity = passage.romanceQuantity(of: passage.numerals[index], .alone, words)
        let end = quantity.range.upperBound
        let word: String
        switch passage.mark(end) {
        case 0x25: word = words.figures.percent
        case 0x2030: word = words.figures.perMille
        default: return []
        }
        let number = quantity.isOne ? words.figures.oneBeforePercent ?? quantity.spoken : quantity.spoken
        return [passage.replacement(quantity.range.lowerBound..<end + 1, by: number + " " + word)]
    }
}
