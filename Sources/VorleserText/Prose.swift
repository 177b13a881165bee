/// A text as UTF-8, read scalar by scalar in both directions, within the block that is being cut.
///
/// Rules look only inside the block: beyond its ends there is nothing.
struct Prose {
    let bytes: [UInt8]
    /// The block, in bytes from the start of the text. Its ends lie between scalars.
    let range: Range<Int>

    init(_ bytes: [UInt8], in range: Range<Int>) {
        precondition(range.upperBound <= bytes.count, "Block \(range) in \(bytes.count) bytes")
        self.bytes = bytes
        self.range = range
    }

    /// The byte at a place, 0 outside the block.
    @inline(__always)
    func byte(at index: Int) -> UInt8 {
        range.contains(index) ? bytes[index] : 0
    }

    /// The scalar that begins at a place, `nil` outside the block.
    @inline(__always)
    func scalar(at index: Int) -> Unicode.Scalar? {
        guard range.contains(index) else { return nil }
        let lead = bytes[index]
        return lead < 0x80 ? Unicode.Scalar(lead) : longScalar(at: index, lead: lead)
    }

    /// Where the scalar after the one at `index` begins.
    @inline(__always)
    func index(after index: Int) -> Int {
        let lead = byte(at: index)
        return min(index + (lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4), max(range.upperBound, index + 1))
    }

    /// Where the scalar before `index` begins; at most `index - 1`.
    @inline(__always)
    func index(before index: Int) -> Int {
        var before = index - 1
        while before > range.lowerBound, bytes[before] & 0xC0 == 0x80 { before -= 1 }
        return before
    }

    /// The scalar that ends at a place, `nil` at the start of the block.
    func scalar(before index: Int) -> Unicode.Scalar? {
        index > range.lowerBound ? scalar(at: self.index(before: index)) : nil
    }

    /// The text of a range of bytes.
    func text(in part: Range<Int>) -> String {
        String(decoding: bytes[part.clamped(to: range)], as: UTF8.self)
    }

    /// The text of a range of bytes in small letters, with typewriter apostrophes.
    func smallText(in part: Range<Int>) -> String {
        let part = part.clamped(to: range)
        if bytes[part].allSatisfy({ $0 < 0x80 }) {
            return String(decoding: bytes[part].lazy.map(\.smallLetter), as: UTF8.self)
        }
        return String(String.UnicodeScalarView(text(in: part).lowercased().unicodeScalars.map { $0 == "’" ? "'" : $0 }))
    }

    /// The first place from `index` on whose scalar does not satisfy `belongs`; at most `limit` scalars further.
    func skip(from index: Int, limit: Int = .max, while belongs: (Unicode.Scalar) -> Bool) -> Int {
        var index = index
        var count = 0
        while count < limit, let scalar = scalar(at: index), belongs(scalar) {
            index = self.index(after: index)
            count += 1
        }
        return index
    }

    /// The last place up to `index` before which a scalar does not satisfy `belongs`; at most `limit` scalars back.
    func skipBack(from index: Int, limit: Int, while belongs: (Unicode.Scalar) -> Bool) -> Int {
        var index = index
        var count = 0
        while count < limit, let scalar = scalar(before: index), belongs(scalar) {
            index = self.index(before: index)
            count += 1
        }
        return index
    }

    private func longScalar(at index: Int, lead: UInt8) -> Unicode.Scalar? {
        let width = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard index + width <= range.upperBound else { return nil }
        var value = UInt32(lead) & (0x7F >> UInt32(width))
        for follower in bytes[index + 1..<index + width] { value = value << 6 | UInt32(follower & 0x3F) }
        return Unicode.Scalar(value)
    }
}

extension UInt8 {
    /// The small letter of an ASCII capital; any other byte itself.
    fileprivate var smallLetter: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
