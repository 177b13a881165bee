import VorleserKit

/// Something that only those who may come in know.
enum Secret {
    /// 256 random bits, as 64 hexadecimal digits.
    static func random() -> String {
        var source = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(source.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// What is kept of a secret: a digest, from which the secret cannot be told.
    static func digest(_ secret: String) -> String { SHA256.digest(of: secret.utf8) }

    /// Compares in a time that does not tell where the difference is.
    static func isSame(_ given: String, _ kept: String) -> Bool {
        // Of their digests: so the length shows neither.
        zip(digest(given).utf8, digest(kept).utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
