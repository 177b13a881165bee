import Foundation
import Synchronization
import Testing
import VorleserCore
import VorleserExport
import VorleserLibrary
import VorleserTesting

@testable import VorleserKit

/// Books and places on their way to Audiobookshelf and back, against a stand-in that is as strict.
@Suite(.enabled(if: InstalledTool.ffmpeg.isThere))
struct AudiobookshelfTests {
    /// A library with a book, and a server.
    private struct Place {
        let folder: Folder
        let room: ReadingRoom
        let server: AudiobookshelfStandIn

        init(_ options: [String] = []) throws {
            folder = try Folder()
            let folders = Folders(in: folder)
            room = try ReadingRoom(library: Library(folder: folders.library), folders: folders)
            server = try AudiobookshelfStandIn(options)
        }

        func account(_ token: String = AudiobookshelfStandIn.token) throws -> AudiobookshelfAccount {
            try AudiobookshelfAccount(AudiobookshelfAddress(server.address), token: token)
        }

        func book(_ name: String, _ paragraphs: Int) async throws -> BookID {
            var text = "---\ntitle: \(name)\nauthor: Ann Grey\n---\n"
            for number in 1...paragraphs {
                if number % 12 == 1 { text += "\n# Chapter \(number / 12 + 1)\n" }
                text +=
                    "\nThis is paragraph \(number) of \(name). It was a dark night, and lamp \(number * 7) was out. "
                text += "Nobody came.\n"
            }
            let file = folder.url(name + ".md")
            try Data(text.utf8).write(to: file)
            return try await room.importBook(at: file).book.id
        }

        func publish(
            _ id: BookID,
            _ account: AudiobookshelfAccount? = nil,
            patience: Int = 20,
            step: @escaping @Sendable (AudiobookshelfPublishing.Step) -> Void = { _ in }
        ) async throws -> Publication {
            let account = try account ?? self.account()
            let publishing = AudiobookshelfPublishing(room.library, room.folders, account)
            var order = ExportOrder(format: .m4b)
            order.speed = 3
            let record = try await room.library.book(id)
            let source = try BookSource(try await room.library.file(of: id))
            let job = try await room.job(order, of: id, SpeakingWishes(voice: Voice.ID(rawValue: "slt")))
            let parcel = publishing.parcel(of: job, record, source)
            if let known = try await publishing.standing(of: parcel) {
                guard known.item == nil else { return known }
                return try await publishing.shelve(known, parcel, patience: .seconds(patience), step: step)
            }
            let shelf = try await publishing.shelf()
            return try await publishing.send(parcel, of: job, to: shelf, patience: .seconds(patience), step: step)
        }

        /// A device of the listener's is somewhere.
        func put(_ offset: TextOffset, in id: BookID, at date: Date = Date()) async throws {
            let book = try await room.book(id).book
            let place = DevicePlace(device: "phone", deviceName: "Phone", place: book.place(at: offset), at: date)
            try await room.library.setPlace(place, in: id)
        }

        func exchange(_ account: AudiobookshelfAccount? = nil) async throws -> [AudiobookshelfSync.Outcome] {
            try await AudiobookshelfSync(room).exchange(with: account ?? self.account())
        }

        func map(of publication: Publication) throws -> PlaceMap {
            try PublishedMaps(room.folders).map(of: publication)
        }
    }

    @Test func `a book is published with what is said of it, and not twice`() async throws {
        let place = try Place()
        let id = try await place.book("The Lamp", 30)
        let steps = Mutex<[String]>([])
        let publication = try await place.publish(id) { step in
            steps.withLock { steps in
                switch step {
                case .sending(let bytes, let all): if bytes == all { steps.append("sent") }
                case .waiting: steps.append("waiting")
                case .note, .rendering: break
                }
            }
        }
        #expect(steps.withLock { $0 }.suffix(2) == ["sent", "waiting"])
        let state = try place.server.state()
        let item = try #require(state.items.first)
        #expect(state.items.count == 1 && item.id == publication.item)
        #expect(item.relPath == "Ann Grey/The Lamp" && item.media.metadata.title == "The Lamp")
        #expect(item.media.metadata.authors.map(\.name) == ["Ann Grey"])
        #expect(item.media.metadata.narrators.count == 1)
        #expect(item.media.metadata.language?.hasPrefix("en") ?? false)
        #expect(item.media.chapters.map(\.title) == ["Chapter 1", "Chapter 2", "Chapter 3"])
        #expect(abs(item.media.duration - publication.seconds) < 0.001)
        let map = try place.map(of: publication)
        for (chapter, wanted) in zip(item.media.chapters.dropFirst(), map.files[0].chapters.dropFirst()) {
            #expect(abs(chapter.start - wanted.start) < 0.001)
        }
        #expect(item.media.chapters.first?.start == 0)
        let sent = try FileManager.default.attributesOfItem(atPath: item.path + "/The Lamp.m4b")[.size] as? NSNumber
        #expect(sent?.intValue == publication.bytes)
        // Nothing is left of what was on its way, and the map is kept.
        let left = try FileManager.default.contentsOfDirectory(atPath: place.room.folders.publishing.path)
        #expect(left.isEmpty)
        let again = try await place.publish(id)
        #expect(again == publication)
        #expect(try place.server.state().uploads == 1)
        // What is gone there is sent again.
        try place.server.remove(item.id)
        #expect(try await place.publish(id).item != item.id)
    }

