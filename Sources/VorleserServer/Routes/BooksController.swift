import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// `/api/books`: the shelf.
struct BooksController: Sendable {
    let room: ReadingRoom
    let events: EventHub
    let exports: ExportQueue
    let uploads: Uploads
    /// Whether pages are fetched from the web for those who ask.
    let fetchesPages: Bool
    /// Pages that are being fetched.
    let fetches = ConcurrencyLimit(places: 8)

    private var library: Library { room.library }

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/books")
            .get(use: list)
            .post(use: upload)
            .post("text", use: paste)
            .post("address", use: fetch)
        router.group("/api/books/{book}")
            .get(use: show)
            .patch(use: change)
            .delete(use: remove)
            .post("restore", use: restore)
            .put("file", use: replaceFile)
            .get("file", use: file)
            .get("cover", use: cover)
            .put("cover", use: setCover)
            .delete("cover", use: removeCover)
    }

    // MARK: Looking

    struct Shelf: ResponseEncodable {
        let books: [BookDocument]
        let removed: [BookDocument]
    }

    @Sendable func list(_ request: Request, _ context: ServerContext) async throws -> Shelf {
        let order = request.query("sort").map(BookOrder.init(rawValue:)) ?? .recent
        guard let order else { throw Refusal.badValue("sort", wanted: BookOrder.allCases.map(\.rawValue)) }
        let words = request.query("q").flatMap { $0.isEmpty ? nil : $0 }
        return Shelf(
            books: try await documents(of: library.books(matching: words, by: order)),
            removed: try await documents(of: library.removedBooks())
        )
    }

    @Sendable func show(_ request: Request, _ context: ServerContext) async throws -> BookDocument {
        try await document(of: library.book(context.bookID))
    }

    // MARK: Changing

    @Sendable func change(_ request: Request, _ context: ServerContext) async throws -> BookDocument {
        let id = try context.bookID
        let wishes = try await request.decode(as: BookUpdate.self, upTo: context.maxUploadSize, context: context)
        _ = try await library.book(id)
        if wishes.isOfShelf { try context.require(.shelf) }
        // Nobody takes from the others what they are reading.
        if wishes.isPrivate == true, try await library.isOthersToo(id) { try context.require(.house) }
        if case .set(let name) = wishes.voice { _ = try await room.voice(named: name) }
        try wishes.check()
        try await library.describe(id) { wishes.apply(to: &$0) }
        switch wishes.language {
        case .none: break
        case .takenBack: _ = try await room.setLanguage(nil, of: id)
        case .set(let tag): _ = try await room.setLanguage(Language(tag), of: id)
        }
        if wishes.mark.isAsked { try await library.setMark(wishes.mark.applied(to: nil), of: id) }
        try await library.changePreferences(of: id) { wishes.apply(to: &$0) }
        if let isPrivate = wishes.isPrivate { _ = try await library.setPrivate(isPrivate, id) }
        await tell(id)
        return try await document(of: library.book(id))
    }

    @Sendable func remove(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        let id = try context.bookID
        if request.query("now") == "true" {
            if try await library.isOthersToo(id) { try context.require(.house) }
            try await room.delete(id)
        } else {
            try await library.remove(id)
        }
        await tell(id)
        return .noContent
    }

    @Sendable func restore(_ request: Request, _ context: ServerContext) async throws -> BookDocument {
        let book = try await library.restore(context.bookID)
        await tell(book.id)
        return try await document(of: book)
    }

    // MARK: Documents

    func document(of book: LibraryBook) async throws -> BookDocument {
        try await documents(of: [book])[0]
    }

    private func documents(of books: [LibraryBook]) async throws -> [BookDocument] {
        let fits = try await room.fits(of: books)
        let standings = try await room.standings(of: books)
        let ofOthers = try await library.booksOfOthers()
        return books.indices.map { index in
            BookDocument(
                books[index],
                isMissing: !library.hasFile(books[index].id),
                standings[index],
                isOthersToo: ofOthers.contains(books[index].id),
                mismatch: fits[index].mismatch
            )
        }
    }

    /// Tells the pages and the exports that something of a book is new.
    func tell(_ id: BookID) async {
        await events.publish(ServerEvent("book", ["id": id]))
        await exports.review(id)
    }
}
