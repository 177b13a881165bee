extension String {
    /// A string of UTF-16 code units, white space evened to blanks if wished.
    ///
    /// The standard library's own way is generic, and took two thirds of a narration's time.
    /// - Parameters:
    ///   - units: Half of a surrogate pair becomes U+FFFD, so that the length in code units stays the same.
    ///   - evened: Whether each unit of white space becomes a blank.
    init(_ units: ArraySlice<UInt16>, evened: Bool = false) {
        self.init(unsafeUninitializedCapacity: units.count * 3) { utf8 in
            units.withUnsafeBufferPointer { Self.transcode($0, evened: evened, to: utf8) }
        }
    }

    /// - Returns: How many bytes were written.
    private static func transcode(
        _ units: UnsafeBufferPointer<UInt16>,
        evened: Bool,
        to utf8: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        var (read, written) = (0, 0)
        while read < units.count {
            let unit = units[read]
            if unit < 0x80 {
                utf8[written] = evened && unit < 0x20 && unit.isWhiteSpace ? 0x20 : UInt8(truncatingIfNeeded: unit)
                written += 1
                read += 1
                continue
            }
            var scalar = UInt32(unit)
            if evened, unit.isWhiteSpace {
                scalar = 0x20
            } else if UTF16.isSurrogate(unit) {
                let next = read + 1 < units.count ? units[read + 1] : 0
                if UTF16.isLeadSurrogate(unit), UTF16.isTrailSurrogate(next) {
                    scalar = 0x10000 + ((scalar - 0xD800) << 10) + (UInt32(next) - 0xDC00)
                    read += 1
                } else {
                    scalar = 0xFFFD
                }
            }
            read += 1
            written += write(scalar, to: utf8, at: written)
        }
        return written
    }

    /// - Returns: How many bytes were written: at most three for each UTF-16 code unit.
    private static func write(_ scalar: UInt32, to utf8: UnsafeMutableBufferPointer<UInt8>, at offset: Int) -> Int {
        func put(_ index: Int, _ bits: UInt32) { utf8[offset + index] = UInt8(truncatingIfNeeded: bits) }
        func tail(_ shift: UInt32) -> UInt32 { 0x80 | (scalar >> shift) & 0x3F }
        switch scalar {
        case ..<0x80:
            put(0, scalar)
            return 1
        case ..<0x800:
            put(0, 0xC0 | scalar >> 6)
            put(1, tail(0))
            return 2
        case ..<0x10000:
            put(0, 0xE0 | scalar >> 12)
            put(1, tail(6))
            put(2, tail(0))
            return 3
        default:
            put(0, 0xF0 | scalar >> 18)
            put(1, tail(12))
            put(2, tail(6))
            put(3, tail(0))
            return 4
        }
    }
}
