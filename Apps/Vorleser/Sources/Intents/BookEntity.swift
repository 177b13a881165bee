import AppIntents
import VorleserKit
import VorleserScreens

/// A book of the library, as Siri and shortcuts know it.
struct BookEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()

    let id: Int
    let title: String
    let authors: String

    init(_ book: AskedBook) { (id, title, authors) = (Int(book.id.rawValue), book.title, book.authors) }

    var bookID: BookID { BookID(rawValue: Int64(id)) }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(title)", subtitle: authors.isEmpty ? nil : "\(authors)")
    }
}

/// Finds books of the library by their numbers and by what was said.
struct BookQuery: EntityStringQuery {
    @MainActor func entities(for identifiers: [Int]) async throws -> [BookEntity] {
        try await asking().books(identifiers.map { BookID(rawValue: Int64($0)) }).map(BookEntity.init)
    }

    @MainActor func entities(matching string: String) async throws -> [BookEntity] {
        try await asking().books(meant: string).map(BookEntity.init)
    }

    @MainActor func suggestedEntities() async throws -> [BookEntity] {
        try await asking().booksToOffer().map(BookEntity.init)
    }

    @MainActor private func asking() async throws -> Asking { Asking(try await AppParts.shared.ready()) }
}
