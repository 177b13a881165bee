import Phonemes

/// Money as accounts and texts without its signs have it.
extension Money {
    /// `£1/2/6`, `£ 18-14-6`: pounds, shillings and pence in an account.
    func pounds(inParts first: Numeral, _ currency: Currency, _ passage: Passage) -> (words: String, end: Int)? {
        let second = first.words.upperBound + 1
        guard currency.one == "pound", first.isPlain || first.isGrouped, let shillings = passage.numeral(at: second),
            let pence = passage.numeral(at: second + 2),
            [0x2D, 0x2013, 0x2014, 0x2F].contains(passage.mark(second - 1)),
            passage.mark(second + 1) == passage.mark(second - 1), passage.isTight(second + 1),
            let more = shillings.plain(1...2), more < 20, let least = pence.plain(1...2), least < 12,
            !(passage.isTight(second + 3) && passage.isDigits(second + 4) && passage.isRangeDash(second + 3))
        else { return nil }
        var words = first.spoken(british: passage.isBritish) + (first.isOne ? " pound" : " pounds")
        if more > 0 { words += " " + NumberWords.cardinal(more) + (more == 1 ? " shilling" : " shillings") }
        if least > 0 { words += " and " + Shillings.pence(least) }
        return (words, second + 3)
    }

    /// `$(3.2) million`: a loss, which accounts print in brackets.
    func loss(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (open, close) = (numeral.words.lowerBound - 1, numeral.words.upperBound)
        guard passage.isTightMark(open, "("), passage.isTight(open + 1), passage.isTightMark(close, ")"),
            let currency = Currency.named(by: passage.mark(open - 1), after: "")
        else { return nil }
        if let scale = scale(close + 1, passage) {
            let words = "minus \(numeral.spoken(british: passage.isBritish)) \(scale.word) \(currency.many)"
            return passage.replacement(open - 1..<scale.end, by: words)
        }
        let amount = words(Amount(end: close), numeral, currency, singular: false, british: passage.isBritish)
        return passage.replacement(open - 1..<close + 1, by: "minus " + amount)
    }

    /// `Rs. 50`; `L100`, the pounds of a text without their sign.
    func afterLetters(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let start = numeral.words.lowerBound
        let words = numeral.spoken(british: passage.isBritish)
        let label = passage.isTightMark(start - 1, ".") ? start - 2 : start - 1
        if passage.printed(label) == "Rs" {
            let end = numeral.words.upperBound
            if passage.count(end) > 3, let scale = Currency.scales[passage.printed(end)] {
                return passage.replacement(label..<end + 1, by: words + " " + scale + " rupees")
            }
            return passage.replacement(label..<end, by: words + (numeral.isOne ? " rupee" : " rupees"))
        }
        guard passage.printed(start - 1) == "L", passage.isTight(start), !passage.isTight(start - 1),
            numeral.isPlain, numeral.digits.utf8.count > 2 || isOldPounds(numeral, passage),
            numeral.digits.utf8.first != 0x30
        else { return nil }
        // “L4 4s.” goes on with shillings.
        if let pound = Currency.named(by: 0xA3, after: ""),
            let pounds = Shillings.afterPounds(numeral, pound, passage)
        {
            return passage.replacement(start - 1..<pounds.end, by: pounds.words)
        }
        // Letters before digits keep a group of thousands apart.
        if passage.isTightMark(start + 1, ","), passage.isTight(start + 2), passage.count(start + 2) == 3,
            passage.isDigits(start + 2), let value = Int(numeral.digits + passage.printed(start + 2))
        {
            let all = NumberWords.cardinal(value, and: passage.isBritish) + " pounds"
            return passage.replacement(start - 1..<start + 3, by: all)
        }
        return passage.replacement(
            start - 1..<numeral.words.upperBound,
            by: words + (numeral.isOne ? " pound" : " pounds")
        )
    }

    /// Few pounds where the text around has many, or before shillings.
    private func isOldPounds(_ numeral: Numeral, _ passage: Passage) -> Bool {
        let next = numeral.words.upperBound
        guard passage.isTightEnd(next) else { return false }
        if passage.subjects.contains(.pounds) { return true }
        return passage.isDigits(next) && passage.count(next) < 3 && passage.printed(next + 1) == "s"
            && passage.isTight(next + 1) && passage.isTightMark(next + 2, ".")
    }
}
