import Foundation
import HTTPTypes
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

/// A library and that of a server, over a real connection.
struct HomeExchangeTests {
    private static let night = "It was a dark night. Nobody slept, and Ann read on by the lamp until it was out."
    private static let phrase = "correct horse battery staple"

    /// The library on the way.
    private struct Phone {
        let folder: Folder
        let room: ReadingRoom

        init() throws {
            folder = try Folder()
            let folders = Folders(in: folder)
            room = try ReadingRoom(library: Library(folder: folders.library), folders: folders)
        }

        func add(_ name: String, _ text: String) async throws -> BookID {
            let file = folder.url(name)
            try Data(text.utf8).write(to: file)
            return try await room.importBook(at: file).book.id
        }

        func connect(_ home: RunningServer, phrase: String = "") async throws -> HomeAccount {
            try await room.connectHome(
                HomeInvitation("http://127.0.0.1:\(home.port)/", phrase: phrase, device: "Phone")
            )
        }

        func mark(_ label: String, at offset: Int, in id: BookID) async throws {
            let place = try await room.book(id).book.place(at: TextOffset(utf16: offset))
            _ = try await room.library.addBookmark(label, at: place, in: id)
        }

        func be(at offset: Int, in id: BookID, on date: Date = Date()) async throws {
            let place = try await room.book(id).book.place(at: TextOffset(utf16: offset))
            let there = DevicePlace(device: "phone", deviceName: "Phone", place: place, at: date)
            try await room.library.setPlace(there, in: id)
        }
    }

