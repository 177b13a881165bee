/// Writes bits, the highest first.
struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount = 0

    /// - Parameters:
    ///   - value: Its lowest bits are written.
    ///   - count: 0 … 32.
    mutating func append(_ value: UInt64, count: Int) {
        pending = pending << UInt64(count) | value
        pendingCount += count
        while pendingCount >= 8 {
            pendingCount -= 8
            bytes.append(UInt8(truncatingIfNeeded: pending >> UInt64(pendingCount)))
        }
        pending &= 1 << UInt64(pendingCount) - 1
    }

    mutating func append(signed value: Int64, count: Int) {
        append(UInt64(bitPattern: value) & (1 << UInt64(count) - 1), count: count)
    }

    /// So many zeros, and a one.
    mutating func appendUnary(_ zeros: Int) {
        for _ in 0..<zeros / 32 { append(0, count: 32) }
        append(1, count: zeros % 32 + 1)
    }

    /// Fills the last byte with zeros.
    mutating func align() { if pendingCount > 0 { append(0, count: 8 - pendingCount) } }
}

/// Reads bits, the highest first; answers `nil` behind the end.
struct BitReader {
    private let bytes: [UInt8]
    /// The next bit, counted from the first byte's highest.
    private var position: Int

    init(_ bytes: [UInt8], at byte: Int) {
        self.bytes = bytes
        position = byte * 8
    }

    /// The byte that the next bit is in.
    var byte: Int { position / 8 }

    mutating func align() { position = (position + 7) / 8 * 8 }

    /// - Parameter count: 0 … 32.
    /// - Returns: As many bits, as a number.
    mutating func read(_ count: Int) -> Int? {
        guard position + count <= bytes.count * 8 else { return nil }
        var value = 0
        var left = count
        while left > 0 {
            let free = 8 - position % 8
            let taken = min(free, left)
            let bits = Int(bytes[position / 8]) >> (free - taken) & (1 << taken - 1)
            value = value << taken | bits
            position += taken
            left -= taken
        }
        return value
    }

    mutating func readSigned(_ count: Int) -> Int64? {
        read(count).map { value in
            let shift = Int64(64 - count)
            return (Int64(value) << shift) >> shift
        }
    }

    /// How many zeros stand before the next one; takes the one.
    mutating func readUnary(atMost most: Int) -> Int? {
        var zeros = 0
        while position < bytes.count * 8 {
            let rest = bytes[position / 8] << UInt8(position % 8)
            if rest != 0 {
                zeros += rest.leadingZeroBitCount
                position += rest.leadingZeroBitCount + 1
                return zeros <= most ? zeros : nil
            }
            zeros += 8 - position % 8
            position += 8 - position % 8
            if zeros > most { return nil }
        }
        return nil
    }
}
