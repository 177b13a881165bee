import VorleserCore

extension Book {
    /// What names a book's own files: 16 hexadecimal digits.
    ///
    /// A book is known by what it says of itself, so that it is found again when its file is moved or mended.
    var fingerprint: String {
        let facts = [metadata.identifier ?? "", metadata.title] + metadata.authors
        return Self.hash(of: facts.joined(separator: "\u{0}")).digits(16, radix: 16)
    }

    /// FNV-1a, 64 bits: enough to tell one reader's books apart. Source: Fowler, Noll, Vo.
    private static func hash(of text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
