import Foundation
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

/// By the draft OPDS Progression 1.0.
struct ProgressionTests {
    private static let text = """
        # One

        Call me Ishmael. Some years ago I thought I would sail about a little.

        # Two

        The sea was calm. Nobody spoke, and the lamp burned low.
        """

    private func body(
        _ share: Double,
        at moment: String = "2026-11-27T10:00:00Z",
        device: String = "urn:app:1",
        _ references: [String] = []
    ) throws -> String {
        let device: [String: Any] = ["id": device, "name": "Reader"]
        let document: [String: Any] = [
            "modified": moment, "device": device, "progression": share, "references": references,
        ]
        return String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
    }

    private func document(_ data: Data) throws -> ProgressionDocument {
        try JSONDecoder().decode(ProgressionDocument.self, from: data)
    }

    @Test func `a book that nobody has begun has an empty answer, then the place that was sent`() async throws {
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            let path = "/opds/books/\(id)/progression"
            let empty = try await server.ask(path)
            #expect(empty.status == 200 && empty.body.isEmpty)
            #expect(empty.fields["content-type"] == "application/opds-progression+json")
            let first = try await server.ask(path, method: "PUT", json: body(0.5))
            #expect(first.status == 201)
            let kept = try document(try await server.ask(path).body)
            #expect(abs(kept.progression - 0.5) < 0.01 && kept.device.id == "urn:app:1" && kept.device.name == "Reader")
            #expect(kept.moment == Date(timeIntervalSince1970: 1_795_773_600))
            // What was got may be sent again.
            let again = try await server.ask(
                path,
                method: "PUT",
                json: String(decoding: JSONEncoder().encode(kept), as: UTF8.self)
            )
            #expect(again.status == 200)
            #expect(try document(again.body).progression == kept.progression)
        }
    }

    @Test func `every place comes back to the character`() async throws {
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            let book = try await server.room.book(id).book
            for offset in 0..<book.span.length {
                let wish = #"{"offset": \#(offset), "device": "own", "deviceName": "Desk"}"#
                #expect(try await server.ask("/api/books/\(id)/place", method: "PUT", json: wish).status == 204)
                let told = try document(try await server.ask("/opds/books/\(id)/progression").body)
                #expect(told.offset(in: book).utf16 == offset)
                #expect(told.device.id.hasPrefix("urn:uuid:") && told.device.name == "Desk")
            }
        }
    }

    @Test func `words lead to a place that another's share would miss`() async throws {
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            let book = try await server.room.book(id).book
            let wanted = try #require(book.text.range(of: "Nobody spoke"))
            let offset = book.text.utf16.distance(from: book.text.startIndex, to: wanted.lowerBound)
            let href = try #require(book.spine.last?.href)
            let references = ["elsewhere.xhtml#:~:text=Nobody", "\(href)#:~:text=calm.-,Nobody%20spoke"]
            _ = try await server.ask("/opds/books/\(id)/progression", method: "PUT", json: body(0.9, references))
            let place = try #require(try await server.room.library.places(in: id).first)
            #expect(book.offset(of: place.place).utf16 == offset)
        }
    }

    @Test func `an older place is refused, and what is none`() async throws {
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            let path = "/opds/books/\(id)/progression"
            #expect(try await server.ask(path, method: "PUT", json: body(0.5)).status == 201)
            let older = try await server.ask(
                path,
                method: "PUT",
                json: body(0.1, at: "2026-11-26T10:00:00Z", device: "urn:app:2")
            )
            #expect(older.status == 409 && older.fields["content-type"] == "application/problem+json")
            #expect(String(decoding: older.body, as: UTF8.self).contains("progression-date"))
            for wrong in [
                "{}", "[", try body(1.5), try body(-1), try body(0.5, at: "yesterday"),
                try body(0.5, device: "no address"),
                try body(0.5, Array(repeating: "#", count: 51)), try body(0.5, [String(repeating: "a", count: 8001)]),
            ] {
                let answer = try await server.ask(path, method: "PUT", json: wrong)
                #expect(answer.status == 400, "\(wrong.prefix(80))")
            }
            #expect(try document(try await server.ask(path).body).progression > 0.4)
            #expect(try await server.ask("/opds/books/999/progression").status == 404)
        }
    }

    @Test(arguments: [
        "#page=0", "#page=99999999999", "%", "%GG#:~:text=%GG", "#:~:text=", "x#:~:text=,,,", "\u{0}",
        "a#b#c#:~:text=-&-",
    ])
    func `a reference that leads nowhere is left for the share`(reference: String) async throws {
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            let path = "/opds/books/\(id)/progression"
            #expect(try await server.ask(path, method: "PUT", json: body(0.5, [reference])).status == 201)
            #expect(abs(try document(try await server.ask(path).body).progression - 0.5) < 0.01)
        }
    }

    @Test func `feeds lead to it`() async throws {
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            let feed = String(decoding: try await server.ask("/opds/books").body, as: UTF8.self)
            #expect(feed.contains("/opds/books/\(id)/progression"))
        }
    }
}
