import Phonemes

/// Says `1/2` and `3/4`.
struct ContinentalFractions: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("fraction") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        guard let (fraction, end) = passage.slashed(numeral), fraction.numerator < fraction.denominator else {
            return []
        }
        let start = numeral.words.lowerBound
        if let (unit, end) = ContinentalMeasures(words: words).unit(at: end, passage) {
            return [passage.replacement(start..<end, by: words.part(fraction, of: unit))]
        }
        // “8 anni e 1/2”
        let isAfterAnd = passage.letters(start - 1) == words.joints.and
        if let part = part(fraction, end, passage) { return [passage.replacement(start..<end, by: part)] }
        if fraction.denominator == fraction.numerator + 1, isAfterPlural(start, passage) {
            let pages = [fraction.numerator, fraction.denominator].map { words.numbers.cardinal($0, .alone) }
            return [passage.replacement(start..<end, by: pages.joined(separator: " \(words.joints.and) "))]
        }
        let noun = isAfterAnd ? passage.letters(start - 2) : passage.letters(end)
        let gender = words.numbers.gender(of: noun)
        return [passage.replacement(start..<end, by: words.fraction(fraction, gender))]
    }

    /// *3/4 partes*: *tres cuartas partes*.
    private func part(_ fraction: Fraction, _ end: Int, _ passage: Passage) -> String? {
        guard let part = words.figures.part, passage.letters(end) == part.counted(fraction.numerator == 1),
            let name = words.numbers.denominatorBeforeNoun(fraction.denominator)
        else { return nil }
        return words.numbers.cardinal(fraction.numerator, .feminine) + " " + name + (fraction.numerator > 1 ? "s" : "")
    }

    /// *Págs. 10/11* are two pages.
    private func isAfterPlural(_ start: Int, _ passage: Passage) -> Bool {
        let label = passage.letters(passage.isMark(start - 1, ".") ? start - 2 : start - 1)
        return words.labels.contains(label) && (label == "pp" || label.count > 2 && label.hasSuffix("s"))
    }
}
