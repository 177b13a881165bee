public import Foundation
import GRDB
import VorleserCore

extension Library {
    /// Adds a book, with a copy of its file.
    /// - Parameters:
    ///   - draft: What is known of it.
    ///   - file: Copied; the copy is on the disk before the book is in the library.
    /// - Returns: The book.
    /// - Throws: `CocoaError` when the file cannot be copied; then nothing has changed.
    public func add(_ draft: BookDraft, file: URL) async throws -> LibraryBook {
        let incoming = try await onFilesQueue { files in try files.receive(file, cover: draft.cover) }
        do {
            return try await write { [files, now] db in
                try Self.insert(draft, addedAt: now(), in: db)
                let id = BookID(rawValue: db.lastInsertedRowID)
                try files.adopt(incoming, as: id)
                return try Self.book(id, in: db)
            }
        } catch {
            files.discard(incoming)
            throw error
        }
    }

    /// Puts a file in the place of a book's own, such as one that was lost. Title, authors, places and notes stay.
    /// - Throws: `CocoaError` when the file cannot be copied, ``LibraryError/unknownBook(_:)``
    public func replaceFile(of id: BookID, with draft: BookDraft, file: URL) async throws -> LibraryBook {
        let incoming = try await onFilesQueue { files in try files.receive(file, cover: draft.cover) }
        do {
            return try await write { [files] db in
                try Self.update(id, with: draft, in: db)
                let book = try Self.book(id, in: db)
                try files.replace(filesOf: id, with: incoming)
                return book
            }
        } catch {
            files.discard(incoming)
            throw error
        }
    }

    /// The book's file.
    /// - Throws: ``LibraryError/missingFile(_:title:)``, ``LibraryError/unknownBook(_:)``
    public func file(of id: BookID) async throws -> URL {
        let book = try await book(id)
        guard hasFile(id) else { throw LibraryError.missingFile(id, title: book.title) }
        return files.file(of: id)
    }

    /// The book's cover picture; `nil` when it has none.
    public func cover(of id: BookID) async throws -> URL? {
        try await book(id).hasCover ? files.cover(of: id) : nil
    }

    /// Whether the book's file is where it should be.
    public func hasFile(_ id: BookID) -> Bool {
        FileManager.default.isReadableFile(atPath: files.file(of: id).path(percentEncoded: false))
    }

    /// Bytes of all books' files and covers, those of removed books too.
    public func bytesOfFiles() throws -> Int { files.bytes }

    /// Deletes books for good: record, file, cover, places and notes. Clears away too what crashes have left.
    /// - Parameter id: One book, removed before or not; all whose time is over when `nil`.
    /// - Returns: What was deleted, so that its clips can be let go.
    /// - Throws: ``LibraryError/unknownBook(_:)``
    @discardableResult
    public func purge(_ id: BookID? = nil) async throws -> [LibraryBook] {
        let end = now() - Self.undoTime / .seconds(1)
        let gone = try await write { [files, now] db in
            let (condition, argument): (String, any DatabaseValueConvertible) =
                if let id { ("book.id = ?", id.rawValue) } else { ("removedAt < ?", end) }
            let sql = BookRow.select + " WHERE " + condition
            let books = try BookRow.fetchAll(db, sql: sql, arguments: [argument]).map(\.book)
            if let id, books.isEmpty { throw LibraryError.unknownBook(id) }
            try db.execute(sql: "DELETE FROM book WHERE " + condition, arguments: [argument])
            // Here nobody adds a book meanwhile: a folder without a record is one that a crash has left.
            let stayed = try Int64.fetchSet(db, sql: "SELECT id FROM book").union(books.map(\.id.rawValue))
            files.sweep(except: Set(stayed.map(BookID.init(rawValue:))), receivedBefore: now() - 24 * 3600)
            return books
        }
        // Only now: had the deletion failed, their files would be missing.
        for book in gone { files.remove(book.id) }
        return gone
    }

    // MARK: In a transaction

    private static func insert(_ draft: BookDraft, addedAt: Date, in db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO book (title, authors, language, format, fileName, digest, bytes, length, seconds, hasCover,
                    addedAt)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                draft.title, try draft.authors.column, draft.language, draft.format.rawValue, draft.fileName,
                draft.digest, draft.bytes, draft.length, draft.seconds, draft.cover != nil, addedAt,
            ]
        )
    }

    private static func update(_ id: BookID, with draft: BookDraft, in db: Database) throws {
        try db.execute(
            sql: """
                UPDATE book SET language = ?, format = ?, fileName = ?, digest = ?, bytes = ?, length = ?, seconds = ?,
                    hasCover = ?
                WHERE id = ? AND removedAt IS NULL
                """,
            arguments: [
                draft.language, draft.format.rawValue, draft.fileName, draft.digest, draft.bytes, draft.length,
                draft.seconds, draft.cover != nil, id.rawValue,
            ]
        )
    }

    /// Work on files that may take a while, away from Swift's shared threads.
    private func onFilesQueue<Result: Sendable>(
        _ work: @escaping @Sendable (BookFiles) throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { [files] continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(with: Swift.Result { try work(files) })
            }
        }
    }
}