    @Test func `a changed book takes the place of the old one`() async throws {
        let place = try Place()
        let id = try await place.book("The Lamp", 13)
        let first = try await place.publish(id)
        try await place.room.library.describe(id) { $0.title = "The Lamps" }
        let second = try await place.publish(id)
        #expect(first.item == second.item && first.fingerprint != second.fingerprint)
        let state = try place.server.state()
        #expect(state.items.count == 1 && state.uploads == 2 && state.items[0].media.metadata.title == "The Lamps")
    }

    @Test func `places go both ways to the sentence`() async throws {
        let place = try Place()
        for (name, paragraphs) in [("One", 40), ("Two", 25)] {
            let id = try await place.book(name, paragraphs)
            let publication = try await place.publish(id)
            let item = try #require(publication.item)
            let map = try place.map(of: publication)
            let book = try await place.room.book(id).book
            // Within the last ten seconds the server takes a book for finished.
            let early = map.sentences.filter { $0.end < map.seconds - 12 }
            var random = SeededGenerator(seed: UInt64(paragraphs))
            for round in 0..<20 {
                let spoken = early[Int.random(in: early.indices, using: &random)]
                let offset = spoken.span.lowerBound.advanced(by: Int.random(in: 0..<spoken.span.length, using: &random))
                try await place.put(offset, in: id)
                let told = try await place.exchange().first { $0.book.id == id }
                guard case .told = told?.result else {
                    Issue.record("round \(round): \(String(describing: told))")
                    continue
                }
                let there = try #require(try place.server.state().places["anna"]?.first { $0.libraryItemId == item })
                #expect(there.currentTime >= spoken.start && there.currentTime <= spoken.end && !there.isFinished)
                #expect(abs(there.progress - there.currentTime / publication.seconds) < 0.001)

                let heard = early[Int.random(in: early.indices, using: &random)]
                let time = heard.start + (heard.end - heard.start) * Double.random(in: 0..<0.99, using: &random)
                try place.server.play(item, at: time, ["duration": publication.seconds])
                let taken = try await place.exchange().first { $0.book.id == id }
                guard case .taken = taken?.result else {
                    Issue.record("round \(round): \(String(describing: taken))")
                    continue
                }
                let here = try #require(try await place.room.library.book(id).lastPlace)
                #expect(here.deviceName == "Audiobookshelf")
                #expect(heard.span.contains(book.offset(of: here.place)))
                let rest = try await place.exchange().first { $0.book.id == id }
                if case .same? = rest?.result {} else { Issue.record("round \(round): it does not come to rest") }
            }
        }
    }

    @Test func `of two new places the newer wins, on both sides`() async throws {
        let place = try Place()
        let id = try await place.book("The Lamp", 40)
        let publication = try await place.publish(id)
        let item = try #require(publication.item)
        let map = try place.map(of: publication)
        let book = try await place.room.book(id).book
        let now = Date()
        try await place.put(map.sentences[30].span.lowerBound, in: id, at: now - 60)
        let earlier = (now.timeIntervalSince1970 - 120) * 1000
        try place.server.play(item, at: map.sentences[10].start)
        try place.server.play(item, at: map.sentences[10].start, ["lastUpdate": earlier])
        _ = try await place.exchange()
        let there = try #require(try place.server.state().places["anna"]?.first)
        #expect(abs(there.currentTime - map.sentences[30].start) < 0.5)
        #expect(abs(there.lastUpdate / 1000 - (now.timeIntervalSince1970 - 60)) < 0.01)

        try await place.put(map.sentences[5].span.lowerBound, in: id, at: now - 50)
        try place.server.play(
            item,
            at: map.sentences[40].start + 0.01,
            ["lastUpdate": (now.timeIntervalSince1970 - 40) * 1000]
        )
        _ = try await place.exchange()
        let here = try #require(try await place.room.library.book(id).lastPlace)
        #expect(map.sentences[40].span.contains(book.offset(of: here.place)))
    }

