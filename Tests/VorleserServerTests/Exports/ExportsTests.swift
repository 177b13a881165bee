import Foundation
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserSpeech
import VorleserTesting

@testable import VorleserServer

struct ExportsTests {
    private struct Export: Decodable {
        let id: Int
        let state: String
        let title: String
        let fileName: String?
        let bytes: Int?
        let message: String?
    }

    private func order(_ json: String, at server: RunningServer) async throws -> Export {
        let answer = try await server.ask("/api/exports", method: "POST", json: json)
        #expect(answer.status == 202)
        return try JSONDecoder().decode(Export.self, from: answer.body)
    }

    /// Waits until exports are over, as a page does.
    private func ends(of ids: Set<Int>, _ events: AsyncStream<ServerEvent>) async throws -> [Int: Export] {
        var ends: [Int: Export] = [:]
        for await event in events where event.name == "export" {
            guard let export = try? JSONDecoder().decode(Export.self, from: Data(event.json.utf8)) else { continue }
            if ids.contains(export.id), export.state == "done" || export.state == "failed" { ends[export.id] = export }
            if ends.count == ids.count { break }
        }
        return ends
    }

    @Test func `a book is written, told of, and sent`() async throws {
        try await RunningServer.run { server in
            let book = try await server.room.importText("Good morning. Good night.", title: "A/B: Morning?").book.id
            let events = try await server.events.events()
            let export = try await order(#"{"book": \#(book), "format": "wav", "subtitles": ["srt"]}"#, at: server)
            let done = try #require(try await ends(of: [export.id], events)[export.id])
            #expect(done.state == "done")
            #expect(done.fileName == "A B Morning.wav" || done.fileName == "A-B Morning.wav")
            let file = try await server.ask("/api/exports/\(export.id)/file")
            #expect(file.status == 200)
            #expect(file.body.count == done.bytes)
            #expect(file.body.prefix(4) == Data("RIFF".utf8))
            let part = try await server.ask("/api/exports/\(export.id)/file", fields: ["Range": "bytes=-8"])
            #expect(part.status == 206)
            #expect(part.body == file.body.suffix(8))
            #expect(
                part.fields["content-range"] == "bytes \(file.body.count - 8)-\(file.body.count - 1)/\(file.body.count)"
            )
            let name = (done.fileName ?? "").replacing(".wav", with: ".srt").replacing(" ", with: "%20")
            let subtitles = try await server.ask("/api/exports/\(export.id)/file?name=\(name)")
            #expect(String(decoding: subtitles.body, as: UTF8.self).contains("Good morning."))
            let removed = try await server.ask("/api/exports/\(export.id)", method: "DELETE")
            #expect(removed.status == 204)
            #expect(try await server.ask("/api/exports/\(export.id)/file").status == 404)
        }
    }

