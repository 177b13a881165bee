import Phonemes

/// Says signs between numbers and before them: `2 + 3 = 5`, `3 × 4`, `5x`, `10^12`, `p < 0,05`.
struct ContinentalFormulas: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("formula") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        if let power = power(numeral, passage) ?? comparison(before: numeral, passage) { return [power] }
        let sign = numeral.words.upperBound
        if let times = words.figures.operators["×"], passage.letters(sign) == "x", passage.isTight(sign),
            passage.isTightEnd(sign + 1) || passage.isDigits(sign + 1)
        {
            let text = passage.spoken(numeral, .alone, words) + " " + times
            let isBetween = passage.isDigits(sign + 1) && passage.isTight(sign + 1)
            return [passage.replacement(numeral.words.lowerBound..<sign + 1, by: text + (isBetween ? " " : ""))]
        }
        guard let scalar = Unicode.Scalar(passage.mark(sign)), let next = passage.numeral(at: sign + 1),
            passage.isTight(sign) == passage.isTight(sign + 1),
            // *10 : 2 = 5*
            let word = words.figures.operators[scalar]
                ?? (scalar == ":" && passage.isMark(next.words.upperBound, "=") ? words.figures.operators["÷"] : nil)
        else { return [] }
        let text = passage.spoken(numeral, .alone, words) + " " + word
        return [
            passage.replacement(
                numeral.words.lowerBound..<sign + 1,
                by: text + (passage.isTight(sign + 1) ? " " : "")
            )
        ]
    }

    /// `10^12`, `x^-3`: a power as it is typed, and the unit behind it.
    private func power(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        guard let caret = passage.caret(before: numeral), let value = numeral.plain(1...3) else { return nil }
        let isNegative = caret + 1 < numeral.words.lowerBound
        var (end, text) = (numeral.words.upperBound, words.figures.power.said(value, isNegative, words))
        if let (unit, last) = ContinentalMeasures(words: words).unit(at: end, passage), !passage.isTight(end) {
            (end, text) = (last, text + " " + unit.many)
        }
        return passage.replacement(caret..<end, by: " " + text + (passage.isTightEnd(end) ? "" : " "))
    }

    /// `p < 0,05`: what is compared with a number.
    private func comparison(before numeral: Numeral, _ passage: Passage) -> Replacement? {
        let start = passage.minus(before: numeral) ?? numeral.words.lowerBound
        let sign = start - 1
        guard let scalar = Unicode.Scalar(passage.mark(sign)), Self.comparisons.contains(scalar),
            let word = words.figures.operators[scalar], passage.isTight(sign) == passage.isTight(start),
            // *<b>5*
            passage.isLetters(sign - 1), !passage.isMark(sign - 2, "<"), !passage.isMark(sign - 2, "/")
        else { return nil }
        return passage.replacement(sign..<start, by: passage.isTight(sign) ? " " + word + " " : word)
    }

    private static let comparisons: Set<Unicode.Scalar> = ["<", ">", "≤", "≥"]
}

extension Passage {
    /// The sign of a power before its exponent: `10^12`, `x^-3`.
    func caret(before numeral: Numeral) -> Int? {
        let start = numeral.words.lowerBound
        let caret = isHyphen(start - 1) || isMark(start - 1, "\u{2212}") ? start - 2 : start - 1
        guard isTightMark(caret, "^"), (caret + 1...start).allSatisfy(isTight),
            isDigits(caret - 1) || isMark(caret - 1, ")") || isLetters(caret - 1) && count(caret - 1) == 1
        else { return nil }
        return caret
    }
}
