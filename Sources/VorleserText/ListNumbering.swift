/// The numbers of a list set in running text: `1) The first item 2) The second`.
///
/// A sentence that begins with a marker leads one to expect the next; that one begins a sentence of its own, with or
/// without a full stop before it.
struct ListNumbering {
    private let expected: [UInt8]
    /// How the markers end, without the number: `.)`, `)`, `.`
    private let closing: [UInt8]

    /// Reads the marker that a sentence begins with; `nil` if it begins with none.
    init?(at start: Int, in prose: Prose) {
        let marker = prose.skip(from: start, limit: 8) { $0.isBlank || $0.isBullet || $0 == "(" }
        let end = prose.skip(from: marker, limit: 3, while: \.isASCIIDigit)
        let letter = prose.byte(at: marker)
        if end > marker, let number = Int(prose.text(in: marker..<end)) {
            expected = Array(String(number + 1).utf8)
            closing = Self.closing(at: end, in: prose)
        } else if letter >= UInt8(ascii: "a"), letter < UInt8(ascii: "z") {
            expected = [letter + 1]
            closing = Self.closing(at: marker + 1, in: prose)
        } else {
            return nil
        }
        if closing.isEmpty { return nil }
    }

    /// Where the next item begins if its number ends before the mark at `index`.
    func itemStart(closedAt index: Int, in prose: Prose) -> Int? {
        let end = index + closing.count
        let start = index - expected.count
        guard start > prose.range.lowerBound, prose.scalar(at: end)?.isBlank ?? false else { return nil }
        guard matches(closing, at: index, in: prose), matches(expected, at: start, in: prose) else { return nil }
        guard let item = prose.scalar(at: prose.skip(from: end, limit: 4) { $0.isBlank }), !item.isLower else {
            return nil
        }
        let opening = prose.skipBack(from: start, limit: 4) { $0.isBullet || $0.isSpace || $0 == "(" }
        guard opening < start else { return nil }
        return prose.skip(from: opening) { $0.isBlank }
    }

    private func matches(_ text: [UInt8], at index: Int, in prose: Prose) -> Bool {
        text.indices.allSatisfy { prose.byte(at: index + $0) == text[$0] }
    }

    private static func closing(at index: Int, in prose: Prose) -> [UInt8] {
        let end = prose.skip(from: index, limit: 2) { $0 == "." || $0 == ")" }
        guard prose.scalar(at: end)?.isBlank ?? false else { return [] }
        return (index..<end).map { prose.byte(at: $0) }
    }
}