    @Test(arguments: [
        (#"{"book": 99, "format": "wav"}"#, 404), (#"{"book": 1, "format": "midi"}"#, 400),
        (#"{"book": 1, "format": "wav", "speed": 9}"#, 400), (#"{"book": 1, "format": "wav", "chapters": "7"}"#, 400),
        (#"{"book": 1, "format": "wav", "voice": "nobody"}"#, 400), (#"{"format": "wav"}"#, 400),
        (#"{"book": 1, "format": "wav", "loudness": 3}"#, 400),
        (#"{"book": 1, "format": "flac", "bitrate": 64000}"#, 400),
        (#"{"book": 1, "format": "epub", "subtitles": ["srt"]}"#, 400),
    ])
    func `what cannot be made is refused at once`(_ json: String, _ status: Int) async throws {
        try await RunningServer.run { server in
            _ = try await server.room.importText("Good morning.", title: "One")
            #expect(try await server.ask("/api/exports", method: "POST", json: json).status == status)
            #expect(String(decoding: try await server.ask("/api/exports").body, as: UTF8.self) == #"{"exports":[]}"#)
        }
    }

    @Test(arguments: [
        "/api/exports/7", "/api/exports/x/file", "/api/exports/-1/file", "/api/exports/7/file?name=..%2F..%2Fx",
    ])
    func `what there is not is not found`(_ path: String) async throws {
        try await RunningServer.run { server in
            let answer = try await server.ask(path)
            #expect(answer.status == 404)
        }
    }

    @Test func `one that is stopped makes room for the next`() async throws {
        let (told, teller) = AsyncStream<String>.makeStream()
        try await RunningServer.run(VoiceCatalogue(EndlessEngine(told: teller))) { server in
            let book = try await server.room.importText("Good morning.", title: "One").book.id
            let first = try await order(#"{"book": \#(book), "format": "wav"}"#, at: server)
            let second = try await order(#"{"book": \#(book), "format": "flac"}"#, at: server)
            #expect(second.state == "waiting")
            var words = told.makeAsyncIterator()
            #expect(await words.next() == "begun")
            #expect(try await server.ask("/api/exports/\(first.id)/file").status == 409)
            #expect(try await server.ask("/api/exports/\(first.id)", method: "DELETE").status == 204)
            #expect(await words.next() == "given up")
            #expect(await words.next() == "begun")
            #expect(try await server.ask("/api/exports/\(second.id)", method: "DELETE").status == 204)
        }
    }

    @Test func `no more may wait than the limit, and that is said`() async throws {
        let (told, teller) = AsyncStream<String>.makeStream()
        try await RunningServer.run(VoiceCatalogue(EndlessEngine(told: teller))) { server in
            let book = try await server.room.importText("Good morning.", title: "One").book.id
            /// One that was not ordered before.
            func json(_ number: Int) -> String {
                #"{"book": \#(book), "format": "wav", "speed": \#(1 + Double(number) / 1000)}"#
            }
            _ = try await order(json(0), at: server)
            var words = told.makeAsyncIterator()
            #expect(await words.next() == "begun")
            var last = 0
            for number in 1...ExportQueue.longest { last = try await order(json(number), at: server).id }
            let refused = try await server.ask("/api/exports", method: "POST", json: json(999))
            #expect(refused.status == 503)
            #expect(refused.fields["retry-after"] == "60")
            #expect(String(decoding: refused.body, as: UTF8.self).contains("too-many-exports"))
            #expect(try await server.ask("/api/exports/\(last)", method: "DELETE").status == 204)
            _ = try await order(json(999), at: server)
        }
    }

    @Test func `what is ordered twice is made once`() async throws {
        let (told, teller) = AsyncStream<String>.makeStream()
        try await RunningServer.run(VoiceCatalogue(EndlessEngine(told: teller))) { server in
            let book = try await server.room.importText("Good morning.", title: "One").book.id
            let json = #"{"book": \#(book), "format": "wav"}"#
            let first = try await order(json, at: server)
            var words = told.makeAsyncIterator()
            #expect(await words.next() == "begun")
            #expect(try await order(json, at: server).id == first.id)
            #expect(try await order(#"{"book": \#(book), "format": "flac"}"#, at: server).id != first.id)
        }
    }

    @Test(arguments: ["", "?now=true"])
    func `a book that is removed takes along what was to be made of it`(_ query: String) async throws {
        let (told, teller) = AsyncStream<String>.makeStream()
        try await RunningServer.run(VoiceCatalogue(EndlessEngine(told: teller))) { server in
            let book = try await server.room.importText("Good morning.", title: "One").book.id
            let other = try await server.room.importText("Good night.", title: "Two").book.id
            let made = try await order(#"{"book": \#(book), "format": "wav"}"#, at: server)
            var words = told.makeAsyncIterator()
            #expect(await words.next() == "begun")
            let waiting = try await order(#"{"book": \#(book), "format": "flac"}"#, at: server)
            let next = try await order(#"{"book": \#(other), "format": "wav"}"#, at: server)
            let events = try await server.events.events()
            #expect(try await server.ask("/api/books/\(book)\(query)", method: "DELETE").status == 204)
            #expect(await words.next() == "given up")
            #expect(await words.next() == "begun")
            let ends = try await ends(of: [made.id, waiting.id], events)
            #expect(ends.values.allSatisfy { $0.state == "failed" && $0.message?.contains("no book \(book)") == true })
            let left = try await server.ask("/api/exports/\(next.id)")
            #expect(try JSONDecoder().decode(Export.self, from: left.body).state == "running")
        }
    }

    @Test func `what was ordered outlives the server`() throws {
        let home = try Folder()
        let folders = Folders(in: home)
        let folder = ExportFolder(folders)
        let order = OrderedExport(book: BookID(rawValue: 1), ExportOrder(format: .wav))
        var running = ExportRecord(id: 1, order: order, title: "One", createdAt: Date(timeIntervalSince1970: 0))
        (running.state, running.done) = (.running, 0.5)
        folder.keep(running)
        var lost = ExportRecord(id: 2, order: order, title: "Two", createdAt: Date(timeIntervalSince1970: 0))
        (lost.state, lost.files) = (.done, [.init(name: "Two.wav", bytes: 1)])
        folder.keep(lost)
        let records = ExportFolder(folders).records()
        #expect(records.map(\.id) == [1])
        #expect(records.first?.state == .waiting)
        #expect(records.first?.done == 0)
    }
}
