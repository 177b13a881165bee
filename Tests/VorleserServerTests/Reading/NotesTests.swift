import Foundation
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

struct NotesTests {
    private static let text = "Chapter 1\n\nCall me Ishmael. Some years ago I thought I would sail about a little.\n"

    private struct Mark: Decodable {
        let id: Int64
        let label: String
        let offset: Int
    }

    private struct Passage: Decodable {
        let id: Int64
        let start: Int
        let end: Int
        let text: String
        let colour: String
        let note: String
    }

    private func decode<Value: Decodable>(_ data: Data) throws -> Value {
        try JSONDecoder().decode(Value.self, from: data)
    }

    @Test func `a bookmark is called by its sentence, until it has a name`() async throws {
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            let text = try await server.room.book(id).book.text
            let range = try #require(text.range(of: "years"))
            let place = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
            let answer = try await server.ask(
                "/api/books/\(id)/bookmarks",
                method: "POST",
                json: #"{"offset": \#(place)}"#
            )
            #expect(answer.status == 201)
            let mark: Mark = try decode(answer.body)
            #expect(mark.label.hasPrefix("Some years ago"))
            #expect(mark.offset == place)
            let path = "/api/books/\(id)/bookmarks/\(mark.id)"
            let named = try await server.ask(path, method: "PATCH", json: #"{"label": " The\n sea "}"#)
            #expect(try (decode(named.body) as Mark).label == "The sea")
            #expect(try await server.ask(path, method: "DELETE").status == 204)
            #expect(try await server.ask(path, method: "DELETE").status == 404)
        }
    }

    @Test func `a highlight keeps its text, colour and note, and all notes are one document`() async throws {
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            let book = try await server.room.book(id).book
            let range = try #require(book.text.range(of: "Call me Ishmael."))
            let start = book.text.utf16.distance(from: book.text.startIndex, to: range.lowerBound)
            let wish = #"{"start": \#(start), "end": \#(start + 16), "colour": "blue", "note": "*The* beginning."}"#
            let answer = try await server.ask("/api/books/\(id)/highlights", method: "POST", json: wish)
            #expect(answer.status == 201)
            let passage: Passage = try decode(answer.body)
            #expect(passage.text == "Call me Ishmael.")
            #expect((passage.start, passage.end) == (start, start + 16))
            let path = "/api/books/\(id)/highlights/\(passage.id)"
            let changed: Passage = try decode(
                try await server.ask(path, method: "PATCH", json: #"{"colour": "pink"}"#).body
            )
            #expect(changed.colour == "pink")
            #expect(changed.note == "*The* beginning.")
            let notes = String(decoding: try await server.ask("/api/books/\(id)/notes.md").body, as: UTF8.self)
            #expect(notes.contains("> Call me Ishmael.\n\n*The* beginning."))
        }
    }

    @Test func `notes are a table without formulas, and a page without markup of the book`() async throws {
        let text = "Chapter 1\n\n=1+1, <b>so</b> it says.\n\nChapter 2\n\nThe end.\n"
        try await RunningServer.run { server in
            let id = try await server.shelve(text).id
            let book = try await server.room.book(id).book
            let range = try #require(book.text.range(of: "=1+1, <b>so</b> it says."))
            let start = book.text.utf16.distance(from: book.text.startIndex, to: range.lowerBound)
            let passage = #"{"start": \#(start), "end": \#(start + 24), "colour": "pink", "note": "@me \"&\" you"}"#
            #expect(try await server.ask("/api/books/\(id)/highlights", method: "POST", json: passage).status == 201)
            let mark = #"{"offset": \#(book.length - 1), "label": "Rain"}"#
            #expect(try await server.ask("/api/books/\(id)/bookmarks", method: "POST", json: mark).status == 201)
            let table = try await server.ask("/api/books/\(id)/notes.csv")
            #expect(table.fields["content-type"] == "text/csv; charset=utf-8")
            let lines = String(decoding: table.body, as: UTF8.self).components(separatedBy: "\r\n")
            #expect(lines[0] == "kind,chapter,percent,page,text,note,colour,made")
            let words = #","'=1+1, <b>so</b> it says.","'@me ""&"" you",pink,20"#
            #expect(lines[1].hasPrefix("highlight,Chapter 1,") && lines[1].contains(words), "\(lines[1])")
            #expect(lines[2].hasPrefix("bookmark,Chapter 2,9") && lines[2].contains(",Rain,,,20"))
            #expect(lines.count == 4)
            let page = String(decoding: try await server.ask("/api/books/\(id)/notes.html").body, as: UTF8.self)
            #expect(page.contains(#"<blockquote class="pink">=1+1, &lt;b&gt;so&lt;/b&gt; it says.</blockquote>"#))
            #expect(page.contains("<h2>Chapter 1</h2>") && page.contains("<h2>Chapter 2</h2>"))
            #expect(!page.contains("<b>"))
        }
    }

