/// A rule that looks at each number in digits of a sentence.
protocol NumeralForm: SpokenForm {
    /// What to say for a number, and for what belongs to it.
    /// - Parameters:
    ///   - index: Which of the passage's numerals.
    ///   - passage: A sentence of the rule's language.
    /// - Returns: Replacements in order; none if the rule has no opinion.
    func replacements(at index: Int, in passage: Passage) -> [Replacement]
}

extension NumeralForm {
    func replacements(in passage: Passage) -> [Replacement] {
        guard !passage.numerals.isEmpty else { return [] }
        var result: [Replacement] = []
        for (index, numeral) in passage.numerals.enumerated() {
            let end = result.last?.range.upperBound ?? 0
            guard passage.words[numeral.words.lowerBound].range.lowerBound >= end else { continue }
            result += replacements(at: index, in: passage).filter { $0.range.lowerBound >= end }
        }
        return result
    }
}