    @Test func `finished there is finished here, and the other way round`() async throws {
        let place = try Place()
        let id = try await place.book("The Lamp", 40)
        let publication = try await place.publish(id)
        let item = try #require(publication.item)
        let map = try place.map(of: publication)
        try place.server.play(item, at: 20)
        try place.server.play(item, isFinished: true)
        _ = try await place.exchange()
        #expect(try await place.room.library.book(id).mark == .finished)
        // Begun again here.
        try await place.put(map.sentences[7].span.lowerBound, in: id)
        #expect(try await place.room.library.book(id).mark == nil)
        _ = try await place.exchange()
        var there = try #require(try place.server.state().places["anna"]?.first)
        #expect(!there.isFinished && abs(there.currentTime - map.sentences[7].start) < 0.5)
        // Finished here.
        try await place.room.library.setMark(.finished, of: id)
        _ = try await place.exchange()
        there = try #require(try place.server.state().places["anna"]?.first)
        #expect(there.isFinished)
        let log = try place.server.state().log.count { $0.hasPrefix("PATCH /api/me") }
        _ = try await place.exchange()
        #expect(try place.server.state().log.count { $0.hasPrefix("PATCH /api/me") } == log)
        // Begun again there.
        try place.server.play(item, at: map.sentences[3].start + 0.01)
        _ = try await place.exchange()
        #expect(try await place.room.library.book(id).mark == nil)
    }

    @Test func `everybody of the household has places of their own`() async throws {
        let place = try Place()
        let id = try await place.book("The Lamp", 40)
        let publication = try await place.publish(id)
        let item = try #require(publication.item)
        let map = try place.map(of: publication)
        let bob = try await place.room.library.addPerson(PersonDraft(name: "Bob")).id
        try await place.put(map.sentences[7].span.lowerBound, in: id)
        _ = try await place.exchange()
        try place.server.play(item, at: map.sentences[20].start + 0.01, by: "bob")
        try await Listener.$current.withValue(bob) {
            _ = try await place.exchange(place.account("key-of-bob"))
            let here = try #require(try await place.room.library.book(id).lastPlace)
            let book = try await place.room.book(id).book
            #expect(map.sentences[20].span.contains(book.offset(of: here.place)))
        }
        let here = try #require(try await place.room.library.book(id).lastPlace)
        #expect(here.device == "phone")
        let there = try place.server.state().places
        let (anna, other) = (try #require(there["anna"]?.first), try #require(there["bob"]?.first))
        #expect(anna.currentTime < other.currentTime)
    }

    @Test func `what broke off is sent again, and rendered once`() async throws {
        let place = try Place(["--cut", "70000"])
        let id = try await place.book("The Lamp", 40)
        await #expect(throws: AudiobookshelfError.self) { _ = try await place.publish(id) }
        #expect(try place.server.state().items.isEmpty)
        let rendered = Mutex(0)
        let publication = try await place.publish(id) { step in
            if case .rendering = step { rendered.withLock { $0 += 1 } }
        }
        #expect(publication.item != nil && rendered.withLock { $0 } == 0)
        let item = try #require(try place.server.state().items.first)
        let sent = try FileManager.default.attributesOfItem(atPath: item.path + "/The Lamp.m4b")[.size] as? NSNumber
        #expect(sent?.intValue == publication.bytes)
    }

    @Test func `what the server has not seen yet is not sent twice`() async throws {
        let place = try Place(["--unseen", "3"])
        let id = try await place.book("The Lamp", 13)
        await #expect(throws: AudiobookshelfError.notShelved(title: "The Lamp")) {
            _ = try await place.publish(id, patience: 0)
        }
        #expect(try await place.exchange().isEmpty)
        for _ in 0..<2 { _ = try? await place.publish(id, patience: 0) }
        let publication = try await place.publish(id, patience: 0)
        #expect(publication.item != nil)
        #expect(try place.server.state().uploads == 1)
    }

