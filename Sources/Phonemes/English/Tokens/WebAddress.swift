/// Addresses of pages and mailboxes, which stay in one piece.
enum WebAddress {
    /// Whether the whole range looks like an address.
    static func matches(_ units: [UInt16], _ range: Range<Int>) -> Bool {
        guard range.count > 4 else { return false }
        var hasDot = false
        var host = range.lowerBound
        var path = range.upperBound
        for index in range {
            let unit = units[index]
            if unit == 0x2E { hasDot = true }
            if unit == 0x40 { host = index + 1 }
            if unit == 0x3A, index + 2 < range.upperBound, units[index + 1] == 0x2F, units[index + 2] == 0x2F {
                return index > range.lowerBound + 1 && index + 3 < range.upperBound
            }
            if unit == 0x2F { path = min(path, index) }
        }
        guard hasDot, host < path else { return false }
        return isHost(units, host..<path)
    }

    /// Labels of letters, digits and hyphens with dots between, the last one of lower-case letters only.
    private static func isHost(_ units: [UInt16], _ range: Range<Int>) -> Bool {
        var labels = 0
        var start = range.lowerBound
        var lastIsLower = false
        for index in range.lowerBound...range.upperBound {
            if index == range.upperBound || units[index] == 0x2E {
                guard index > start else { return false }
                labels += 1
                lastIsLower = index - start >= 2 && units[start..<index].allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
                start = index + 1
            } else if units[index] != 0x2D, LetterClass.of(units[index]).isDisjoint(with: [.lower, .upper, .digit]) {
                return false
            }
        }
        return labels > 1 && lastIsLower
    }
}
