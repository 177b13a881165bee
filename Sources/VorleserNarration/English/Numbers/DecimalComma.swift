/// An amount with a decimal comma, as the Continent prints it: `5,50`, `1.234,56`.
struct DecimalComma {
    let whole: Int
    let hundredths: Int
    /// The index of the passage's words after it.
    let end: Int

    /// `nil` when no comma and two digits come right after the number.
    init?(_ numeral: Numeral, _ passage: Passage) {
        let comma = numeral.words.upperBound
        guard !numeral.isGrouped, numeral.fraction == nil, passage.isTightMark(comma, ","), passage.isTight(comma + 1),
            passage.isDigits(comma + 1), passage.count(comma + 1) == 2, passage.isTightEnd(comma + 2),
            !(passage.isTightMark(comma + 2, ",") && passage.isTight(comma + 3)),
            let hundredths = Int(passage.printed(comma + 1))
        else { return nil }
        var digits = numeral.digits
        if let decimals = numeral.decimals {
            guard decimals.utf8.count == 3 else { return nil }
            digits += decimals
        }
        guard digits.utf8.count < 16, let whole = Int(digits) else { return nil }
        self.whole = whole
        self.hundredths = hundredths
        end = comma + 2
    }
}
