import Phonemes

/// Says results and verses: *3:2*, *Matthäus 5:3*; and numbers of telephones digit by digit.
struct GermanScores: NumeralForm {
    let name = "de-score"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, colon) = (numeral.words.lowerBound, numeral.words.upperBound)
        if numeral.isPlain, isTelephone(start, passage) {
            return [passage.replacement(start..<colon, by: GermanNumberWords.digits(numeral.digits))]
        }
        guard numeral.isPlain, let value = numeral.whole, passage.isTightMark(colon, ":"), passage.isTight(colon + 1),
            passage.isDigits(colon + 1)
        else { return [] }
        let isVerse = passage.isCapitalised(start - 1) && !Self.ratios.contains(passage.letters(start - 1))
        let text = GermanNumberWords.cardinal(value) + (isVerse ? ", " : " zu ")
        return [passage.replacement(start..<colon + 1, by: text)]
    }

    private static let ratios: Set = [
        "maßstab", "massstab", "verhältnis", "mischungsverhältnis", "stand", "endstand", "halbzeitstand", "ergebnis",
        "quote", "kurs",
    ]

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
