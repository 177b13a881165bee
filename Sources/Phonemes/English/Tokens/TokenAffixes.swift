/// What is taken off the ends of a stretch of text, and where its middle is cut. Specification §2.1.
///
/// All positions are indices of UTF-16 code units in the text.
enum TokenAffixes {
    /// The length of what is taken off the front of `range`, 0 if nothing.
    static func prefix(_ units: [UInt16], _ range: Range<Int>) -> Int {
        let first = units[range.lowerBound]
        let kind = LetterClass.of(first)
        if !kind.isDisjoint(with: [.mark, .quote, .currency, .symbol]) { return 1 }
        let next = range.lowerBound + 1
        switch first {
        case 0xA7, 0x25, 0x3D, 0x2014, 0x2013: return 1
        case 0x2B: return next < range.upperBound && LetterClass.of(units[next]).contains(.digit) ? 0 : 1
        case 0x2E:
            let dots = run(of: 0x2E, units, range)
            return dots > 1 ? dots : 0
        case 0x55, 0x43, 0x41:
            let dollar = first == 0x55 ? next + 1 : next
            guard dollar < range.upperBound, units[dollar] == 0x24 else { return 0 }
            return first != 0x55 || units[next] == 0x53 ? dollar + 1 - range.lowerBound : 0
        case 0xD800...0xDBFF:
            return isPicture(units, at: range.lowerBound, in: range) ? 2 : 0
        default: return 0
        }
    }

    /// The length of what is taken off the back of `range`, 0 if nothing.
    static func suffix(_ units: [UInt16], _ range: Range<Int>) -> Int {
        let end = range.upperBound
        let last = units[end - 1]
        if last != 0x73, last &- 0x61 < 26 || last &- 0x41 < 26, last != 0x53 {
            guard range.count > 1, units[end - 2] &- 0x61 > 25 else { return 0 }
        }
        let kind = LetterClass.of(last)
        let before = range.count > 1 ? units[end - 2] : 0
        let beforeKind = range.count > 1 ? LetterClass.of(before) : []
        if !kind.isDisjoint(with: [.mark, .quote, .symbol]) { return 1 }
        if kind.contains(.currency) { return beforeKind.contains(.digit) ? 1 : 0 }
        switch last {
        case 0x2014, 0x2013: return 1
        case 0x73, 0x53:
            if beforeKind.contains(.apostrophe) { return 2 }
        case 0x2B: return beforeKind.contains(.digit) ? 1 : 0
        case 0x2E:
            if before == 0x2E {
                var dots = 0
                while dots < range.count, units[end - 1 - dots] == 0x2E { dots += 1 }
                return dots
            }
            if !beforeKind.isDisjoint(with: [.lower, .uncased, .digit, .quote, .mark]) { return 1 }
            if [0x25, 0xB2, 0x2D, 0x2B].contains(before) { return 1 }
            if beforeKind.contains(.upper), range.count > 2, LetterClass.of(units[end - 3]).contains(.upper) {
                return 1
            }
            return 0
        case 0xDC00...0xDFFF:
            return range.count > 1 && isPicture(units, at: end - 2, in: range) ? 2 : 0
        default: break
        }
        return unit(units, range)
    }

    /// Where the middle is cut: the places of what stands between the parts, ascending.
    static func infixes(_ units: [UInt16], _ range: Range<Int>) -> [Range<Int>] {
        var cuts: [Range<Int>] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let length = infix(units, at: index, in: range)
            if length > 0 { cuts.append(index..<index + length) }
            index += max(length, 1)
        }
        return cuts
    }

    private static func infix(_ units: [UInt16], at index: Int, in range: Range<Int>) -> Int {
        let unit = units[index]
        if unit >= 0x61 && unit <= 0x7A || unit >= 0x41 && unit <= 0x5A { return 0 }
        let kind = LetterClass.of(unit)
        if unit == 0x2026 || kind.contains(.symbol) { return 1 }
        if unit & 0xFC00 == 0xD800 { return isPicture(units, at: index, in: range) ? 2 : 0 }
        if unit == 0x2E {
            let dots = run(of: 0x2E, units, index..<range.upperBound)
            if dots > 1 { return dots }
        }
        guard index > range.lowerBound, index + 1 < range.upperBound else { return 0 }
        let before = LetterClass.of(units[index - 1])
        let after = LetterClass.of(units[index + 1])
        let letterBefore = !before.isDisjoint(with: .letter)
        let letterAfter = !after.isDisjoint(with: .letter)
        switch unit {
        case 0x2E:
            let left = !before.isDisjoint(with: [.lower, .uncased, .quote])
            return left && !after.isDisjoint(with: [.upper, .uncased, .quote]) ? 1 : 0
        case 0x2C: return letterBefore && letterAfter ? 1 : 0
        case 0x2B, 0x2A, 0x5E: return isBetweenDigits(before, after, units[index + 1]) ? 1 : 0
        case 0x2D, 0x2014, 0x2013, 0x7E:
            if unit == 0x2D, isBetweenDigits(before, after, units[index + 1]) { return 1 }
            guard letterBefore || before.contains(.digit) else { return 0 }
            let length = run(of: unit, units, index..<range.upperBound)
            let end = index + length
            guard length <= (unit == 0x2D ? 3 : unit == 0x2014 ? 2 : 1), end < range.upperBound else { return 0 }
            return LetterClass.of(units[end]).isDisjoint(with: .letter) ? 0 : length
        case 0x3A, 0x3C, 0x3E, 0x3D, 0x2F: return (letterBefore || before.contains(.digit)) && letterAfter ? 1 : 0
        default: return 0
        }
    }

    private static func isBetweenDigits(_ before: LetterClass, _ after: LetterClass, _ next: UInt16) -> Bool {
        before.contains(.digit) && (after.contains(.digit) || next == 0x2D)
    }

    /// How many of `unit` the range begins with.
    static func run(of unit: UInt16, _ units: [UInt16], _ range: Range<Int>) -> Int {
        var end = range.lowerBound
        while end < range.upperBound, units[end] == unit { end += 1 }
        return end - range.lowerBound
    }

    private static func isPicture(_ units: [UInt16], at index: Int, in range: Range<Int>) -> Bool {
        guard index + 1 < range.upperBound, index >= range.lowerBound, units[index] & 0xFC00 == 0xD800 else {
            return false
        }
        let value = (UInt32(units[index] & 0x3FF) << 10 | UInt32(units[index + 1] & 0x3FF)) + 0x10000
        return Unicode.Scalar(value)?.properties.generalCategory == .otherSymbol
    }

    /// A unit of measure after a digit.
    private static func unit(_ units: [UInt16], _ range: Range<Int>) -> Int {
        var start = range.upperBound
        while start > range.lowerBound, range.upperBound - start < 5, !LetterClass.of(units[start - 1]).contains(.digit)
        {
            start -= 1
        }
        let length = range.upperBound - start
        guard start > range.lowerBound, length > 0, LetterClass.of(units[start - 1]).contains(.digit) else { return 0 }
        return measures.contains(Array(units[start..<range.upperBound])) ? length : 0
    }

    private static let measures: Set<[UInt16]> = Set(
        ("km km² km³ m m² m³ dm dm² dm³ cm cm² cm³ mm mm² mm³ ha µm nm yd in ft kg g mg µg t lb oz m/s km/h kmh mph hPa Pa mbar "
            + "mb MB kb KB gb GB tb TB T G M K %")
            .split(separator: " ").map { Array($0.utf16) }
    )
}
