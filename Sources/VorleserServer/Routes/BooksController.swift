import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// `/api/books`: the shelf.
struct BooksController: Sendable {
    let room: ReadingRoom
    let events: EventHub
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

    /// What a client may say of a book.
    struct Update: Decodable {
        let title: Change<String>
        let authors: Change<[String]>
        let voice: Change<String>
        let speed: Change<Double>
        let mode: Change<BookPreferences.ReadingMode>
        /// `null` for what the book and its text say.
        let language: Change<String>

        private enum Key: String, CodingKey { case title, authors, voice, speed, mode, language }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            title = try Change(container, .title)
            authors = try Change(container, .authors)
            voice = try Change(container, .voice)
            speed = try Change(container, .speed)
            mode = try Change(container, .mode)
            language = try Change(container, .language)
        }
    }

    @Sendable func change(_ request: Request, _ context: ServerContext) async throws -> BookDocument {
        let id = try context.bookID
        let wishes = try await request.decode(as: Update.self, upTo: context.maxUploadSize, context: context)
        _ = try await library.book(id)
        if case .set(let name) = wishes.voice {
            _ = try await room.voice(named: name)
        }
        if case .set(let speed) = wishes.speed, !ListeningSpeed.speeds.contains(speed) {
            throw Refusal.badValue("speed", wanted: [ListeningSpeed.speeds.words])
        }
        let language = try Self.language(wishes.language)
        let title = try Self.title(wishes.title.applied(to: nil))
        let authors = try Self.authors(wishes.authors.applied(to: nil))
        if title != nil || authors != nil { _ = try await library.rename(id, title: title, authors: authors) }
        switch language {
        case .none: break
        case .takenBack: _ = try await room.setLanguage(nil, of: id)
        case .set(let language): _ = try await room.setLanguage(language, of: id)
        }
        try await library.changePreferences(of: id) { preferences in
            preferences.voice = wishes.voice.applied(to: preferences.voice)
            preferences.speed = wishes.speed.applied(to: preferences.speed)
            preferences.mode = wishes.mode.applied(to: preferences.mode)
        }
        await tell(id)
        return try await document(of: library.book(id))
    }

    /// More than any title, and little enough for every list.
    private static let longestName = 1000

    private static func title(_ title: String?) throws -> String? {
        guard let title else { return nil }
        let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty, trimmed.utf16.count <= longestName else {
            throw Refusal.badValue("title", wanted: ["1 … \(longestName) characters"])
        }
        return trimmed
    }

    private static func language(_ wish: Change<String>) throws -> Change<Language> {
        switch wish {
        case .none: return .none
        case .takenBack: return .takenBack
        case .set(let name):
            guard let language = Language(name) else { throw Refusal.badValue("language", wanted: ["BCP 47 tag"]) }
            return .set(language)
        }
    }

    private static func authors(_ authors: [String]?) throws -> [String]? {
        guard let authors else { return nil }
        let trimmed = authors.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
        guard trimmed.count <= 100, trimmed.allSatisfy({ $0.utf16.count <= longestName }) else {
            throw Refusal.badValue("authors", wanted: ["at most 100 names"])
        }
        return trimmed
    }

    @Sendable func remove(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        let id = try context.bookID
        if request.query("now") == "true" {
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
        return books.indices.map { index in
            BookDocument(
                books[index],
                isMissing: !library.hasFile(books[index].id),
                standings[index],
                mismatch: fits[index].mismatch
            )
        }
    }

    /// Tells the pages that something of a book is new.
    func tell(_ id: BookID) async { await events.publish(ServerEvent("book", ["id": id])) }
}
