import Foundation
import VorleserKit

/// The library of the user who runs the command.
enum UserLibrary {
    static var folders: Folders { Folders(environment: ProcessInfo.processInfo.environment) }

    /// - Throws: `LibraryError` when it cannot be opened; it is made when there is none.
    static func open() throws -> Library {
        let library = try Library(folder: folders.library)
        for notice in library.notTold() { Terminal.complain(notice.description) }
        return library
    }

    /// The person for whom the command speaks; `nil` where none is named.
    /// - Throws: `LibraryError`
    static var personOfEnvironment: PersonID? {
        get async throws {
            let name = ProcessInfo.processInfo.environment["VORLESER_PERSON"] ?? ""
            guard !name.isEmpty else { return nil }
            guard let library = try openIfThere() else { throw LibraryError.nobodyCalled(name) }
            return try await library.person(named: name).id
        }
    }

    /// The library, unless there is none yet: nothing is made by those who only look.
    static func openIfThere() throws -> Library? {
        // Not its database: that may be what was lost.
        FileManager.default.fileExists(atPath: folders.library.path(percentEncoded: false)) ? try open() : nil
    }

    /// The book of the library that a file is its own copy of; any other file is itself.
    static func reference(toBookAt file: URL) async throws -> BookReference {
        let (path, books) = (file.standardizedFileURL.path, folders.library.standardizedFileURL.path + "/books/")
        guard path.hasPrefix(books), let number = Int64(path.dropFirst(books.count).prefix { $0 != "/" }),
            let library = try openIfThere(), let book = try? await library.book(BookID(rawValue: number)),
            try await library.file(of: book.id).standardizedFileURL.path == path
        else { return .file(file) }
        return .shelved(book.id)
    }

    /// The library with what reads its books.
    static func room() throws -> ReadingRoom {
        try ReadingRoom(library: open(), folders: folders) { Terminal.complain(ExitCodes.words(for: $0)) }
    }
}
