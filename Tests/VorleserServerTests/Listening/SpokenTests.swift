import Foundation
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary

@testable import VorleserServer

struct SpokenTests {
    private static let text = """
        Chapter 1

        Call me Ishmael. Some years ago I went to sea.

        Chapter 2

        Queequeg stuffed a shirt or two into his bag.
        """

    /// As clients read it.
    private struct Spoken: Decodable, Equatable {
        let voice: String?
        let revision: String
        let wishes: String
        let chapters: [Chapter]

        struct Chapter: Decodable, Equatable {
            let index: Int
            let digest: String
        }

        func digest(of index: Int) -> String? { chapters.first { $0.index == index }?.digest }
    }

    @Test func `a pronunciation changes the digest of the chapters where it is heard, and of no others`() async throws {
        try await RunningServer.run { server in
            let book = try await server.shelve(Self.text)
            let path = "/api/books/\(book.id)/spoken?chapters=0-7"
            let before = try await server.json(path, as: Spoken.self)
            #expect(before.chapters.map(\.index) == [0, 1])
            #expect(before.digest(of: 0) != before.digest(of: 1))
            #expect(try await server.json(path, as: Spoken.self) == before)
            let rule = #"{"word": "Queequeg", "way": "say", "said": "Kweekweg", "scope": "book"}"#
            let made = try await server.ask("/api/books/\(book.id)/pronunciations", method: "POST", json: rule)
            #expect(made.status == 201)
            let after = try await server.json(path, as: Spoken.self)
            #expect(after.digest(of: 0) == before.digest(of: 0))
            #expect(after.digest(of: 1) != before.digest(of: 1))
            #expect(after.wishes != before.wishes)
            #expect((after.voice, after.revision) == (before.voice, before.revision))
            let one = try await server.json("/api/books/\(book.id)/spoken?chapters=1", as: Spoken.self)
            #expect(one.chapters == [after.chapters[1]])
        }
    }

    @Test func `what is skipped and how long the silences are count, too`() async throws {
        try await RunningServer.run { server in
            let book = try await server.shelve(Self.text)
            let path = "/api/books/\(book.id)/spoken?chapters=0,1"
            let before = try await server.json(path, as: Spoken.self)
            _ = try await server.ask("/api/settings", method: "PATCH", json: #"{"pauses": 1.5}"#)
            let longer = try await server.json(path, as: Spoken.self)
            #expect(longer.wishes != before.wishes && longer.digest(of: 0) != before.digest(of: 0))
            let spoken = #"{"pauses": 1, "spoken": ["table", "foreign-language", "note"]}"#
            _ = try await server.ask("/api/settings", method: "PATCH", json: spoken)
            let more = try await server.json(path, as: Spoken.self)
            #expect(more.wishes != before.wishes && more.chapters == before.chapters)
        }
    }

    @Test func `who keeps a book is told of whole utterances, as the digest means them`() async throws {
        try await RunningServer.run { server in
            let long = "One, who had been to sea, " + String(repeating: "and seen many things, ", count: 20) + "spoke."
            let book = try await server.shelve(long)
            let path = "/api/books/\(book.id)/utterances?from=0&count=1"
            let kept = try await server.ask(path, fields: ["priority": "u=7"])
            let heard = try JSONDecoder().decode(Heard.self, from: kept.body)
            let open = try await server.room.book(book.id)
            let voice = try await server.room.voice(for: book.id)
            let script = try await server.room.script(of: open.stretches[0], in: open, as: voice.id)
            let address = try await server.room.vorleser.studio.address(of: script.utterances[0], as: voice.id)
            #expect(heard.utterances.map(\.clip) == [address.hexadecimal])
        }
    }

    @Test(arguments: ["x", "1-", "-1", "5-2", "1-2-3", "0-99999999999", "1,,x"])
    func `a wrong list of chapters is refused`(list: String) async throws {
        try await RunningServer.run { server in
            let book = try await server.shelve(Self.text)
            #expect(try await server.ask("/api/books/\(book.id)/spoken?chapters=\(list)").status == 400)
        }
    }
}
