import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// Bookmarks, and all notes as a file.
struct BookmarksController: Sendable {
    let room: ReadingRoom
    let events: EventHub

    func addRoutes(to router: Router<ServerContext>) {
        let book = router.group("/api/books/{book}")
        book.get("bookmarks") { _, context in try await bookmarks(in: context.bookID) }
        book.post("bookmarks") { request, context in try await add(request, context) }
        book.patch("bookmarks/{note}") { request, context in try await rename(request, context) }
        book.delete("bookmarks/{note}") { _, context in try await remove(context) }
        for format in NotesDocument.Format.allCases {
            book.get("notes.\(format.rawValue)") { _, context in try await notes(of: context.bookID, as: format) }
        }
    }

    private func bookmarks(in id: BookID) async throws -> BookmarksDocument {
        let book = try await room.book(id).book
        let bookmarks = try await room.library.bookmarks(in: id)
        return BookmarksDocument(bookmarks: bookmarks.map { BookmarkDocument($0, in: book) })
    }

    private func add(
        _ request: Request,
        _ context: ServerContext
    ) async throws -> EditedResponse<BookmarkDocument> {
        let id = try context.bookID
        let wish = try await request.decode(as: NewBookmark.self, upTo: 4_000, context: context)
        let book = try await room.book(id).book
        let offset = try book.offset(wish.offset)
        let given = wish.label.map(Self.label) ?? ""
        let label = given.isEmpty ? book.beginningOfSentence(at: offset) : given
        let bookmark = try await room.library.addBookmark(
            label,
            at: book.place(at: offset),
            in: id,
            made: wish.age?.moment(before: Date())
        )
        await events.publish(ServerEvent("notes", NotesEvent(book: id)), to: Listener.current)
        return EditedResponse(status: .created, response: BookmarkDocument(bookmark, in: book))
    }

    private func rename(_ request: Request, _ context: ServerContext) async throws -> BookmarkDocument {
        let (id, note) = (try context.bookID, try context.noteID)
        let label = Self.label(try await request.decode(as: NewLabel.self, upTo: 4_000, context: context).label)
        guard !label.isEmpty else { throw HTTPError(.badRequest, message: "A bookmark needs a label.") }
        let bookmark = try await room.library.renameBookmark(note, to: label, in: id)
        await events.publish(ServerEvent("notes", NotesEvent(book: id)), to: Listener.current)
        return BookmarkDocument(bookmark, in: try await room.book(id).book)
    }

    private func remove(_ context: ServerContext) async throws -> HTTPResponse.Status {
        let id = try context.bookID
        try await room.library.removeBookmark(context.noteID, in: id)
        await events.publish(ServerEvent("notes", NotesEvent(book: id)), to: Listener.current)
        return .noContent
    }

    private func notes(of id: BookID, as format: NotesDocument.Format) async throws -> Response {
        let text = try await room.notes(of: id).text(as: format)
        var headers = HTTPFields()
        headers[.contentType] = format.mediaType
        headers[.cacheControl] = "no-store"
        let title = try await room.library.book(id).title
        headers[.contentDisposition] = ContentDisposition.attachment(named: "\(title) – notes.\(format.rawValue)")
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: .init(string: text)))
    }

    /// A label as it is kept: one line, not too long.
    private static func label(_ text: String) -> String {
        String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(200))
    }
}

struct BookmarksDocument: ResponseEncodable {
    let bookmarks: [BookmarkDocument]
}

struct BookmarkDocument: ResponseEncodable {
    let id: Int64
    let label: String
    let offset: Int
    /// The chapter's index.
    let chapter: Int
    let createdAt: Date

    init(_ bookmark: Bookmark, in book: Book) {
        let place = book.offset(of: bookmark.place)
        (id, label, createdAt) = (bookmark.id, bookmark.label, bookmark.createdAt)
        (offset, chapter) = (place.utf16, book.chapterIndex(at: place) ?? 0)
    }
}

private struct NewBookmark: Decodable {
    let offset: Int
    let label: String?
    /// Since it was made, on a device that could not send it then.
    let age: Age?
}

private struct NewLabel: Decodable {
    let label: String
}

/// Tells that the notes of a book have changed.
struct NotesEvent: Encodable {
    let book: BookID
}
