public import Foundation

/// A private podcast feed: whoever knows its secret may hear what it is of, and nothing else.
public struct PrivateFeed: Hashable, Sendable {
    public var subject: Subject
    /// 160 random bits, as 32 letters and digits. Kept as it is: the listener adds the feed on another device, too.
    public let secret: String
    /// Whose it is: it is read as they have chosen, and has what they may see.
    public let person: PersonID
    public let createdAt: Date

    /// What is heard.
    public enum Subject: Hashable, Sendable {
        case book(BookID)
        /// The books that the person is listening to.
        case shelf(Shelf)
    }

    /// What is said of a feed of several books.
    public struct Shelf: Hashable, Codable, Sendable {
        /// The collection whose books are in it, too; `nil` for none.
        public var collection: String?
        /// Every book that has been in it, in the order in which they came: an app knows each by its place here.
        public internal(set) var seasons: [BookID] = []

        /// The number under which apps know a book, from 1; `nil` for one that was never in it.
        public func season(of book: BookID) -> Int? { seasons.firstIndex(of: book).map { $0 + 1 } }
    }

    init(_ subject: Subject, person: PersonID, createdAt: Date) {
        var source = SystemRandomNumberGenerator()
        secret = String(
            (0..<Self.secretLength).map { _ in Self.alphabet[Int.random(in: Self.alphabet.indices, using: &source)] }
        )
        (self.subject, self.person, self.createdAt) = (subject, person, createdAt)
    }

    /// Of five bits each.
    private static let secretLength = 32
    /// RFC 4648 §6, in small letters.
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567")
}

extension PrivateFeed {
    /// The book that it is of; `nil` for a shelf.
    public var book: BookID? {
        if case .book(let id) = subject { id } else { nil }
    }

    /// What is said of a shelf; `nil` for a book.
    public var shelf: Shelf? {
        if case .shelf(let shelf) = subject { shelf } else { nil }
    }
}

extension PrivateFeed: Codable {
    private enum Key: String, CodingKey { case book, shelf, secret, person, createdAt }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let shelf = try container.decodeIfPresent(Shelf.self, forKey: .shelf) {
            subject = .shelf(shelf)
        } else {
            subject = .book(try container.decode(BookID.self, forKey: .book))
        }
        secret = try container.decode(String.self, forKey: .secret)
        // One that was made before a library knew persons is the first's.
        person = try container.decodeIfPresent(PersonID.self, forKey: .person) ?? .first
        createdAt = try container.decode(Date.self, forKey: .createdAt)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch subject {
        case .book(let id): try container.encode(id, forKey: .book)
        case .shelf(let shelf): try container.encode(shelf, forKey: .shelf)
        }
        try container.encode(secret, forKey: .secret)
        try container.encode(person, forKey: .person)
        try container.encode(createdAt, forKey: .createdAt)
    }
}
