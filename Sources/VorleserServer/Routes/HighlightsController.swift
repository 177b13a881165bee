import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// Marked passages, and notes on them.
struct HighlightsController: Sendable {
    let room: ReadingRoom
    let events: EventHub

    private static let longestText = 2_000
    private static let longestNote = 20_000

    func addRoutes(to router: Router<ServerContext>) {
        let book = router.group("/api/books/{book}")
        book.get("highlights") { _, context in try await highlights(in: context.bookID) }
        book.post("highlights") { request, context in try await add(request, context) }
        book.patch("highlights/{note}") { request, context in try await change(request, context) }
        book.delete("highlights/{note}") { _, context in try await remove(context) }
    }

    private func highlights(in id: BookID) async throws -> HighlightsDocument {
        let book = try await room.book(id).book
        let highlights = try await room.library.highlights(in: id)
        return HighlightsDocument(highlights: highlights.map { HighlightDocument($0, in: book) })
    }

    private func add(
        _ request: Request,
        _ context: ServerContext
    ) async throws -> EditedResponse<HighlightDocument> {
        let id = try context.bookID
        let wish = try await request.decode(as: NewHighlight.self, upTo: 100_000, context: context)
        let book = try await room.book(id).book
        let span = try book.span(from: book.offset(wish.start), to: book.offset(wish.end))
        guard !span.isEmpty else { throw HTTPError(.badRequest, message: "There is nothing to highlight.") }
        let highlight = try await room.library.addHighlight(
            from: book.place(at: span.lowerBound),
            to: book.place(at: span.upperBound),
            text: String(book.text(in: span).prefix(Self.longestText)),
            colour: wish.colour ?? .yellow,
            note: String((wish.note ?? "").prefix(Self.longestNote)),
            in: id,
            made: wish.age?.moment(before: Date())
        )
        await events.publish(ServerEvent("notes", NotesEvent(book: id)), to: Listener.current)
        return EditedResponse(status: .created, response: HighlightDocument(highlight, in: book))
    }

    private func change(_ request: Request, _ context: ServerContext) async throws -> HighlightDocument {
        let (id, note) = (try context.bookID, try context.noteID)
        let wish = try await request.decode(as: HighlightChange.self, upTo: 100_000, context: context)
        let highlight = try await room.library.changeHighlight(
            note,
            colour: wish.colour,
            note: wish.note.map { String($0.prefix(Self.longestNote)) },
            in: id
        )
        await events.publish(ServerEvent("notes", NotesEvent(book: id)), to: Listener.current)
        return HighlightDocument(highlight, in: try await room.book(id).book)
    }

    private func remove(_ context: ServerContext) async throws -> HTTPResponse.Status {
        let id = try context.bookID
        try await room.library.removeHighlight(context.noteID, in: id)
        await events.publish(ServerEvent("notes", NotesEvent(book: id)), to: Listener.current)
        return .noContent
    }
}

struct HighlightsDocument: ResponseEncodable {
    let highlights: [HighlightDocument]
}

struct HighlightDocument: ResponseEncodable {
    let id: Int64
    let start: Int
    let end: Int
    let text: String
    let colour: Highlight.Colour
    let note: String
    /// The chapter's index.
    let chapter: Int
    let createdAt: Date

    init(_ highlight: Highlight, in book: Book) {
        let (from, to) = (book.offset(of: highlight.start), book.offset(of: highlight.end))
        (id, text, colour) = (highlight.id, highlight.text, highlight.colour)
        (note, createdAt) = (highlight.note, highlight.createdAt)
        // Read anew, the book may have moved one end past the other.
        (start, end) = (from.utf16, max(from, to).utf16)
        chapter = book.chapterIndex(at: from) ?? 0
    }
}

private struct NewHighlight: Decodable {
    let start: Int
    let end: Int
    let colour: Highlight.Colour?
    let note: String?
    /// Since it was made, on a device that could not send it then.
    let age: Age?
}

private struct HighlightChange: Decodable {
    let colour: Highlight.Colour?
    let note: String?
}
