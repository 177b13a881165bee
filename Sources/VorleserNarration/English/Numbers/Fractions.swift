import Phonemes

/// Says `7/8`, `3 1/2`, `1/100th`; `9/11` and `24/7` as what they are known by.
struct Fractions: NumeralForm {
    let name = "fraction"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        if let rating = rating(numeral, passage) { return [rating] }
        let (start, slash) = (numeral.words.lowerBound, numeral.words.upperBound)
        let quantity = passage.quantity(of: numeral)
        guard passage.isMark(slash, "/") || passage.isMark(slash, "\u{2044}") else {
            let isMixed = quantity.words.upperBound > numeral.words.upperBound
            if numeral.digits.isEmpty, let part = numeral.fraction, let words = hourPart(part, start, slash, passage) {
                return [words]
            }
            guard isMixed else { return [] }
            let end = quantity.words.upperBound
            if passage.isTight(end), passage.printed(end) == "d" {
                return [passage.replacement(quantity.words.lowerBound..<end + 1, by: quantity.spoken + " pence")]
            }
            let range = passage.quantityRange(of: numeral)
            return [passage.replacement(range.words, by: range.spoken)]
        }
        guard passage.isTight(slash), passage.isTight(slash + 1), let lower = passage.numeral(at: slash + 1),
            let over = numeral.plain(1...3), let under = lower.plain(1...4), !passage.isTightMark(start - 1, "/"),
            !passage.isTightMark(lower.words.upperBound, "/")
        else { return [] }
        let end = lower.words.upperBound
        if passage.isTight(end), Self.suffixes.contains(passage.letters(end)) {
            return [passage.replacement(start..<end + 1, by: NumberWords.fraction(over, under))]
        }
        if passage.isTight(end), passage.printed(end) == "d", passage.isTightEnd(end + 1) {
            let coin = (over, under) == (1, 2) ? "a halfpenny" : (over, under) == (1, 4) ? "a farthing" : nil
            if let coin { return [passage.replacement(start..<end + 1, by: coin)] }
        }
        if isShillings(over, under, start, passage) {
            let words = NumberWords.cardinal(over) + " and " + NumberWords.cardinal(under)
            return [passage.replacement(start..<end, by: words)]
        }
        if isOdds(over, under, end, passage) {
            let words = NumberWords.cardinal(over) + " to " + NumberWords.cardinal(under)
            return [passage.replacement(start..<end, by: words)]
        }
        if passage.isInCatalogue(start) || isPartOfNumber(over, under, end, passage) {
            let words = NumberWords.cardinal(over, and: passage.isBritish) + " slash " + NumberWords.cardinal(under)
            return [passage.replacement(start..<end, by: words)]
        }
        if let words = metre(over, under, start, end, passage) ?? servings(over, under, start, end, passage) {
            return [passage.replacement(start..<end, by: words)]
        }
        let range = passage.quantityRange(of: numeral)
        if quantity.words.upperBound == end, range.words.upperBound > end {
            return [passage.replacement(range.words, by: range.spoken)]
        }
        if let words = hourPart(Fraction(over, under), start, end, passage) { return [words] }
        if let date = date(over, under, start, end, passage) { return [passage.replacement(start..<end, by: date)] }
        return [passage.replacement(quantity.words.lowerBound..<end, by: words(over, under, quantity, end, passage))]
    }

    /// `½ past 8`, `a ¼ to nine`: *half past*, *a quarter to*.
    private func hourPart(_ part: Fraction, _ start: Int, _ end: Int, _ passage: Passage) -> Replacement? {
        let isPast = passage.letters(end) == "past"
        guard
            isPast
                || passage.letters(end) == "to"
                    && (passage.isDigits(end + 1) || Self.hours.contains(passage.letters(end + 1)))
        else { return nil }
        switch (part.numerator, part.denominator) {
        case (1, 2) where isPast: return passage.replacement(start..<end, by: "half")
        case (1, 4):
            return passage.replacement(start..<end, by: passage.letters(start - 1) == "a" ? "quarter" : "a quarter")
        default: return nil
        }
    }

    private static let hours: Set = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]

    /// `on 10/15`, `Sat 10/15`: the month and the day.
    private func date(_ over: Int, _ under: Int, _ start: Int, _ end: Int, _ passage: Passage) -> String? {
        let before = passage.letters(start - 1)
        let isSimple = over < under && under < 11 && before == "on"
        let isDay =
            passage.isCapitalised(start - 1) && Weekdays.names[before] != nil && passage.letters(end) != "of"
        guard isDay || ["on", "dated"].contains(before), (over, under) != (9, 11), !isSimple else { return nil }
        let isUsual = (1...12).contains(over) && (1...31).contains(under) && !passage.isBritish
        let (month, day) = isUsual ? (over, under) : (under, over)
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        let (name, words) = (EnglishWords.monthNames[month], NumberWords.ordinal(day))
        return passage.isBritish ? "the \(words) of \(name)" : "\(name) \(words)"
    }

    /// An amount in shillings says of so many words on either side what they are about.
    private static let reach = 60

    /// `10/-, 5/- and 2/6`
    private func isShillings(_ over: Int, _ under: Int, _ index: Int, _ passage: Passage) -> Bool {
        guard over < 40, under < 12 else { return false }
        if isPaid(over, under, index, passage) { return true }
        return passage.words.indices.clamped(to: index - Self.reach..<index + Self.reach).contains {
            passage.isTightMark($0, "/") && passage.isDigits($0 - 1) && passage.isRangeDash($0 + 1)
                && passage.isTight($0 + 1) && !passage.isDigits($0 + 2)
        }
    }

    /// *Paid 3/6 for it*, *cost 7/3 each*
    private func isPaid(_ over: Int, _ under: Int, _ start: Int, _ passage: Passage) -> Bool {
        let end = start + 3
        guard over > 0, over > under || [6, 7, 9, 11].contains(under), Self.paying.contains(passage.letters(start - 1)),
            !passage.isTight(end) || passage.word(end)?.kind == .mark
        else { return false }
        return passage.isEnd(end) || passage.word(end)?.kind == .mark && !passage.isHyphen(end)
            || Self.apiece.contains(passage.letters(end))
    }

    private static let paying: Set = ["paid", "pay", "pays", "cost", "costs", "charged", "charge", "price"]
    private static let apiece: Set = ["for", "a", "each", "per", "apiece", "and", "in", "to", "on"]

    /// *The odds were 5/2*, *a 7/4 favourite*
    private func isOdds(_ over: Int, _ under: Int, _ end: Int, _ passage: Passage) -> Bool {
        guard over != under, under < 101, passage.letters(end) != "of" else { return false }
        if Self.runners.contains(passage.letters(end)) { return true }
        // *1/2 shot of rum*; short odds are *4/6 on*.
        guard over > under || passage.letters(end) == "on" else { return false }
        if passage.letters(end) == "shot" || under > 1 && passage.letters(end) == "against" { return true }
        // *At odds* are people.
        return passage.words.indices.clamped(to: end - Self.betting..<end + Self.betting).contains {
            passage.letters($0) == "odds" && passage.letters($0 - 1) != "at"
        }
    }

    /// How many words odds may be away from their number.
    private static let betting = 12
    private static let runners: Set = ["favourite", "favorite", "favourites", "favorites", "outsider"]

    /// What inches, shares and music are divided into, cancelled or not.
    private static let scales: Set = [12, 16, 24, 32, 64, 100, 128, 1000]

    static func divides(_ over: Int, _ under: Int) -> Bool {
        (2...max(over, 2)).contains { over % $0 == 0 && under % $0 == 0 }
    }

    /// `8.5/10`
    private func rating(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let slash = numeral.words.upperBound
        guard numeral.decimals != nil, passage.isTightMark(slash, "/"), passage.isTight(slash + 1),
            let most = passage.numeral(at: slash + 1), let value = most.plain(1...3), [5, 10, 20, 100].contains(value),
            numeral.whole ?? 0 <= value, isPoints(numeral.words.lowerBound, most.words.upperBound, passage)
        else { return nil }
        let words = numeral.spoken(british: passage.isBritish) + " out of " + NumberWords.cardinal(value)
        return passage.replacement(numeral.words.lowerBound..<most.words.upperBound, by: words)
    }

    /// Whether no name stands before, *Windows 8.1/10*, and no unit after, *2.5/10 mg*.
    private func isPoints(_ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        let before = passage.letters(start - 1)
        let isName = passage.isCapitalised(start - 1) && !PlainWords.contains(before)
        guard !isName || Self.rating.contains(before) else { return false }
        let unit = passage.printed(end)
        return Measure.named[unit] == nil || Measure.needsStop.contains(unit)
    }

    /// `4/5 stars`, *rated 3/5*, `9/10.`: points of so many.
    private func isRating(_ over: Int, _ under: Int, _ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        guard [5, 10, 100].contains(under), over <= under, passage.letters(end) != "of" else { return false }
        if ["star", "stars", "points"].contains(passage.letters(end)) { return true }
        let before = passage.letters(start - 1)
        if Self.rating.contains(before) { return true }
        let verb = passage.letters(start - 2)
        if ["a", "it", "this", "them", "solid", "at"].contains(before), Self.rating.contains(verb) { return true }
        return under == 10 && over > 4 && (passage.isEnd(end) || passage.word(end)?.kind == .mark) && before != "and"
    }

    private static let rating: Set = [
        "rate", "rated", "rating", "score", "scored", "scores", "give", "gave", "gives", "got", "solid", "rates",
    ]

    private static let suffixes: Set = ["th", "ths", "rd", "rds", "nd", "nds", "st"]

    /// *1/2 a mile*, *a 1/2 shot*
    private func isHalf(_ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        guard !passage.isDigits(start - 1) else { return false }
        return passage.letters(start - 1) == "a" || ["a", "an", "the"].contains(passage.letters(end))
    }

    private func words(_ over: Int, _ under: Int, _ quantity: Quantity, _ end: Int, _ passage: Passage) -> String {
        let pair = NumberWords.cardinal(over) + " " + NumberWords.cardinal(under)
        if (over, under) == (9, 11) || (over, under) == (24, 7) || (over, under) == (7, 7) { return pair }
        if over == 0 || under == 0 { return pair }
        if over == 1, under == 2, isHalf(quantity.words.lowerBound, end, passage) { return "half" }
        // The 80/20 rule, a 60/40 split.
        if over + under == 100, over > 4, under > 4 { return pair }
        if isRating(over, under, quantity.words.lowerBound, end, passage) {
            return NumberWords.cardinal(over) + " out of " + NumberWords.cardinal(under)
        }
        // 47/1955 is a number of a journal.
        if under > 1000, under != 10000 {
            return NumberWords.cardinal(over) + " " + NumberWords.paired(under)
        }
        // Seven and six, in shillings and pence: fractions are not printed so.
        if under == 6, over > 6, over < 40 { return NumberWords.cardinal(over) + " and six" }
        if over == under { return over == 10 ? "ten out of ten" : pair }
        // Nobody leaves a fraction uncancelled, but a score: 12/15.
        let isScore = over < under && under > 9 && !Self.scales.contains(under) && Self.divides(over, under)
        if isScore, passage.letters(end) != "of" {
            return NumberWords.cardinal(over) + " out of " + NumberWords.cardinal(under)
        }
        if over > under, over > 40, under > 30 {
            return NumberWords.paired(over) + " over " + NumberWords.paired(under)
        }
        if over == 1 || over < under && under > 31, quantity.words.upperBound != end {
            return NumberWords.fraction(over, under)
        }
        return quantity.words.upperBound == end ? quantity.spoken : pair
    }
}
