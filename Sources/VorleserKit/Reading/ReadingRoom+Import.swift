public import Foundation
import VorleserBooks
public import VorleserCore
public import VorleserLibrary

/// A book that has just come into the library.
public struct ImportedBook: Sendable {
    public let book: LibraryBook
    /// Older books of the library that were made of the same file.
    public let copies: [LibraryBook]
    /// What could not be read, and was left out or repaired.
    public let warnings: [BookWarning]

    /// What the book lacks because it could not be read.
    public var losses: [BookWarning] { warnings.filter { $0.kind == .unreadableDocument } }
}

extension ReadingRoom {
    /// Adds a book to the library, with a copy of its file. The same file again makes another book.
    /// - Parameters:
    ///   - file: Copied.
    ///   - name: What the listener calls it: the title of a book that gives none, its ending tells plain text from
    ///     Markdown. The file's own name when `nil`.
    ///   - title: What to call the book; as it says itself when `nil`.
    ///   - password: Opens a PDF that is locked. It is not kept: the library's copy is one that opens without.
    /// - Returns: The book, and what is to be said of it.
    /// - Throws: ``VorleserBooks/BookReadingError``, `CocoaError` when it cannot be copied, ``LibraryError``. Then
    ///   nothing has changed.
    public func importBook(
        at file: URL,
        named name: String? = nil,
        title: String? = nil,
        password: String? = nil
    ) async throws -> ImportedBook {
        let (received, reading) = try await receive(file, named: name, password: password)
        let copies = try await library.books(withDigest: reading.draft.digest)
        var draft = reading.draft
        draft.title = title?.readableTitle ?? draft.title
        let book = try await library.add(draft, received)
        keep(reading.book, of: book)
        return ImportedBook(book: book, copies: copies, warnings: reading.warnings)
    }

    /// Makes a book of text that was copied from elsewhere.
    /// - Parameters:
    ///   - text: What was copied.
    ///   - title: What to call it; how it begins when `nil`.
    /// - Returns: The book, and what is to be said of it.
    /// - Throws: ``VorleserBooks/BookReadingError`` when there is nothing to read, and as ``importBook(at:named:title:password:)``
    public func importText(_ text: String, title: String?) async throws -> ImportedBook {
        let name = title?.readableTitle ?? text.opening
        // Among the uploads, which nobody else can read and which are swept after a kill.
        let file = folders.uploads.appending(path: "\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try await BookIntake.run { [folders] in
            try folders.makePrivate(folders.uploads)
            let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
            let path = file.path(percentEncoded: false)
            guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8), attributes: mode) else {
                throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
            }
        }
        return try await importBook(at: file, named: name.replacing("/", with: "-") + ".txt", title: name)
    }

    /// Puts a file in the place of a book's own, such as one that was lost; title, places and notes stay.
    /// - Returns: The book; among the copies it is not itself.
    /// - Throws: As ``importBook(at:named:title:password:)``, and ``LibraryError/unknownBook(_:)``
    public func replaceFile(
        of id: BookID,
        at file: URL,
        named name: String? = nil,
        password: String? = nil
    ) async throws -> ImportedBook {
        _ = try await library.book(id)
        let (received, reading) = try await receive(file, named: name, password: password)
        let copies = try await library.books(withDigest: reading.draft.digest)
        let book = try await library.replaceFile(of: id, with: reading.draft, received)
        keep(reading.book, of: book)
        return ImportedBook(book: book, copies: copies.filter { $0.id != id }, warnings: reading.warnings)
    }

    /// Copies a file into the library and reads it there, so that what is read is what is kept.
    private func receive(
        _ file: URL,
        named name: String?,
        password: String?
    ) async throws -> (ReceivedFile, BookIntake) {
        try await BookIntake.run { try BookReader().checkAccess(to: file) }
        let received = try await library.receive(file, named: name ?? file.lastPathComponent)
        do {
            let reading = try await BookIntake.run { [vorleser] in
                try BookIntake(of: received, password: password, spokenBy: vorleser)
            }
            return (received, reading)
        } catch {
            await library.discard(received)
            throw error
        }
    }
}
