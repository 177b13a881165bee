import Phonemes

/// Says results, verses and scales: *3:2*, *Matthäus 5:3*, *1:25 000*; and numbers of telephones digit by digit.
struct GermanScores: NumeralForm {
    let name = "de-score"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, colon) = (numeral.words.lowerBound, numeral.words.upperBound)
        if numeral.isPlain, isTelephone(start, passage) {
            return [passage.replacement(start..<colon, by: GermanNumberWords.digits(numeral.digits))]
        }
        if let scale = scale(numeral, passage) { return [scale] }
        guard numeral.isPlain, let value = numeral.whole, passage.isTightMark(colon, ":"), passage.isTight(colon + 1),
            passage.isDigits(colon + 1)
        else { return [] }
        let book = passage.isMark(start - 1, ".") ? start - 2 : start - 1
        let isVerse = GermanTimes.isBook(passage.letters(book))
        let text = GermanNumberWords.cardinal(value) + (isVerse ? ", " : " zu ")
        return [passage.replacement(start..<colon + 1, by: text)]
    }

    /// The scale of a map: *1:25 000*, *1 : 50.000*.
    private func scale(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let colon = numeral.words.upperBound
        guard numeral.plain(1...1) == 1, passage.isMark(colon, ":"), let lower = passage.numeral(at: colon + 1),
            passage.isTight(colon) == passage.isTight(colon + 1), let under = lower.whole, lower.decimals == nil,
            lower.fraction == nil, under >= 1_000, under.isMultiple(of: 100)
        else { return nil }
        let text = "eins zu " + GermanNumberWords.cardinal(under)
        return passage.replacement(numeral.words.lowerBound..<lower.words.upperBound, by: text)
    }

    /// Whether the word before a row of numbers is one for a telephone.
    private func isTelephone(_ index: Int, _ passage: Passage) -> Bool {
        var place = index - 1
        while passage.isDigits(place) || passage.isMark(place, "/") || passage.isHyphen(place)
            || passage.isMark(place, ".") || passage.isMark(place, ":")
        {
            place -= 1
        }
        return ["tel", "telefon", "fax", "telefax", "fernruf"].contains(passage.letters(place))
    }
}
