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
        guard text.contains(where: { !$0.isWhitespace }) else { throw ShelfNameError.none(text) }
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
        guard text.contains(where: { !$0.isWhitespace }) else { throw ShelfNameError.noneRemoved(text) }
        guard let number else {
            let called = removed.filter {
                ($0.title + " " + $0.authors.joined(separator: " ")).localizedStandardContains(text)
            }
            guard !called.isEmpty else { throw ShelfNameError.noneRemoved(text) }
            return try only(called)
        }
        if let book = removed.first(where: { $0.id == number }) { return book }
        let called = removed.filter(isCalledSo)
        if called.isEmpty, let book = try? await library.book(number) {
            throw ShelfNameError.notRemoved(number, book.title)
        }
        guard !called.isEmpty else { throw ShelfNameError.noneRemoved(text) }
        return try only(called)
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
    /// Of those that were removed.
    case noneRemoved(String)
    /// It is in the library.
    case notRemoved(BookID, String)
    /// The books that are called so.
    case several(String, [String])
}

extension ShelfNameError: ErrorWithExitCode {
    var exitCode: Int32 {
        switch self {
        case .none, .noneRemoved, .notRemoved: EX_NOINPUT
        case .several: EX_USAGE
        }
    }

    var errorDescription: String? {
        switch self {
        case .none(let words): localized("There is no book “\(words)” in the library.")
        case .noneRemoved(let words): localized("No book “\(words)” was removed.")
        case .notRemoved(let id, let title): localized("Book \(id), “\(title)”, was not removed: it is in the library.")
        case .several(let words, let books):
            ([localized("\(books.count) books are called “\(words)”:")] + Self.shown(books)).joined(separator: "\n")
        }
    }

    private static func shown(_ books: [String]) -> [String] {
        let most = 10
        let more: [String] = books.count > most ? [localized("… and \(grouped(books.count - most)) more")] : []
        return books.prefix(most).map { "  " + $0 } + more
    }

    var recoverySuggestion: String? {
        switch self {
        case .none: localized("`vorleser list` shows which there are; `vorleser import` adds one.")
        case .noneRemoved: localized("`vorleser list --removed` shows which can be restored.")
        case .notRemoved: localized("`vorleser list --removed` shows which were removed.")
        case .several: localized("Give the number of the one you mean.")
        }
    }
}
