import Phonemes

/// Says `Flight 714`, `room 101`, `Boeing 747` and house numbers in pairs, as names are.
struct NamedNumbers: NumeralForm {
    let name = "number-as-name"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.lowerBound
        if let zip = zip(numeral, passage) { return [zip] }
        guard let value = numeral.plain(3...4), numeral.digits.utf8.first != 0x30,
            passage.isTightEnd(numeral.words.upperBound), !passage.isTight(start)
        else { return [] }
        let label = passage.isTightMark(start - 1, ".") ? start - 2 : start - 1
        let isLabelled = EnglishWords.numbered.contains(passage.letters(label)) && passage.mark(start - 1) != 0x2C
        guard isLabelled || isHouse(numeral, passage) else { return [] }
        return [passage.replacement(numeral.words, by: NumberWords.paired(value))]
    }

    /// Five figures after a state of America; after the letters of an agency or order they are no amount either.
    private func zip(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let before = numeral.words.lowerBound - 1
        let isBracketed = passage.isMark(before, ")") && passage.isMark(before - 2, "(")
        let state = passage.isMark(before, ",") || isBracketed ? before - 1 : before
        let isDotted = isDottedState(before, passage)
        guard numeral.plain(5...5) != nil, isDotted || passage.isCapitals(state) && passage.count(state) == 2 else {
            return nil
        }
        // “In the US 12000 patients died.”
        let end = numeral.words.upperBound
        let isCounting = passage.isLowerCase(end) && !passage.isTight(end)
        if state == before, !passage.isMark(before - (isDotted ? 4 : 1), ","), isCounting {
            let isState = isDotted || PostalCodes.isState(passage.printed(state))
            if !isState || EnglishWords.isPlural(passage.letters(end)) { return nil }
        }
        return passage.replacement(numeral.words, by: NumberWords.digits(numeral.digits))
    }

    /// `New York, N.Y. 10024`, not *at 5 P.M. 20000 came*.
    private func isDottedState(_ stop: Int, _ passage: Passage) -> Bool {
        guard passage.isMark(stop, "."), passage.isCapitals(stop - 1), passage.isTightMark(stop - 2, "."),
            passage.isCapitals(stop - 3)
        else { return false }
        let letters = passage.printed(stop - 3) + passage.printed(stop - 1)
        return passage.isMark(stop - 4, ",") || PostalCodes.isState(letters)
    }

    /// Whether a street's name comes after.
    private func isHouse(_ numeral: Numeral, _ passage: Passage) -> Bool {
        var index = numeral.words.upperBound
        if passage.isTightMark(index, ",") { index += 1 }
        for step in 0..<5 {
            if step > 0, EnglishWords.streets.contains(passage.letters(index)), passage.isCapitalised(index) {
                return true
            }
            let isName =
                passage.isCapitalised(index) || passage.isDigits(index) && step < 2
                || step > 0
                    && (["st", "nd", "rd", "th"].contains(passage.letters(index)) || passage.isTightMark(index, "."))
            guard isName else { return false }
            index += 1
        }
        return false
    }
}
