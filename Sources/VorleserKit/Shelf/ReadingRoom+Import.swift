import CHeap
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
    ///   - digest: What tells that it is the same book elsewhere; that of the file when `nil`.
    ///   - client: Who brings it: a limited number is read at a time, and fewer of one client.
    ///   - progress: Told, on any thread, which share has been read, as far as that is known; 0 … 1.
    /// - Returns: The book, and what is to be said of it.
    /// - Throws: ``VorleserBooks/BookReadingError``, `CocoaError` when it cannot be copied, ``LibraryError``,
    ///   ``BookIntakeError``, `CancellationError`. Then nothing has changed.
    public func importBook(
        at file: URL,
        named name: String? = nil,
        title: String? = nil,
        password: String? = nil,
        knownBy digest: String? = nil,
        client: String = "",
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> ImportedBook {
        try await receiving(file, named: name, password: password, from: client, progress) { received, reading in
            var draft = reading.draft
            draft.digest = digest ?? draft.digest
            let copies = try await self.library.books(withDigest: draft.digest)
            draft.title = title?.readableTitle ?? draft.title
            let book = try await self.library.add(draft, received)
            await self.keep(reading.book, of: book)
            return ImportedBook(book: book, copies: copies, warnings: reading.warnings)
        }
    }

    /// Makes a book of text that was copied from elsewhere.
    /// - Parameters:
    ///   - text: What was copied.
    ///   - title: What to call it; how it begins when `nil`.
    ///   - client: Who brings it.
    /// - Returns: The book, and what is to be said of it.
    /// - Throws: ``VorleserBooks/BookReadingError`` when there is nothing to read, and as
    ///   ``importBook(at:named:title:password:knownBy:client:progress:)``
    public func importText(_ text: String, title: String?, client: String = "") async throws -> ImportedBook {
        let name = title?.readableTitle ?? text.opening
        return try await importBytes(Array(text.utf8), named: name + ".txt", title: name, client: client)
    }

    /// Makes a book of what was fetched or copied from elsewhere.
    /// - Parameters:
    ///   - bytes: A file's content, of any kind that can be read.
    ///   - name: What the file would be called.
    ///   - title: What to call the book; as it says itself when `nil`.
    ///   - client: Who brings it.
    /// - Returns: The book, and what is to be said of it.
    /// - Throws: As ``importBook(at:named:title:password:knownBy:client:progress:)``
    public func importBytes(
        _ bytes: [UInt8],
        named name: String,
        title: String? = nil,
        client: String = ""
    ) async throws -> ImportedBook {
        let file = try await makeUpload(bytes)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await importBook(at: file, named: name.replacing("/", with: "-"), title: title, client: client)
    }

    /// Makes a file among the uploads, which only this user can read and which are swept after a kill.
    /// - Parameter bytes: What is in it.
    /// - Returns: The file, for the caller to remove.
    /// - Throws: `CocoaError`
    func makeUpload(_ bytes: [UInt8] = []) async throws -> URL {
        try await BookIntake.run { [folders] in
            let file = folders.uploads.appending(path: UUID().uuidString)
            try folders.makePrivate(folders.uploads)
            let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
            let path = file.path(percentEncoded: false)
            guard FileManager.default.createFile(atPath: path, contents: Data(bytes), attributes: mode) else {
                throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
            }
            return file
        }
    }

    /// Puts a file in the place of a book's own, such as one that was lost; title, places and notes stay.
    /// - Returns: The book; among the copies it is not itself.
    /// - Throws: As ``importBook(at:named:title:password:knownBy:client:progress:)``, and ``LibraryError/unknownBook(_:)``
    public func replaceFile(
        of id: BookID,
        at file: URL,
        named name: String? = nil,
        password: String? = nil,
        client: String = "",
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> ImportedBook {
        _ = try await library.book(id)
        return try await receiving(file, named: name, password: password, from: client, progress) { received, reading in
            let copies = try await self.library.books(withDigest: reading.draft.digest)
            let book = try await self.library.replaceFile(of: id, with: reading.draft, received)
            await self.keep(reading.book, of: book)
            return ImportedBook(book: book, copies: copies.filter { $0.id != id }, warnings: reading.warnings)
        }
    }

    /// Brings in a file that has taken the place of a book's own in a folder: a corrected edition becomes the same book, so
    /// that title, places and notes stay; another work becomes another book.
    /// - Parameters:
    ///   - file: Copied.
    ///   - old: The book whose file was there before.
    ///   - password: Opens a PDF that is locked.
    /// - Returns: The book, and what is to be said of it.
    /// - Throws: As ``importBook(at:named:title:password:knownBy:client:progress:)``, and ``LibraryError/unknownBook(_:)``
    func importBook(at file: URL, inPlaceOf old: BookID, password: String?) async throws -> ImportedBook {
        // What cannot be opened any more cannot be compared.
        let before = try? await book(old).book
        return try await receiving(file, named: nil, password: password, from: "", { _ in }) { received, reading in
            let isSame = before.map { SameWork.isOne($0, reading.book) } ?? false
            let book =
                isSame
                ? try await self.library.replaceFile(of: old, with: reading.draft, received)
                : try await self.library.add(reading.draft, received)
            await self.keep(reading.book, of: book)
            return ImportedBook(book: book, copies: [], warnings: reading.warnings)
        }
    }

    /// Copies a file into the library and reads it there, so that what is read is what is kept; then takes it in.
    private func receiving(
        _ file: URL,
        named name: String?,
        password: String?,
        from client: String,
        _ progress: @escaping @Sendable (Double) -> Void,
        takeIn: @escaping @Sendable (ReceivedFile, BookIntake) async throws -> ImportedBook
    ) async throws -> ImportedBook {
        let isQuick = try await BookIntake.run { try BookReader().checkAccess(to: file) }
        return try await lanes.run(for: client, isQuick: isQuick) { [library, vorleser] in
            let received = try await library.receive(file, named: name ?? file.lastPathComponent)
            do {
                let reading = try await BookIntake.run { check in
                    defer { if !isQuick { heap_give_back() } }
                    return try BookIntake(of: received, password: password, spokenBy: vorleser) { share in
                        try check()
                        progress(share)
                    }
                }
                try Task.checkCancellation()
                return try await takeIn(received, reading)
            } catch {
                await library.discard(received)
                throw error
            }
        }
    }
}
