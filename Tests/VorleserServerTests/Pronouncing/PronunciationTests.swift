import Foundation
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

struct PronunciationTests {
    private static let text = "They read what we read. Hermione’s bow was old.\n\nThey read it again."

    private struct Report: Decodable {
        let changes: [Change]

        struct Change: Decodable {
            let rule: String
            let language: String?
        }
    }

    @Test func `words marked as another language are the voice's own where it says all words alike`() async throws {
        try await RunningServer.run { server in
            let folder = try Folder()
            let file = folder.url("mixed.html")
            let text = "<p>It was a <i lang='fr'>partie carrée</i>, he thought, at number 5.</p>"
            try Data("<html lang='en'><title>Mixed</title><body>\(text)</body></html>".utf8).write(to: file)
            let book = try await server.room.importBook(at: file).book.id
            let answer = try await server.ask("/api/books/\(book)/report?start=0&end=60")
            let report = try JSONDecoder().decode(Report.self, from: answer.body)
            #expect(!report.changes.isEmpty && report.changes.allSatisfy { $0.language == nil })
            let printed = try await server.room.book(book).book.text
            let place = try #require(printed.range(of: "partie")).lowerBound.utf16Offset(in: printed)
            let word = try await word(server, book, at: place)
            #expect(word.word == "partie" && word.said.phonemes != "paɹtˈi")
        }
    }

