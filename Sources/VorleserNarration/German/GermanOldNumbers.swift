import Phonemes

/// Says the hours with their halves and quarters: *½9 Uhr*, *3/4 5 Uhr*, *9 1/2 Uhr*.
struct GermanHours: NumeralForm {
    let name = "de-hour"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.lowerBound
        if let hour = numeral.plain(1...2), passage.slashed(numeral) == nil,
            let (fraction, end) = fraction(numeral.words.upperBound, passage),
            fraction == Fraction(1, 2), passage.letters(end) == "uhr", (1...12).contains(hour)
        {
            return [passage.replacement(start..<end, by: "halb " + word(hour % 12 + 1))]
        }
        if numeral.fraction == Fraction(1, 2), let hour = numeral.whole, (1...12).contains(hour),
            passage.letters(numeral.words.upperBound) == "uhr"
        {
            return [passage.replacement(numeral.words, by: "halb " + word(hour % 12 + 1))]
        }
        guard let (fraction, end) = fraction(start, passage), let next = passage.numeral(at: end),
            let hour = next.plain(1...2), (1...24).contains(hour), passage.letters(next.words.upperBound) == "uhr",
            let part = Self.parts.first(where: { $0.0 == fraction })
        else { return [] }
        return [passage.replacement(start..<next.words.upperBound, by: part.1 + " " + word(hour))]
    }

    private func fraction(_ index: Int, _ passage: Passage) -> (Fraction, end: Int)? {
        guard let numeral = passage.numeral(at: index) else { return nil }
        if numeral.digits.isEmpty, let fraction = numeral.fraction { return (fraction, numeral.words.upperBound) }
        return passage.slashed(numeral)
    }

    private func word(_ hour: Int) -> String { GermanNumberWords.cardinal(hour, one: "eins") }

    private static let parts = [
        (Fraction(1, 2), "halb"), (Fraction(1, 4), "viertel"), (Fraction(3, 4), "drei viertel"),
    ]
}

/// Says ordinals with their ending in letters: *das 16te Jahrhundert*, *am 3ten Mai*, *2tens*.
struct GermanLetteredOrdinals: NumeralForm {
    let name = "de-lettered-ordinal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let ending = numeral.words.upperBound
        guard let value = numeral.plain(1...3), value > 0, passage.isTight(ending),
            let last = Self.endings[passage.printed(ending)]
        else { return [] }
        let end = passage.isTightMark(ending + 1, ".") && passage.isLetters(ending + 2) ? ending + 2 : ending + 1
        let text = GermanNumberWords.ordinal(value, last)
        return [Replacement(passage.range(of: numeral.words.lowerBound..<end), by: text)]
    }

    private static let endings = [
        "te": "e", "ten": "en", "ter": "er", "tes": "es", "tem": "em", "ste": "e", "sten": "en", "ster": "er",
        "stes": "es", "stem": "em", "tens": "ens", "stens": "ens",
    ]
}

/// Says dates whose month is a Roman number: *3. VIII. 98*.
struct GermanRomanMonths: NumeralForm {
    let name = "de-roman-month"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, stop) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let day = numeral.plain(1...2), (1...31).contains(day), passage.isTightMark(stop, "."),
            let month = RomanNumeral(stop + 1, in: passage), (1...12).contains(month.value), !month.isLowerCase,
            passage.isTightMark(stop + 2, "."), let year = passage.numeral(at: stop + 3),
            year.plain(2...4) != nil
        else { return [] }
        let ending = GermanInflection.ending(at: start, noun: stop + 1, passage)
        let text = GermanNumberWords.ordinal(day, ending) + " " + GermanNumberWords.ordinal(month.value, ending)
        return [Replacement(passage.range(of: start..<stop + 3), by: text)]
    }
}
