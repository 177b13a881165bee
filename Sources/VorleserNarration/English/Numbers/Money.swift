import Phonemes

/// Says `$3.50`, `£14,000`, `$1.5 million`, `25¢`, `5p`.
struct Money: SpokenForm {
    let name = "money"

    func replacements(in passage: Passage) -> [Replacement] {
        guard !passage.numerals.isEmpty else { return [] }
        var result: [Replacement] = []
        for numeral in passage.numerals {
            guard
                let next = loss(numeral, passage) ?? beforeSign(numeral, passage) ?? afterLetters(numeral, passage)
                    ?? afterSign(numeral, passage),
                next.range.lowerBound >= result.last?.range.upperBound ?? 0
            else { continue }
            result.append(next)
        }
        return result
    }

    // MARK: The sign before

    private func beforeSign(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let sign = numeral.words.lowerBound - 1
        let country = passage.isTight(sign) && passage.isCapitals(sign - 1) ? passage.printed(sign - 1) : ""
        guard let currency = Currency.named(by: passage.mark(sign), after: country) else { return nil }
        let hasCountry = currency.one.contains(" ")
        let start = hasCountry ? sign - 1 : sign
        var amount = amount(numeral, passage)
        if let last = amountRange(amount, numeral, passage) { amount = last }
        if let bills = bills(numeral, from: start, passage) { return bills }
        if let comma = DecimalComma(numeral, passage) {
            let text = words(comma, currency, singular: isAttribute(start, comma.end, passage), passage)
            return passage.replacement(start..<comma.end, by: text)
        }
        if let pounds = pounds(inParts: numeral, currency, passage) {
            return passage.replacement(start..<pounds.end, by: pounds.words)
        }
        if amount.words == nil, let pounds = Shillings.afterPounds(numeral, currency, passage) {
            return passage.replacement(start..<pounds.end, by: pounds.words)
        }
        if let divided = divided(numeral, currency, passage) {
            return passage.replacement(start..<divided.end, by: divided.words)
        }
        let minus = passage.isTight(start) && passage.isMark(start - 1, "\u{2212}")
        // *$10 billion dollars*
        if !minus, [currency.one, currency.many].contains(passage.letters(amount.end)) {
            let text = amount.words ?? numeral.spoken(british: passage.isBritish)
            return passage.replacement(start..<amount.end, by: text)
        }
        let text =
            (minus ? "minus " : "")
            + words(
                amount,
                numeral,
                currency,
                singular: isAttribute(start, amount.end, passage),
                british: passage.isBritish
            )
        let first = minus ? start - 1 : start
        if passage.isTightMark(amount.end, "/"), passage.isTight(amount.end + 1),
            let unit = Self.units[passage.letters(amount.end + 1)]
        {
            return passage.replacement(first..<amount.end + 2, by: text + " per " + unit)
        }
        return passage.replacement(first..<amount.end, by: text)
    }

    /// `$20s` are bank notes: *twenties*.
    private func bills(_ numeral: Numeral, from start: Int, _ passage: Passage) -> Replacement? {
        let end = numeral.words.upperBound
        guard let value = numeral.plain(1...3), passage.isTight(end), passage.printed(end) == "s",
            passage.mark(start) != 0xA3
                || value.isMultiple(of: 5) && (!passage.isTightMark(end + 1, ".") || passage.isEnd(end + 1))
        else { return nil }
        return passage.replacement(start..<end + 1, by: NumberWords.plural(NumberWords.cardinal(value)))
    }

    /// What a price is for: `$5/hr`.
    private static let units = [
        "lb": "pound", "oz": "ounce", "kg": "kilogram", "hr": "hour", "hour": "hour", "day": "day", "week": "week",
        "wk": "week", "month": "month", "mo": "month", "year": "year", "yr": "year", "night": "night",
        "person": "person",
    ]

    /// How much, and the index after it; `words` when it is not the numeral alone.
    struct Amount {
        var words: String?
        var end: Int
    }

    private func amount(_ numeral: Numeral, _ passage: Passage) -> Amount {
        let end = numeral.words.upperBound
        let mixed = passage.quantity(of: numeral)
        if numeral.isPlain, mixed.words.upperBound > end {
            let scale = scale(mixed.words.upperBound, passage)
            let words = mixed.spoken + (scale.map { " " + $0.word } ?? "")
            return Amount(words: words, end: scale?.end ?? mixed.words.upperBound)
        }
        if passage.isHyphen(end), passage.isTight(end), passage.isTight(end + 1), passage.count(end + 1) > 6,
            let scale = scale(end + 1, passage)
        {
            return Amount(words: numeral.spoken(british: passage.isBritish) + " " + scale.word, end: scale.end)
        }
        if let scale = scale(end, passage) {
            return Amount(words: numeral.spoken(british: passage.isBritish) + " " + scale.word, end: scale.end)
        }
        return Amount(end: end)
    }

