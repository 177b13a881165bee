import Foundation
import GRDB
import Testing
import VorleserCore

@testable import VorleserLibrary

struct PlacesTests {
    private func place(_ offset: Int, on device: String, at date: Date) -> DevicePlace {
        DevicePlace(device: device, deviceName: device.uppercased(), place: Place(offset), at: date)
    }

    @Test func `every device has its place, and the newest is the book's`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        let book = try await shelf.add("One").id
        let now = shelf.clock.now
        let (phone, desk) = (place(5, on: "phone", at: now - 10), place(3, on: "desk", at: now - 20))
        #expect(try await library.setPlace(phone, in: book))
        #expect(try await library.setPlace(desk, in: book))
        #expect(try await library.places(in: book) == [phone, desk])
        #expect(try await library.book(book).lastPlace == phone)
        #expect(try await library.book(book).readAt == now)
    }

    @Test func `an older place of the same device is ignored`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One").id
        let now = shelf.clock.now
        #expect(try await shelf.library.setPlace(place(5, on: "a", at: now - 1), in: book))
        #expect(try await !shelf.library.setPlace(place(4, on: "a", at: now - 2), in: book))
        #expect(try await shelf.library.setPlace(place(6, on: "a", at: now - 1), in: book))
        #expect(try await shelf.library.places(in: book).map(\.place.offset.utf16) == [6])
    }

    @Test func `a clock that is wrong does not win for ever`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One").id
        for wrong in [Date.distantFuture, Date(timeIntervalSince1970: 1e12), .distantPast] {
            try await shelf.library.setPlace(place(5, on: "a", at: wrong), in: book)
        }
        shelf.clock.advance(1)
        #expect(try await shelf.library.setPlace(place(7, on: "a", at: shelf.clock.now), in: book))
        #expect(try await shelf.library.book(book).lastPlace?.place.offset.utf16 == 7)
    }

    @Test func `of more devices than anybody has, the places that came last are kept`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One").id
        for device in 1...Library.keptDevices + 3 {
            shelf.clock.advance(1)
            #expect(try await shelf.library.setPlace(place(1, on: "\(device)", at: shelf.clock.now), in: book))
        }
        let devices = try await shelf.library.places(in: book).map(\.device)
        #expect(devices == (4...Library.keptDevices + 3).reversed().map(String.init))
    }

    @Test func `made-up devices of one guest do not push out the others'`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        let book = try await shelf.add("One").id
        for token in ["phone", "guest"] { try await library.addSession(token: token, name: token) }
        _ = try await library.setPlace(place(5, on: "phone", at: shelf.clock.now), in: book, by: .session("phone"))
        for guest in [Library.Guest.session("guest"), .phrase] {
            for number in 1...Library.keptDevices + 5 {
                shelf.clock.advance(1)
                _ = try await library.setPlace(
                    place(1, on: "\(guest)\(number)", at: shelf.clock.now),
                    in: book,
                    by: guest
                )
            }
        }
        let devices = try await library.places(in: book).map(\.device)
        #expect(devices.contains("phone"))
        #expect(devices.count == 2 * Library.keptDevicesOfGuest + 1)
        #expect(devices.first == "phrase\(Library.keptDevices + 5)")
    }

    @Test func `a guest cannot write another one's place, and keeps its own`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        let book = try await shelf.add("One").id
        for token in ["phone", "guest"] { try await library.addSession(token: token, name: token) }
        let now = shelf.clock.now
        let own = try await library.setPlace(place(5, on: "a", at: now - 2), in: book, by: .session("phone"))
        #expect(own == place(5, on: "a", at: now - 2))
        for (guest, offset) in [(Library.Guest.session("guest"), 3), (.phrase, 2)] {
            let other = try #require(
                try await library.setPlace(place(offset, on: "a", at: now - 1), in: book, by: guest)
            )
            #expect(other.device != "a" && other.place.offset.utf16 == offset)
            let again = try await library.setPlace(place(offset, on: "a", at: now), in: book, by: guest)
            #expect(again?.device == other.device)
        }
        let kept = try await library.places(in: book)
        #expect(kept.count == 3)
        #expect(kept.first { $0.device == "a" }?.place.offset.utf16 == 5)
        // The listener's own devices, and whoever comes after a session has ended, go on with it.
        _ = try await library.setPlace(place(6, on: "a", at: now), in: book)
        #expect(try await library.places(in: book).first { $0.device == "a" }?.place.offset.utf16 == 6)
        _ = try await library.setPlace(place(7, on: "a", at: now), in: book, by: .session("phone"))
        try await library.removeSession(token: "phone")
        let heir = try await library.setPlace(place(8, on: "a", at: now), in: book, by: .session("guest"))
        #expect(heir?.device == "a")
    }

    @Test func `a place that cannot be read is no reason to lose the list`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One").id
        try await shelf.library.setPlace(place(5, on: "a", at: shelf.clock.now), in: book)
        try await shelf.library.write { db in try db.execute(sql: "UPDATE place SET place = '{'") }
        #expect(try await shelf.library.books().map(\.id) == [book])
        #expect(try await shelf.library.books()[0].lastPlace == nil)
    }
}

