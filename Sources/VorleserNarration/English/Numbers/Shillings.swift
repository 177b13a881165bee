import Phonemes

/// Says pounds, shillings and pence: `3s. 6d.`, `10s.`, `4½d.`
struct Shillings: NumeralForm {
    let name = "shillings"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.lowerBound
        if passage.numbersItem(numeral) { return [] }
        if let pounds = Self.inLetters(numeral, passage) { return [pounds] }
        if let (words, end) = Self.attribute(numeral, passage) ?? Self.shillingsAndPence(numeral, passage) {
            return [passage.replacement(start..<end, by: words)]
        }
        guard let (words, end) = Self.pence(numeral, passage) else { return [] }
        return [passage.replacement(start..<end, by: words)]
    }

    /// `a 5s. piece`, `the 2s. 6d. stalls`, `a 6d. stamp`: what a thing costs, said before it.
    private static func attribute(_ numeral: Numeral, _ passage: Passage) -> (words: String, end: Int)? {
        guard let value = numeral.plain(1...2) else { return nil }
        let unit = numeral.words.upperBound
        let end = passage.afterStop(unit + 1)
        // “It cost 6d. Tickets were dear.”
        if passage.isCapitalised(end) { return nil }
        if passage.printed(unit) == "d", end > unit + 1, priced.contains(passage.letters(end)) {
            return value == 1
                ? ("penny", end) : (value < 12 ? penny(value) : NumberWords.cardinal(value) + "-penny", end)
        }
        guard passage.printed(unit) == "s", end > unit + 1 else { return nil }
        if priced.contains(passage.letters(end)) { return (NumberWords.cardinal(value) + "-shilling", end) }
        guard let pence = passage.numeral(at: end), let small = pence.plain(1...2), pence.fraction == nil,
            passage.printed(pence.words.upperBound) == "d"
        else { return nil }
        let last = passage.afterStop(pence.words.upperBound + 1)
        guard priced.contains(passage.letters(last)), passage.isLowerCase(last) else { return nil }
        return (NumberWords.cardinal(value) + " and " + penny(small), last)
    }

    private static func penny(_ value: Int) -> String {
        (value == 2 ? "two" : NumberWords.cardinal(value)) + "penny"
    }

    private static let priced: Set = [
        "piece", "pieces", "note", "notes", "stamp", "stamps", "ticket", "tickets", "book", "books", "novel", "novels",
        "edition", "stall", "stalls", "seat", "seats", "coin", "coins", "bit", "loaf", "loaves", "cigar", "cigars",
    ]

    /// `1l. 3s. 4d.`, pounds by their letter.
    private static func inLetters(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let letter = numeral.words.upperBound
        guard numeral.plain(1...5) != nil || numeral.isGrouped, passage.printed(letter) == "l",
            passage.isTightMark(letter + 1, "."),
            let next = passage.numeral(at: letter + 2),
            let (words, end) = shillingsAndPence(next, passage, afterPounds: true)
        else { return nil }
        let pounds = numeral.spoken(british: passage.isBritish) + (numeral.isOne ? " pound " : " pounds ")
        return passage.replacement(numeral.words.lowerBound..<end, by: pounds + words)
    }

    /// `£1 2s. 6d.`: what comes after the sign.
    static func afterPounds(_ pounds: Numeral, _ currency: Currency, _ passage: Passage) -> (words: String, end: Int)? {
        var next = pounds.words.upperBound
        if passage.isTightMark(next, ",") { next += 1 }
        guard currency.one.hasSuffix("pound"), pounds.decimals == nil, let numeral = passage.numeral(at: next) else {
            return nil
        }
        let start = pounds.spoken(british: passage.isBritish) + (pounds.isOne ? " pound " : " pounds ")
        if let (words, end) = shillingsAndPence(numeral, passage, afterPounds: true) { return (start + words, end) }
        return pence(numeral, passage).map { (start + "and " + $0.words, $0.end) }
    }

    private static func shillingsAndPence(
        _ numeral: Numeral,
        _ passage: Passage,
        afterPounds: Bool = false
    ) -> (words: String, end: Int)? {
        let unit = numeral.words.upperBound
        if let value = numeral.plain(1...2), passage.isTightMark(unit, "/"), passage.isRangeDash(unit + 1),
            passage.isTight(unit + 1),
            passage.isTightEnd(unit + 2)
        {
            // 5/-
            return (NumberWords.cardinal(value) + (value == 1 ? " shilling" : " shillings"), unit + 2)
        }
        guard let value = numeral.plain(1...3), passage.printed(unit) == "s" || passage.printed(unit) == "sh",
            passage.isTight(unit) || passage.isTightMark(unit + 1, ".")
        else { return nil }
        let end = passage.afterStop(unit + 1)
        var words = NumberWords.cardinal(value) + (value == 1 ? " shilling" : " shillings")
        let next = passage.isTightMark(end, ",") ? end + 1 : end
        if let small = passage.numeral(at: next), let pence = pence(small, passage) {
            words += " and " + pence.words
            return (words, pence.end)
        }
        let before = passage.letters(numeral.words.lowerBound - 1)
        // “the 20s. piece”, “gave her 10s. and”: a decade has no full stop where the sentence goes on.
        let goesOn = passage.isTightMark(unit + 1, ".") && passage.isLowerCase(end)
        let isDecade =
            !goesOn && (value.isMultiple(of: 10) && before == "the" || Self.beforeDecade.contains(before))
        // “a $5 bill and two 20s”: notes are counted, not shillings.
        let isNotes = value.isMultiple(of: 10) && !passage.isTightMark(unit + 1, ".") && Self.counts.contains(before)
        // In a list of prices they stand behind a comma: “Cloth boards, 6s.”
        let isPrice = passage.isMark(numeral.words.lowerBound - 1, ",")
        let isAbbreviated =
            passage.isTightMark(unit + 1, ".")
            && (isPrice || !passage.isEnd(end) && !passage.isCapitalised(end))
        let isSure =
            afterPounds || isAbbreviated || passage.isAboutMoney || passage.isSpent(numeral.words.lowerBound, unit + 1)
        return isSure && !isDecade && !isNotes && !passage.isApostrophe(numeral.words.lowerBound - 1)
            ? (words, end) : nil
    }

    private static let counts: Set = ["two", "three", "four", "five", "six", "ten", "few", "several", "some", "in"]
    private static let beforeDecade: Set = ["his", "her", "their", "early", "late"]

    private static func pence(_ numeral: Numeral, _ passage: Passage) -> (words: String, end: Int)? {
        let unit = numeral.words.upperBound
        guard passage.printed(unit) == "d", passage.isTight(unit) || passage.isTightMark(unit + 1, "."),
            numeral.decimals == nil, !numeral.isGrouped, !passage.isLettered(numeral.words.lowerBound),
            !passage.isTightMark(numeral.words.lowerBound - 1, "/"),
            // *2 tablets × 10 d.* are days.
            !passage.isMark(numeral.words.lowerBound - 1, "×"),
            passage.letters(numeral.words.lowerBound - 1) != "the",
            !(passage.isTight(unit + 1) && passage.isDigits(unit + 1))
        else { return nil }
        if passage.ordinal(numeral) != nil, passage.isTight(unit), !passage.isTightMark(unit + 1, "."),
            !passage.isShillingBefore(numeral.words.lowerBound)
        {
            return nil
        }
        return (penceWords(numeral), passage.afterStop(unit + 1))
    }

    /// *Sixpence*, *one penny*.
    static func pence(_ value: Int) -> String {
        switch value {
        case 1: "one penny"
        case 2: "twopence"
        case 3...11: NumberWords.cardinal(value) + "pence"
        default: NumberWords.cardinal(value) + " pence"
        }
    }

    /// *Sixpence*, *one penny*, *a halfpenny*, *fourpence halfpenny*.
    private static func penceWords(_ numeral: Numeral) -> String {
        let part: String
        switch numeral.fraction {
        case nil: part = ""
        case Fraction(1, 2): part = "halfpenny"
        case Fraction(1, 4): part = "farthing"
        default: part = "three farthings"
        }
        guard let value = numeral.whole, !numeral.digits.isEmpty else {
            return part.hasPrefix("three") ? part : "a " + part
        }
        if part.isEmpty { return pence(value) }
        return (value == 1 ? "a penny" : pence(value)) + " " + part
    }
}

