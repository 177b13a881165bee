import Phonemes

/// Says money with its hundredths, and with a dash in their place: *5,20 €*, *CHF 12.50*, *EUR 20,-*, *5,– €*.
struct GermanPrices: NumeralForm {
    let words: ContinentalWords
    let name = "de-price"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        guard let whole = numeral.whole, numeral.fraction == nil else { return [] }
        if let other = millions(numeral, passage) ?? range(numeral, whole, passage) { return [other] }
        var (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        var cents: Int?
        if let decimals = numeral.decimals {
            guard decimals.utf8.count == 2 else { return [] }
            cents = Int(decimals)
        } else if let last = dash(at: end, passage) {
            (cents, end) = (0, last)
        }
        let found: ContinentalCurrency
        if let (currency, last) = currency(at: end, passage), cents != nil || Self.marks.contains(passage.printed(end))
        {
            (found, end) = (currency, last)
        } else if let (currency, first) = currency(before: start, hasDash: cents == 0, passage) {
            (found, start) = (currency, first)
        } else {
            return []
        }
        // *0,14 €/Min.*
        if whole == 0, let cents, cents > 0, Self.inCents.contains(found.unit.one) {
            let text = cents == 1 ? "ein Cent" : GermanNumberWords.cardinal(cents) + " Cent"
            return [passage.replacement(start..<end, by: text)]
        }
        let text =
            words.numbers.amount(whole, found.unit.gender, isGrouped: numeral.isGrouped) + " "
            + (whole == 1 ? found.unit.one : found.unit.many)
        let rest = cents.map { $0 == 0 ? "" : " " + GermanNumberWords.cardinal($0) } ?? ""
        return [passage.replacement(start..<end, by: text + rest)]
    }

    /// *10–20 DM*
    private func range(_ numeral: Numeral, _ low: Int, _ passage: Passage) -> Replacement? {
        guard let next = passage.numeral(at: passage.rangeEnd(numeral.words.upperBound)), let high = next.whole,
            numeral.decimals == nil, next.decimals == nil, next.fraction == nil
        else { return nil }
        let sign = next.words.upperBound
        guard Self.marks.contains(passage.printed(sign)), let currency = words.money.currencies[passage.printed(sign)]
        else { return nil }
        let numbers = [low, high].map { words.numbers.cardinal($0, currency.unit.gender) }
        let text = numbers.joined(separator: " bis ") + " " + currency.unit.many
        return passage.replacement(numeral.words.lowerBound..<sign + 1, by: text)
    }

    /// Where a dash ends that stands for no hundredths: *5,-*, *5,--*, *120.–*.
    private func dash(at end: Int, _ passage: Passage) -> Int? {
        guard passage.isTightMark(end, ",") || passage.isTightMark(end, "."), passage.isTight(end + 1),
            passage.isRangeDash(end + 1) || passage.isMark(end + 1, "—")
        else { return nil }
        let last = passage.isTight(end + 2) && passage.isRangeDash(end + 2) ? end + 3 : end + 2
        return passage.isTight(last) && passage.isDigits(last) ? nil : last
    }

    /// *DM 12,50*, *RM 3*, *CHF 12.50*; before a dash also *€ 45,–*, *Fr. 120.–*.
    private func currency(before start: Int, hasDash: Bool, _ passage: Passage) -> (ContinentalCurrency, start: Int)? {
        let sign = passage.printed(start - 1)
        if passage.isCapitals(start - 1), (2...3).contains(sign.utf8.count), let found = words.money.currencies[sign] {
            return (found, start - 1)
        }
        return hasDash ? ContinentalMoney(words: words).before(start, passage) : nil
    }

    /// *EUR 3 Mio.*, *$ 1,5 Mrd.*
    private func millions(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let scale = Self.scales[passage.printed(end)], let (currency, _) = currency(at: start - 1, passage),
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

    private func currency(at index: Int, _ passage: Passage) -> (ContinentalCurrency, end: Int)? {
        let printed = passage.printed(index)
        if let found = words.money.currencies[printed] ?? Self.named[printed].flatMap({ words.money.currencies[$0] }) {
            return (found, index + 1)
        }
        guard passage.isTightMark(index + 1, "."), let found = words.money.currencies[printed + "."] else { return nil }
        return (found, passage.isEnd(index + 2) ? index + 1 : index + 2)
    }

    /// Marks, whose letters are told from words by the number before them.
    private static let marks: Set = ["DM", "RM"]
    /// Money whose hundredths are called cents.
    private static let inCents: Set = ["Euro", "Dollar"]
    private static let named = ["Euro": "€", "Mark": "DM", "Dollar": "$", "Franken": "CHF"]
}
