/// The word joiners (U+2060) of a text: signs without ink at which no line ends, as in “observer⁠—excellent”.
///
/// They belong to the text, so that its lines end where its printer wants them to. Who looks at words reads the text
/// without them, and brings the offsets that were found back.
package struct WordJoiners: Sendable {
    /// The sign itself.
    package static let unit: UInt16 = 0x2060
    /// The sign in UTF-8.
    fileprivate static let bytes: [UInt8] = [0xE2, 0x81, 0xA0]

    /// For each joiner where the character after it stands in the text without joiners; ascending.
    private let places: [Int]

    /// - Parameters:
    ///   - units: The text, in UTF-16 code units.
    ///   - origin: What its first unit is called, with joiners and without.
    package init(in units: some Sequence<UInt16>, from origin: Int = 0) {
        var places: [Int] = []
        var place = origin
        for unit in units {
            if unit == Self.unit { places.append(place) } else { place += 1 }
        }
        self.places = places
    }

    package var isEmpty: Bool { places.isEmpty }

    /// Where a place of the text is when the joiners are taken away.
    /// - Complexity: O(log n)
    package func plain(_ offset: Int) -> Int {
        offset - places.indices.partitioningIndex { places[$0] + $0 >= offset }
    }

    /// A stretch of the text as it is when the joiners are taken away.
    package func plain(_ span: Range<Int>) -> Range<Int> { plain(span.lowerBound)..<plain(span.upperBound) }

    /// Where a character of the text without joiners stands in the text.
    /// - Complexity: O(log n)
    package func printed(start: Int) -> Int { start + places.partitioningIndex { $0 > start } }

    /// Where the character before a place of the text without joiners ends in the text.
    /// - Complexity: O(log n)
    package func printed(end: Int) -> Int { end + places.partitioningIndex { $0 >= end } }

    /// A stretch of the text without joiners as it stands in the text, without the joiners at its ends.
    package func printed(_ span: Range<Int>) -> Range<Int> {
        let start = printed(start: span.lowerBound)
        return start..<max(start, printed(end: span.upperBound))
    }

    /// The pieces of a stretch of the text without joiners that no joiner parts.
    package func pieces(of span: Range<Int>) -> [Range<Int>] {
        let first = places.partitioningIndex { $0 > span.lowerBound }
        var cuts = [span.lowerBound]
        for place in places[first...] {
            guard place < span.upperBound else { break }
            if place > cuts[cuts.count - 1] { cuts.append(place) }
        }
        return zip(cuts, cuts.dropFirst() + [span.upperBound]).map { $0..<$1 }
    }
}

extension StringProtocol {
    /// The text without its word joiners.
    package var withoutWordJoiners: String {
        guard hasWordJoiners else { return String(self) }
        var (kept, rest): ([UInt8], ArraySlice<UInt8>) = ([], Array(utf8)[...])
        kept.reserveCapacity(rest.count)
        while let first = rest.firstIndex(of: WordJoiners.bytes[0]) {
            let isJoiner = rest[first...].starts(with: WordJoiners.bytes)
            kept += isJoiner ? rest[..<first] : rest[...first]
            rest = rest[(first + (isJoiner ? WordJoiners.bytes.count : 1))...]
        }
        return String(decoding: kept + rest, as: UTF8.self)
    }
}

extension StringProtocol {
    /// Whether there is a word joiner in it.
    /// - Complexity: O(length); little of it, since most texts have no byte that could begin one.
    package var hasWordJoiners: Bool {
        // Bytes are found many times as fast as the units of a string.
        utf8.withContiguousStorageIfAvailable { bytes in
            var rest = bytes[...]
            while let first = rest.firstIndex(of: 0xE2) {
                rest = rest[(first + 1)...]
                if rest.count >= 2, rest[rest.startIndex] == 0x81, rest[rest.startIndex + 1] == 0xA0 { return true }
            }
            return false
        } ?? utf16.contains(WordJoiners.unit)
    }
}
