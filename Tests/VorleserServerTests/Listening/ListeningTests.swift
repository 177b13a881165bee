import Foundation
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserSpeech
import VorleserTesting

@testable import VorleserServer

struct ListeningTests {
    /// Of sentences so short that none is begun with a part of it.
    private static let text = """
        Chapter 1

        Call me Ishmael. Some years ago I went to sea.

        * * *

        It is a way I have of driving off the spleen. This is my pistol and ball.

        Chapter 2

        I stuffed a shirt or two into my bag.
        """

    @Test func `utterances follow each other to the end, wherever one begins`() async throws {
        try await RunningServer.run { server in
            let book = try await server.shelve(Self.text)
            let whole = try await server.json("/api/books/\(book.id)/utterances?count=64", as: Heard.self)
            #expect(whole.utterances.count > 4)
            #expect(whole.next == nil)
            for offset in stride(from: 0, through: book.length, by: 7) {
                var from: Int? = offset
                var lines: [Heard.Line] = []
                while let start = from {
                    let part = try await server.json(
                        "/api/books/\(book.id)/utterances?from=\(start)&count=2",
                        as: Heard.self
                    )
                    #expect(part.next.map { $0 > start } ?? true)
                    lines += part.utterances
                    from = part.next
                }
                #expect(lines.map(\.clip) == whole.utterances.filter { $0.end > offset }.map(\.clip))
            }
        }
    }

    @Test func `a clip tells when its words sound, in whichever place it is asked for`() async throws {
        try await RunningServer.run { server in
            let book = try await server.shelve(Self.text)
            let line = try #require(
                try await server.json("/api/books/\(book.id)/utterances?from=20&count=1", as: Heard.self).utterances
                    .first
            )
            let clip = try await server.json(line.path(in: book, as: "json"), as: HeardClip.self)
            #expect(clip.words.first?[0] == Double(line.start))
            #expect(clip.words.allSatisfy { $0[0] < $0[1] && $0[2] <= $0[3] && $0[3] <= clip.seconds + 0.001 })
            // It is kept while it is being heard.
            await server.room.vorleser.studio.settle()
            let moving = "/api/books/\(book.id)/clips/\(line.clip).json?at=1000"
            let moved = try await server.json(moving, as: HeardClip.self)
            #expect(moved.words.map { $0[0] - 1000 } == clip.words.map { $0[0] - Double(line.start) })
            let again = try await server.json("/api/books/\(book.id)/utterances?from=20&count=1", as: Heard.self)
            #expect(again.utterances.first?.seconds == clip.seconds)
        }
    }

    @Test func `every file of a clip holds its sound and the silence after it`() async throws {
        try await RunningServer.run { server in
            let book = try await server.shelve(Self.text)
            let line = try #require(
                try await server.json("/api/books/\(book.id)/utterances?from=20&count=1", as: Heard.self).utterances
                    .first
            )
            let clip = try await server.json(line.path(in: book, as: "json"), as: HeardClip.self)
            let count = Int((clip.seconds * Double(clip.sampleRate)).rounded()) + clip.sampleRate / 2
            let flac = try await server.ask(line.path(in: book, as: "flac") + "&pause=0.5")
            #expect(flac.fields["content-type"] == "audio/flac")
            #expect(flac.fields["cache-control"]?.contains("immutable") == true)
            #expect(FLACStream([UInt8](flac.body))?.samples.count == count)
            #expect(try await server.ask(line.path(in: book, as: "wav") + "&pause=0.5").body.count == 44 + 2 * count)
            let segment = try await server.ask(line.path(in: book, as: "m4s") + "&pause=0.5")
            #expect(segment.fields["content-type"] == #"audio/mp4; codecs="flac""#)
            let small = try await server.ask(line.path(in: book, as: "m4s") + "&pause=0.5&codec=aac")
            if SmallSound.isThere() {
                #expect(small.fields["content-type"] == #"audio/mp4; codecs="mp4a.40.2""#)
                #expect(small.body.count < segment.body.count / 2)
            } else {
                #expect(small.status == 501)
            }
        }
    }

    @Test func `what is left out can be heard alone`() async throws {
        try await RunningServer.run { server in
            let book = try await server.shelve(
                "A Tale\n\nCHAPTER I. The Door\n\nIt opened.\n\nCHAPTER II. The Key\n\nLost.\n"
            )
            let path = "/api/books/\(book.id)"
            let all = try await server.json("\(path)/omissions?start=0&end=\(book.length)", as: Omitted.self)
            let title = try #require(all.omissions.first)
            #expect(title.reason == "front-matter")
            let usual = try await server.json("\(path)/utterances?from=0", as: Heard.self)
            #expect(usual.utterances.first?.words.contains("Tale") == false)
            let hear = "\(path)/utterances?hear=\(title.start)-\(title.end)"
            let heard = try await server.json(hear, as: Heard.self)
            #expect(heard.utterances.map(\.words) == ["A Tale"])
            #expect(heard.next == nil)
        }
    }

    /// An address that nothing has.
    private static let unknown = "/api/books/1/clips/" + String(repeating: "a", count: 64)

    @Test(arguments: [
        ("/api/books/1/clips/abc.json?at=0", 404), ("\(unknown).json?at=0", 409), ("\(unknown).exe?at=0", 404),
        ("/api/clips/abc.json", 404), ("/api/clips/init-24000.mp4", 200), ("/api/clips/init-24000.mp4?codec=aac", 200),
        ("/api/clips/init-24001.mp4?codec=aac", 404), ("/api/clips/init-24000.mp4?codec=mp3", 400),
        ("/api/clips/init-0.mp4", 404), ("/api/clips/init-99999999999999999999.mp4", 404),
        ("/api/books/1/utterances?from=-1", 400), ("/api/books/1/utterances?from=9223372036854775807", 200),
        ("/api/books/1/utterances?from=x", 400), ("/api/books/1/utterances?hear=5", 400),
        ("/api/books/1/utterances?hear=9-5", 400), ("/api/books/1/utterances?hear=0-9223372036854775807", 200),
        ("/api/books/1/utterances?voice=nobody", 400), ("/api/books/2/utterances", 404),
        ("\(unknown).m4s?at=0&pause=1e9", 400), ("\(unknown).m4s?at=0&pause=nan", 400),
        ("\(unknown).json?at=9223372036854775807", 400), ("\(unknown).json?at=-1", 400),
        ("\(unknown).json", 400), ("\(unknown).json?at=0&from=-1", 400), ("\(unknown).json?at=0&hear=5", 400),
        ("\(unknown).json?at=1000000000&from=1000000000", 409), ("\(unknown).json?at=0&hear=0-999999999999", 409),
        ("\(unknown).json?at=0&voice=nobody", 409), ("\(unknown.replacing("/1/", with: "/2/")).json?at=0", 404),
    ])
    func `a wrong question is answered, and nothing breaks`(path: String, status: Int) async throws {
        try await RunningServer.run { server in
            _ = try await server.shelve(Self.text)
            #expect(try await server.ask(path).status == status)
        }
    }
}