    @Test(arguments: [(413, "takes no file"), (507, "no room"), (500, "answers with 500")])
    func `a refusal says what to do`(status: Int, words: String) async throws {
        let place = try Place(["--refuse", "\(status)"])
        let id = try await place.book("The Lamp", 13)
        let error = await #expect(throws: AudiobookshelfError.self) { _ = try await place.publish(id) }
        #expect(error?.errorDescription?.contains(words) ?? false)
        #expect(error?.recoverySuggestion != nil)
        #expect(try await place.publish(id).item != nil)
    }

    @Test func `wrong tokens, missing rights and other addresses are told apart`() async throws {
        let place = try Place()
        let id = try await place.book("The Lamp", 13)
        let address = try AudiobookshelfAddress(place.server.address)
        await #expect(throws: AudiobookshelfError.unknownToken(address)) {
            _ = try await place.publish(id, place.account("nobody"))
        }
        await #expect(throws: AudiobookshelfError.forbidden(address, doing: "upload")) {
            _ = try await place.publish(id, place.account("key-of-guest"))
        }
        var other = try place.account()
        other.library = "Kinder"
        await #expect(throws: AudiobookshelfError.noLibrary("Kinder", known: ["Audiobooks"])) {
            _ = try await place.publish(id, other)
        }
        let several = try Place(["--libraries", "One,Two"])
        let second = try await several.book("The Lamp", 13)
        await #expect(throws: AudiobookshelfError.severalLibraries(["One", "Two"])) {
            _ = try await several.publish(second)
        }
        place.server.end()
        await #expect { _ = try await place.publish(id) } throws: { error in
            if case AudiobookshelfError.unreachable = error { true } else { false }
        }
    }

    @Test func `the token goes to no other server`() async throws {
        let other = try LoopbackServer { _ in LoopbackServer.Reply(200, Array("{}".utf8)) }
        let place = try Place(["--lead", other.address + "/api/me"])
        let publishing = AudiobookshelfPublishing(place.room.library, place.room.folders, try place.account())
        let error = await #expect(throws: AudiobookshelfError.self) { _ = try await publishing.userName() }
        #expect(error == .redirected(try place.account().address, to: other.address + "/api/me"))
        #expect(other.requests.isEmpty)
    }

    @Test func `without the right to change what is said, the book is there all the same`() async throws {
        let place = try Place(["--no-updates"])
        let id = try await place.book("The Lamp", 13)
        let notes = Mutex<[String]>([])
        let publication = try await place.publish(id) { step in
            if case .note(let words) = step { notes.withLock { $0.append(words) } }
        }
        #expect(publication.item != nil && notes.withLock { $0.count } == 1)
    }

    @Test func `another recording's times mean nothing`() async throws {
        let place = try Place()
        let id = try await place.book("The Lamp", 40)
        let publication = try await place.publish(id)
        let item = try #require(publication.item)
        try place.server.play(item, at: 30, ["duration": publication.seconds * 2])
        let outcome = try #require(try await place.exchange().first)
        guard case .failed(AudiobookshelfError.otherRecording) = outcome.result else {
            Issue.record("\(outcome.result)")
            return
        }
        #expect(try await place.room.library.book(id).lastPlace == nil)
    }

    @Test func `places are found by their words when the text has changed`() async throws {
        let place = try Place()
        let id = try await place.book("The Lamp", 40)
        let publication = try await place.publish(id)
        let map = try place.map(of: publication)
        let longer = try await place.book("Another", 2)
        let words = try await place.room.book(id).book.text
        let file = place.folder.url("longer.txt")
        try Data(("A foreword that was not there.\n\n" + words).utf8).write(to: file)
        let changed = try await place.room.book(place.room.importBook(at: file).book.id).book
        let times = PublishedTimes(map, of: changed)
        #expect(times.isOfBook)
        #expect(!PublishedTimes(map, of: try await place.room.book(longer).book).isOfBook)
        for index in stride(from: 0, to: map.sentences.count, by: 7) {
            let sentence = map.sentences[index]
            let offset = times.offset(at: sentence.start + 0.001)
            #expect(
                changed.text(in: TextSpan(utf16: offset.utf16..<offset.utf16 + sentence.span.length)) == sentence.text
            )
            let time = times.time(of: offset)
            #expect(time >= sentence.start - 0.001 && time <= sentence.end)
        }
    }
}
