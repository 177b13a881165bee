import Phonemes

/// Says the colon of a verse or of a proportion: *Mateo 5:3*, *1:3*.
struct ContinentalVerses: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("verse") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let colon = numeral.words.upperBound
        guard numeral.isPlain, passage.isTightMark(colon, ":"), passage.isTight(colon + 1), passage.isDigits(colon + 1)
        else { return [] }
        let isVerse = passage.isCapitalised(numeral.words.lowerBound - 1)
        let text = passage.spoken(numeral, .alone, words) + (isVerse ? ", " : " " + words.joints.to + " ")
        return [passage.replacement(numeral.words.lowerBound..<colon + 1, by: text)]
    }
}