    private static func configuration() throws -> ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.passphrase = try Passphrase(phrase)
        return configuration
    }

    private func labels(_ room: ReadingRoom, _ id: BookID) async throws -> [String] {
        try await room.library.bookmarks(in: id).map(\.label)
    }

    @Test func `books, places and notes are the same on the phone and at home, and stay so`() async throws {
        try await RunningServer.run(VoiceCatalogue(), try Self.configuration()) { home in
            let phone = try Phone()
            let account = try await phone.connect(home, phrase: Self.phrase)
            let here = try await phone.add("night.txt", Self.night)
            try await phone.mark("mine", at: 3, in: here)
            try await phone.be(at: 30, in: here)
            // Nothing of it is there yet.
            let first = try await phone.room.exchange(with: account)
            #expect(first.isEmpty && first.onlyHere == [here] && first.onlyThere.isEmpty)
            try await phone.room.send(here, to: account)
            let second = try await phone.room.exchange(with: account)
            #expect(second.went?.bookmarks == 1 && second.went?.places == 1 && second.onlyHere.isEmpty)
            let there = try #require(try await home.room.library.books().first)
            #expect(there.title == "night")
            #expect(try await labels(home.room, there.id) == ["mine"])
            #expect(try await home.room.library.places(in: there.id).map(\.deviceName) == ["Phone"])
            #expect(try await home.room.library.places(in: there.id).map(\.place.offset.utf16) == [30])
            #expect(try await phone.room.exchange(with: account).isEmpty)

            // At home the mark goes, another comes, and the desk reads on.
            let mark = try #require(try await home.room.library.bookmarks(in: there.id).first)
            try await home.room.library.removeBookmark(mark.id, in: there.id)
            let book = try await home.room.book(there.id).book
            let (lamp, end) = (book.place(at: TextOffset(utf16: 50)), book.place(at: TextOffset(utf16: 60)))
            _ = try await home.room.library.addHighlight(
                from: lamp,
                to: end,
                text: "the lamp",
                colour: .green,
                note: "bright",
                in: there.id
            )
            let desk = DevicePlace(device: "desk", deviceName: "Desk", place: end, at: Date() + 0.1)
            try await home.room.library.setPlace(desk, in: there.id)
            let third = try await phone.room.exchange(with: account)
            #expect(third.came.added.removed == 1 && third.came.added.highlights == 1 && third.came.added.places == 1)
            #expect(third.went == nil)
            #expect(try await labels(phone.room, here).isEmpty)
            #expect(try await phone.room.library.places(in: here).first?.deviceName == "Desk")

            // A note that is changed on the phone is changed at home; it is not doubled.
            let note = try #require(try await phone.room.library.highlights(in: here).first)
            _ = try await phone.room.library.changeHighlight(note.id, colour: .pink, note: "bright!", in: here)
            #expect(try await phone.room.exchange(with: account).went?.removed == 1)
            #expect(try await home.room.library.highlights(in: there.id).map(\.note) == ["bright!"])
            #expect(try await home.room.library.highlights(in: there.id).map(\.colour) == [.pink])
            #expect(try await phone.room.exchange(with: account).isEmpty)
        }
    }

    @Test func `a book is fetched with its title, and what was noted in it comes with the next exchange`() async throws
    {
        try await RunningServer.run { home in
            let file = home.room.folders.cache.appending(path: "lamp.md")
            try FileManager.default.createDirectory(at: home.room.folders.cache, withIntermediateDirectories: true)
            try Data("# The Lamp\n\nMr. Grey lit the lamp. Nobody came.\n".utf8).write(to: file)
            let there = try await home.room.importBook(at: file).book.id
            try await home.room.library.describe(there) { $0.title = "Light" }
            let place = try await home.room.book(there).book.place(at: TextOffset(utf16: 14))
            _ = try await home.room.library.addBookmark("Grey", at: place, in: there)

            let phone = try Phone()
            let account = try await phone.connect(home)
            let listed = try await phone.room.exchange(with: account).onlyThere
            #expect(listed.map(\.title) == ["Light"])
            let arrived = try await phone.room.fetch(try #require(listed.first), from: account)
            #expect(arrived.book.title == "Light")
            let exchange = try await phone.room.exchange(with: account)
            #expect(exchange.onlyThere.isEmpty && exchange.came.added.bookmarks == 1)
            #expect(try await labels(phone.room, arrived.book.id) == ["Grey"])
            // It is removed here to make room: at home it stays.
            try await phone.room.library.remove(arrived.book.id)
            #expect(try await phone.room.exchange(with: account).onlyThere.map(\.title) == ["Light"])
            #expect(try await labels(home.room, there) == ["Grey"])
            // And deleted for good: its notes come again with it.
            _ = try await phone.room.delete(arrived.book.id)
            _ = try await phone.room.exchange(with: account)
            let again = try await phone.room.fetch(try #require(listed.first), from: account)
            _ = try await phone.room.exchange(with: account)
            #expect(try await labels(phone.room, again.book.id) == ["Grey"])
            #expect(try await labels(home.room, there) == ["Grey"])
            await #expect(throws: HomeError.gone(title: "Light")) {
                _ = try await home.room.delete(there)
                _ = try await phone.room.fetch(try #require(listed.first), from: account)
            }
        }
    }

    @Test func `a book that is removed and fetched again loses nothing at home`() async throws {
        try await RunningServer.run { home in
            let phone = try Phone()
            let here = try await phone.add("night.txt", Self.night)
            let account = try await phone.connect(home)
            try await phone.room.send(here, to: account)
            try await phone.mark("mine", at: 3, in: here)
            _ = try await phone.room.exchange(with: account)
            let there = try #require(try await home.room.library.books().first)
            #expect(try await labels(home.room, there.id) == ["mine"])
            // Removed, it is still there for a while, with its notes.
            try await phone.room.library.remove(here)
            let listed = try await phone.room.exchange(with: account).onlyThere
            let again = try await phone.room.fetch(try #require(listed.first), from: account).book.id
            _ = try await phone.room.exchange(with: account)
            #expect(try await labels(home.room, there.id) == ["mine"])
            #expect(try await labels(phone.room, again) == ["mine"])
            #expect(try await phone.room.exchange(with: account).isEmpty)
        }
    }

    @Test func `a mark that is taken back stays taken back`() async throws {
        try await RunningServer.run { home in
            let phone = try Phone()
            let here = try await phone.add("night.txt", Self.night)
            let account = try await phone.connect(home)
            try await phone.room.send(here, to: account)
            _ = try await phone.room.exchange(with: account)
            let there = try #require(try await home.room.library.books().first).id
            try await home.room.library.setMark(.finished, of: there)
            _ = try await phone.room.exchange(with: account)
            #expect(try await phone.room.library.book(here).mark == .finished)
            // Whoever reads on takes it back.
            try await phone.be(at: 30, in: here)
            for _ in 0..<2 { _ = try await phone.room.exchange(with: account) }
            #expect(try await phone.room.library.book(here).mark == nil)
            #expect(try await home.room.library.book(there).mark == nil)
            try await home.room.library.setMark(.unread, of: there)
            for _ in 0..<2 { _ = try await phone.room.exchange(with: account) }
            #expect(try await phone.room.library.book(here).mark == .unread)
            try await phone.room.library.setMark(nil, of: here)
            for _ in 0..<2 { _ = try await phone.room.exchange(with: account) }
            #expect(try await home.room.library.book(there).mark == nil)
        }
    }

    @Test func `a note that home does not take stays here`() async throws {
        try await RunningServer.run { home in
            let phone = try Phone()
            let here = try await phone.add("night.txt", Self.night)
            let account = try await phone.connect(home)
            try await phone.room.send(here, to: account)
            let book = try await phone.room.book(here).book
            _ = try await phone.room.library.addHighlight(
                from: book.place(at: TextOffset(utf16: 3)),
                to: book.place(at: TextOffset(utf16: 9)),
                text: "was a",
                colour: .green,
                note: String(repeating: "a long note ", count: 10_000),
                in: here
            )
            for _ in 0..<2 { _ = try await phone.room.exchange(with: account) }
            #expect(try await phone.room.library.highlights(in: here).count == 1)
            let there = try #require(try await home.room.library.books().first).id
            #expect(try await home.room.library.highlights(in: there).isEmpty)
        }
    }

    @Test func `who is in is told apart, and nobody gets another's places`() async throws {
        try await RunningServer.run(VoiceCatalogue(), try Self.configuration()) { home in
            let (phone, address) = (try Phone(), "http://127.0.0.1:\(home.port)")
            func connect(_ phrase: String, _ person: String? = nil, pin: String? = nil) async throws -> HomeAccount {
                try await phone.room.connectHome(
                    HomeInvitation(address, phrase: phrase, person: person, pin: pin, device: "Phone")
                )
            }
            await #expect(throws: HomeError.wrongPhrase(address)) { try await connect("") }
            await #expect(throws: HomeError.wrongPhrase(address)) { try await connect("another") }
            await #expect(throws: HomeError.unknownPerson("Ann", known: [])) { try await connect(Self.phrase, "Ann") }
            _ = try await home.room.library.change(.first) { $0.name = "Otto" }
            let draft = PersonDraft(name: "Änne", role: .child, shelf: nil)
            let child = try await home.room.library.addPerson(draft).id
            _ = try await home.room.library.setPIN("4711", of: child)
            await #expect(throws: HomeError.whoIsIt(known: ["Otto", "Änne"])) { try await connect(Self.phrase) }
            await #expect(throws: HomeError.wrongPIN("Änne")) { try await connect(Self.phrase, "Änne") }
            await #expect(throws: HomeError.unknownPerson("Ann", known: ["Otto", "Änne"])) {
                try await connect(Self.phrase, "Ann")
            }
            #expect(try await phone.room.homeAccount == nil)
            let id = try await phone.add("night.txt", Self.night)
            _ = try await home.room.importBook(at: phone.folder.url("night.txt"))
            try await phone.mark("hers", at: 3, in: id)
            try await phone.room.library.describe(id) { $0.title = "My book" }
            let account = try await connect(Self.phrase, "änne", pin: "4711")
            // A child's notes come; what the book is called stays what it is on both sides.
            #expect(try await phone.room.exchange(with: account).went?.bookmarks == 1)
            let there = try #require(try await home.room.library.books().first)
            #expect(there.title != "My book")
            #expect(try await phone.room.library.book(id).title == "My book")
            #expect(try await labels(home.room, there.id).isEmpty)
            let hers = try await Listener.$current.withValue(child) { try await labels(home.room, there.id) }
            #expect(hers == ["hers"])
            #expect(try await phone.room.exchange(with: account).isEmpty)
            await #expect(throws: HomeError.notAllowed(address, doing: "bring books in")) {
                try await phone.room.send(id, to: account)
            }
            // The device is removed at home.
            for session in try await home.room.library.sessions() {
                try await home.room.library.removeSession(token: session.token)
            }
            await #expect(throws: HomeError.notKnown(address)) { try await phone.room.exchange(with: account) }
        }
    }

    @Test func `what is no server of ours is said to be none, and a pass-phrase goes to no strange host in the clear`()
        async throws
    {
        let phone = try Phone()
        #expect(throws: HomeError.plainAddress("books.example.org")) {
            try HomeInvitation("http://books.example.org", phrase: "x", device: "Phone")
        }
        #expect(throws: HomeError.badAddress("books")) { try HomeInvitation("books", device: "Phone") }
        await #expect {
            _ = try await phone.room.connectHome(HomeInvitation("http://127.0.0.1:9", device: "Phone"))
        } throws: {
            guard case HomeError.unreachable("http://127.0.0.1:9", _) = $0 else { return false }
            return true
        }
        try await RunningServer.run { home in
            let wrong = try HomeInvitation("http://127.0.0.1:\(home.port)/somewhere/else", device: "Phone")
            await #expect {
                _ = try await phone.room.connectHome(wrong)
            } throws: {
                $0 is HomeError
            }
        }
    }

    @Test func `a backup that says what was removed takes nothing away, unless it is an exchange`() async throws {
        let phone = try Phone()
        let id = try await phone.add("night.txt", Self.night)
        try await phone.mark("mine", at: 3, in: id)
        let server = try QuietServer()
        let file = phone.folder.url("night.txt")
        let there = try await server.room.importBook(at: file).book.id
        let place = try await server.room.book(there).book.place(at: TextOffset(utf16: 3))
        let mark = try await server.library.addBookmark("mine", at: place, in: there)
        var document = try await server.room.backup()
        document.people.elements[0].readings.elements[0].bookmarks.elements = []
        let key = NoteKey(.bookmark, at: place, createdAt: mark.createdAt)
        document.people.elements[0].readings.elements[0].removed = Tolerant([key])
        let json = String(decoding: try document.json, as: UTF8.self)
        #expect(try await server.ask(.post, "/api/restore", json: json).json["removed"] as? Int == 0)
        #expect(try await labels(server.room, there) == ["mine"])
        #expect(try await server.ask(.post, "/api/restore?exchange=true", json: json).json["removed"] as? Int == 1)
        #expect(try await labels(server.room, there).isEmpty)
    }
}
