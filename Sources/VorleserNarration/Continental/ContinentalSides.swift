import Phonemes

/// Says the letter x between numbers that are multiplied, or are the sides of something: *3 x 4 m*, *30x40 cm*.
struct ContinentalSides: NumeralForm {
    let words: ContinentalWords
    /// Between two numbers.
    let times: String
    /// Between the sides of what is measured.
    let by: String
    var name: String { words.name("sides") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        // *30 cm x 40 cm*
        let measures = ContinentalMeasures(words: words)
        let unit = measures.unit(at: numeral.words.upperBound, passage)
        let sign = unit?.end ?? numeral.words.upperBound
        guard passage.isTight(sign) == passage.isTight(sign + 1), let next = passage.numeral(at: sign + 1),
            // *21 × 29,7 cm*, but *3 × 4*
            passage.printed(sign) == "x" || passage.isMark(sign, "×") && (unit != nil || isMeasured(next, passage)),
            // *0x40*
            !(passage.isTight(sign) && numeral.digits.first == "0" && numeral.decimals == nil)
        else { return [] }
        let text = isMeasured(next, passage) && !isCounted(numeral, next, passage) ? by : times
        return [passage.replacement(sign..<sign + 1, by: passage.isTight(sign) ? " \(text) " : text)]
    }

    /// Whether the first number counts what is measured by the second: *4x100 m*.
    private func isCounted(_ first: Numeral, _ second: Numeral, _ passage: Passage) -> Bool {
        first.isPlain && (first.whole ?? 0) <= 12 && (second.whole ?? 0) >= 50
    }

    /// Whether a length follows, perhaps behind a third number.
    private func isMeasured(_ numeral: Numeral, _ passage: Passage) -> Bool {
        let end = numeral.words.upperBound
        if Self.lengths.contains(passage.printed(end)) { return true }
        guard passage.printed(end) == "x" || passage.isMark(end, "×"), let next = passage.numeral(at: end + 1) else {
            return false
        }
        return isMeasured(next, passage)
    }

    private static let lengths: Set = ["m", "cm", "mm", "km", "ft"]
}
