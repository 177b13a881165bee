import Phonemes

/// Says signs between numbers: `2 + 3 = 5`, `3 × 4`, `5x`.
struct ContinentalFormulas: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("formula") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
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
}
