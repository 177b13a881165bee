public import Foundation
import GRDB
import VorleserCore
import VorleserDisk

extension Library {
    // MARK: In

    /// Copies a file into the library, to be looked at there and then added or discarded. One that is not added goes
    /// with a later ``purge(_:)``.
    /// - Parameters:
    ///   - file: Copied; the copy is on the disk when it is returned.
    ///   - name: What the listener calls it; its ending tells plain text from Markdown.
    /// - Returns: The copy.
    /// - Throws: ``VorleserCore/FileFault``, `CocoaError` when it cannot be copied; then nothing has changed.
    public func receive(_ file: URL, named name: String) async throws -> ReceivedFile {
        try await onFilesQueue { files in try files.receive(file, named: FileName(name)) }
    }

    /// Lets go a file that was received.
    public func discard(_ file: ReceivedFile) async { try? await onFilesQueue { $0.discard(file) } }

    /// Adds a book with the file that was received for it.
    /// - Throws: ``VorleserCore/FileFault`` when the cover cannot be written. The file is discarded then.
    public func add(_ draft: BookDraft, _ file: ReceivedFile) async throws -> LibraryBook {
        try await settling(draft, file) { [files] db, card in
            try card.insert(in: db)
            let id = BookID(rawValue: db.lastInsertedRowID)
            // The record is not there before its file: whatever happens between leaves a folder without a book.
            try files.adopt(file, as: id)
            return try Self.book(id, in: db)
        }
    }

    /// Puts a file that was received in the place of a book's own, such as one that was lost. Title, authors, places
    /// and notes stay.
    /// - Throws: `CocoaError` when it cannot be written, ``LibraryError/unknownBook(_:)``. The file is discarded then.
    public func replaceFile(of id: BookID, with draft: BookDraft, _ file: ReceivedFile) async throws -> LibraryBook {
        try await settling(draft, file) { [files] db, _ in
            try Self.update(id, with: draft, fileName: file.name, in: db)
            let book = try Self.book(id, in: db)
            try files.replace(fileOf: id, with: file)
            return book
        }
    }

    /// Adds a book, with a copy of its file. See ``add(_:_:)``.
    public func add(_ draft: BookDraft, file: URL) async throws -> LibraryBook {
        try await add(draft, receive(file, named: draft.fileName))
    }

    private func settling(
        _ draft: BookDraft,
        _ file: ReceivedFile,
        _ body: @escaping @Sendable (Database, BookCard) throws -> LibraryBook
    ) async throws -> LibraryBook {
        do {
            let card = BookCard(draft, fileName: file.name, addedAt: now())
            try await onFilesQueue { files in try files.receive(cover: draft.cover, card, with: file) }
            return try await write { db in try body(db, card) }
        } catch {
            await discard(file)
            throw error
        }
    }

    // MARK: Out

    /// The book's file.
    /// - Throws: ``LibraryError/missingFile(_:title:)``, ``LibraryError/unknownBook(_:)``
    public func file(of id: BookID) async throws -> URL {
        let book = try await book(id)
        guard let file = file(of: book) else {
            throw LibraryError.missingFile(id, title: book.title)
        }
        return file
    }

    /// The file of a book, removed or not; `nil` when it is gone.
    public func file(of book: LibraryBook) -> URL? { files.file(of: book.id, named: book.fileName) }

    /// The book's cover picture: the chosen one, or else its own; `nil` when it has none.
    public func cover(of id: BookID) async throws -> URL? {
        let book = try await book(id)
        guard book.hasCover else { return nil }
        return book.chosenCover == nil ? files.cover(of: id) : files.chosenCover(of: id)
    }

