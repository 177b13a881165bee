import Foundation
import GRDB
public import VorleserCore

extension Library {
    /// The books, those that were removed left out.
    /// - Parameters:
    ///   - words: Words, or beginnings of words, of titles, authors, series and collections; accents and capitals do not matter.
    ///   - order: In which order.
    /// - Returns: All when there are no words.
    /// - Throws: ``LibraryError/failed(reason:)``
    public func books(matching words: String? = nil, by order: BookOrder = .recent) async throws -> [LibraryBook] {
        order.sorted(try await read { db in try Self.books(matching: words, in: db) })
    }

    /// The books that were removed and can be restored, the last removed first.
    public func removedBooks() async throws -> [LibraryBook] {
        try await read { db in
            try BookRow.fetchAll(db, sql: BookRow.select + " AND removedAt IS NOT NULL ORDER BY removedAt DESC")
                .map(\.book)
        }
    }

    /// - Throws: ``LibraryError/unknownBook(_:)`` also for one that was removed.
    public func book(_ id: BookID) async throws -> LibraryBook {
        try await read { db in try Self.book(id, in: db) }
    }

    /// The books, not removed, that were made of the same file, the oldest first.
    public func books(withDigest digest: String) async throws -> [LibraryBook] {
        try await read { db in
            try BookRow.fetchAll(
                db,
                sql: BookRow.select + " AND digest = ? AND removedAt IS NULL ORDER BY id",
                arguments: [digest]
            ).map(\.book)
        }
    }

    // MARK: What a listener changes

    /// Gives a book another title, other authors, another series or other collections, in one step.
    /// - Returns: The book as it is then.
    /// - Throws: ``LibraryError/unknownBook(_:)``
    @discardableResult
    public func describe(
        _ id: BookID,
        _ change: @escaping @Sendable (inout BookDescription) -> Void
    ) async throws -> LibraryBook {
        try await write { db in
            let book = try Self.book(id, in: db)
            var description = book.description
            change(&description)
            guard description != book.description else { return book }
            try Self.keep(description, of: book, in: db)
            return try Self.book(id, in: db)
        }
    }

    /// Notes the series that a book says it belongs to, unless one was noted or set before.
    public func noteSeries(_ series: BookMetadata.Series, of id: BookID) async throws {
        try await write { db in
            try db.execute(
                sql: "UPDATE book SET series = ?, seriesPosition = ? WHERE id = ? AND series IS NULL",
                arguments: [series.name, series.position, id.rawValue]
            )
        }
    }

    /// Keeps what a listener says of how far a book was read. One that is not begun after all opens at its beginning; where
    /// its devices were stays among its places, each as another device's, and is not lost when they read on.
    /// - Parameters:
    ///   - mark: `nil` for what its places say.
    ///   - id: The book.
    /// - Throws: ``LibraryError/unknownBook(_:)``
    public func setMark(_ mark: ReadingMark?, of id: BookID) async throws {
        try await write { db in
            _ = try Self.book(id, in: db)
            if mark == .unread { try Self.putAsidePlaces(in: id, in: db) }
            try Self.choose("mark = ?", [mark?.rawValue], for: id, in: db)
        }
    }

    /// Says what a book is in.
    /// - Parameters:
    ///   - tag: BCP 47 tag; `nil` when unknown.
    ///   - id: The book.
    /// - Returns: The book as it is then.
    /// - Throws: ``LibraryError``
    public func setLanguage(_ tag: String?, of id: BookID) async throws -> LibraryBook {
        try await update(id, "language = ?", [tag])
        return try await book(id)
    }

    /// Changes what a listener has chosen for a book, in one step: what another client chooses meanwhile stays.
    /// - Throws: ``LibraryError/unknownBook(_:)``
    public func changePreferences(
        of id: BookID,
        _ change: @escaping @Sendable (inout BookPreferences) -> Void
    ) async throws {
        try await write { db in
            var preferences = try Self.book(id, in: db).preferences
            let before = preferences
            change(&preferences)
            guard preferences != before else { return }
            try Self.choose(
                "voice = ?, speed = ?, mode = ?",
                [preferences.voice, preferences.speed, preferences.mode?.rawValue],
                for: id,
                in: db
            )
        }
    }

    // MARK: Removal

    /// How long a removed book can be restored.
    public static let undoTime = Duration.seconds(30 * 24 * 3600)

    /// Removes a book; it can be restored for ``undoTime``.
    public func remove(_ id: BookID) async throws { try await update(id, "removedAt = ?", [now()]) }

    /// Takes back a removal; a book that is there is left as it is.
    /// - Throws: ``LibraryError/unknownBook(_:)`` when it is gone for good.
    public func restore(_ id: BookID) async throws -> LibraryBook {
        try await write { db in
            _ = try Self.bookOrRemoved(id, in: db)
            try db.execute(sql: "UPDATE book SET removedAt = NULL WHERE id = ?", arguments: [id.rawValue])
            return try Self.book(id, in: db)
        }
    }

    // MARK: In a transaction

    /// Keeps what a book is called and where it belongs.
    static func keep(_ description: BookDescription, of book: LibraryBook, in db: Database) throws {
        let series = description.series != book.series ? description.series?.name ?? "" : book.series?.name
        try db.execute(
            sql: """
                UPDATE book SET title = ?, authors = ?, series = coalesce(?, series), seriesPosition = ?, collections = ?
                WHERE id = ?
                """,
            arguments: [
                description.title, try description.authors.column, series, description.series?.position,
                try description.collections.column, book.id.rawValue,
            ]
        )
    }

    /// A book that may have been removed.
    static func bookOrRemoved(_ id: BookID, in db: Database) throws -> LibraryBook {
        let sql = BookRow.select + " AND book.id = ?"
        guard let row = try BookRow.fetchOne(db, sql: sql, arguments: [id.rawValue]) else {
            throw LibraryError.unknownBook(id)
        }
        return row.book
    }

    static func book(_ id: BookID, in db: Database) throws -> LibraryBook {
        let sql = BookRow.select + " AND book.id = ? AND removedAt IS NULL"
        guard let row = try BookRow.fetchOne(db, sql: sql, arguments: [id.rawValue]) else {
            throw LibraryError.unknownBook(id)
        }
        return row.book
    }

    private static func books(matching words: String?, in db: Database) throws -> [LibraryBook] {
        guard let search = words.flatMap(BookSearch.init) else {
            return try BookRow.fetchAll(db, sql: BookRow.select + " AND removedAt IS NULL").map(\.book)
        }
        return try BookRow.fetchAll(
            db,
            sql: BookRow.select + """
                 AND removedAt IS NULL
                AND book.id IN (SELECT rowid FROM bookWords WHERE bookWords MATCH ?)
                """,
            arguments: [search.pattern]
        ).map(\.book)
    }

    private func update(_ id: BookID, _ columns: String, _ values: StatementArguments) async throws {
        try await write { db in
            _ = try Self.book(id, in: db)
            try db.execute(sql: "UPDATE book SET \(columns) WHERE id = ?", arguments: values + [id.rawValue])
        }
    }

    /// Keeps what the listener has chosen for a book, or that they have read it.
    static func choose(_ columns: String, _ values: StatementArguments, for id: BookID, in db: Database) throws {
        let row: StatementArguments = [id.rawValue, Listener.current.rawValue]
        try db.execute(sql: "INSERT OR IGNORE INTO reading (bookId, person) VALUES (?, ?)", arguments: row)
        try db.execute(
            sql: "UPDATE reading SET \(columns) WHERE bookId = ? AND person = ?",
            arguments: values + row
        )
    }
}
