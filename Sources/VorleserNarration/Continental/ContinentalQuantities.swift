import Phonemes

/// Says `50 %` and `5‰`.
struct ContinentalPercents: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("percent") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let quantity = passage.romanceQuantity(of: passage.numerals[index], .alone, words)
        let end = quantity.range.upperBound
        let word: String
        switch passage.mark(end) {
        case 0x25: word = words.figures.percent
        case 0x2030: word = words.figures.perMille
        default: return []
        }
        let number = quantity.isOne ? words.figures.oneBeforePercent ?? quantity.spoken : quantity.spoken
        return [passage.replacement(quantity.range.lowerBound..<end + 1, by: number + " " + word)]
    }
}

/// Says `20 °C`, `45°`.
struct ContinentalDegrees: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("degree") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let quantity = passage.romanceQuantity(of: numeral, .masculine, words)
        var end = quantity.range.upperBound
        guard passage.isMark(end, "°") || passage.isMark(end, "º") else { return [] }
        end += 1
        var text = quantity.spoken + " " + (quantity.isOne ? words.measures.degrees.one : words.measures.degrees.many)
        if passage.isTight(end) && passage.isLetters(end) || passage.printed(end) == "C" || passage.printed(end) == "F"
        {
            switch passage.printed(end) {
            case "C": text += words.measures.degrees.celsius
            case "F": text += words.measures.degrees.fahrenheit
            default: return []
            }
            end += 1
        }
        return [passage.replacement(quantity.range.lowerBound..<end, by: text)]
    }

}