    /// Gives a book another cover.
    /// - Parameters:
    ///   - picture: The picture's file, whole; `nil` for the book's own again.
    ///   - id: The book.
    /// - Returns: The book as it is then.
    /// - Throws: ``LibraryError``, ``VorleserCore/FileFault``
    @discardableResult
    public func setCover(_ picture: [UInt8]?, of id: BookID) async throws -> LibraryBook {
        _ = try await book(id)
        let file = files.chosenCover(of: id)
        if let picture {
            try await onFilesQueue { _ in try DurableFile(file).replace(with: picture, folder: .required) }
        }
        let name = picture.map { String(SHA256.digest(of: $0).prefix(16)) }
        let book = try await write { db in
            try db.execute(
                sql: "UPDATE book SET chosenCover = ? WHERE id = ? AND removedAt IS NULL",
                arguments: [name, id.rawValue]
            )
            return try Self.book(id, in: db)
        }
        // Only now: had the change failed, the picture would be missing.
        if picture == nil { try? FileManager.default.removeItem(at: file) }
        return book
    }

    /// Whether the book's file is where it should be.
    public func hasFile(_ id: BookID) -> Bool { files.hasFile(id) }

    /// Bytes of all books' files and covers, those of removed books too.
    public func bytesOfFiles() throws -> Int { files.bytes }

    /// Bytes of some books' files and covers. Waits for the disk.
    public func bytesOfFiles(of books: [LibraryBook]) -> Int { books.reduce(0) { $0 + files.bytes(of: $1.id) } }

    /// Deletes books for good: record, file, cover, places and notes. Clears away too what crashes have left.
    /// - Parameter id: One book, removed before or not; all whose time is over when `nil`.
    /// - Returns: What was deleted, so that its clips can be let go.
    /// - Throws: ``LibraryError/unknownBook(_:)``
    @discardableResult
    public func purge(_ id: BookID? = nil) async throws -> [LibraryBook] {
        // What is over is over for all, also what only one person has seen.
        let person = id == nil ? PersonID.house : Listener.current
        let gone = try await Listener.$current.withValue(person) { try await deleteRecords(of: id) }
        // Only now: had the deletion failed, their files would be missing.
        for book in gone { files.remove(book.id) }
        return gone
    }

    /// - Returns: The books whose records are gone.
    private func deleteRecords(of id: BookID?) async throws -> [LibraryBook] {
        let end = now() - Self.undoTime / .seconds(1)
        return try await write { [files, now] db in
            let (condition, argument): (String, any DatabaseValueConvertible) =
                if let id { ("book.id = ?", id.rawValue) } else { ("removedAt < ?", end) }
            let sql = BookRow.select + " AND " + condition
            let books = try BookRow.fetchAll(db, sql: sql, arguments: [argument]).map(\.book)
            if let id, books.isEmpty { throw LibraryError.unknownBook(id) }
            try db.execute(sql: "DELETE FROM book WHERE " + condition, arguments: [argument])
            // No book is added meanwhile: a folder without a record is one that a crash has left.
            let stayed = try Int64.fetchSet(db, sql: "SELECT id FROM book").union(books.map(\.id.rawValue))
            files.sweep(except: Set(stayed.map(BookID.init(rawValue:))), receivedBefore: now() - 24 * 3600)
            return books
        }
    }

    // MARK: In a transaction

    private static func update(_ id: BookID, with draft: BookDraft, fileName: String, in db: Database) throws {
        try db.execute(
            sql: """
                UPDATE book SET language = ?, format = ?, fileName = ?, digest = ?, bytes = ?, length = ?, seconds = ?,
                    hasCover = ?
                WHERE id = ? AND removedAt IS NULL
                """,
            arguments: [
                draft.language, draft.format.rawValue, fileName, draft.digest, draft.bytes, draft.length,
                draft.seconds, draft.cover != nil, id.rawValue,
            ]
        )
    }

    /// Work on files that may take a while, away from Swift's shared threads.
    private func onFilesQueue<Result: Sendable>(
        _ work: @escaping @Sendable (BookFiles) throws -> Result
    ) async throws -> Result {
        try await blocking { [files] in try work(files) }
    }
}