    @Test(arguments: ["bookmarks", "highlights"])
    func `a note that comes late is as old as it says`(kind: String) async throws {
        struct Dated: Decodable { let createdAt: String }
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            let made = Date(timeIntervalSinceNow: -7200)
            let wish = #"{"offset": 12, "start": 12, "end": 16, "age": 7200000}"#
            let answer = try await server.ask("/api/books/\(id)/\(kind)", method: "POST", json: wish)
            #expect(answer.status == 201)
            let told = try Date((decode(answer.body) as Dated).createdAt, strategy: .iso8601)
            // Told in whole seconds; whoever waits for the answer grows older meanwhile.
            #expect(abs(told.timeIntervalSince(made)) < 60)
        }
    }

    @Test(arguments: [
        #"{"offset": -1}"#, #"{"offset": 1.5}"#, #"{}"#, "[", #"{"offset": 99999999999999999999}"#,
    ])
    func `a place that is none is refused`(json: String) async throws {
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            let status = try await server.ask("/api/books/\(id)/bookmarks", method: "POST", json: json).status
            #expect(status == 400)
        }
    }

    private func put(
        _ server: RunningServer,
        _ id: BookID,
        _ offset: Int,
        _ device: String,
        _ second: Int
    ) async throws {
        let at = "2026-01-01T00:00:0\(second)Z"
        let json = #"{"offset": \#(offset), "device": "\#(device)", "deviceName": "A \#(device)", "at": "\#(at)"}"#
        let status = try await server.ask("/api/books/\(id)/place", method: "PUT", json: json).status
        #expect(status == 204)
    }

    @Test func `the age of a place counts, not the clock of its device`() async throws {
        struct Book: Decodable {
            let place: Place
        }
        struct Place: Decodable {
            let offset: Int
            let device: String
        }
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            func put(_ json: String) async throws {
                #expect(try await server.ask("/api/books/\(id)/place", method: "PUT", json: json).status == 204)
            }
            try await put(#"{"offset": 3, "device": "b", "age": 0}"#)
            // Two hours slow, but there just now.
            let slow = Date.now.addingTimeInterval(-7200).formatted(.iso8601)
            try await put(#"{"offset": 7, "device": "c", "age": 0, "at": "\#(slow)"}"#)
            let newest = try await server.json("/api/books/\(id)", as: Book.self).place
            #expect(newest.device == "c" && newest.offset == 7)
            // Noted before, sent only now.
            try await put(#"{"offset": 9, "device": "b", "age": 3600000}"#)
            #expect(try await server.json("/api/books/\(id)", as: Book.self).place.offset == 7)
        }
    }

    @Test func `each device's newest place is kept`() async throws {
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            try await put(server, id, 20, "phone", 1)
            try await put(server, id, Int.max, "desk", 2)
            try await put(server, id, 30, "phone", 5)
            try await put(server, id, 10, "phone", 4)
            struct Places: Decodable {
                let places: [Place]
                struct Place: Decodable {
                    let device: String
                    let offset: Int
                }
            }
            let places = try await server.json("/api/books/\(id)/places", as: Places.self).places
            let length = try await server.room.book(id).book.length
            #expect(places.map(\.device) == ["phone", "desk"])
            #expect(places.map(\.offset) == [30, length])
        }
    }
}
