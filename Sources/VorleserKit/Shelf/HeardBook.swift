public import VorleserCore
public import VorleserLibrary

/// A book that is in the podcast feed of its listener's shelf, and where they go on.
public struct HeardBook: Hashable, Sendable {
    public let book: LibraryBook
    /// The place where it was left; the beginning of one that is new, or heard again.
    public let start: TextOffset

    /// The most books that a feed has: for each of them episodes are made ahead.
    static let most = 10

    /// Which books a shelf's feed has: those of a collection, for their listener has put them there, and those that are begun.
    /// - Parameters:
    ///   - books: All that can be spoken, each with how it stands; the one that was left last first.
    ///   - collection: Its name; `nil` for none.
    /// - Returns: In the order of `books`; of more than ``most`` those of the collection stay first.
    static func chosen(from books: [(LibraryBook, BookStanding)], _ collection: String?) -> [HeardBook] {
        func isPut(_ book: LibraryBook) -> Bool { collection.map(book.collections.contains) ?? false }
        let heard = books.filter { isPut($0.0) || $0.1.isBegun(in: $0.0) }
        let kept = Set((heard.filter { isPut($0.0) } + heard.filter { !isPut($0.0) }).prefix(most).map(\.0.id))
        return heard.filter { kept.contains($0.0.id) }.map { book, standing in
            let place = standing.isBegun(in: book) ? book.lastPlace?.place.offset : nil
            return HeardBook(book: book, start: place ?? .start)
        }
    }
}

extension BookStanding {
    /// Whether a book that stands so is being read: neither new nor finished.
    public func isBegun(in book: LibraryBook) -> Bool {
        let place = book.lastPlace?.place.offset ?? .start
        return place > .start && book.mark == nil && !isFinished
    }
}

extension ReadingRoom {
    /// The books that the podcast feed of the listener's shelf has now.
    /// - Parameter collection: Whose books are in it, too; `nil` for none.
    /// - Returns: At most ten, the one that was left last first.
    /// - Throws: What the library throws.
    public func heardBooks(and collection: String?) async throws -> [HeardBook] {
        let all = try await library.books(by: .recent)
        let fits = try await fits(of: all)
        let spoken = zip(all, fits).filter { $1.mismatch == nil }.map(\.0).filter { library.hasFile($0.id) }
        return HeardBook.chosen(from: Array(zip(spoken, try await standings(of: spoken))), collection)
    }
}
