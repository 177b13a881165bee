public import Foundation

/// A book's private podcast feed: whoever knows its secret may hear the book, and nothing else.
public struct BookFeed: Codable, Hashable, Sendable {
    public let book: BookID
    /// 160 random bits, as 32 letters and digits. Kept as it is: the listener adds the feed on another device, too.
    public let secret: String
    /// Whose it is: it is read as they have chosen.
    public let person: PersonID
    public let createdAt: Date

    init(book: BookID, person: PersonID, createdAt: Date) {
        var source = SystemRandomNumberGenerator()
        secret = String(
            (0..<Self.secretLength).map { _ in Self.alphabet[Int.random(in: Self.alphabet.indices, using: &source)] }
        )
        (self.book, self.person, self.createdAt) = (book, person, createdAt)
    }

    // One that was made before a library knew persons is the first's.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        book = try container.decode(BookID.self, forKey: .book)
        secret = try container.decode(String.self, forKey: .secret)
        person = try container.decodeIfPresent(PersonID.self, forKey: .person) ?? .first
        createdAt = try container.decode(Date.self, forKey: .createdAt)
    }

    /// Of five bits each.
    private static let secretLength = 32
    /// RFC 4648 §6, in small letters.
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567")
}