extension Passage {
    /// Whether a sum of money is told, by its signs or by words; `7s` are sevens otherwise.
    fileprivate var isAboutMoney: Bool {
        if marks.contains(0xA3) || has(anyOf: Self.moneyWords) { return true }
        // This is asked of each number: a sentence of so many that tells none of its prices early is a table.
        return numerals.prefix(100).contains { numeral in
            let index = numeral.words.upperBound
            guard isTight(index), isDigits(index - 1), isTightMark(index + 1, ".") else { return false }
            // 6d., and 10s. where the sentence goes on.
            return printed(index) == "d" || printed(index) == "s" && isLowerCase(index + 2)
        }
    }

    /// *Won above 20s*, *gave him 10s to drink*: a sum that changes hands, from its number to what comes after it.
    fileprivate func isSpent(_ start: Int, _ end: Int) -> Bool {
        var verb = start - 1
        // Judges give tens.
        let isScore = printed(start) == "10"
        if Self.beforeSum.contains(letters(verb)) { verb -= 1 }
        if Self.spending.contains(letters(verb)) { return true }
        return Self.giving.contains(letters(verb))
            && (verb < start - 1 && !isScore || ["to", "for"].contains(letters(end)))
    }

    private static let beforeSum: Set = [
        "above", "about", "near", "only", "but", "him", "her", "them", "me", "us", "you",
    ]
    private static let spending: Set = ["spent", "spend", "won", "lost", "borrowed", "stole", "lend", "lent"]
    private static let giving: Set = ["gave", "give", "gives", "given", "left"]

    private static let moneyWords: Set = [
        "shilling", "shillings", "pence", "penny", "pound", "pounds", "guinea", "guineas", "crown", "crowns",
        "farthing",
        "farthings", "halfpenny", "sovereign", "paid", "pay", "pays", "payment", "cost", "costs", "price", "prices",
        "priced",
        "worth", "wage", "wages", "rent", "fee", "fees", "sum", "sums", "bill", "bought", "buy", "sold", "sell",
        "earned",
        "earns", "owed", "owe", "owes", "lent", "tax", "duty", "salary", "money", "change", "tip", "charge", "charged",
        "received", "apiece", "weekly", "sterling",
    ]

    /// `1d`, `4d`, which are no ordinals.
    private func isSumOfPence(_ index: Int) -> Bool {
        isDigits(index) && printed(index).last != "2" && printed(index).last != "3"
    }

    /// Whether shillings end right before an index.
    fileprivate func isShillingBefore(_ index: Int) -> Bool {
        printed(index - 1) == "s" && isDigits(index - 2)
            || isMark(index - 1, ".") && printed(index - 2) == "s" && isDigits(index - 3)
            || isMark(index - 1, ",") && printed(index - 2) == "d" && isSumOfPence(index - 3)
    }
}
