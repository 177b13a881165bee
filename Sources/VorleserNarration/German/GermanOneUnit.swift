import Phonemes

/// Says a single measure in the case that its place asks for: *einen Zentimeter dick*, *in einem Meter Höhe*.
struct GermanOneUnit: NumeralForm {
    let words: ContinentalWords
    let name = "de-single-unit"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.lowerBound
        guard numeral.isOne, numeral.isPlain, passage.minus(before: numeral) == nil,
            !passage.isTightMark(start - 1, "/"), !passage.isRangeEnd(start),
            let (unit, end) = ContinentalMeasures(words: words).unit(at: numeral.words.upperBound, passage),
            unit.gender == .masculine
        else { return [] }
        // *Ein Gigabyte* only ends like a feminine noun.
        let noun = unit.one.lowercased()
        if noun.hasSuffix("e") { return [] }
        let isExtent =
            GermanArticle.isMasculine(noun)
            && (Self.declined.contains(passage.letters(end)) || GermanArticle.isExtent(passage.letters(end)))
        let one = isExtent ? "einen" : GermanArticle(noun: noun, at: start, passage).one
        guard one != "ein" else { return [] }
        return [passage.replacement(start..<end, by: one + " " + unit.one)]
    }

    /// Forms of the adjectives that a measure without a preposition goes with, in the accusative: *1 m hohe Zäune*.
    private static let declined = Set(
        words: "dicke breite lange hohe tiefe große dicken breiten langen hohen tiefen großen"
    )
}
