import Phonemes

/// Says every other number as a cardinal that agrees with what it counts: *veintiuna páginas*.
struct ContinentalCardinals: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("cardinal") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let agreement = passage.agreement(of: numeral, words)
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        if let half = half(numeral, passage) { return [half] }
        if let sign = passage.minus(before: numeral) {
            return [
                passage.replacement(
                    sign..<end,
                    by: words.figures.minus + " " + passage.spoken(numeral, agreement, words)
                )
            ]
        }
        if words.joints.of != nil, let whole = numeral.whole, numeral.decimals == nil, whole.isMillions,
            passage.isLowerCase(end), !words.functionWords.contains(passage.letters(end)),
            // *1 000 000 d’euros*
            !(passage.letters(end) == "d" && passage.isTight(end + 1) && passage.isApostrophe(end + 1)),
            passage.word(end)?.isSpaced == true, let noun = passage.word(end)
        {
            let text = passage.spoken(numeral, .masculine, words) + words.joints.of(before: passage.printed(end))
            return [Replacement(passage.words[start].range.lowerBound..<noun.range.lowerBound, by: text)]
        }
        return [passage.replacement(start..<end, by: passage.spoken(numeral, agreement, words))]
    }

    /// `2½ horas`: *dos horas y media*.
    private func half(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        guard let fraction = numeral.fraction, fraction == Fraction(1, 2), let whole = numeral.whole else { return nil }
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        let agreement = passage.agreement(of: nil, endingAt: end, words)
        guard agreement != .alone, passage.isLowerCase(end) else { return nil }
        // *1½ años* is one year.
        let noun = passage.printed(end)
        let counted = whole == 1 ? words.numbers.singular(of: noun) : noun
        let text = words.numbers.cardinal(whole, agreement) + " " + counted + " " + words.joints.and + " "
        return passage.replacement(start..<end + 1, by: text + words.figures.half.agreeing(with: agreement))
    }
}
