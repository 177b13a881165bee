import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import VorleserKit

/// `/opds/books/{book}/progression`: where the listener is, for reading apps.
///
/// Source: OPDS Progression 1.0, draft of the OPDS community; RFC 9457 (problem details).
struct ProgressionController: Sendable {
    static let relation = "http://opds-spec.org/progression"
    static let mediaType = "application/opds-progression+json"
    private static let longestBody = 64_000

    let room: ReadingRoom
    let events: EventHub

    static func path(of book: BookID) -> String { "/opds/books/\(book)/progression" }

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/opds/books/{book}/progression") { _, context in try await show(context) }
        router.put("/opds/books/{book}/progression") { request, context in try await take(request, context) }
    }

    private func show(_ context: ServerContext) async throws -> Response {
        let id = try context.bookID
        let book = try await room.book(id).book
        // Of a book that nobody has begun the draft wants an empty answer.
        guard let newest = try await room.library.places(in: id).first else { return Self.answer(Data()) }
        return Self.answer(try Self.document(newest, in: book))
    }

    private func take(_ request: Request, _ context: ServerContext) async throws -> Response {
        let id = try context.bookID
        let loaded = try await room.book(id)
        let book = loaded.book
        let said: ProgressionDocument
        do {
            said = try await request.decode(as: ProgressionDocument.self, upTo: Self.longestBody, context: context)
        } catch Refusal.badBody(let reason) {
            return Self.problem(.badRequest, "progression-invalid-payload", reason)
        }
        guard let moment = said.moment, said.isPossible else {
            return Self.problem(.badRequest, "progression-invalid-payload", "A value is none that is possible.")
        }
        let newest = try await room.library.places(in: id).first
        // What is told to a millisecond may come back as it was told.
        if let newest, newest.at.timeIntervalSince(moment) > 0.001 { return Self.olderThanKnown }
        let place = DevicePlace(
            device: said.device.key,
            deviceName: String(said.device.name.prefix(100)),
            place: book.place(at: said.offset(in: book)),
            at: moment
        )
        guard let kept = try await room.library.setPlace(place, in: id, by: context.libraryGuest) else {
            return Self.olderThanKnown
        }
        await room.findTimes(of: id)
        await events.publish(kept, in: loaded)
        return Self.answer(try Self.document(kept, in: book), newest == nil ? .created : .ok)
    }

    // MARK: Answers

    private static func document(_ place: DevicePlace, in book: Book) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(ProgressionDocument(place, in: book))
    }

    private static func answer(
        _ data: Data,
        _ status: HTTPResponse.Status = .ok,
        type: String = mediaType
    ) -> Response {
        Response(
            status: status,
            headers: [.contentType: type, .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(bytes: data))
        )
    }

    private struct Problem: Encodable {
        let type: String
        let title: String
        let status: Int
    }

    private static var olderThanKnown: Response {
        problem(.conflict, "progression-date", "A more recent place is known.")
    }

    private static func problem(_ status: HTTPResponse.Status, _ type: String, _ title: String) -> Response {
        let problem = Problem(type: "https://registry.opds.io/error#\(type)", title: title, status: status.code)
        let json = (try? JSONEncoder().encode(problem)) ?? Data()
        return answer(json, status, type: "application/problem+json")
    }
}
