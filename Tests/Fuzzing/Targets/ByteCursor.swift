/// Takes an input apart, for targets that make something of it: every input means something, and a changed byte
/// changes little. Behind the end there are zeros.
struct ByteCursor {
    private let bytes: [UInt8]
    private var next = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { next >= bytes.count }

    mutating func byte() -> UInt8 {
        guard next < bytes.count else { return 0 }
        defer { next += 1 }
        return bytes[next]
    }

    /// Two bytes, the lower first.
    mutating func short() -> Int16 {
        let low = UInt16(byte())
        return Int16(bitPattern: low | UInt16(byte()) << 8)
    }

    /// Four bytes, the lowest first.
    mutating func word() -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(byte()) << (8 * $1) }
    }

    /// Any number but infinities and what is none.
    mutating func float() -> Float {
        let value = Float(bitPattern: word())
        return value.isFinite ? value : 0
    }

    mutating func bytes(_ count: Int) -> [UInt8] {
        let end = min(next + max(count, 0), bytes.count)
        defer { next = end }
        return Array(bytes[next..<end])
    }

    /// What is left.
    mutating func rest() -> [UInt8] { bytes(bytes.count) }

    /// One of a few.
    mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(byte()) % values.count] }
}
