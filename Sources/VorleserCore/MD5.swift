/// The MD5 message digest: broken as a secret's guard, and what other programs name files by.
///
/// Source: RFC 1321, sections 3.1 to 3.5; the names are its own.
package struct MD5 {
    private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    private var block: [UInt8] = []
    private var length = 0

    package init() {}

    /// The digest of a whole message: 32 hexadecimal digits.
    package static func digest(of message: some Sequence<UInt8>) -> String {
        var hash = MD5()
        hash.update(message)
        return hash.finish()
    }

    /// Takes in the next bytes of the message.
    package mutating func update(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            block.append(byte)
            length += 1
            guard block.count == 64 else { continue }
            compress()
            block.removeAll(keepingCapacity: true)
        }
    }

    /// The digest of the message taken in so far: 32 hexadecimal digits.
    package consuming func finish() -> String {
        let bits = UInt64(length) * 8
        update([0x80] + [UInt8](repeating: 0, count: (119 - length % 64) % 64))
        update((0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) })
        return state.map { $0.byteSwapped.digits(8, radix: 16) }.joined()
    }

    private mutating func compress() {
        let x = (0..<16).map { k in
            (0..<4).reduce(0 as UInt32) { $0 | UInt32(block[4 * k + $1]) << (8 * UInt32($1)) }
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for i in 0..<64 {
            let f: UInt32
            let k: Int
            switch i / 16 {
            case 0: (f, k) = (b & c | ~b & d, i)
            case 1: (f, k) = (b & d | c & ~d, (5 * i + 1) % 16)
            case 2: (f, k) = (b ^ c ^ d, (3 * i + 5) % 16)
            default: (f, k) = (c ^ (b | ~d), 7 * i % 16)
            }
            let sum = a &+ f &+ x[k] &+ Self.sines[i]
            let shift = Self.shifts[i / 16][i % 4]
            (a, d, c, b) = (d, c, b, b &+ (sum &<< shift | sum &>> (32 - shift)))
        }
        for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
    }

    private static let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    /// 2³² · |sin(i)|, for i from 1: section 3.4.
    private static let sines: [UInt32] = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
}

#if canImport(Glibc)
    import func Glibc.sin
#else
    import func Darwin.sin
#endif
