import Phonemes

/// Says numbers whose thousands are parted by commas, as older prints of these languages have them: *20,000 francs*.
struct ContinentalGroups: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("comma-thousands") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let start = passage.numerals[index].words.lowerBound
        guard passage.isDigits(start), passage.count(start) < 4, passage.printed(start).first != "0" else { return [] }
        var (digits, end, groups) = (passage.printed(start), start + 1, 0)
        while passage.isTightMark(end, ","), passage.isTight(end + 1), passage.isDigits(end + 1),
            passage.count(end + 1) == 3, groups < 4
        {
            digits += passage.printed(end + 1)
            (end, groups) = (end + 2, groups + 1)
        }
        // *$1,500.50* has decimals.
        let hasDecimals = passage.isTightMark(end, ".") && passage.isTight(end + 1) && passage.isDigits(end + 1)
        if hasDecimals, groups > 1 { return [decimal(start, digits, end, passage)] }
        guard groups > 0, let value = Int(digits), passage.isTightEnd(end), !hasDecimals else { return [] }
        if words.money.partsByCommas, let (currency, sign) = ContinentalMoney(words: words).before(start, passage) {
            let (text, last) = money(value, start..<end, currency, passage)
            return [passage.replacement(sign..<last, by: text)]
        }
        // *16,825 fr.*: no price has thousandths.
        if ["fr", "frs"].contains(passage.letters(end)),
            let (currency, last) = ContinentalMoney(words: words).after(end, passage)
        {
            let (text, _) = money(value, start..<end, currency, passage)
            return [passage.replacement(start..<last, by: text)]
        }
        guard groups > 1 || digits.hasSuffix("00") || counts(end, passage) else { return [] }
        let agreement = passage.agreement(of: value, endingAt: end, words)
        return [passage.replacement(start..<end, by: words.numbers.cardinal(value, agreement))]
    }

    /// *$1,000,000.50*
    private func decimal(_ start: Int, _ digits: String, _ end: Int, _ passage: Passage) -> Replacement {
        var numeral = Numeral(
            words: start..<end + 2,
            digits: digits,
            decimals: passage.printed(end + 1),
            fraction: nil,
            isGrouped: true
        )
        numeral.hasForeignPoint = true
        let money = ContinentalMoney(words: words)
        guard let (currency, sign) = money.before(start, passage) else {
            return passage.replacement(numeral.words, by: passage.spoken(numeral, .alone, words))
        }
        let (text, last) = money.signed(numeral, currency, end + 2, passage)
        return passage.replacement(sign..<last, by: text)
    }

    /// *$ 16,356*, *$ 1,200 millones*, *$ 4,500 pesos*
    private func money(_ value: Int, _ digits: Range<Int>, _ currency: ContinentalCurrency, _ passage: Passage) -> (
        text: String, end: Int
    ) {
        let end = digits.upperBound
        let noun = passage.letters(end)
        if words.money.names[noun] != nil {
            return (words.numbers.cardinal(value, words.numbers.gender(of: noun)), end)
        }
        guard let scale = words.money.scales[passage.printed(end)], !scale.isThousand else {
            let numeral = Numeral(words: digits, digits: String(value), decimals: nil, fraction: nil, isGrouped: true)
            return ContinentalMoney(words: words).signed(numeral, currency, end, passage)
        }
        let text = words.numbers.cardinal(value, .masculine) + " " + scale.many
        let isNamed = passage.letters(end + 1) == words.joints.of
        return (isNamed ? text : text + words.joints.of(before: currency.unit.many) + currency.unit.many, end + 1)
    }

    /// Whether a word follows that is counted one by one: *1,500 hommes*, but *1,609 kilomètres*.
    private func counts(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.isLowerCase(index), passage.word(index)?.isSpaced == true else { return false }
        let noun = passage.letters(index)
        return !words.functionWords.contains(noun) && !words.money.largeNumbers.contains(noun)
            && words.measures.units[noun] == nil
            && !words.measures.units.values.contains { $0.many == noun || $0.one == noun }
            && words.numbers.isCounted(noun, by: 1_000)
    }
}
