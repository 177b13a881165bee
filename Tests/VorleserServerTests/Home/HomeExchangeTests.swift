import Foundation
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
            let folders = Folders(cache: folder.url("cache"), state: folder.url("state"), data: folder.url("data"))
            room = try ReadingRoom(library: Library(folder: folders.library), folders: folders)
        }

        func add(_ name: String, _ text: String) async throws -> BookID {
            let file = folder.url(name)
            try Data(text.utf8).write(to: file)
            return try await room.importBook(at: file).book.id
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
            let account = try HomeAccount("http://127.0.0.1:\(home.port)", phrase: Self.phrase)
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
            #expect(there.title == "night" || there.title.hasPrefix("night"))
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
            let account = try HomeAccount("http://127.0.0.1:\(home.port)/")
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

    @Test func `who is in is told apart, and nobody gets another's places`() async throws {
        try await RunningServer.run(VoiceCatalogue(), try Self.configuration()) { home in
            let (phone, address) = (try Phone(), "http://127.0.0.1:\(home.port)")
            func attempt(_ phrase: String, _ person: String? = nil, pin: String? = nil) async throws -> HomeExchange {
                try await phone.room.exchange(with: HomeAccount(address, phrase: phrase, person: person, pin: pin))
            }
            await #expect(throws: HomeError.wrongPhrase(address)) { try await attempt("another") }
            await #expect(throws: HomeError.unknownPerson("Ann", known: [])) { try await attempt(Self.phrase, "Ann") }
            _ = try await home.room.library.change(.first) { $0.name = "Otto" }
            let draft = PersonDraft(name: "Änne", role: .child, shelf: nil)
            let child = try await home.room.library.addPerson(draft).id
            _ = try await home.room.library.setPIN("4711", of: child)
            await #expect(throws: HomeError.whoIsIt(known: ["Otto", "Änne"])) { try await attempt(Self.phrase) }
            await #expect(throws: HomeError.wrongPIN("Änne")) { try await attempt(Self.phrase, "Änne") }
            await #expect(throws: HomeError.unknownPerson("Ann", known: ["Otto", "Änne"])) {
                try await attempt(Self.phrase, "Ann")
            }
            let id = try await phone.add("night.txt", Self.night)
            _ = try await home.room.importBook(at: phone.folder.url("night.txt"))
            try await phone.mark("hers", at: 3, in: id)
            try await phone.room.library.describe(id) { $0.title = "My book" }
            // A child's notes come; what the book is called at home does not change.
            #expect(try await attempt(Self.phrase, "änne", pin: "4711").went?.bookmarks == 1)
            let there = try #require(try await home.room.library.books().first)
            #expect(there.title != "My book")
            #expect(try await labels(home.room, there.id).isEmpty)
            let hers = try await Listener.$current.withValue(child) { try await labels(home.room, there.id) }
            #expect(hers == ["hers"])
            let account = try HomeAccount(address, phrase: Self.phrase, person: "Änne", pin: "4711")
            await #expect(throws: HomeError.notAllowed(address, doing: "bring books in")) {
                try await phone.room.send(id, to: account)
            }
        }
    }

    @Test func `what is no server of ours is said to be none, and a pass-phrase goes to no strange host in the clear`()
        async throws
    {
        let phone = try Phone()
        #expect(throws: HomeError.plainAddress("books.example.org")) {
            try HomeAccount("http://books.example.org", phrase: "x")
        }
        #expect(throws: HomeError.badAddress("books")) { try HomeAccount("books") }
        let nobody = try HomeAccount("http://127.0.0.1:9")
        await #expect {
            _ = try await phone.room.exchange(with: nobody)
        } throws: {
            guard case HomeError.unreachable("http://127.0.0.1:9", _) = $0 else { return false }
            return true
        }
        try await RunningServer.run { home in
            let wrong = try HomeAccount("http://127.0.0.1:\(home.port)/somewhere/else")
            await #expect {
                _ = try await phone.room.exchange(with: wrong)
            } throws: {
                $0 is HomeError
            }
        }
    }
}
