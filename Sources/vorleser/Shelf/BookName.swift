import Foundation
import VorleserKit

/// How a book is named wherever one can be read: a file, or the number of one in the library.
struct BookName {
    let text: String

    /// The book's file. What could be a number is one only when there is no file of that name.
    /// - Throws: `LibraryError`
    var file: URL {
        get async throws {
            let url = URL(filePath: text)
            guard let (library, id) = try shelved else { return url }
            return try await library.file(of: id)
        }
    }

    /// The book: one of the library by its number, or a file.
    /// - Throws: `LibraryError`
    var reference: BookReference {
        get async throws {
            if let (_, id) = try shelved { return .shelved(id) }
            return try await UserLibrary.reference(toBookAt: URL(filePath: text))
        }
    }

    /// The same to be listened to: a file that the library has too is that book of the library, where its place is kept.
    /// - Throws: `LibraryError`
    var referenceForListening: BookReference {
        get async throws {
            let reference = try await reference
            guard case .file(let file) = reference, let library = try UserLibrary.openIfThere(),
                let source = try? BookSource(file),
                let newest = try await library.books(withDigest: source.digest).max(by: { $0.lastUse < $1.lastUse })
            else { return reference }
            return .shelved(newest.id)
        }
    }

    /// The library and the number in it; `nil` when a file is meant.
    var shelved: (Library, BookID)? {
        get throws {
            guard let id = ShelfName(text: text).number, !FileManager.default.fileExists(atPath: text) else {
                return nil
            }
            guard let library = try UserLibrary.openIfThere() else { throw LibraryError.unknownBook(id) }
            return (library, id)
        }
    }

    /// The files' paths.
    static func paths(of names: [String]) async throws -> [String] {
        var paths: [String] = []
        for name in names { paths.append(try await BookName(text: name).file.path(percentEncoded: false)) }
        return paths
    }
}

extension LibraryBook {
    fileprivate var lastUse: Date { readAt ?? addedAt }
}
