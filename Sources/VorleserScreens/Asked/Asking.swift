public import VorleserKit

/// What a listener asks for without seeing the app: of Siri, of a shortcut, of a car. It is answered in words that are said back.
@MainActor public struct Asking {
    private let app: AppScreens

    /// As many books are offered unasked.
    static let mostOffered = 12

    public init(_ app: AppScreens) { self.app = app }

    // MARK: Listening

    /// Goes on with the book that is open, or else with the one that was read last.
    /// - Returns: What is read now.
    /// - Throws: ``AskingError``
    public func goOn() async throws(AskingError) -> String {
        try await listening { await app.continueLastBook() }
        guard let player = app.player else { throw .noBook }
        return try words(of: player)
    }

    /// Reads a book, from its place on.
    /// - Returns: What is read now.
    /// - Throws: ``AskingError``
    public func read(_ id: BookID) async throws(AskingError) -> String {
        try await listening {
            await app.open(id)
            if app.player?.book.id == id { app.player?.resume() }
        }
        guard let player = app.player, player.book.id == id else { throw .notOpened }
        return try words(of: player)
    }

    /// Pauses what is read; harmless when nothing is.
    /// - Returns: What came of it.
    public func pause() -> String {
        guard let player = app.player, player.isOn else { return localized("Nothing is being read.") }
        player.pause()
        return localized("“\(player.title)” is paused.")
    }

    /// Ends listening after a while.
    /// - Returns: When that is.
    /// - Throws: ``AskingError/nothingIsRead``
    public func sleep(_ choice: SleepChoice) throws(AskingError) -> String {
        guard let player = app.player else { throw .nothingIsRead }
        player.sleep(choice)
        switch player.sleep.left {
        case nil: return localized("There is no sleep timer now.")
        case .seconds(let seconds):
            return localized("The voice falls silent in \(TimeWords.duration(seconds)).")
        case .chapter: return localized("The voice falls silent at the end of the chapter.")
        }
    }

    /// Does something that begins to read, and waits until it sounds or is known not to.
    private func listening(_ begin: () async -> Void) async throws(AskingError) {
        // The same may be on the screen already, and would not be known from what comes now.
        let before = app.trouble
        app.trouble = nil
        await begin()
        await app.player?.settled()
        let trouble = app.trouble
        // Said here, it need not be said on the screen as well.
        app.trouble = before
        if let trouble { throw .failed(trouble) }
    }

    private func words(of player: PlayerScreen) throws(AskingError) -> String {
        if case .failed(let trouble) = player.state { throw .failed(trouble) }
        if player.nothingFollows { throw .failed(app.unspoken ?? Trouble(localized("Nothing of it is read aloud."))) }
        let chapter = player.chapterTitle
        return chapter.isEmpty || chapter == player.title
            ? localized("“\(player.title)”") : localized("“\(player.title)”, \(chapter)")
    }

    // MARK: Books

    /// The books that words may mean, the likeliest first: what was heard need not be what is printed.
    public func books(meant words: String) async throws -> [AskedBook] {
        BookNames(of: try await app.room.library.books(by: .recent)).matching(words).map(AskedBook.init)
    }

    /// The books of these numbers that there are, in the same order.
    public func books(_ ids: [BookID]) async throws -> [AskedBook] {
        let known = Dictionary(try await app.room.library.books().map { ($0.id, $0) }) { first, _ in first }
        return ids.compactMap { known[$0] }.map(AskedBook.init)
    }

    /// The books that are offered unasked: those read last.
    public func booksToOffer() async throws -> [AskedBook] {
        try await app.room.library.books(by: .recent).prefix(Self.mostOffered).map(AskedBook.init)
    }
}

/// A book, as it is offered to whoever asks.
public struct AskedBook: Hashable, Sendable, Identifiable {
    public let id: BookID
    public let title: String
    /// On one line; empty when nobody is named.
    public let authors: String

    init(_ book: LibraryBook) {
        (id, title, authors) = (book.id, book.title, book.authors.joined(separator: ", "))
    }
}

/// Why what was asked for cannot be done.
public enum AskingError: Error, Hashable, Sendable {
    /// There is no book at all.
    case noBook
    /// No book is open whose voice could fall silent.
    case nothingIsRead
    /// The book was not opened, since meanwhile another was asked for.
    case notOpened
    case failed(Trouble)
}

extension AskingError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .noBook: localized("There is no book in the library.")
        case .nothingIsRead: localized("Nothing is being read.")
        case .notOpened: localized("Another book was opened meanwhile.")
        case .failed(let trouble): [trouble.message, trouble.suggestion].compactMap(\.self).joined(separator: " ")
        }
    }
}