struct NotesTests {
    @Test func `bookmarks are kept in the order of the book`() async throws {
        let shelf = try Shelf()
        let (library, book) = (shelf.library, try await shelf.add("One").id)
        let late = try await library.addBookmark("late", at: Place(9), in: book)
        let early = try await library.addBookmark("", at: Place(2), in: book)
        #expect(try await library.bookmarks(in: book) == [early, late])
        #expect(late.place == Place(9))
        #expect(try await library.renameBookmark(early.id, to: "early", in: book).label == "early")
        try await library.removeBookmark(late.id, in: book)
        #expect(try await library.bookmarks(in: book).map(\.label) == ["early"])
    }

    @Test func `a note of one book is not another's`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        let (one, two) = (try await shelf.add("One").id, try await shelf.add("Two").id)
        let mark = try await library.addBookmark("", at: Place(2), in: one)
        let unknown = LibraryError.unknownNote(mark.id)
        await #expect(throws: unknown) { try await library.renameBookmark(mark.id, to: "x", in: two) }
        await #expect(throws: unknown) { try await library.removeBookmark(mark.id, in: two) }
        await #expect(throws: unknown) { try await library.removeHighlight(mark.id, in: one) }
        #expect(try await library.bookmarks(in: one) == [mark])
    }

    @Test func `highlights keep text, colour and note`() async throws {
        let shelf = try Shelf()
        let (library, book) = (shelf.library, try await shelf.add("One").id)
        let mark = try await library.addHighlight(
            from: Place(2),
            to: Place(5),
            text: String(repeating: "é", count: 3000),
            colour: .blue,
            note: "",
            in: book
        )
        #expect(mark.text.count == 2000)
        let noted = try await library.changeHighlight(mark.id, colour: nil, note: "why?", in: book)
        #expect((noted.colour, noted.note) == (.blue, "why?"))
        let green = try await library.changeHighlight(mark.id, colour: .green, note: nil, in: book)
        #expect((green.colour, green.note) == (.green, "why?"))
        #expect(try await library.highlights(in: book) == [green])
        try await library.removeHighlight(mark.id, in: book)
        #expect(try await library.highlights(in: book).isEmpty)
    }

    @Test func `a pronunciation takes the place of those that it is said to`() async throws {
        let shelf = try Shelf()
        let (library, book) = (shelf.library, try await shelf.add("One").id)
        let first = try await library.addPronunciation(at: Place(2), length: 3, way: "say", said: "red", in: book)
        let other = try await library.addPronunciation(at: Place(8), length: 3, way: "skip", said: "", in: book)
        let second = try await library.addPronunciation(
            at: Place(2),
            length: 3,
            way: "say",
            said: "reed",
            insteadOf: [first.id],
            in: book
        )
        #expect(try await library.pronunciations(in: book) == [second, other])
        try await library.removePronunciation(other.id, in: book)
        #expect(try await library.pronunciations(in: book) == [second])
    }
}

struct SettingsTests {
    private struct Sample: Codable, Equatable { var reasons: [String], scale: Double? }

    @Test func `a setting is what it was set to`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        #expect(try await library.setting("voice", as: String.self) == nil)
        try await library.set("voice", to: "slt")
        try await library.set("sample", to: Sample(reasons: ["note"], scale: nil))
        #expect(try await library.setting("voice", as: String.self) == "slt")
        #expect(try await library.setting("voice", as: Int.self) == nil)
        #expect(try await library.setting("sample", as: Sample.self) == Sample(reasons: ["note"], scale: nil))
        try await library.set("voice", to: String?.none)
        #expect(try await library.setting("voice", as: String.self) == nil)
    }

    @Test func `a session is known until it is removed`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        try await library.addSession(token: "a", name: "Phone")
        try await library.addSession(token: "b", name: "Desk")
        shelf.clock.advance(61)
        #expect(try await library.hasSession(token: "b"))
        #expect(try await !library.hasSession(token: "c"))
        let seen = try await library.sessions()
        #expect(seen.map(\.name) == ["Desk", "Phone"])
        #expect(seen[0].seenAt == shelf.clock.now)
        try await library.removeSession(token: "b")
        #expect(try await !library.hasSession(token: "b"))
        try await library.removeAllSessions()
        #expect(try await library.sessions().isEmpty)
    }

    @Test func `another pass-phrase ends all sessions, the same one none`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        try await library.addSession(token: "old", name: "Phone")
        try await library.endSessions(unless: "one")
        #expect(try await library.hasSession(token: "old"))
        try await library.endSessions(unless: "one")
        try await library.endSessions(unless: nil)
        #expect(try await library.hasSession(token: "old"))
        try await library.endSessions(unless: "another")
        #expect(try await !library.hasSession(token: "old"))
        try await library.addSession(token: "new", name: "Phone")
        try await library.endSessions(unless: "another")
        #expect(try await library.hasSession(token: "new"))
    }

    @Test func `who was not seen for a year is a stranger`() async throws {
        let shelf = try Shelf()
        try await shelf.library.addSession(token: "a", name: "Phone")
        shelf.clock.advance(366 * 24 * 3600)
        #expect(try await !shelf.library.hasSession(token: "a"))
        try await shelf.library.endSessions(unless: nil)
        #expect(try await shelf.library.sessions().isEmpty)
    }
}
