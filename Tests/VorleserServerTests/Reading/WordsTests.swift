import Foundation
import HTTPTypes
import Testing
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

struct WordsTests {
    @Test func `all books are searched, those that were added last first`() async throws {
        let server = try QuietServer()
        for (name, text) in [
            ("one", "A white whale swam."), ("two", "No beast."), ("three", "The WHITE\nwhale again."),
        ] {
            let json = try String(decoding: JSONEncoder().encode(["title": name, "text": text]), as: UTF8.self)
            #expect(try await server.ask(.post, "/api/books/text", json: json).status == 201)
        }
        // The texts were kept as the books came; a second search reads them, a third without them the books.
        for round in 0..<2 {
            // A busy machine answers in parts.
            var (books, searched, next) = ([[String: Any]](), 0, Int?.none)
            repeat {
                let from = next.map { "&from=\($0)" } ?? ""
                let answer = try await server.ask(.get, "/api/search?q=white+whale\(from)")
                books += try #require(answer.json["books"] as? [[String: Any]])
                searched += try #require(answer.json["searched"] as? Int)
                #expect(answer.json["next"] is NSNull || answer.json["next"] is Int)
                next = answer.json["next"] as? Int
            } while next != nil
            let titles = books.map { $0["title"] as? String }
            try #require(titles == ["three", "one"], "round \(round)")
            let hit = try #require((books[1]["hits"] as? [[String: Any]])?.first)
            #expect(hit["match"] as? String == "white whale")
            #expect((hit["before"] as? String)?.hasSuffix("A ") == true)
            #expect(searched == 3)
            try FileManager.default.removeItem(at: server.room.folders.texts)
        }
        #expect(try await server.ask(.get, "/api/search").status == 400)
        #expect(try await server.ask(.get, "/api/search?q=whale&from=x").status == 400)
    }

    @Test func `a search that has no time goes on where it ended`() async throws {
        let server = try QuietServer()
        for text in ["whale one", "whale two", "whale three"] {
            _ = try await server.ask(.post, "/api/books/text", json: #"{"text": "\#(text)"}"#)
        }
        var start: BookID?
        var found: [Int64] = []
        repeat {
            let hits = try await server.room.search(for: "whale", from: start, limit: 1, within: .zero)
            #expect(hits.searched == 1)
            found += hits.books.map(\.book.id.rawValue)
            start = hits.next
        } while start != nil
        #expect(found == [3, 2, 1])
    }

    @Test func `what is kept of a book's text goes with the book`() async throws {
        let server = try QuietServer()
        _ = try await server.ask(.post, "/api/books/text", json: #"{"text": "whale"}"#)
        _ = try await server.ask(.get, "/api/search?q=whale")
        let texts = server.room.folders.texts
        #expect(try FileManager.default.contentsOfDirectory(atPath: texts.path).count == 1)
        _ = try await server.ask(.delete, "/api/books/1?now=true")
        #expect(try FileManager.default.contentsOfDirectory(atPath: texts.path).isEmpty)
    }

    @Test func `a word is looked up in the dictionaries of the data folder`() async throws {
        let server = try QuietServer()
        let folder = server.room.folders.data.appending(path: "dictionaries")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = "zorble\n  a <made> thing\n"
        try Data(text.utf8).write(to: folder.appending(path: "en-de.dict"))
        try Data("zorble\tA\tY\n".utf8).write(to: folder.appending(path: "en-de.index"))
        let answer = try await server.ask(.get, "/api/dictionaries/entries?word=Zorbles,&language=en")
        let entries = try #require(answer.json["entries"] as? [[String: String]])
        #expect(entries == [["dictionary": "en-de", "headword": "zorble", "text": "a <made> thing"]])
        let list = try await server.ask(.get, "/api/dictionaries")
        let books = try #require(list.json["dictionaries"] as? [[String: Any]])
        #expect(books.contains { $0["language"] as? String == "en" && $0["target"] as? String == "de" })
        #expect(try await server.ask(.get, "/api/dictionaries/entries").status == 400)
    }

    @Test(arguments: [
        ("https://example.org/?q={text}&from={from}&to={to}", true), ("http://10.0.0.2:5000/{from}/{to}/{text}", true),
        ("https://example.org/", false), ("javascript:alert('{text}')", false), ("https://{text}/", false),
        ("https://example.org{text}", false), ("file:///{text}", false), ("https://a:b@example.org/{text}", false),
        ("https://example.org/{other}?{text}", false), ("//example.org/{text}", false), ("", false),
    ])
    func `a translator is an address of the web with a place for the text`(address: String, isTaken: Bool) async throws
    {
        let server = try QuietServer()
        let json = try String(decoding: JSONEncoder().encode(["translation": address]), as: UTF8.self)
        let answer = try await server.ask(.patch, "/api/settings", json: json)
        #expect(answer.status == (isTaken ? 200 : 400))
        let kept = try await server.ask(.get, "/api/settings").json["translation"] as? String
        #expect(kept == (isTaken ? address : nil))
    }

    @Test func `a translator is taken back`() async throws {
        let server = try QuietServer()
        _ = try await server.ask(.patch, "/api/settings", json: #"{"translation": "https://example.org/{text}"}"#)
        let answer = try await server.ask(.patch, "/api/settings", json: #"{"translation": null}"#)
        #expect(answer.json["translation"] is NSNull)
    }
}
