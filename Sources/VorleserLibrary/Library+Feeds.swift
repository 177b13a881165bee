import Foundation
import VorleserCore

/// The private podcast feeds.
extension Library {
    static let feedsName = "feeds"
    static let endedFeedsName = "endedFeeds"
    /// The most feeds that are remembered as ended.
    private static let mostEnded = 500

    /// The person's podcast feed of a book; `nil` when they have none.
    public func feed(of book: BookID) async throws -> PrivateFeed? { try await feed { $0.book == book } }

    /// The person's podcast feed of their shelf; `nil` when they have none.
    public func shelfFeed() async throws -> PrivateFeed? { try await feed { $0.shelf != nil } }

    /// The podcast feed that has a secret; `nil` when none has.
    public func feed(withSecret secret: String) async throws -> PrivateFeed? {
        // By their digests, so that the time it takes tells nothing of those that there are.
        let digest = SHA256.digest(of: secret.utf8)
        return try await feeds().first { SHA256.digest(of: $0.secret.utf8) == digest }
    }

    /// Gives a book a podcast feed for the person; the one that it has is kept.
    /// - Throws: ``LibraryError/unknownBook(_:)``
    public func makeFeed(of book: BookID) async throws -> PrivateFeed {
        _ = try await self.book(book)
        return try await makeFeed(of: .book(book)) { $0.book == book }
    }

    /// Gives the person a podcast feed of their shelf; the one that they have is kept.
    public func makeShelfFeed() async throws -> PrivateFeed {
        try await makeFeed(of: .shelf(PrivateFeed.Shelf())) { $0.shelf != nil }
    }

    /// Chooses the collection whose books are in the feed of the person's shelf, besides those that they are listening to.
    /// - Parameter collection: Its name; `nil` for none.
    /// - Returns: What is said of the feed now; `nil` when there is none.
    /// - Throws: ``LibraryError``
    @discardableResult
    public func chooseCollection(_ collection: String?) async throws -> PrivateFeed.Shelf? {
        try await changeShelfFeed { $0.collection = collection }
    }

    /// Gives each of some books the number of a season in the feed of the person's shelf, which it keeps from then on.
    /// - Parameter books: Those that are in the feed now.
    /// - Returns: What is said of the feed; `nil` when there is none.
    /// - Throws: ``LibraryError``
    @discardableResult
    public func seat(_ books: [BookID]) async throws -> PrivateFeed.Shelf? {
        guard let known = try await shelfFeed()?.shelf else { return nil }
        guard books.contains(where: { !known.seasons.contains($0) }) else { return known }
        return try await changeShelfFeed { shelf in
            shelf.seasons += books.filter { !shelf.seasons.contains($0) }
        }
    }

    /// Ends the person's podcast feed of a book: its secret opens nothing from now on.
    /// - Returns: Whether there was one.
    @discardableResult
    public func endFeed(of book: BookID) async throws -> Bool {
        let person = Listener.current
        return try await endFeeds { $0.book == book && $0.person == person }
    }

    /// Ends the podcast feed of the person's shelf: its secret opens nothing from now on.
    /// - Returns: Whether there was one.
    @discardableResult
    public func endShelfFeed() async throws -> Bool {
        let person = Listener.current
        return try await endFeeds { $0.shelf != nil && $0.person == person }
    }

    /// Ends feeds, such as those of a person who is gone.
    /// - Returns: Whether there was one.
    @discardableResult
    func endFeeds(_ ends: @escaping @Sendable (PrivateFeed) -> Bool) async throws -> Bool {
        try await changeSettings { settings in
            let feeds = try settings.value(Self.feedsName, as: [PrivateFeed].self) ?? []
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

    // MARK: All feeds

    private func feeds() async throws -> [PrivateFeed] {
        try await setting(Self.feedsName, as: [PrivateFeed].self) ?? []
    }

    private func feed(_ isMeant: (PrivateFeed) -> Bool) async throws -> PrivateFeed? {
        let person = Listener.current
        return try await feeds().first { $0.person == person && isMeant($0) }
    }

    private func makeFeed(
        of subject: PrivateFeed.Subject,
        unless isThere: @escaping @Sendable (PrivateFeed) -> Bool
    ) async throws -> PrivateFeed {
        let (now, person) = (now(), Listener.current)
        return try await changeSettings { settings in
            let feeds = try settings.value(Self.feedsName, as: [PrivateFeed].self) ?? []
            if let feed = feeds.first(where: { $0.person == person && isThere($0) }) { return feed }
            let feed = PrivateFeed(subject, person: person, createdAt: now)
            try settings.set(Self.feedsName, to: feeds + [feed])
            return feed
        }
    }

    @discardableResult
    private func changeShelfFeed(
        _ change: @escaping @Sendable (inout PrivateFeed.Shelf) -> Void
    ) async throws -> PrivateFeed.Shelf? {
        let person = Listener.current
        return try await changeSettings { settings in
            var feeds = try settings.value(Self.feedsName, as: [PrivateFeed].self) ?? []
            guard let index = feeds.firstIndex(where: { $0.person == person && $0.shelf != nil }),
                var shelf = feeds[index].shelf
            else { return nil }
            change(&shelf)
            feeds[index].subject = .shelf(shelf)
            try settings.set(Self.feedsName, to: feeds)
            return shelf
        }
    }
}
