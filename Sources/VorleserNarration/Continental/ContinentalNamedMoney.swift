import Phonemes

/// Says amounts with hundredths before the name of the money: *2,15 pesetas*, *3,50 francs*.
struct ContinentalNamedMoney: NumeralForm {
    let words: ContinentalWords
    /// Between the money and its hundredths, with the blanks.
    let join: String
    var name: String { words.name("money-in-words") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let noun = numeral.words.upperBound
        guard let decimals = numeral.decimals, decimals.utf8.count == 2,
            let hundredths = Int(decimals), let whole = numeral.whole, whole > 0, passage.isLowerCase(noun),
            let one = words.money.names[passage.letters(noun)]
        else { return [] }
        let gender = words.numbers.gender(of: passage.letters(noun))
        // *1,80 marcos* is one mark.
        let money = whole == 1 ? one : passage.printed(noun)
        var text = words.numbers.cardinal(whole, gender) + " " + money
        if hundredths > 0 { text += join + words.numbers.cardinal(hundredths, .alone) }
        return [passage.replacement(numeral.words.lowerBound..<noun + 1, by: text)]
    }
}
