/// Says `50%`, `10–15%`, `5‰`.
struct Percents: NumeralForm {
    let name = "percent"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        var quantity = passage.quantityRange(of: passage.numerals[index])
        let first = passage.quantity(of: passage.numerals[index])
        var end = quantity.words.upperBound
        if passage.isMark(first.words.upperBound, "%"),
            let next = passage.numeral(at: passage.rangeEnd(first.words.upperBound + 1)),
            passage.isMark(next.words.upperBound, "%")
        {
            let last = passage.quantity(of: next)
            end = last.words.upperBound
            quantity = Quantity(
                words: first.words.lowerBound..<end,
                spoken: first.spoken + " to " + last.spoken,
                isOne: false
            )
        }
        let word: String
        switch passage.mark(end) {
        case 0x25: word = " percent"
        case 0x2030: word = " per mille"
        default: return []
        }
        return [passage.replacement(quantity.words.lowerBound..<end + 1, by: quantity.spoken + word)]
    }
}