    /// `$5–10`, `$5-$10`, `$2–3 million`.
    private func amountRange(_ first: Amount, _ numeral: Numeral, _ passage: Passage) -> Amount? {
        var next = passage.rangeEnd(first.end)
        if Currency.named(by: passage.mark(next), after: "") != nil, passage.isTight(next) { next += 1 }
        guard next > 0, let last = passage.numeral(at: next) else { return nil }
        let lower = first.words ?? numeral.spoken(british: passage.isBritish)
        let upper = amount(last, passage)
        guard let least = numeral.whole, let most = last.whole, most > least || upper.words != nil else { return nil }
        return Amount(
            words: lower + " to " + (upper.words ?? last.spoken(british: passage.isBritish)),
            end: upper.end
        )
    }

    func scale(_ index: Int, _ passage: Passage) -> (word: String, end: Int)? {
        guard let word = Currency.scales[passage.printed(index)] else { return nil }
        let isAbbreviation = passage.count(index) < 4
        guard !isAbbreviation || passage.isTight(index) || passage.count(index) == 2 || passage.printed(index) == "m"
        else { return nil }
        return (word, index + 1)
    }

    func words(_ amount: Amount, _ numeral: Numeral, _ currency: Currency, singular: Bool, british: Bool)
        -> String
    {
        if let words = amount.words { return words + " " + (singular ? currency.one : currency.many) }
        if numeral.decimals?.utf8.count == 2, let hundredths = numeral.decimals.flatMap({ Int($0) }),
            let hundredth = currency.hundredth
        {
            return words(of: numeral.whole ?? 0, hundredths, currency, hundredth, singular, british)
        }
        let isOne = singular || numeral.isOne
        return numeral.spoken(british: british) + " " + (isOne ? currency.one : currency.many)
    }

    private func words(
        of whole: Int,
        _ hundredths: Int,
        _ currency: Currency,
        _ hundredth: (one: String, many: String),
        _ singular: Bool,
        _ british: Bool
    ) -> String {
        let small = NumberWords.cardinal(hundredths) + " " + (hundredths == 1 ? hundredth.one : hundredth.many)
        if whole == 0, hundredths > 0 { return small }
        let large =
            NumberWords.cardinal(whole, and: british) + " " + (whole == 1 || singular ? currency.one : currency.many)
        if hundredths == 0 { return large }
        // A penny less than two pounds is said by its number alone: two pounds fifty.
        if hundredth.many == "pence" {
            return large + " " + (hundredths < 10 ? small : NumberWords.cardinal(hundredths))
        }
        return large + " and " + small
    }

    private func words(_ amount: DecimalComma, _ currency: Currency, singular: Bool, _ passage: Passage) -> String {
        guard let hundredth = currency.hundredth else {
            return NumberWords.cardinal(amount.whole) + " " + currency.many
        }
        return words(of: amount.whole, amount.hundredths, currency, hundredth, singular, passage.isBritish)
    }

    /// *A $5 bill*: what stands before a noun is in the singular.
    private func isAttribute(_ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        passage.isAttribute(from: start, to: end)
    }

    /// `$25/2`: nobody pays twenty-five halves.
    private func divided(_ numeral: Numeral, _ currency: Currency, _ passage: Passage) -> (words: String, end: Int)? {
        let slash = numeral.words.upperBound
        guard let whole = numeral.plain(1...6), passage.isTightMark(slash, "/"), passage.isTight(slash + 1),
            let under = passage.numeral(at: slash + 1), let divisor = under.plain(1...2), divisor > 1, whole > divisor,
            passage.isTightEnd(under.words.upperBound)
        else { return nil }
        let words = NumberWords.cardinal(whole, and: passage.isBritish) + " " + currency.many
        return (words + " over " + NumberWords.cardinal(divisor), under.words.upperBound)
    }

    // MARK: The sign after

    /// `25¢`, `5p`, `20 €`.
    private func afterSign(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, sign) = (numeral.words.lowerBound, numeral.words.upperBound)
        if let comma = DecimalComma(numeral, passage), passage.isMark(comma.end, "€"),
            let euro = Currency.named(by: 0x20AC, after: "")
        {
            let text = words(comma, euro, singular: false, passage)
            return passage.replacement(start..<comma.end + 1, by: text)
        }
        let words = numeral.spoken(british: passage.isBritish)
        if passage.isMark(sign, "¢") {
            return passage.replacement(start..<sign + 1, by: words + (numeral.isOne ? " cent" : " cents"))
        }
        let isPrice = numeral.plain(1...2) != nil || numeral.fraction != nil || numeral.decimals?.utf8.count == 1
        if passage.printed(sign) == "p", passage.isTight(sign), isPrice,
            passage.isTightEnd(sign + 1), !passage.isOrbital(start),
            !(passage.isTightMark(sign + 1, ".") && passage.isTight(sign + 2))
        {
            return passage.replacement(start..<sign + 1, by: words + (numeral.isOne ? " penny" : " pence"))
        }
        if passage.printed(sign) == "c", passage.isTight(sign), numeral.plain(1...2) != nil,
            passage.isTightEnd(sign + 1), !passage.isLettered(start), !passage.isInCatalogue(start),
            !(passage.isTight(start) && passage.isLetters(start - 1)),
            !passage.isTight(sign + 1) || passage.isMark(sign + 1, ".") || passage.isMark(sign + 1, ",")
        {
            let end = passage.afterStop(sign + 1)
            return passage.replacement(start..<end, by: words + (numeral.isOne ? " cent" : " cents"))
        }
        if passage.isMark(sign, "€"), !passage.isDigits(sign + 1) {
            return passage.replacement(start..<sign + 1, by: words + (numeral.isOne ? " euro" : " euros"))
        }
        return nil
    }
}

