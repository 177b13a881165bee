import Foundation
import Testing
import VorleserKit

@testable import VorleserScreens

@MainActor struct AskingTests {
    private let house: AppHouse
    private var asking: Asking { Asking(house.app) }

    init() throws { house = try AppHouse() }

    @Test func `whoever asks to go on is told what is read`() async throws {
        _ = try await house.open()
        await house.app.end()
        #expect(try await asking.goOn() == "“lamp”, One")
        try await house.until { house.app.player?.state == .playing }
    }

    @Test func `an empty library is said`() async throws {
        await #expect(throws: AskingError.noBook) { _ = try await asking.goOn() }
        #expect(AskingError.noBook.errorDescription == "There is no book in the library.")
    }

    @Test func `what is sought on the screen does not change which book was read last`() async throws {
        _ = try await house.open()
        await house.app.end()
        house.app.library.search = "nothing like it"
        await house.app.library.settled()
        #expect(try await asking.goOn() == "“lamp”, One")
    }

    @Test func `a book is read from its place on, also when another is open`() async throws {
        let lamp = try await house.open()
        lamp.toggle()
        try await house.listen(2)
        let offset = lamp.player.offset
        #expect(offset > .start)
        let other = try await house.add("other.txt", "Another book. It is short.")
        #expect(try await asking.read(other) == "“other”")
        #expect(try await asking.read(lamp.book.id) == "“lamp”, One")
        #expect(house.app.player?.offset == offset && house.app.player?.isOn == true)
        // Asked for once more, it goes on.
        #expect(try await asking.read(lamp.book.id) == "“lamp”, One")
        #expect(house.app.player?.offset == offset)
    }

    @Test func `a book that cannot be opened is said back, not shown as well`() async throws {
        await #expect {
            _ = try await asking.read(BookID(rawValue: 4711))
        } throws: { error in
            guard case .failed(let trouble) = error as? AskingError else { return false }
            return !trouble.message.isEmpty
        }
        #expect(house.app.trouble == nil)
    }

    @Test func `what is on the screen already is said back again, each time`() async throws {
        let unknown = BookID(rawValue: 4711)
        await house.app.open(unknown)
        let shown = try #require(house.app.trouble)
        for _ in 0..<2 {
            await #expect(throws: AskingError.failed(shown)) { _ = try await asking.read(unknown) }
            #expect(house.app.trouble == shown)
        }
        // What goes well takes nothing off the screen.
        _ = try await asking.read(try await house.add("lamp.md", AppHouse.lamp))
        #expect(house.app.trouble == shown)
    }

    @Test func `sound that cannot begin is said`() async throws {
        let id = try await house.add("lamp.md", AppHouse.lamp)
        house.session.refusal = AudioOutputError.noDevice
        await #expect {
            _ = try await asking.read(id)
        } throws: {
            ($0 as? AskingError)?.errorDescription?.hasSuffix("Connect a headset or a loudspeaker.") == true
        }
    }

    @Test func `a pause is harmless where nothing is read`() async throws {
        #expect(asking.pause() == "Nothing is being read.")
        let reader = try await house.open()
        reader.toggle()
        try await house.listen(0.5)
        #expect(asking.pause() == "“lamp” is paused.")
        #expect(house.app.player?.state == .paused)
        #expect(asking.pause() == "Nothing is being read.")
    }

    @Test func `a sleep timer is set, moved, and cleared`() async throws {
        #expect(throws: AskingError.nothingIsRead) { _ = try asking.sleep(.minutes(15)) }
        let reader = try await house.open()
        #expect(try asking.sleep(.minutes(15)) == "The voice falls silent in 15 min.")
        #expect(reader.player.sleep.left == .seconds(900))
        #expect(try asking.sleep(.chapterEnd) == "The voice falls silent at the end of the chapter.")
        #expect(try asking.sleep(.never) == "There is no sleep timer now." && reader.player.sleep.left == nil)
        for (asked, minutes) in [(-5, 1), (0, 1), (Int.max, 1440)] {
            _ = try asking.sleep(.minutes(asked))
            #expect(reader.player.sleep.left == .seconds(Double(minutes * 60)))
        }
    }

    @Test func `it is answered in the listener's language`() throws {
        WordingLanguage.$ofTask.withValue(.german) {
            #expect(asking.pause() == "Es wird gerade nichts vorgelesen.")
            #expect(SleepChoice.offered.map(\.words).first == "Aus")
        }
        #expect(
            SleepChoice.offered.map(\.words) == [
                "Off", "5 min", "10 min", "15 min", "30 min", "45 min", "1 h", "End of the chapter",
            ]
        )
    }

    // MARK: Books

    private func shelve(_ titles: [(String, [String])]) async throws {
        for (number, (title, authors)) in titles.enumerated() {
            let id = try await house.add("\(number).txt", "Book number \(number).")
            await house.app.library.rename(id, title: title, authors: authors)
            house.time.advance(by: .seconds(1))
        }
    }

    @Test(arguments: [
        ("Emma", ["Emma"]), ("emma by Jane Austen", ["Emma", "Persuasion"]), ("Jane Austen", ["Persuasion", "Emma"]),
        ("the dubliners", ["Dubliners"]), ("les miserables", ["Les Misérables"]), ("Kafka", ["Die Verwandlung"]),
        ("die verwandlung von franz kafka", ["Die Verwandlung"]), ("persu", ["Persuasion"]),
        ("war", ["War", "War and Peace"]),
        ("war and peace", ["War and Peace"]), ("finnegans wake", ["Finnegan’s Wake"]), ("", []), ("?!", []),
        ("zebra", []),
    ])
    func `books are found by what was heard`(words: String, titles: [String]) async throws {
        try await shelve([
            ("War and Peace", ["Leo Tolstoy"]), ("War", ["Sebastian Junger"]), ("Emma", ["Jane Austen"]),
            ("Persuasion", ["Jane Austen"]), ("Dubliners", ["James Joyce"]), ("Les Misérables", ["Victor Hugo"]),
            ("Die Verwandlung", ["Franz Kafka"]), ("Finnegan’s Wake", ["James Joyce"]),
        ])
        #expect(try await asking.books(meant: words).map(\.title) == titles)
    }

    @Test func `books are known again by their numbers, and the last read are offered`() async throws {
        try await shelve([("One", []), ("Two", ["A", "B"]), ("Three", [])])
        let books = try await asking.booksToOffer()
        #expect(books.map(\.title) == ["Three", "Two", "One"] && books[1].authors == "A, B")
        let missing = BookID(rawValue: 4711)
        #expect(try await asking.books([books[2].id, missing, books[0].id]).map(\.title) == ["One", "Three"])
    }
}
