public import Foundation
import GRDB
import VorleserCore

extension Library {
    /// How long a removed book can be restored.
    public static let undoTime = Duration.seconds(30 * 24 * 3600)

    /// The books, those that were removed left out.
    /// - Parameters:
    ///   - words: Words, or beginnings of words, of titles and authors; accents and capitals do not matter.
    ///   - order: In which order.
    public func books(matching words: String? = nil, by order: BookOrder = .recent) async throws -> [LibraryBook] {
        try await database.read { db in try Self.books(in: db, matching: words, by: order) }
    }

    /// The books that were removed and can be restored, the last removed first.
    public func removedBooks() async throws -> [LibraryBook] {
        try await database.read { db in
            try BookRow.fetchAll(db, sql: Self.select + " WHERE removedAt IS NOT NULL ORDER BY removedAt DESC").map(
                \.book
            )
        }
    }

    /// - Throws: ``LibraryError/unknownBook(_:)`` also for one that was removed.
    public func book(_ id: BookID) async throws -> LibraryBook {
        try await database.read { db in try Self.book(id, in: db) }
    }

    /// The books, not removed, that were made of the same file, the oldest first.
    public func books(withDigest digest: String) async throws -> [LibraryBook] {
        try await database.read { db in
            try BookRow.fetchAll(
                db,
                sql: Self.select + " WHERE digest = ? AND removedAt IS NULL ORDER BY id",
                arguments: [digest]
            ).map(\.book)
        }
    }

    /// Adds a book, with a copy of its file.
    /// - Parameters:
    ///   - draft: What is known of it.
    ///   - file: Copied; the copy is on the disk before the book is in the library.
    /// - Returns: The book.
    /// - Throws: `CocoaError` when the file cannot be copied; then nothing has changed.
    public func add(_ draft: BookDraft, file: URL) async throws -> LibraryBook {
        fatalError("not yet")
    }

    /// Puts a file in the place of a book's own, such as one that was lost; places and notes stay.
    public func replaceFile(of id: BookID, with draft: BookDraft, file: URL) async throws -> LibraryBook {
        fatalError("not yet")
    }

    /// The book's file.
    /// - Throws: ``LibraryError/missingFile(_:title:)``, ``LibraryError/unknownBook(_:)``
    public func file(of id: BookID) async throws -> URL {
        let book = try await book(id)
        let file = files.file(of: id)
        guard FileManager.default.isReadableFile(atPath: file.path(percentEncoded: false)) else {
            throw LibraryError.missingFile(id, title: book.title)
        }
        return file
    }

    /// The book's cover picture; `nil` when it has none.
    public func cover(of id: BookID) async throws -> URL? {
        try await book(id).hasCover ? files.cover(of: id) : nil
    }

    /// Whether the book's file is where it should be.
    public func hasFile(_ id: BookID) -> Bool {
        FileManager.default.isReadableFile(atPath: files.file(of: id).path(percentEncoded: false))
    }

    /// Gives a book another title, or other authors; `nil` leaves them.
    public func rename(_ id: BookID, title: String? = nil, authors: [String]? = nil) async throws -> LibraryBook {
        fatalError("not yet")
    }

    /// Keeps what a listener has chosen for a book.
    public func setPreferences(_ preferences: BookPreferences, of id: BookID) async throws {
        fatalError("not yet")
    }

    /// Notes that a book was opened now.
    public func noteReading(_ id: BookID) async throws { fatalError("not yet") }

    /// Removes a book; it can be restored for ``undoTime``.
    public func remove(_ id: BookID) async throws { fatalError("not yet") }

    /// Takes back a removal.
    /// - Throws: ``LibraryError/unknownBook(_:)`` when it is gone for good.
    public func restore(_ id: BookID) async throws -> LibraryBook { fatalError("not yet") }

    /// Deletes books for good: record, file, cover, places and notes.
    /// - Parameter id: One that was removed; all whose time is over when `nil`.
    /// - Returns: What was deleted, so that its clips can be let go.
    @discardableResult
    public func purge(_ id: BookID? = nil) async throws -> [LibraryBook] { fatalError("not yet") }

    /// Bytes of all books' files and covers.
    public func bytesOfFiles() throws -> Int { fatalError("not yet") }

    static let select = "SELECT * FROM book"

    static func book(_ id: BookID, in db: Database) throws -> LibraryBook {
        let sql = select + " WHERE id = ? AND removedAt IS NULL"
        guard let book = try BookRow.fetchOne(db, sql: sql, arguments: [id.rawValue]) else {
            throw LibraryError.unknownBook(id)
        }
        return book.book
    }

    static func books(in db: Database, matching words: String?, by order: BookOrder) throws -> [LibraryBook] {
        try BookRow.fetchAll(db, sql: select + " WHERE removedAt IS NULL").map(\.book)
    }
}

/// A row of the table, as the database gives it.
struct BookRow: FetchableRecord {
    let book: LibraryBook

    init(row: Row) throws { fatalError("not yet") }
}
