/// The Secure Hash Algorithm with 256 bits.
///
/// Source: FIPS PUB 180-4, sections 4.1.2, 5.1.1, 5.3.3 and 6.2; the names are the standard's. No library of the
/// system offers it without a whole cryptography stack.
package struct SHA256 {
    private var hash: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var block: [UInt8] = []
    private var length = 0

    package init() {}

    /// The digest of a whole message: 64 hexadecimal digits.
    package static func digest(of message: some Sequence<UInt8>) -> String {
        var hash = SHA256()
        hash.update(message)
        return hash.finish()
    }

    /// Takes in the next bytes of the message.
    package mutating func update(_ bytes: some Sequence<UInt8>) {
        let isWhole: Void? = bytes.withContiguousStorageIfAvailable { update(UnsafeRawBufferPointer($0)) }
        if isWhole == nil { Array(bytes).withUnsafeBytes { update($0) } }
    }

    /// Takes in the next bytes of the message.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        length += bytes.count
        var rest = bytes[...]
        if !block.isEmpty {
            let head = rest.prefix(64 - block.count)
            block += head
            rest = rest.dropFirst(head.count)
            guard block.count == 64 else { return }
            block.withUnsafeBytes { compress($0) }
            block.removeAll(keepingCapacity: true)
        }
        while rest.count >= 64 {
            compress(UnsafeRawBufferPointer(rebasing: rest.prefix(64)))
            rest = rest.dropFirst(64)
        }
        block += rest
    }

    /// The digest of the message taken in so far: 64 hexadecimal digits.
    package consuming func finish() -> String {
        let bits = UInt64(length) * 8
        update([0x80] + [UInt8](repeating: 0, count: (119 - length % 64) % 64))
        update((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
        return hash.map { $0.digits(8, radix: 16) }.joined()
    }

    /// - Parameter block: 64 bytes.
    private mutating func compress(_ block: UnsafeRawBufferPointer) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
            for t in 0..<16 { w[t] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * t, as: UInt32.self)) }
            for t in 16..<64 {
                let sigma1 = w[t - 2].rotatedRight(17) ^ w[t - 2].rotatedRight(19) ^ (w[t - 2] >> 10)
                let sigma0 = w[t - 15].rotatedRight(7) ^ w[t - 15].rotatedRight(18) ^ (w[t - 15] >> 3)
                w[t] = sigma1 &+ w[t - 7] &+ sigma0 &+ w[t - 16]
            }
            Self.constants.withUnsafeBufferPointer { mix(w, $0) }
        }
    }

    private mutating func mix(_ w: UnsafeMutableBufferPointer<UInt32>, _ k: UnsafeBufferPointer<UInt32>) {
        var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
        var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
        for t in 0..<64 {
            let sum1 = e.rotatedRight(6) ^ e.rotatedRight(11) ^ e.rotatedRight(25)
            let sum0 = a.rotatedRight(2) ^ a.rotatedRight(13) ^ a.rotatedRight(22)
            let t1 = h &+ sum1 &+ ((e & f) ^ (~e & g)) &+ k[t] &+ w[t]
            let t2 = sum0 &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] &+= value }
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}

extension UInt32 {
    fileprivate func rotatedRight(_ count: UInt32) -> UInt32 { self &>> count | self &<< (32 &- count) }
}