    @Test func `a rule that is switched off changes nothing, and an unknown one is refused`() async throws {
        try await RunningServer.run { server in
            let book = try await server.shelve("Chapter 1\n\nHe was 72, and had 5 cats.")
            func rules() async throws -> [String] {
                let answer = try await server.ask("/api/books/\(book.id)/report?start=0&end=60")
                return try JSONDecoder().decode(Report.self, from: answer.body).changes.map(\.rule)
            }
            #expect(try await rules().contains("cardinal"))
            let off = try await server.ask("/api/settings", method: "PATCH", json: #"{"silentRules": ["cardinal"]}"#)
            #expect(off.status == 200)
            #expect(try await !rules().contains("cardinal"))
            let odd = try await server.ask("/api/settings", method: "PATCH", json: #"{"silentRules": ["no-such"]}"#)
            #expect(odd.status == 400)
            _ = try await server.ask("/api/settings", method: "PATCH", json: #"{"silentRules": null}"#)
            #expect(try await rules().contains("cardinal"))
        }
    }

    private struct Listing: Decodable {
        let utterances: [Utterance]

        struct Utterance: Decodable, Equatable {
            let start: Int
            let clip: String
        }
    }

    private struct Rule: Decodable {
        let id: String
        let word: String
        let scope: String
        let start: Int?
    }

    private struct Word: Decodable {
        let word: String
        let start: Int
        let end: Int
        let said: Said
        let alternatives: [Alternative]
        let rules: [Rule]

        struct Said: Decodable {
            let words: String
            let phonemes: String?
            let rule: String
        }

        struct Alternative: Decodable {
            let way: String
            let said: String
            let label: String
        }
    }

    private func clips(_ server: RunningServer, _ book: BookID) async throws -> [Listing.Utterance] {
        let answer = try await server.ask("/api/books/\(book)/utterances?from=0&count=64")
        return try JSONDecoder().decode(Listing.self, from: answer.body).utterances
    }

    private func word(_ server: RunningServer, _ book: BookID, at offset: Int) async throws -> Word {
        let answer = try await server.ask("/api/books/\(book)/pronunciation?offset=\(offset)")
        return try JSONDecoder().decode(Word.self, from: answer.body)
    }

    private func keep(_ json: String, _ server: RunningServer, _ book: BookID) async throws -> Rule {
        let answer = try await server.ask("/api/books/\(book)/pronunciations", method: "POST", json: json)
        #expect(answer.status == 201)
        return try JSONDecoder().decode(Rule.self, from: answer.body)
    }

    @Test func `a word is named whole, wherever it is tapped`() async throws {
        try await RunningServer.run { server in
            let book = try await server.room.importText(Self.text, title: "Words").book.id
            for offset in 24...33 {
                let word = try await word(server, book, at: offset)
                #expect(word.word == "Hermione")
                #expect((word.start, word.end) == (24, 32))
            }
            let word = try await word(server, book, at: 5)
            #expect(word.said.words == "read")
            #expect(word.said.phonemes != nil)
            #expect(word.alternatives.contains { $0.way == "skip" })
            #expect(!word.alternatives.contains { $0.said == word.said.phonemes })
            #expect(try await server.ask("/api/books/\(book)/pronunciation?offset=-1").status == 400)
            #expect(try await server.ask("/api/books/\(book)/pronunciation?offset=99999999999999999999").status == 400)
            #expect(try await server.ask("/api/books/\(book)/pronunciation?offset=999999").status == 200)
        }
    }

    @Test func `one occurrence: only its utterance is spoken anew, and as before once it is taken back`() async throws {
        try await RunningServer.run { server in
            let book = try await server.room.importText(Self.text, title: "Words").book.id
            let before = try await clips(server, book)
            let events = try await server.events.events()
            let rule = try await keep(
                #"{"start": 18, "end": 22, "way": "phonemes", "said": "ɹˈɛd", "scope": "here"}"#,
                server,
                book
            )
            #expect(rule.word == "read")
            #expect(rule.start == 18)
            let after = try await clips(server, book)
            #expect(zip(before, after).filter { $0.clip != $1.clip }.map(\.0.start) == [0])
            #expect(try await word(server, book, at: 18).said.rule == "pronunciation")
            #expect(try await word(server, book, at: 18).rules.map(\.id) == [rule.id])
            #expect(try await word(server, book, at: 5).said.rule != "pronunciation")
            var told = events.makeAsyncIterator()
            #expect(await told.next()?.json == #"{"book":\#(book)}"#)
            let path = "/api/books/\(book)/pronunciations/\(rule.id)"
            #expect(try await server.ask(path, method: "DELETE").status == 204)
            #expect(try await server.ask(path, method: "DELETE").status == 404)
            #expect(try await clips(server, book) == before)
        }
    }

    @Test func `a second one at the same place takes the place of the first`() async throws {
        try await RunningServer.run { server in
            let book = try await server.room.importText(Self.text, title: "Words").book.id
            _ = try await keep(#"{"start": 5, "end": 9, "way": "say", "said": "red", "scope": "here"}"#, server, book)
            _ = try await keep(#"{"start": 5, "end": 9, "way": "say", "said": "reed", "scope": "here"}"#, server, book)
            #expect(try await word(server, book, at: 5).rules.count == 1)
            #expect(try await word(server, book, at: 5).said.words == "reed")
        }
    }

    @Test(arguments: ["book", "always"]) func `in a book, or always: the command and exports heed it`(_ scope: String)
        async throws
    {
        try await RunningServer.run { server in
            let book = try await server.room.importText(Self.text, title: "Words").book.id
            let other = try await server.room.importText(Self.text + " Indeed.", title: "Other").book.id
            let rule = try await keep(
                #"{"word": "bow", "way": "say", "said": "bough", "scope": "\#(scope)"}"#,
                server,
                book
            )
            let open = try await server.room.book(book)
            let spoken = await server.room.vorleser.script(of: open.book).utterances.map(\.spokenText).joined()
            #expect(spoken.contains("bough"))
            #expect(try await word(server, other, at: 36).said.words == (scope == "always" ? "bough" : "bow"))
            #expect(try await word(server, book, at: 36).rules.map(\.id) == [rule.id])
            let path = "/api/books/\(book)/pronunciations/\(rule.id)"
            #expect(try await server.ask(path, method: "DELETE").status == 204)
            #expect(try await word(server, book, at: 36).said.words == "bow")
        }
    }

    @Test(arguments: [
        #"{"way": "say", "said": "x", "scope": "here"}"#,
        #"{"word": "bow", "way": "sing", "said": "x", "scope": "book"}"#,
        #"{"word": "bow", "way": "ipa", "said": "%%", "scope": "book"}"#,
        #"{"word": "bow", "way": "say", "said": " ", "scope": "always"}"#,
        #"{"start": 5, "end": 99999999999, "way": "skip", "scope": "here"}"#,
        #"{"start": 9, "end": 5, "way": "skip", "scope": "here"}"#,
        #"{"start": -9, "end": -5, "way": "skip", "scope": "here"}"#,
        #"{"word": "a\tb", "way": "say", "said": "x", "scope": "always"}"#,
    ])
    func `what cannot be said is refused`(_ json: String) async throws {
        try await RunningServer.run { server in
            let book = try await server.room.importText(Self.text, title: "Words").book.id
            let answer = try await server.ask("/api/books/\(book)/pronunciations", method: "POST", json: json)
            #expect(answer.status == 400)
            let rules = try await server.ask("/api/books/\(book)/pronunciations").body
            #expect(String(decoding: rules, as: UTF8.self) == #"{"rules":[]}"#)
        }
    }

    @Test(arguments: [
        "text=lead&way=phonemes&said=l%CB%88id", "text=lead&way=say&said=leed", "text=lead", "voice=rms", "",
        "text=lead&way=ipa&said=li%CB%90d&voice=awb",
    ])
    func `everything can be tried first`(_ query: String) async throws {
        try await RunningServer.run { server in
            let answer = try await server.ask("/api/preview?\(query)")
            #expect(answer.status == 200)
            #expect(answer.body.prefix(4) == Data("fLaC".utf8))
        }
    }

    @Test(arguments: [
        ("text=lead&way=sing&said=x", 400), ("text=lead&way=skip", 422), ("voice=nobody", 400), ("text=***", 422),
    ])
    func `what cannot be tried is refused`(_ query: String, _ status: Int) async throws {
        try await RunningServer.run { server in
            let answer = try await server.ask("/api/preview?\(query)")
            #expect(answer.status == status)
        }
    }
}
