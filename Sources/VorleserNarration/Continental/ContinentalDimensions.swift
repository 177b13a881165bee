import Phonemes

/// Says the sign between lengths and widths: *10 x 15 cm*, *20 cm × 30 cm*, *cm 30 x 40*, *4x4*.
struct ContinentalDimensions: NumeralForm {
    let words: ContinentalWords
    /// *Por*, *per*.
    let by: String
    /// Whether such a sign between bare numbers is the result of a game: *2 x 1*.
    var isScore = false
    var name: String { words.name("dimension") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let sign = numeral.words.lowerBound - 1
        guard isSign(sign, passage), isSize(numeral, sign, passage) else { return [] }
        let before = passage.isTight(sign) ? " " : ""
        let after = passage.isTight(sign + 1) ? " " : ""
        return [passage.replacement(sign..<sign + 1, by: before + by + after)]
    }

    /// An x or × with a number, perhaps with its unit, before it.
    private func isSign(_ sign: Int, _ passage: Passage) -> Bool {
        let isLetter = passage.printed(sign) == "x" || passage.printed(sign) == "X"
        guard isLetter || passage.isMark(sign, "×"), passage.isTight(sign) == passage.isTight(sign + 1) else {
            return false
        }
        return first(before: sign, passage) != nil
    }

    /// The number before a sign.
    private func first(before sign: Int, _ passage: Passage) -> Numeral? {
        if let numeral = passage.numerals.last(where: { $0.words.upperBound == sign }) { return numeral }
        guard !passage.isTight(sign), words.measures.units[passage.printed(sign - 1)] != nil else { return nil }
        return passage.numerals.last { $0.words.upperBound == sign - 1 }
    }

    private func isSize(_ numeral: Numeral, _ sign: Int, _ passage: Passage) -> Bool {
        if !isScore { return !passage.isTight(sign) || isMeasured(numeral, sign, passage) }
        return isMeasured(numeral, sign, passage)
    }

    /// Whether a unit stands behind the last number or before the first, or the drive of a car is meant: *4x4*.
    private func isMeasured(_ numeral: Numeral, _ sign: Int, _ passage: Passage) -> Bool {
        guard let first = first(before: sign, passage) else { return false }
        if first.isPlain, first.whole == numeral.whole, passage.isTight(sign) {
            // *Empataram 2x2*
            if !isScore || first.whole == 4 && Self.cars.contains(passage.letters(first.words.lowerBound - 1)) {
                return true
            }
        }
        if first.words.upperBound != sign { return true }
        if isUnit(first.words.lowerBound - 1, passage) { return true }
        // *30 x 40 x 10 cm*
        let end = numeral.words.upperBound
        return isUnit(end, passage) || isSign(end, passage) || isSign(first.words.lowerBound - 1, passage)
    }

    private func isUnit(_ index: Int, _ passage: Passage) -> Bool {
        let unit = passage.isMark(index, ".") ? index - 1 : index
        if ContinentalMeasures(words: words).unit(at: unit, passage) != nil { return true }
        return Self.lengths.contains { passage.letters(index).hasPrefix($0) }
    }

    /// What is driven by some of its wheels, in the language in which such a sign is a result.
    private static let cars = Set(
        words:
            "um o no do ao seu meu uns tração tracção carro carros veículo veículos picape picapes jipe jipes caminhonete utilitário modelo sistema"
    )
    /// How units that are printed in full begin.
    private static let lengths = ["metro", "centímetro", "centimetr", "milímetro", "millimetr", "pulgada", "polegada"]
}
