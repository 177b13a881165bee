import Foundation
import VorleserCore

extension Library {
    static let feedsName = "feeds"
    static let endedFeedsName = "endedFeeds"
    /// The most feeds that are remembered as ended.
    private static let mostEnded = 500

    /// The person's podcast feed of a book; `nil` when they have none.
    public func feed(of book: BookID) async throws -> BookFeed? {
        let person = Listener.current
        return try await feeds().first { $0.book == book && $0.person == person }
    }

    /// The podcast feed that has a secret; `nil` when none has.
    public func feed(withSecret secret: String) async throws -> BookFeed? {
        // By their digests, so that the time it takes tells nothing of those that there are.
        let digest = SHA256.digest(of: secret.utf8)
        return try await feeds().first { SHA256.digest(of: $0.secret.utf8) == digest }
    }

    /// Gives a book a podcast feed for the person; the one that it has is kept.
    /// - Throws: ``LibraryError/unknownBook(_:)``
    public func makeFeed(of book: BookID) async throws -> BookFeed {
        _ = try await self.book(book)
        let (now, person) = (now(), Listener.current)
        return try await changeSettings { settings in
            let feeds = try settings.value(Self.feedsName, as: [BookFeed].self) ?? []
            if let feed = feeds.first(where: { $0.book == book && $0.person == person }) { return feed }
            let feed = BookFeed(book: book, person: person, createdAt: now)
            try settings.set(Self.feedsName, to: feeds + [feed])
            return feed
        }
    }

    /// Ends the person's podcast feed of a book: its secret opens nothing from now on.
    /// - Returns: Whether there was one.
    @discardableResult
    public func endFeed(of book: BookID) async throws -> Bool {
        let person = Listener.current
        return try await endFeeds { $0.book == book && $0.person == person }
    }

    /// Ends feeds, such as those of a person who is gone.
    /// - Returns: Whether there was one.
    @discardableResult
    func endFeeds(_ ends: @escaping @Sendable (BookFeed) -> Bool) async throws -> Bool {
        try await changeSettings { settings in
            let feeds = try settings.value(Self.feedsName, as: [BookFeed].self) ?? []
            let gone = feeds.filter(ends)
            guard !gone.isEmpty else { return false }
            let ended = try settings.value(Self.endedFeedsName, as: [String].self) ?? []
            let all = ended + gone.map { SHA256.digest(of: $0.secret.utf8) }
            try settings.set(Self.endedFeedsName, to: Array(all.suffix(Self.mostEnded)))
            try settings.set(Self.feedsName, to: feeds.filter { !ends($0) })
            return true
        }
    }

    /// Whether a secret is that of a feed that has ended: an app that still asks for it guesses nothing.
    public func hasEndedFeed(withSecret secret: String) async throws -> Bool {
        let ended = try await setting(Self.endedFeedsName, as: [String].self) ?? []
        return ended.contains(SHA256.digest(of: secret.utf8))
    }

    private func feeds() async throws -> [BookFeed] { try await setting(Self.feedsName, as: [BookFeed].self) ?? [] }
}
