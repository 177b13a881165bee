import Foundation
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

struct ClipAddressTests {
    /// Of a sentence that is begun with a part of it, and short ones.
    private static let text = """
        Chapter 1

        Some years ago, never mind how long precisely, having little or no money in my purse, and nothing particular to
        interest me on shore, I thought I would sail about a little and see the watery part of the world. Call me Ishmael.

        * * *

        It is a way I have of driving off the spleen, and regulating the circulation. This is my pistol and ball.

        Chapter 2

        I stuffed a shirt or two into my old carpet-bag, tucked it under my arm, and started for Cape Horn and the Pacific.
        """

    @Test func `what was listed is found again by its address and its place, wherever one begins`() async throws {
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            let (room, book) = (server.room, try await server.room.book(id))
            let voice = try await room.voice(for: id).id
            var pieces = 0
            for offset in stride(from: 0, through: book.book.length, by: 3) {
                let from = TextOffset(utf16: offset)
                let listing = try await room.utterances(from: from, count: 3, in: book, as: voice)
                let aside = try await room.utterances(hearing: from..<from, in: book, as: voice)
                for listed in listing.utterances + aside.utterances {
                    let found = try await room.rendering(of: listed.address, at: listed.place, in: book, as: voice)
                    #expect(found != nil, "\(listed.place)")
                    pieces += listed.isRest ? 1 : 0
                }
            }
            #expect(pieces > 0)
        }
    }

    @Test func `a server that has just been started answers what one before it has listed`() async throws {
        let folder = try Folder()
        let (book, lines) = try await RunningServer.run(in: folder) { server in
            let book = try await server.shelve(Self.text)
            let from = try await server.placeOfCut(in: book.id)
            let list = "/api/books/\(book.id)/utterances?from=\(from.utf16)&count=2"
            return (book, try await server.json(list, as: Heard.self).utterances)
        }
        #expect(lines.map(\.rest) == [false, true, false])
        try await RunningServer.run(in: folder) { server in
            for line in lines {
                let clip = try await server.json(line.path(in: book, as: "json"), as: HeardClip.self)
                #expect(clip.words.first?[0] == Double(line.start))
            }
        }
    }

    @Test func `a piece is found also when the whole has been spoken since`() async throws {
        try await RunningServer.run { server in
            let id = try await server.shelve(Self.text).id
            let (room, book) = (server.room, try await server.room.book(id))
            let voice = try await room.voice(for: id).id
            let from = try await server.placeOfCut(in: id)
            let listed = try #require(
                try await room.utterances(from: from, count: 1, in: book, as: voice).utterances.last
            )
            #expect(listed.isRest)
            let script = try await room.script(of: listed.utterance.span, in: book, as: voice)
            let whole = try #require(script.utterances.first { $0.span.contains(listed.place.start) })
            _ = try await room.vorleser.studio.clip(of: whole, as: voice)
            await room.vorleser.studio.settle()
            #expect(try await room.rendering(of: listed.address, at: listed.place, in: book, as: voice) != nil)
        }
    }

    @Test func `after a change of pronunciation the old address is refused, and a new one is listed`() async throws {
        try await RunningServer.run { server in
            let book = try await server.shelve("Call me Ishmael.")
            let list = "/api/books/\(book.id)/utterances"
            let old = try #require(try await server.json(list, as: Heard.self).utterances.first)
            let rule = #"{"word": "Ishmael", "way": "say", "said": "Ish", "scope": "book"}"#
            let path = "/api/books/\(book.id)/pronunciations"
            #expect(try await server.ask(path, method: "POST", json: rule).status == 201)
            let refused = try await server.ask(old.path(in: book, as: "m4s"))
            #expect(refused.status == 409)
            #expect(String(decoding: refused.body, as: UTF8.self).contains("other-clip"))
            let new = try #require(try await server.json(list, as: Heard.self).utterances.first)
            #expect(try await server.ask(new.path(in: book, as: "m4s")).status == 200)
            // What was kept under the old address would be another sound.
            #expect(new.clip != old.clip)
        }
    }

    @Test func `nothing is spoken that does not stand in the book, where it is said to stand`() async throws {
        try await RunningServer.run { server in
            let book = try await server.shelve("Call me Ishmael. Some years ago I went to sea.")
            let lines = try await server.json("/api/books/\(book.id)/utterances", as: Heard.self).utterances
            let last = try #require(lines.last)
            let elsewhere = last.path(in: book, as: "json").replacing("at=\(last.start)", with: "at=0")
            let other = try await server.room.importText("Another book has this.", title: "Other").book
            #expect(try await server.ask(last.path(in: other, as: "json")).status == 409)
            #expect(try await server.ask(elsewhere).status == 409)
            #expect(try await server.ask(last.path(in: book, as: "json")).status == 200)
        }
    }

    @Test func `a book that is gone has no clips, though they are kept`() async throws {
        try await RunningServer.run { server in
            let book = try await server.shelve("Call me Ishmael.")
            let list = "/api/books/\(book.id)/utterances"
            let line = try #require(try await server.json(list, as: Heard.self).utterances.first)
            #expect(try await server.ask(line.path(in: book, as: "flac")).status == 200)
            #expect(try await server.ask("/api/books/\(book.id)", method: "DELETE").status < 300)
            #expect(try await server.ask(line.path(in: book, as: "flac")).status == 404)
        }
    }

    @Test func `a voice that is insisted on is asked for so again`() async throws {
        try await RunningServer.run { server in
            let text = ForeignTexts.all["de", default: ""]
            let book = try await server.room.importText(text, title: "Buch").book
            let list = "/api/books/\(book.id)/utterances?anyway=true"
            let line = try #require(try await server.json(list, as: Heard.self).utterances.first)
            #expect(try await server.ask(line.path(in: book, as: "flac")).status == 200)
            let next = try #require(try await server.json(list, as: Heard.self).utterances.last)
            let uninsisted = next.path(in: book, as: "flac").replacing("&anyway=true", with: "")
            #expect(try await server.ask(uninsisted).status == (next == line ? 200 : 422))
        }
    }
}

extension RunningServer {
    /// Where a listener enters an utterance of a book that is cut in two for them.
    fileprivate func placeOfCut(in id: BookID) async throws -> TextOffset {
        let book = try await room.book(id)
        let voice = try await room.voice(for: id).id
        for offset in 0...book.book.length {
            let from = TextOffset(utf16: offset)
            let listing = try await room.utterances(from: from, count: 1, in: book, as: voice)
            if listing.utterances.contains(where: \.isRest) { return from }
        }
        throw SpeechError.nothingToSay
    }
}
