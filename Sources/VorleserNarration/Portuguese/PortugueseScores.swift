import Phonemes

/// Says the result of a game: *2x1*, *3 x 0*.
struct PortugueseScores: NumeralForm {
    let name = "pt-score"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let sign = numeral.words.upperBound
        guard let home = numeral.plain(1...2), passage.printed(sign) == "x",
            passage.isTight(sign) == passage.isTight(sign + 1),
            let next = passage.numeral(at: sign + 1), let guests = next.plain(1...2)
        else { return [] }
        let text = PortugueseNumberWords.cardinal(home) + " a " + PortugueseNumberWords.cardinal(guests)
        return [passage.replacement(numeral.words.lowerBound..<next.words.upperBound, by: text)]
    }
}
