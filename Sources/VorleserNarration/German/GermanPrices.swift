import Phonemes

/// Says money with its hundredths, and with a dash in their place: *5,20 €*, *CHF 12.50*, *EUR 20,-*, *5,– €*.
struct GermanPrices: NumeralForm {
    let words: ContinentalWords
    let name = "de-price"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        guard let whole = numeral.whole, numeral.fraction == nil else { return [] }
        if let millions = millions(numeral, passage) { return [millions] }
        var (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        var cents: Int?
        if let decimals = numeral.decimals {
            guard decimals.utf8.count == 2 else { return [] }
            cents = Int(decimals)
        } else if passage.isTightMark(end, ","), passage.isTight(end + 1),
            passage.isRangeDash(end + 1) || passage.isMark(end + 1, "—")
        {
            cents = 0
            end += passage.isTight(end + 2) && passage.isRangeDash(end + 2) ? 3 : 2
        }
        let found: ContinentalCurrency
        if let currency = currency(at: end, passage), cents != nil {
            found = currency
            end += 1
        } else if passage.count(start - 1) == 3, let currency = words.money.currencies[passage.printed(start - 1)] {
            found = currency
            start -= 1
        } else {
            return []
        }
        let text =
            words.numbers.cardinal(whole, found.unit.gender) + " " + (whole == 1 ? found.unit.one : found.unit.many)
        let rest = cents.map { $0 == 0 ? "" : " " + GermanNumberWords.cardinal($0) } ?? ""
        return [passage.replacement(start..<end, by: text + rest)]
    }

    /// *EUR 3 Mio.*, *$ 1,5 Mrd.*
    private func millions(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let scale = Self.scales[passage.printed(end)], let currency = currency(at: start - 1, passage),
            passage.printed(start - 1) != "Euro"
        else { return nil }
        let isOne = numeral.isOne && scale.one != scale.many
        let number = isOne ? "eine " + scale.one : passage.spoken(numeral, .masculine, words) + " " + scale.many
        let last = passage.isEnd(end + 1) ? end + 1 : passage.afterStop(end + 1)
        return passage.replacement(start - 1..<last, by: number + " " + currency.unit.many)
    }

    private static let scales = [
        "Mio": (one: "Million", many: "Millionen"), "Million": (one: "Million", many: "Millionen"),
        "Millionen": (one: "Million", many: "Millionen"), "Mrd": (one: "Milliarde", many: "Milliarden"),
        "Milliarde": (one: "Milliarde", many: "Milliarden"), "Milliarden": (one: "Milliarde", many: "Milliarden"),
        "Tsd": (one: "tausend", many: "tausend"),
    ]

    private func currency(at index: Int, _ passage: Passage) -> ContinentalCurrency? {
        let printed = passage.printed(index)
        return words.money.currencies[printed] ?? Self.named[printed].flatMap { words.money.currencies[$0] }
    }

    private static let named = ["Euro": "€", "Mark": "DM", "Dollar": "$", "Franken": "CHF"]
}
