import Foundation
import HTTPTypes
import Testing
import VorleserKit
import VorleserLibrary

@testable import VorleserServer

struct FeedTests {
    private func feed(of book: BookID, at server: QuietServer) async throws -> PrivateFeed {
        try await server.library.makeFeed(of: book)
    }

    @Test func `a feed needs no pairing, and opens nothing else`() async throws {
        var configuration = ServerConfiguration()
        configuration.passphrase = try Passphrase("a long pass-phrase")
        let server = try QuietServer(configuration)
        let book = try await server.room.importText("Good morning. Good night.", title: "Morning").book.id
        let feed = try await feed(of: book, at: server)
        let answer = try await server.ask(.get, "/feeds/\(feed.secret)/1.json")
        // It is in the plan, but was not made.
        #expect(answer.status == 404)
        #expect(answer.code == "unknown-feed")
        for path in ["/api/books/\(book)/feed", "/api/books", "//feeds/\(feed.secret)/1.json", "/feeds/\(feed.secret)"]
        {
            #expect([401, 404].contains(try await server.ask(.get, path).status))
        }
        #expect(try await server.ask(.get, "/api/books/\(book)/feed").status == 401)
    }

    @Test func `a secret has 160 bits, and is another each time`() async throws {
        let server = try QuietServer()
        let book = try await server.room.importText("Good morning.", title: "Morning").book.id
        let first = try await feed(of: book, at: server)
        #expect(try await feed(of: book, at: server) == first)
        #expect(first.secret.utf8.count == 32)
        try await server.library.endFeed(of: book)
        #expect(try await server.library.feed(withSecret: first.secret) == nil)
        #expect(try await feed(of: book, at: server).secret != first.secret)
    }

    @Test func `who guesses waits, who knows does not, and a revoked address is no guess`() async throws {
        let server = try QuietServer()
        let books = [
            try await server.room.importText("Good morning.", title: "Morning").book.id,
            try await server.room.importText("Good night.", title: "Night").book.id,
        ]
        let known = try await feed(of: books[0], at: server)
        let revoked = try await feed(of: books[1], at: server)
        try await server.library.endFeed(of: books[1])
        for _ in 0..<20 { #expect(try await server.ask(.get, "/feeds/\(revoked.secret)/feed.xml").status == 404) }
        var statuses: [Int] = []
        for number in 0..<8 { statuses.append(try await server.ask(.get, "/feeds/guess\(number)/feed.xml").status) }
        #expect(statuses.prefix(5).allSatisfy { $0 == 404 })
        #expect(statuses.last == 429)
        #expect(try await server.ask(.get, "/feeds/\(known.secret)/99.mp3").code == "unknown-feed")
        #expect(try await server.ask(.get, "/feeds/\(revoked.secret)/feed.xml").status == 404)
    }

    @Test func `the feed of a removed book is gone with it`() async throws {
        let server = try QuietServer()
        let book = try await server.room.importText("Good morning.", title: "Morning").book.id
        let feed = try await feed(of: book, at: server)
        try await server.library.remove(book)
        #expect(try await server.ask(.get, "/feeds/\(feed.secret)/feed.xml").status == 404)
    }

    @Test(arguments: [
        ("/feeds/abc/feed.xml", "/feeds/…"), ("/feeds/abc/books/7/1.mp3", "/feeds/…"),
        ("//feeds/abc/1.mp3", "//feeds/…"), ("/api/books", "/api/books"),
    ])
    func `no secret is noted`(_ path: String, _ noted: String) {
        #expect(RequestPath(path).logged == noted)
    }
}
