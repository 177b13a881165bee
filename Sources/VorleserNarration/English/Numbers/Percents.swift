/// Says `50%`, `10pc`, `25 bps`, `10–15%`, `5‰`.
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
        if let words = typed(end, after: passage.numerals[index], passage) {
            let text = quantity.spoken + " " + words
            return [passage.replacement(quantity.words.lowerBound..<end + 1, by: text)]
        }
        let word: String
        switch passage.mark(end) {
        case 0x25: word = " percent"
        case 0x2030: word = " per mille"
        default: return []
        }
        return [passage.replacement(quantity.words.lowerBound..<end + 1, by: quantity.spoken + word)]
    }

    /// `2 pct`, `10pc`, as newspapers have it; `25 bps` of interest.
    private func typed(_ index: Int, after numeral: Numeral, _ passage: Passage) -> String? {
        switch passage.printed(index) {
        case "pct": "percent"
        case "pc" where passage.isTight(index): "percent"
        case "bps"
        where numeral.whole ?? 0 < 1000 && passage.has(anyOf: Self.rates) && !passage.has(anyOf: Self.signals):
            "basis points"
        default: nil
        }
    }

    /// Words of sentences about bits per second.
    private static let signals: Set = [
        "data", "modem", "modems", "baud", "bit", "bits", "serial", "transmission", "link", "bandwidth",
    ]

    /// Words of sentences about interest.
    private static let rates: Set = [
        "rate", "rates", "yield", "yields", "fed", "interest", "bond", "bonds", "spread", "spreads", "bank", "treasury",
        "inflation", "hike", "hikes", "cut", "cuts", "margin", "margins", "curve", "basis",
    ]
}
