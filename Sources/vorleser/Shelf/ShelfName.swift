import Foundation
import VorleserKit

/// How a book of the library is named: its number, `7` or `#7`, or words of its title or author.
struct ShelfName {
    let text: String

    /// The number, if it is one.
    var number: BookID? { (text.hasPrefix("#") ? Int64(text.dropFirst()) : Int64(text)).map(BookID.init(rawValue:)) }

    /// The one book that is meant.
    /// - Throws: ``ShelfNameError``, `LibraryError`
    func book(in library: Library) async throws -> LibraryBook {
        guard let number else { return try await only(library.books(matching: text)) }
        do {
            return try await library.book(number)
        } catch LibraryError.unknownBook {
            // “1984” may be a title; but no book is taken for one that is gone because its title begins so.
            return try await only(library.books(matching: text).filter(isCalledSo))
        }
    }

    /// The one removed book that is meant.
    /// - Throws: ``ShelfNameError``, `LibraryError`
    func removedBook(in library: Library) async throws -> LibraryBook {
        let removed = try await library.removedBooks()
        guard let number else {
            return try only(
                removed.filter { ($0.title + " " + $0.authors.joined(separator: " ")).localizedStandardContains(text) }
            )
        }
        return try removed.first { $0.id == number } ?? only(removed.filter(isCalledSo))
    }

    private func isCalledSo(_ book: LibraryBook) -> Bool {
        book.title.localizedCaseInsensitiveCompare(text) == .orderedSame
    }

    private func only(_ books: [LibraryBook]) throws -> LibraryBook {
        guard let book = books.first else {
            if let number { throw LibraryError.unknownBook(number) }
            throw ShelfNameError.none(text)
        }
        let exact = books.filter(isCalledSo)
        if exact.count == 1 { return exact[0] }
        guard books.count == 1 else { throw ShelfNameError.several(text, books.map { "\($0.id)  \($0.title)" }) }
        return book
    }
}

/// Why it is not clear which book is meant.
enum ShelfNameError: Error {
    case none(String)
    /// The books that are called so.
    case several(String, [String])
}

extension ShelfNameError: ErrorWithExitCode {
    var exitCode: Int32 {
        switch self {
        case .none: EX_NOINPUT
        case .several: EX_USAGE
        }
    }

    var errorDescription: String? {
        switch self {
        case .none(let words): "There is no book “\(words)” in the library."
        case .several(let words, let books):
            "\(books.count) books are called “\(words)”:\n" + books.prefix(10).map { "  " + $0 }.joined(separator: "\n")
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .none: "`vorleser list` shows which there are; `vorleser import` adds one."
        case .several: "Give the number of the one you mean."
        }
    }
}
