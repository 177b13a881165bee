import Phonemes

/// Says the scale of a map: *au 1/50 000*, *1:25 000*, *1/25 000e*.
struct FrenchScales: NumeralForm {
    let name = "fr-scale"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let sign = numeral.words.upperBound
        guard numeral.plain(1...1) == 1, passage.isMark(sign, "/") || passage.isMark(sign, ":"),
            passage.isTight(sign) == passage.isTight(sign + 1), let lower = passage.numeral(at: sign + 1),
            let under = lower.whole, lower.decimals == nil, lower.fraction == nil, under >= 1_000,
            under.isMultiple(of: 100)
        else { return [] }
        let end = lower.words.upperBound
        let isLettered = passage.isTight(end) && ["e", "ème", "ᵉ", "eme"].contains(passage.printed(end))
        let text = "un " + FrenchNumberWords.ordinal(under, .masculine)
        return [passage.replacement(numeral.words.lowerBound..<(isLettered ? end + 1 : end), by: text)]
    }
}
