import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// All that the listener has made of the library, as one file, and back: see `docs/backup.md`.
struct BackupController: Sendable {
    let room: ReadingRoom
    let events: EventHub
    /// A backup with covers may take much memory.
    private let places = ConcurrencyLimit(places: 1)

    init(room: ReadingRoom, events: EventHub) { (self.room, self.events) = (room, events) }

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/api/backup") { request, _ in try await backup(withCovers: request.query("covers") != "false") }
        router.post("/api/restore") { request, context in try await restore(request, context) }
    }

    private func backup(withCovers hasCovers: Bool) async throws -> Response {
        let place = try places.place()
        defer { withExtendedLifetime(place) {} }
        let document = try await room.backup(withCovers: hasCovers)
        let bytes = try await blocking { [UInt8](try document.json) }
        var response = Response(bytes, type: "application/json")
        response.headers[.cacheControl] = "no-store"
        let day = CalendarDay(document.madeAt, in: .current)
        response.headers[.contentDisposition] = ContentDisposition.attachment(named: "vorleser-\(day).json")
        return response
    }

    private func restore(_ request: Request, _ context: ServerContext) async throws -> EditedResponse<Restored> {
        let place = try places.place()
        defer { withExtendedLifetime(place) {} }
        let isOfShelf = try context.listener.role.may(.shelf)
        let most = isOfShelf ? BackupDocument.mostBytes : BackupDocument.mostBytesOfGuests
        let bytes = try await request.bytes(upTo: most)
        let document = try await blocking { try BackupDocument(Data(bytes)) }
        // What is said of the books is everybody's.
        let isExchange = request.query("exchange") == "true"
        let report = try await room.restore(document, andShelf: isOfShelf, asExchange: isExchange)
        for book in report.books where book.added != MergeCount() {
            await events.publish(ServerEvent("book", ["id": book.id]))
            await events.publish(ServerEvent("notes", NotesEvent(book: book.id)))
        }
        await tellPlaces(of: report.books.filter { $0.added.places > 0 }.map(\.id))
        if report.settings > 0 { await events.publish(ServerEvent("settings", [String: String]())) }
        if report.pronunciations + report.added.pronunciations > 0 {
            await events.publish(ServerEvent("pronunciations", PronunciationsEvent(book: nil)))
        }
        return EditedResponse(status: .ok, response: Restored(report))
    }

    /// Pages on which a book is open offer to go on from there.
    private func tellPlaces(of books: [BookID]) async {
        // Each has to be opened; who has come back from a long journey sees the others' places when they open them.
        for id in books.prefix(3) {
            let newest = try? await room.library.places(in: id).max { $0.at < $1.at }
            if let newest, let loaded = try? await room.book(id) { await events.publish(newest, in: loaded) }
        }
    }

    /// What came of it, as clients see it: the counts of all books together.
    struct Restored: ResponseEncodable {
        let books: Int
        let places: Int
        let bookmarks: Int
        let highlights: Int
        /// Notes that went, since the backup says that they are not wanted any more.
        let removed: Int
        let pronunciations: Int
        let covers: Int
        let settings: Int
        /// Days of reading time.
        let activity: Int
        /// The books that are not here.
        let missing: [RestoreReport.Missing]
        let refused: Int

        init(_ report: RestoreReport) {
            let added = report.added
            books = report.books.count
            (places, bookmarks, highlights) = (added.places + report.files, added.bookmarks, added.highlights)
            removed = added.removed
            pronunciations = added.pronunciations + report.pronunciations
            (covers, settings, activity) = (report.covers, report.settings, added.activity + report.past)
            (missing, refused) = (report.missing, report.refused)
        }
    }
}
