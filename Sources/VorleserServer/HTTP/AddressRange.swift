import Foundation

/// Addresses of a network: one (`10.0.0.7`, `::1`), or all that begin alike (`10.0.0.0/8`, `fd00::/8`).
///
/// Source: RFC 4632 §3.1, RFC 4291 §2.3.
public struct AddressRange: Hashable, Sendable {
    private let bytes: [UInt8]
    private let bits: Int

    /// Fails for what is none.
    /// - Parameter text: An address, perhaps with a stroke and the number of bits that count.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let bytes = Self.bytes(of: String(parts[0])) else { return nil }
        let most = bytes.count * 8
        guard let bits = parts.count == 1 ? most : Int(parts[1]), (0...most).contains(bits) else { return nil }
        (self.bytes, self.bits) = (bytes, bits)
    }

    /// Whether an address is one of them; false for what is no address.
    public func contains(_ address: String) -> Bool {
        guard let other = Self.bytes(of: address), other.count == bytes.count else { return false }
        for index in 0..<(bits + 7) / 8 {
            let counted = min(bits - index * 8, 8)
            let mask = UInt8(truncatingIfNeeded: 0xFF00 >> counted)
            if bytes[index] & mask != other[index] & mask { return false }
        }
        return true
    }

    /// The first of them.
    var address: [UInt8] { bytes }

    /// As certificates say it: RFC 5280 §4.2.1.10.
    var addressAndMask: [UInt8] {
        bytes + bytes.indices.map { UInt8(truncatingIfNeeded: 0xFF00 >> min(max(bits - $0 * 8, 0), 8)) }
    }

    private static func bytes(of address: String) -> [UInt8]? {
        var (v4, v6) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, address, &v4) == 1 { return withUnsafeBytes(of: v4) { Array($0) } }
        guard inet_pton(AF_INET6, address, &v6) == 1 else { return nil }
        let bytes = withUnsafeBytes(of: v6) { Array($0) }
        // An address of IPv4 in the clothes of IPv6 stands for itself: RFC 4291 §2.5.5.2.
        return bytes.prefix(12).elementsEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF])
            ? Array(bytes.suffix(4)) : bytes
    }
}
