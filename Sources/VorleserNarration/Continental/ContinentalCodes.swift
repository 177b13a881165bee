/// Says numbers that begin with 0 digit by digit.
struct ContinentalCodes: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("code") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        guard numeral.isPlain, numeral.digits.utf8.first == 0x30, numeral.digits.utf8.count > 1 else { return [] }
        return [passage.replacement(numeral.words, by: words.numbers.digits(numeral.digits))]
    }
}
