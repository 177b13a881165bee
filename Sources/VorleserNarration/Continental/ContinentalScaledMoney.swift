import Phonemes

/// Says money counted by thousands or millions, the scale in short or in full: *R$ 200 mil*, *US$ 1,5 bi*, *3.200 M€*.
struct ContinentalScaledMoney: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("large-money") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let next = passage.numeral(at: passage.rangeEnd(numeral.words.upperBound))
        let place = next?.words.upperBound ?? numeral.words.upperBound
        // *$ 1,200 millones* has a comma between thousands.
        if words.money.partsByCommas, numeral.decimals?.utf8.count == 3 { return [] }
        guard numeral.fraction == nil, let scale = words.money.scales[passage.printed(place)],
            let (currency, start, end) = currency(numeral, scaleAt: place, passage),
            let (amount, last) = amount(next ?? numeral, scale, end, passage)
        else { return [] }
        // *US$ 100-150 millones*
        let low = next.map { _ in passage.spoken(numeral, .masculine, words) + " " + words.joints.to + " " } ?? ""
        // *$ 15 millones de pesos* names the money itself.
        let noun = passage.letters(last) == words.joints.of ? last + 1 : last
        let isNamed = words.money.names[passage.letters(noun)] != nil
        let unit = currency.unit.many
        let named = isNamed ? "" : (amount.takesOf ? words.joints.of(before: unit) : " ") + unit
        return [passage.replacement(start..<last, by: low + amount.text + named)]
    }

    /// The sign before the number, or behind its scale.
    private func currency(_ numeral: Numeral, scaleAt place: Int, _ passage: Passage) -> (
        ContinentalCurrency, start: Int, end: Int
    )? {
        let money = ContinentalMoney(words: words)
        if let (currency, start) = money.before(numeral.words.lowerBound, passage) {
            return (currency, start, place + 1)
        }
        return money.after(place + 1, passage).map { ($0.0, numeral.words.lowerBound, $0.end) }
    }

    private func amount(_ numeral: Numeral, _ scale: ContinentalScale, _ end: Int, _ passage: Passage) -> (
        (text: String, takesOf: Bool), end: Int
    )? {
        guard let whole = numeral.whole else { return nil }
        let printed = passage.printed(numeral.words.upperBound)
        guard scale.isThousand else {
            let isOne = words.money.oneCountsDecimals ? whole < 2 : numeral.isOne
            let number = passage.spoken(numeral, .masculine, words)
            let isInFull = printed == scale.one || printed == scale.many
            return ((number + " " + (isInFull ? printed : isOne ? scale.one : scale.many), true), end)
        }
        // *1,4 mil*: a thousand and four hundred.
        let decimals = numeral.decimals ?? ""
        guard decimals.utf8.count < 4, whole < 1_000_000,
            let value = Int(numeral.digits + decimals + String(repeating: "0", count: 3 - decimals.utf8.count))
        else { return nil }
        let number = words.numbers.cardinal(value, .masculine)
        if let larger = words.money.scales[passage.printed(end)], !larger.isThousand {
            return ((number + " " + larger.many, true), end + 1)
        }
        return ((number, false), end)
    }
}
