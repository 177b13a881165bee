import Phonemes

/// Says amounts of money: `5 €`, `$21`, `R$ 5`, `5,20 €`.
struct ContinentalMoney: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("money") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        if let (currency, start) = before(numeral.words.lowerBound, passage) {
            let noun = passage.letters(numeral.words.upperBound)
            // *$ 15.000 pesos* names the money itself.
            if words.money.names[noun] != nil {
                let text = passage.spoken(numeral, words.numbers.gender(of: noun), words)
                return [passage.replacement(start..<numeral.words.upperBound, by: text)]
            }
            // *$5-10*
            if let next = passage.numeral(at: passage.rangeEnd(numeral.words.upperBound)) {
                let quantity = passage.romanceQuantity(of: numeral, currency.unit.gender, words)
                return [
                    passage.replacement(start..<next.words.upperBound, by: quantity.spoken + " " + currency.unit.many)
                ]
            }
            let (text, end) = signed(numeral, currency, numeral.words.upperBound, passage)
            return [passage.replacement(start..<end, by: text)]
        }
        let sign = numeral.words.upperBound
        // *60–80 €*
        if let next = passage.numeral(at: passage.rangeEnd(sign)), !passage.isRangeEnd(numeral.words.lowerBound),
            let (currency, end) = after(next.words.upperBound, passage)
        {
            let quantity = passage.romanceQuantity(of: numeral, currency.unit.gender, words)
            if quantity.range.upperBound == next.words.upperBound {
                return [
                    passage.replacement(quantity.range.lowerBound..<end, by: quantity.spoken + " " + currency.unit.many)
                ]
            }
        }
        guard let (currency, end) = after(sign, passage) else { return [] }
        // *3€50*
        if passage.isTight(sign), passage.mark(sign) > 0x7F, end == sign + 1, passage.isTight(end),
            passage.isDigits(end),
            passage.count(end) == 2, passage.isTightEnd(end + 1), numeral.isPlain, let whole = numeral.whole,
            let rest = Int(passage.printed(end))
        {
            let text = [
                words.numbers.cardinal(whole, currency.unit.gender),
                whole == 1 ? currency.unit.one : currency.unit.many,
                words.numbers.cardinal(rest, .alone),
            ]
            return [passage.replacement(numeral.words.lowerBound..<end + 1, by: text.joined(separator: " "))]
        }
        return [passage.replacement(numeral.words.lowerBound..<end, by: amount(numeral, currency, end, passage).text)]
    }

    /// A sum behind its sign, which may be that of several countries; then a code behind the sum tells: *$1,500.00 MXN*.
    func signed(_ numeral: Numeral, _ sign: ContinentalCurrency, _ end: Int, _ passage: Passage) -> (
        text: String, end: Int
    ) {
        guard passage.isCapitals(end), passage.count(end) == 3,
            let coded = words.money.currencies[passage.printed(end)]
        else { return amount(numeral, sign, end, passage) }
        let (text, last) = amount(numeral, coded, end, passage)
        return (text, last + 1)
    }

    func before(_ index: Int, _ passage: Passage) -> (ContinentalCurrency, start: Int)? {
        let sign = passage.printed(index - 1)
        // “R$”, “US$”; also with a blank inside
        if passage.isMark(index - 1, "$"), passage.isLetters(index - 2),
            let currency = words.money.currencies[passage.printed(index - 2) + "$"]
        {
            return (currency, index - 2)
        }
        if passage.mark(index - 1) != 0, let currency = currency(sign, passage) { return (currency, index - 1) }
        // “USD 20”
        if passage.isCapitals(index - 1), sign.utf8.count == 3, !passage.isDigits(index - 2),
            let currency = words.money.currencies[sign]
        {
            return (currency, index - 1)
        }
        // “L. 500”, but *5 fl. 30 kr.*
        if passage.isMark(index - 1, "."), !passage.isDigits(index - 3),
            let currency = words.money.currencies[passage.printed(index - 2) + "."]
        {
            return (currency, index - 2)
        }
        // “S/ 35”, “S/. 35”
        let slash = passage.isTightMark(index - 1, ".") ? index - 2 : index - 1
        if passage.isTightMark(slash, "/"), let currency = words.money.currencies[passage.printed(slash - 1) + "/"] {
            return (currency, slash - 1)
        }
        return nil
    }

    /// What a sign means: `$` is that of pesos where the text speaks of these.
    private func currency(_ sign: String, _ passage: Passage) -> ContinentalCurrency? {
        let isPeso = sign == "$" && passage.subjects.contains(.pesos)
        return isPeso ? words.money.currencies["MX$"] ?? words.money.currencies[sign] : words.money.currencies[sign]
    }

    func after(_ index: Int, _ passage: Passage) -> (ContinentalCurrency, end: Int)? {
        let sign = passage.printed(index)
        if passage.isMark(index, "$") || passage.mark(index) > 0x7F, let currency = currency(sign, passage) {
            return (currency, index + 1)
        }
        if passage.isLetters(index), passage.isTightMark(index + 1, "."),
            let currency = words.money.currencies[sign + "."]
        {
            return (currency, index + 2)
        }
        if passage.isLetters(index), sign.utf8.count == 3, let currency = words.money.currencies[sign] {
            return (currency, index + 1)
        }
        return nil
    }

    func amount(_ numeral: Numeral, _ currency: ContinentalCurrency, _ end: Int, _ passage: Passage) -> (
        text: String, end: Int
    ) {
        let unit = currency.unit
        guard let whole = numeral.whole else { return (words.numbers.digits(numeral.digits) + " " + unit.many, end) }
        // “$5 millones”
        if words.money.largeNumbers.contains(passage.letters(end)) {
            let number = passage.spoken(numeral, .masculine, words)
            let of = words.joints.of(before: unit.many)
            return (number + " " + passage.printed(end) + of + unit.many, end + 1)
        }
        let of = whole.isMillions ? words.joints.of(before: unit.many) : " "
        let number = words.numbers.amount(whole, unit.gender, isGrouped: numeral.isGrouped)
        let text = number + of + (whole == 1 ? unit.one : unit.many)
        guard let decimals = numeral.decimals, let hundredths = Int(decimals), decimals.utf8.count == 2, hundredths > 0
        else {
            return numeral.decimals == nil || numeral.decimals == "00"
                ? (text, end) : (passage.spoken(numeral, .alone, words) + " " + unit.many, end)
        }
        let join = currency.join.isEmpty ? " " : " " + currency.join + " "
        guard let cent = currency.cent else {
            return (text + join + words.numbers.cardinal(hundredths, .alone), end)
        }
        let part = words.numbers.cardinal(hundredths, cent.gender) + " " + (hundredths == 1 ? cent.one : cent.many)
        return (whole == 0 ? part : text + join + part, end)
    }
}