/// Says measures: `5 km`, `30 m²`, `2 kg`.
struct ContinentalMeasures: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("unit") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        if passage.isTightMark(numeral.words.lowerBound - 1, "/") { return [] }
        let first = numeral.words.upperBound
        let next = passage.numeral(at: passage.rangeEnd(first))
        let place = next?.words.upperBound ?? first
        guard let (unit, end) = unit(at: place, passage) else { return [] }
        let quantity = passage.romanceQuantity(of: numeral, unit.gender, words)
        guard quantity.range.upperBound == place, !isLettered(numeral, at: place, passage) else { return [] }
        if let length = length(numeral, unit, at: place, end, passage) { return [length] }
        // *½ kg*, *¾ l*
        if numeral.digits.isEmpty, let fraction = numeral.fraction, next == nil {
            return [passage.replacement(numeral.words.lowerBound..<end, by: words.part(fraction, of: unit))]
        }
        let isOne = quantity.isOne && numeral.fraction == nil
        let text = quantity.spoken + " " + (isOne ? unit.one : unit.many)
        return [passage.replacement(quantity.range.lowerBound..<end, by: text)]
    }

    /// `1,80 m`: *un metro ochenta*.
    private func length(_ numeral: Numeral, _ unit: ContinentalUnit, at place: Int, _ end: Int, _ passage: Passage)
        -> Replacement?
    {
        guard passage.printed(place) == "m", end == place + 1, let decimals = numeral.decimals,
            decimals.utf8.count == 2,
            let rest = Int(decimals), rest > 9, let whole = numeral.whole, (1...9).contains(whole),
            numeral.words.upperBound == place, passage.minus(before: numeral) == nil
        else { return nil }
        let text = words.numbers.cardinal(whole, unit.gender) + " " + (whole == 1 ? unit.one : unit.many)
        return passage.replacement(
            numeral.words.lowerBound..<end,
            by: text + words.measures.lengthJoin + words.numbers.cardinal(rest, .alone)
        )
    }

    /// *Porte 12A*, *IOMD2312345A*: a letter that is a part of a name.
    private func isLettered(_ numeral: Numeral, at place: Int, _ passage: Passage) -> Bool {
        guard passage.isTight(place), passage.count(place) == 1, passage.isCapitalised(place) else { return false }
        let before = numeral.words.lowerBound - 1
        return passage.isLabel(before, words) || passage.isTight(before + 1) && passage.isLetters(before)
    }

    func unit(at index: Int, _ passage: Passage) -> (ContinentalUnit, end: Int)? {
        guard passage.isLetters(index), let unit = words.measures.units[passage.printed(index)], !isWord(index, passage)
        else { return nil }
        var end = index + 1
        var (one, many) = (unit.one, unit.many)
        if let power = passage.power(after: index), let name = words.measures.name(ofPower: power, unit.gender) {
            (one, many) = (one + " " + name, many + " " + words.numbers.plural(of: name))
            end += 1
        }
        if passage.isTightMark(end, "/"), let (rate, last) = rate(at: end + 1, passage) {
            (one, many, end) = (one + " " + rate, many + " " + rate, last)
        } else if passage.isTight(end), passage.isMark(end, "."), passage.count(index) > 1 || !passage.isEnd(end + 1) {
            end += passage.isEnd(end + 1) ? 0 : 1
        }
        return (ContinentalUnit(one, many, unit.gender), end)
    }

    /// What a measure is divided by: *por hora*, *par mètre cube*.
    private func rate(at index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard passage.isTight(index), passage.isLetters(index) else { return nil }
        let power = passage.power(after: index)
        let measures = words.measures
        if power == nil, let rate = measures.rates[passage.printed(index)] { return (rate, index + 1) }
        guard let unit = measures.units[passage.printed(index)] else { return nil }
        guard let power else { return (measures.per + " " + unit.one, index + 1) }
        if let name = measures.name(ofPower: power, unit.gender) {
            return (measures.per + " " + unit.one + " " + name, index + 2)
        }
        if let named = measures.units[passage.printed(index) + power.rawValue]?.one {
            return (measures.per + " " + named, index + 2)
        }
        let raised = power == .square ? words.figures.power.square : words.figures.power.cube
        return (measures.per + " " + unit.one + " " + raised, index + 2)
    }

    /// A unit of one letter must not be a word or stand for one: *a*, *e*, *y*.
    private func isWord(_ index: Int, _ passage: Passage) -> Bool {
        if passage.isTight(index + 1), passage.isApostrophe(index + 1) { return true }
        if words.measures.isVerb?(index, passage) ?? false { return true }
        return passage.count(index) == 1 && words.functionWords.contains(passage.letters(index))
    }
}

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
            let (text, end) = amount(numeral, currency, numeral.words.upperBound, passage)
            return [passage.replacement(start..<end, by: text)]
        }
        let sign = numeral.words.upperBound
        guard let (currency, end) = after(sign, passage) else { return [] }
        return [passage.replacement(numeral.words.lowerBound..<end, by: amount(numeral, currency, end, passage).text)]
    }

    func before(_ index: Int, _ passage: Passage) -> (ContinentalCurrency, start: Int)? {
        let sign = passage.printed(index - 1)
        // “R$”, “US$”; also with a blank inside
        if passage.isMark(index - 1, "$"), passage.isLetters(index - 2),
            let currency = words.money.currencies[passage.printed(index - 2) + "$"]
        {
            return (currency, index - 2)
        }
        if passage.mark(index - 1) != 0, let currency = words.money.currencies[sign] { return (currency, index - 1) }
        // “USD 20”
        if passage.isCapitals(index - 1), sign.utf8.count == 3, !passage.isDigits(index - 2),
            let currency = words.money.currencies[sign]
        {
            return (currency, index - 1)
        }
        // “L. 500”
        if passage.isMark(index - 1, "."), let currency = words.money.currencies[passage.printed(index - 2) + "."] {
            return (currency, index - 2)
        }
        // “S/ 35”, “S/. 35”
        let slash = passage.isTightMark(index - 1, ".") ? index - 2 : index - 1
        if passage.isTightMark(slash, "/"), let currency = words.money.currencies[passage.printed(slash - 1) + "/"] {
            return (currency, slash - 1)
        }
        return nil
    }

    func after(_ index: Int, _ passage: Passage) -> (ContinentalCurrency, end: Int)? {
        let sign = passage.printed(index)
        if passage.isMark(index, "$") || passage.mark(index) > 0x7F, let currency = words.money.currencies[sign] {
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
        let text = words.numbers.cardinal(whole, unit.gender) + of + (whole == 1 ? unit.one : unit.many)
        guard let decimals = numeral.decimals, let hundredths = Int(decimals), decimals.utf8.count == 2, hundredths > 0
        else {
            return numeral.decimals == nil || numeral.decimals == "00"
                ? (text, end) : (passage.spoken(numeral, .alone, words) + " " + unit.many, end)
        }
        guard let cent = currency.cent else {
            return (text + " " + currency.join + " " + words.numbers.cardinal(hundredths, .alone), end)
        }
        let part = words.numbers.cardinal(hundredths, cent.gender) + " " + (hundredths == 1 ? cent.one : cent.many)
        return (whole == 0 ? part : text + " " + currency.join + " " + part, end)
    }
}
