import Foundation
import Testing
import VorleserCore
import VorleserLibrary
import VorleserNarration
import VorleserSpeech
import VorleserTesting

@testable import VorleserKit

/// What two libraries with the same book have to do to say the same.
struct HomePlanTests {
    private struct House {
        let folder: Folder
        let room: ReadingRoom
        let book: BookID

        // Seconds that its clock is ahead.
        init(ahead: Double = 0) async throws {
            folder = try Folder()
            let folders = Folders(in: folder)
            let library = try Library(folder: folders.library, now: { Date() + ahead })
            room = try ReadingRoom(library: library, folders: folders, catalogue: VoiceCatalogue())
            let file = folder.url("night.txt")
            try Data("It was a dark night. Nobody slept, and Grey read on by the lamp.".utf8).write(to: file)
            book = try await room.importBook(at: file).book.id
        }

        func be(_ device: String, at offset: Int, on date: Date) async throws {
            let place = try await room.book(book).book.place(at: TextOffset(utf16: offset))
            let there = DevicePlace(device: device, deviceName: device, place: place, at: date)
            try await room.library.setPlace(there, in: book)
        }

        func say(_ word: String, _ words: String) async throws {
            _ = try await room.keep(UserPronunciation(of: word, .words(words)), .always, in: room.book(book))
        }
    }

    private let now = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))

    private func plan(_ here: House, _ there: House, ahead: Double = 0, since: HomeAgreement = HomeAgreement())
        async throws -> HomePlan
    {
        HomePlan(
            try await here.room.backup(withCovers: false, now: now),
            try await there.room.backup(withCovers: false, now: now + ahead),
            since: since,
            ahead: ahead
        )
    }

    private func places(_ document: BackupDocument?) -> [DevicePlace] {
        document?.people.elements.first?.readings.elements.first?.places.elements ?? []
    }

    @Test func `of two places of a device the newer goes to the other side`() async throws {
        let (here, there) = (try await House(), try await House())
        try await here.be("phone", at: 30, on: now - 10)
        try await there.be("phone", at: 9, on: now - 60)
        try await there.be("desk", at: 40, on: now - 20)
        let plan = try await plan(here, there)
        #expect(places(plan.forThere).map(\.device) == ["phone"] && places(plan.forHere).map(\.device) == ["desk"])
        #expect(places(plan.forThere).first?.at == now - 10)
        #expect(plan.onlyHere.isEmpty && plan.onlyThere.isEmpty)
    }

    @Test(arguments: [7200.0, -7200]) func `a clock that is wrong makes no place newer`(_ ahead: Double) async throws {
        let (here, there) = (try await House(), try await House(ahead: ahead))
        // By the clock there, which differs by two hours, the phone was there a minute before it was here.
        try await here.be("phone", at: 30, on: now - 10)
        try await there.be("phone", at: 9, on: now - 70 + ahead)
        try await there.be("desk", at: 40, on: now - 20 + ahead)
        let plan = try await plan(here, there, ahead: ahead)
        #expect(places(plan.forThere).map(\.place.offset.utf16) == [30])
        #expect(places(plan.forThere).first?.at == now - 10 + ahead)
        #expect(places(plan.forHere).map(\.device) == ["desk"] && places(plan.forHere).first?.at == now - 20)
    }

    @Test func `a clock is wrong only by what an answer's way does not explain`() {
        let asked = now
        #expect(ReadingRoom.ahead(now + 50, asked...(now + 60)) == 0)
        #expect(ReadingRoom.ahead(now - 20, asked...now) == 0)
        #expect(ReadingRoom.ahead(now + 7200, asked...(now + 60)) == 7140)
        #expect(ReadingRoom.ahead(now - 7200, asked...now) == -7200)
    }

    @Test func `what a wrong clock has noted in the future is not sent again and again`() async throws {
        let (here, there) = (try await House(ahead: 400_000_000), try await House())
        try await here.be("phone", at: 30, on: now + 399_999_999)
        let plan = try await plan(here, there)
        #expect(plan.forThere == nil)
    }

    @Test func `nothing is sent when nothing is new`() async throws {
        let (here, there) = (try await House(), try await House())
        try await here.be("phone", at: 30, on: now - 10)
        try await here.say("Grey", "Gray")
        _ = try await there.room.restore(try await here.room.backup())
        let plan = try await plan(here, there)
        #expect(plan.forHere == nil && plan.forThere == nil && plan.agreement.rules[""]?.count == 1)
    }

    @Test func `a pronunciation comes once, and not again when it was removed`() async throws {
        let (here, there) = (try await House(), try await House())
        try await there.say("Grey", "Gray")
        let first = try await plan(here, there)
        #expect(first.forHere?.people.elements.first?.pronunciations.all?.contains("Grey") == true)
        #expect(first.forThere == nil)
        // Here it is not wanted any more.
        #expect(try await plan(here, there, since: first.agreement).forHere == nil)
    }

    @Test func `what is chosen for a device stays there`() async throws {
        let (here, there) = (try await House(), try await House())
        try await there.room.library.set("speed", to: 2.0)
        try await there.room.library.changePreferences(of: there.book) { $0.speed = 1.5 }
        #expect(try await plan(here, there).forHere == nil)
    }

    @Test func `a book that only one side has is named`() async throws {
        let (here, there) = (try await House(), try await House())
        try await there.room.library.remove(there.book)
        let plan = try await plan(here, there)
        #expect(plan.onlyHere.count == 1 && plan.onlyThere.isEmpty)
        let other = try await self.plan(there, here)
        #expect(other.onlyThere.map(\.fileName) == ["night.txt"] && other.onlyHere.isEmpty)
    }
}
