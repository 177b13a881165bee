/// Reads little-endian numbers one after another, and never beyond the end.
struct ByteReader {
    /// The end came before what was asked for.
    struct End: Error {}

    let bytes: UnsafeRawBufferPointer
    /// Where the next byte is read; never beyond the end.
    private(set) var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// How many bytes are left.
    var left: Int { bytes.count - offset }

    mutating func byte() throws(End) -> UInt8 { try number(UInt8.self) }

    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) throws(End) -> Number {
        let size = Number.bitWidth / 8
        guard left >= size else { throw End() }
        defer { offset += size }
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }

    /// The next `count` bytes, which may be any number that a file says.
    mutating func take(_ count: some BinaryInteger) throws(End) -> UnsafeRawBufferPointer {
        guard let count = Int(exactly: count), count >= 0, count <= left else { throw End() }
        defer { offset += count }
        return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
    }

    /// The bytes up to the next line feed, which is passed over.
    mutating func line() throws(End) -> UnsafeRawBufferPointer {
        guard let end = bytes[offset...].firstIndex(of: 0x0A) else { throw End() }
        defer { offset = end + 1 }
        return UnsafeRawBufferPointer(rebasing: bytes[offset..<end])
    }
}

extension String {
    /// Text of a file; `nil` unless it is well-formed UTF-8.
    init?(utf8 bytes: UnsafeRawBufferPointer) {
        self.init(validating: bytes, as: UTF8.self)
    }
}
