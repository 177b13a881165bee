import VorleserCore

/// A number with its sign, or a fraction with a slash: `−5`, `3 1/2`; or two of them, `10–15`.
struct Quantity {
    /// Indices of the passage's words.
    let words: Range<Int>
    let spoken: String
    /// Whether what it counts is in the singular.
    let isOne: Bool
}

extension Passage {
    /// The numeral that begins at a word.
    func numeral(at word: Int) -> Numeral? {
        var (low, high) = (0, numerals.count)
        while low < high {
            let middle = (low + high) / 2
            if numerals[middle].words.lowerBound < word { low = middle + 1 } else { high = middle }
        }
        return low < numerals.count && numerals[low].words.lowerBound == word ? numerals[low] : nil
    }

    /// The number that ends right before an index, if there is one.
    func numeral(endingAt end: Int) -> Numeral? {
        let next = numerals.partitioningIndex { $0.words.upperBound >= end }
        return next < numerals.count && numerals[next].words.upperBound == end ? numerals[next] : nil
    }

    /// The quantity that begins with a numeral.
    func quantity(of numeral: Numeral) -> Quantity {
        let sign = sign(before: numeral)
        let (start, minus) = (sign ?? numeral.words.lowerBound, sign == nil ? "" : "minus ")
        if let (fraction, end) = slashed(numeral) {
            return Quantity(words: start..<end, spoken: minus + fraction.spoken, isOne: true)
        }
        if let whole = numeral.plain(1...4), let part = self.numeral(at: numeral.words.upperBound),
            let (fraction, end) = slashed(part), fraction.numerator < fraction.denominator, whole > 0
        {
            let spoken = numeral.spoken(british: isBritish) + " and " + fraction.spokenAfterWhole
            return Quantity(words: start..<end, spoken: minus + spoken, isOne: false)
        }
        if let (fraction, end) = hyphenated(numeral) {
            let spoken = numeral.spoken(british: isBritish) + " and " + fraction.spokenAfterWhole
            return Quantity(words: start..<end, spoken: minus + spoken, isOne: false)
        }
        let spoken = minus + numeral.spoken(british: isBritish)
        return Quantity(words: start..<numeral.words.upperBound, spoken: spoken, isOne: numeral.isOne)
    }

    /// The quantity that begins with a numeral, and the one to which it reaches.
    func quantityRange(of numeral: Numeral) -> Quantity {
        let first = quantity(of: numeral)
        guard let next = self.numeral(at: rangeEnd(first.words.upperBound)) else { return first }
        let last = quantity(of: next)
        return Quantity(
            words: first.words.lowerBound..<last.words.upperBound,
            spoken: first.spoken + " to " + last.spoken,
            isOne: false
        )
    }

    /// The word after a dash that means *to*.
    func rangeEnd(_ dash: Int) -> Int {
        // “1939--1945”, as en dashes are typed.
        if isHyphen(dash), isHyphen(dash + 1), (dash...dash + 2).allSatisfy(isTight) { return dash + 2 }
        guard isRangeDash(dash), isTight(dash) == isTight(dash + 1) else { return -1 }
        return isTight(dash) || !isHyphen(dash) || isSpacedRange(dash) || isCountedRange(dash) ? dash + 1 : -1
    }

    /// `Pages 179 - 183`, `9,000 - 8,000 BCE`: a hyphen between blanks joins numbers that rise, or years that fall before an era.
    ///
    /// In English alone. It may as well take away, or part a number from a title: `Chapter 1 - 10 Ways`.
    private func isSpacedRange(_ dash: Int) -> Bool {
        guard language.hasPrefix("en"), marks.isDisjoint(with: [0x3D, 0x2B, 0xD7, 0xF7]) else { return false }
        let before = numerals.partitioningIndex { $0.words.upperBound >= dash }
        guard before < numerals.count, numerals[before].words.upperBound == dash,
            let last = numeral(at: dash + 1), let low = numerals[before].whole, let high = last.whole,
            numerals[before].decimals == nil, last.decimals == nil
        else { return false }
        let (start, end) = (numerals[before].words.lowerBound, last.words.upperBound)
        guard !isTight(start) || isMark(start - 1, "("), isTightEnd(end), !isSpacedHyphen(end),
            !isSpacedHyphen(start - 1)
        else { return false }
        // “0 - 1,0” has commas for points; the year of a whole date begins no span.
        let hasComma = isTightMark(end, ",") && isTight(end + 1) && isDigits(end + 1)
        guard !hasComma, numerals[before].digits.utf8.count < 4 || month(endingAt: start) == nil else { return false }
        if era(end) != nil { return low != high }
        let isTitle = isCapitalised(end) && EnglishWords.months[letters(end)] == nil
        let (short, long) = (numerals[before].digits.utf8.count, last.digits.utf8.count)
        return low < high && !isTitle && !isDigits(end) && (short == long || short + 1 == long && short < 4)
    }

    private func isSpacedHyphen(_ index: Int) -> Bool { isHyphen(index) && !isTight(index) }

    /// `7/8`, if both are whole and the lower is one that people speak of.
    func slashed(_ numeral: Numeral) -> (Fraction, end: Int)? {
        let slash = numeral.words.upperBound
        guard let over = numeral.plain(1...3), over > 0, isTight(slash), isTight(slash + 1),
            isMark(slash, "/") || isMark(slash, "\u{2044}"), let lower = self.numeral(at: slash + 1),
            let under = lower.plain(1...4), Self.denominators.contains(under),
            !isTightMark(lower.words.upperBound, "/"), !isTightMark(numeral.words.lowerBound - 1, "/")
        else { return nil }
        return (Fraction(over, under), lower.words.upperBound)
    }

    /// `2-1/2`, `1-¾`: a whole and its part, as American recipes and catalogues print them.
    private func hyphenated(_ numeral: Numeral) -> (Fraction, end: Int)? {
        let hyphen = numeral.words.upperBound
        guard let whole = numeral.plain(1...3), whole > 0, isHyphen(hyphen), isTight(hyphen), isTight(hyphen + 1),
            let part = self.numeral(at: hyphen + 1)
        else { return nil }
        if let fraction = part.fraction, part.digits.isEmpty { return (fraction, part.words.upperBound) }
        guard let (fraction, end) = slashed(part), fraction.numerator < fraction.denominator else { return nil }
        return (fraction, end)
    }

    private func sign(before numeral: Numeral) -> Int? {
        let first = numeral.words.lowerBound
        let sign = first - 1
        guard isTight(first), let word = word(sign), word.kind == .mark else { return nil }
        let isFree = word.isSpaced || isMark(sign - 1, "(") || isMark(sign - 1, "=")
        let isMinus = isMark(sign, "\u{2212}") || isMark(sign, "-") || isMinusDash(sign, before: numeral)
        return isMinus && isFree ? sign : nil
    }

    /// `at –5 °C`, *fell to –3*: an en dash printed for want of a minus, where no pause can be.
    private func isMinusDash(_ dash: Int, before numeral: Numeral) -> Bool {
        guard isMark(dash, "\u{2013}"), !isDigits(dash - 1), mark(dash - 1) != 0xB0 else { return false }
        return [0xB0, 0xBA, 0x2103, 0x2109].contains(mark(numeral.words.upperBound))
            || ["to", "of", "at", "is", "was", "below", "above", "from", "between"].contains(letters(dash - 1))
    }

    private static let denominators: Set<Int> = [
        2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 24, 25, 30, 32, 36, 40, 48, 50, 60, 64, 72, 100, 128,
        200, 250, 400, 500, 1000, 10000,
    ]
}
