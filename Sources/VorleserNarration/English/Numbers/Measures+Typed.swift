import Phonemes

/// Amounts as people type them: `40 -50 min`, `10/12cm`, `0,5 l`, `1+ kg`.
extension Measures {
    func typed(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        guard
            let amount = commaDecimal(numeral, passage) ?? spacedRange(numeral, passage)
                ?? slashedRange(numeral, passage) ?? atLeast(numeral, passage)
        else { return nil }
        guard let unit = unit(amount.end, passage), amount.suits(unit.measure) else { return nil }
        let words = amount.spoken + " " + unit.measure.spelled(british: passage.isBritish).many + unit.suffix
        return passage.replacement(numeral.words.lowerBound..<unit.end, by: words)
    }

    private struct Amount {
        let spoken: String
        let end: Int
        /// Whether a unit goes with it: some are sure with metric ones only.
        var suits: (Measure) -> Bool = { _ in true }
    }

    /// `0,5 l`, `2,5 kg`: a comma for the point. No number of thousands begins with 0 or has two figures behind a comma.
    private func commaDecimal(_ numeral: Numeral, _ passage: Passage) -> Amount? {
        let comma = numeral.words.upperBound
        guard numeral.plain(1...3) != nil, passage.isTightMark(comma, ","), passage.isTight(comma + 1),
            passage.isDigits(comma + 1), passage.count(comma + 1) < (numeral.digits == "0" ? 4 : 3),
            !(passage.isTightMark(comma + 2, ",") && passage.isTight(comma + 3)),
            !passage.isTight(numeral.words.lowerBound) || passage.isMark(numeral.words.lowerBound - 1, "(")
        else { return nil }
        let spoken = numeral.spoken(british: false) + " point " + NumberWords.digits(passage.printed(comma + 1))
        let isZero = numeral.digits == "0"
        return Amount(spoken: spoken, end: comma + 2) { isZero || $0.isMetric }
    }

    /// `40 -50 min`, `40- 50 min`
    private func spacedRange(_ numeral: Numeral, _ passage: Passage) -> Amount? {
        let dash = numeral.words.upperBound
        guard let low = numeral.plain(1...3), passage.isRangeDash(dash),
            passage.isTight(dash) != passage.isTight(dash + 1),
            let last = passage.numeral(at: dash + 1), let high = last.plain(1...3), low < high,
            passage.marks.isDisjoint(with: [0x3D, 0x2B, 0xD7, 0xF7])
        else { return nil }
        return range(numeral, last, passage)
    }

    /// `10/12cm`, `15/20 min`: nobody leaves such a fraction uncancelled.
    private func slashedRange(_ numeral: Numeral, _ passage: Passage) -> Amount? {
        let slash = numeral.words.upperBound
        guard let low = numeral.plain(1...3), passage.isTightMark(slash, "/"), passage.isTight(slash + 1),
            let last = passage.numeral(at: slash + 1), let high = last.plain(1...3), low < high,
            Fractions.divides(low, high), !passage.isTightMark(numeral.words.lowerBound - 1, "/"),
            !passage.isDigits(numeral.words.lowerBound - 1)
        else { return nil }
        var range = range(numeral, last, passage)
        range.suits = { $0.isMetric || $0.one == "minute" }
        return range
    }

    private func range(_ first: Numeral, _ last: Numeral, _ passage: Passage) -> Amount {
        let spoken = [first, last].map { $0.spoken(british: passage.isBritish) }.joined(separator: " to ")
        return Amount(spoken: spoken, end: last.words.upperBound)
    }

    /// `1+ kg`, `10+ km`; a single letter may be one of algebra.
    private func atLeast(_ numeral: Numeral, _ passage: Passage) -> Amount? {
        let plus = numeral.words.upperBound
        guard passage.isTightMark(plus, "+"), passage.isLetters(plus + 1), !passage.isTight(plus + 1),
            passage.count(plus + 1) > 1
        else { return nil }
        return Amount(spoken: numeral.spoken(british: passage.isBritish) + " plus", end: plus + 1)
    }
}

extension Measure {
    /// Whether it is one of meters, grams or liters.
    fileprivate var isMetric: Bool { one.hasSuffix("meter") || one.hasSuffix("gram") || one.hasSuffix("liter") }
}
