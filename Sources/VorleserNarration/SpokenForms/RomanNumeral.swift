/// A number in Roman figures, as a careful printer sets it: no `IIII`, no `IC`.
struct RomanNumeral {
    let value: Int
    /// How many letters.
    let count: Int
    let isLowerCase: Bool

    /// Whether letters alone tell that it is a number: *XLIV* and the year *MCMXIV*, while *CDI* and *CCI* are acronyms
    /// sooner.
    var isSure: Bool { value < 100 || count > 4 || (1_400...2_100).contains(value) && count > 3 }

    /// The numeral that a word of a passage is.
    init?(_ index: Int, in passage: Passage) {
        guard let word = passage.word(index), word.kind == .letters else { return nil }
        self.init(word.range, in: passage)
    }

    init?(_ range: Range<Int>, in passage: Passage) {
        let first = passage[range.lowerBound]
        guard Self.value(of: first) > 0, range.count < 16 else { return nil }
        isLowerCase = first > 0x60
        count = range.count
        var (total, largest) = (0, 0)
        for place in range.reversed() {
            let unit = passage[place]
            let value = Self.value(of: unit)
            guard value > 0, (unit > 0x60) == isLowerCase else { return nil }
            total += value < largest ? -value : value
            largest = max(largest, value)
        }
        // Small letters beyond 400 are words: mix, mild.
        guard total > 0, total < (isLowerCase ? 400 : 4000) else { return nil }
        value = total
        let standard = Self.figures(total)
        guard standard.count == range.count,
            zip(standard, range).allSatisfy({ Self.value(of: passage[$1]) == Self.value(of: $0) })
        else { return nil }
    }

    private static func value(of unit: UInt16) -> Int {
        switch unit & ~0x20 {
        case 0x49: unit < 0x80 ? 1 : 0
        case 0x56: unit < 0x80 ? 5 : 0
        case 0x58: unit < 0x80 ? 10 : 0
        case 0x4C: unit < 0x80 ? 50 : 0
        case 0x43: unit < 0x80 ? 100 : 0
        case 0x44: unit < 0x80 ? 500 : 0
        case 0x4D: unit < 0x80 ? 1000 : 0
        default: 0
        }
    }

    private static func figures(_ value: Int) -> [UInt16] {
        var (rest, result) = (value, [UInt16]())
        for (unit, letters) in table {
            while rest >= unit {
                result += letters
                rest -= unit
            }
        }
        return result
    }

    private static let table: [(Int, [UInt16])] = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
        (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ].map { ($0, Array($1.utf16)) }
}

extension Passage {
    /// Whether nothing is joined to a word but a possessive or a dash.
    func isRomanFree(_ index: Int) -> Bool {
        if isTight(index), !isOpening(index - 1) { return false }
        guard isTight(index + 1) else { return true }
        if isApostrophe(index + 1), isTight(index + 2), isLetters(index + 2) { return letters(index + 2) == "s" }
        if isHyphen(index + 1), isTight(index + 2) {
            return count(index) > 1 && isDigits(index + 2)
                || RomanNumeral(index + 2, in: self) != nil && count(index + 2) > 1
        }
        if isMark(index + 1, "."), isTight(index + 2), isLetters(index + 2) { return false }
        return word(index + 1)?.kind == .mark
    }

    /// The index after a full stop that says of letters that they are a number, as older books print it, and ends no
    /// sentence: *Louis XIV. was*, *Act I., Scene 2*, *vol. ii. p. 34*.
    func afterRomanStop(_ index: Int) -> Int {
        guard isTightMark(index, "."), !isEnd(index + 1), !isTight(index + 1) || word(index + 1)?.kind == .mark else {
            return index
        }
        var next = index + 1
        while isOpening(next), !isTight(next) || next > index + 1 { next += 1 }
        return isCapitalised(next) || isDigits(next) ? index : index + 1
    }

    private func isOpening(_ index: Int) -> Bool {
        switch mark(index) {
        case 0x28, 0x5B, 0x22, 0x27, 0x2018, 0x201C, 0x2014, 0x2013, 0x2D, 0x2E, 0x2F, 0x2C, 0x5F, 0x2A: true
        default: false
        }
    }
}
