import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// A book's text and structure, for its reader.
struct ReadingController: Sendable {
    let room: ReadingRoom

    /// UTF-16 code units of the longest stretch that can be had at once.
    private static let longestFragment = 20_000
    private static let longestSearch = 500
    private static let usualHits = 50
    private static let mostHits = 500

    func addRoutes(to router: Router<ServerContext>) {
        let book = router.group("/api/books/{book}")
        book.get("outline") { _, context in try await outline(of: context.bookID) }
        book.get("parts/{part}") { request, context in try await part(request, context) }
        book.get("fragment") { request, context in try await fragment(request, context) }
        book.get("times") { request, context in try await times(request, context) }
        book.get("omissions") { request, context in try await omissions(request, context) }
        book.get("search") { request, context in try await search(request, context) }
        book.get("resource") { request, context in try await resource(request, context) }
    }

    private func outline(of id: BookID) async throws -> OutlineDocument {
        let open = try await room.reopened(id)
        // Whoever reads may listen soon.
        await room.prepare(try await room.voice(for: id).id)
        let places = try await room.library.places(in: id).map { PlaceDocument($0, in: open.book) }
        let fit = try await room.fit(of: id)
        let record = try await room.library.book(id)
        let standing = try await room.standing(of: record)
        let usual = try await room.library.setting("voice", as: String.self)
        let better = await room.betterVoice(for: record, usualVoice: usual, in: .kokoro)
        return OutlineDocument(
            record,
            open,
            places: places,
            standing,
            mismatch: fit.mismatch,
            betterVoice: better
        )
    }

    private func part(_ request: Request, _ context: ServerContext) async throws -> Response {
        let open = try await room.book(context.bookID)
        try check(request, open)
        guard let index = context.parameters.get("part", as: Int.self), open.parts.indices.contains(index) else {
            throw HTTPError(.notFound, message: "The book has \(open.parts.count) parts.")
        }
        let document = PartDocument(open.parts[index], of: open, under: context.base)
        return try await .unlessKept(context.responseEncoder.encode(document), by: request)
    }

    private func fragment(_ request: Request, _ context: ServerContext) async throws -> FragmentDocument {
        let open = try await room.book(context.bookID)
        try check(request, open)
        let span = try request.span(in: open.book)
        let chapter = open.book.chapterIndex(at: span.lowerBound).map { open.book.chapters[$0].span } ?? span
        let longest = TextSpan(utf16: span.lowerBound.utf16..<span.lowerBound.utf16 + Self.longestFragment)
        let inside = span.clamped(to: chapter).clamped(to: longest)
        return FragmentDocument(
            start: inside.lowerBound.utf16,
            end: inside.upperBound.utf16,
            html: open.html(of: inside, under: context.base.prefix)
        )
    }

    private func times(_ request: Request, _ context: ServerContext) async throws -> TimesDocument {
        let id = try context.bookID
        let open = try await room.book(id)
        let place = try request.offset("at", in: open.book)
        return TimesDocument(try await room.times(of: id, near: place))
    }

    private func omissions(_ request: Request, _ context: ServerContext) async throws -> OmissionsDocument {
        let open = try await room.book(context.bookID)
        let span = try request.span(in: open.book)
        let voice = try await room.voice(for: open.id)
        let script = try await room.script(of: span, in: open, as: voice.id)
        return OmissionsDocument(omissions: script.omissions.map(OmissionDocument.init))
    }

    private func search(_ request: Request, _ context: ServerContext) async throws -> HitsDocument {
        let open = try await room.book(context.bookID)
        let limit = min(max(try request.number("limit") ?? Self.usualHits, 1), Self.mostHits)
        let start = try request.offset("from", in: open.book) ?? .start
        let words = String((request.value("q") ?? "").prefix(Self.longestSearch))
        let (hits, next) = await blocking { BookSearch(for: words, in: open).hits(from: start, limit: limit) }
        return HitsDocument(hits: hits, next: next)
    }

    private func resource(_ request: Request, _ context: ServerContext) async throws -> Response {
        guard let href = request.value("href") else { throw HTTPError(.badRequest, message: "`href` is needed.") }
        let picture = try await room.picture(href, of: context.bookID)
        return .immutable(picture.bytes, type: picture.type.mediaType)
    }

    /// - Throws: `HTTPError` with 409 when the client has another text of the book.
    private func check(_ request: Request, _ open: LoadedBook) throws {
        if let revision = request.value("revision"), revision != open.revision {
            throw HTTPError(.conflict, message: "The book's text has changed. Get its outline again.")
        }
    }
}

struct FragmentDocument: ResponseEncodable {
    let start: Int
    let end: Int
    let html: String
}

struct OmissionsDocument: ResponseEncodable {
    let omissions: [OmissionDocument]
}

struct HitsDocument: ResponseEncodable {
    let hits: [BookSearch.Hit]
    /// Where to go on; `nil` when there are no more.
    @OrNull var next: Int?
}