extension Passage {
    /// Whether what is measured stands before a noun: *a 10 km run*, *a $5-a-week job*.
    func isAttribute(from start: Int, to end: Int) -> Bool {
        if isHyphen(end), isTight(end), isLetters(end + 1) { return true }
        if Self.measured.contains(letters(end)) { return true }
        // “A 3 m high wall”
        if Measures.sides.contains(letters(end)), ["a", "an"].contains(letters(start - 1)) { return isNoun(end + 1) }
        guard isThing(end), !isMark(end - 1, ".") || isLowerCase(end) else { return false }
        // *The 9mm Beretta*, but *the $5 Tom gave me*.
        let isName = isCapitalised(end) && count(end) > 1
        if ["a", "an"].contains(letters(start - 1)) { return !isCapitalised(end) || isName }
        guard Self.owners.contains(letters(start - 1)), isNoun(end, afterArticle: true) else { return false }
        // “The $20 buys” no more, “the $20 shoes” hurt.
        if isDigits(end - 1), letters(end).hasSuffix("s"), !letters(end).hasSuffix("ss") {
            let tags = tags(near: end)
            guard tags[end] == .nns, start > 1 || tags.isFinite(end + 1) else { return false }
        }
        return isCapitalised(end) ? isName && isTight(end - 1) && isDigits(end - 2) : true
    }

    private func isThing(_ index: Int) -> Bool {
        isLetters(index) && !isTight(index) && !EnglishWords.functionWords.contains(letters(index))
    }

    /// Whether a word after an amount is likely what is measured.
    func isNoun(_ index: Int, afterArticle: Bool = false) -> Bool {
        let word = letters(index)
        return isThing(index) && !Self.afterAmount.contains(word)
            && !["ed", "ing", "ward", "wards"].contains(where: word.hasSuffix)
            && tags(near: index).isNoun(index, afterArticle: afterArticle)
    }

    private static let owners: Set = [
        "the", "his", "her", "its", "my", "your", "our", "their", "this", "that", "each", "every", "another", "one",
        "two",
        "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]

    /// What follows an amount and is no thing: *the $5 left*, *the 3 km north of it*.
    private static let afterAmount: Set = [
        "left", "lost", "paid", "given", "spent", "won", "due", "sent", "lent", "made", "worth", "needed", "again",
        "ago",
        "apart", "before", "behind", "below", "above", "between", "beyond", "back", "here", "there", "now", "then",
        "later",
        "only", "alone", "still", "already", "also", "too", "even", "north", "south", "east", "west", "outside",
        "inside",
        "across", "along", "around", "round", "through", "toward", "within", "without", "until", "till", "since",
        "during",
        "about", "against", "among", "near", "both", "must", "shall", "came", "went", "became", "makes", "brings",
        "means",
        "where", "what", "how", "whether", "though", "although", "whatever", "everybody", "nobody", "anyone", "someone",
        "either", "this", "these", "those", "some", "any", "all", "no", "me", "him", "them", "us", "yes", "soon",
        "instead", "yesterday", "today", "tonight", "tomorrow", "overnight", "home", "upstream", "downstream",
        "uphill", "downhill", "inland", "offshore", "underground", "underwater", "abroad", "overhead", "northeast",
        "nonstop", "sideways", "extra", "spare",
        "free",
        "northwest", "southeast", "southwest", "northeastern", "per", "once", "twice", "daily", "less", "fewer",
        "taller", "shorter", "longer", "wider", "narrower", "higher", "lower", "deeper", "thicker", "thinner",
        "further",
        "farther", "nearer", "closer", "broader", "bigger", "larger", "smaller",
    ]

    /// Nouns that are measured in the singular even without an article: *$10 bills*.
    private static let measured: Set = [
        "bill", "bills", "note", "notes", "coin", "coins", "fine", "reward", "turn", "turns", "angle", "angles", "bend",
        "arc",
    ]
}
