public import Foundation

/// A book's private podcast feed: whoever knows its secret may hear the book, and nothing else.
public struct BookFeed: Codable, Hashable, Sendable {
    public let book: BookID
    /// 160 random bits, as 32 letters and digits. Kept as it is: the listener adds the feed on another device, too.
    public let secret: String
    public let createdAt: Date

    init(book: BookID, createdAt: Date) {
        var source = SystemRandomNumberGenerator()
        secret = String(
            (0..<Self.secretLength).map { _ in Self.alphabet[Int.random(in: Self.alphabet.indices, using: &source)] }
        )
        (self.book, self.createdAt) = (book, createdAt)
    }

    /// Of five bits each.
    private static let secretLength = 32
    /// RFC 4648 §6, in small letters.
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567")
}
