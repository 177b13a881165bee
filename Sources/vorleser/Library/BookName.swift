import Foundation
import VorleserLibrary

/// What somebody calls a book wherever one can be read: a file, or the number of one in the library.
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
