import Foundation
import Testing
import VorleserKit

@testable import VorleserScreens

@MainActor struct CarScreenTests {
    private let house: AppHouse
    private let car: CarScreen

    init() throws {
        house = try AppHouse()
        car = CarScreen(house.app)
    }

    /// What a car shows, written down.
    private final class CarDouble {
        private(set) var shown: [(books: [CarSection], chapters: [CarSection])] = []

        func show(_ books: [CarSection], _ chapters: [CarSection]) { shown.append((books, chapters)) }

        var books: [String] { Self.lines(shown.last?.books ?? []) }
        var chapters: [String] { Self.lines(shown.last?.chapters ?? []) }

        private static func lines(_ sections: [CarSection]) -> [String] {
            sections.flatMap { section in
                ["# \(section.title)"] + section.rows.map { ($0.isPlaying ? "> " : "") + $0.title }
            }
        }
    }

    private func follow(_ limit: Int = 12, _ work: (CarDouble) async throws -> Void) async throws {
        let double = CarDouble()
        let following = Task { [car] in await car.follow(atMost: limit) { double.show($0, $1) } }
        defer { following.cancel() }
        // However busy the machine is: what comes first is waited for.
        while double.shown.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
        try await work(double)
        following.cancel()
        await following.value
    }

    @Test func `an empty library is told in few words`() async throws {
        try await follow { double in
            #expect(double.books.isEmpty && double.chapters.isEmpty)
            #expect(car.emptyWords == "Add a book on your phone." && car.noChaptersWords == "Choose a book first.")
        }
    }

    @Test func `what was begun comes first, and the book that plays is marked`() async throws {
        _ = try await house.add("other.txt", "Another book. It is short.")
        _ = try await house.open()
        try await follow { double in
            try await house.until { double.books.contains("> lamp") }
            #expect(double.books == ["# Being read", "> lamp", "# Other books", "other"])
            #expect(double.chapters == ["# lamp", "> One", "Two"])
            let row = try #require(double.shown.last?.books.first?.rows.first)
            #expect(row.detail.hasPrefix("Listen") || row.detail.hasPrefix("Resume at"))
        }
    }

    @Test func `a book that is chosen is read, and the car shows its chapters`() async throws {
        let id = try await house.add("lamp.md", AppHouse.lamp)
        try await follow { double in
            try await house.until { double.books == ["# Other books", "lamp"] }
            try await car.choose(.book(id))
            try await house.until { double.chapters == ["# lamp", "> One", "Two"] }
            #expect(house.app.player?.isOn == true)
            try await car.choose(.chapter(1))
            try await house.until { double.chapters == ["# lamp", "One", "> Two"] }
            try await house.until { house.app.player?.state == .playing }
        }
    }

    @Test func `words do not redraw what the car shows`() async throws {
        let reader = try await house.open()
        reader.toggle()
        try await follow { double in
            try await house.until { double.books.contains("> lamp") }
            let count = double.shown.count
            try await house.listen(2)
            #expect(double.shown.count == count)
        }
    }

    @Test func `what is sought on the phone, is missing or has no voice does not show or hide anything there`()
        async throws
    {
        let lamp = try await house.add("lamp.md", AppHouse.lamp)
        let lost = try await house.add("lost.txt", "A book whose file is lost.")
        let foreign = try await house.add("foreign.txt", "A book that no voice speaks.")
        try FileManager.default.removeItem(at: try await house.app.room.library.file(of: lost))
        await house.app.library.setLanguage(Language("ja"), of: foreign)
        house.app.library.search = "lost"
        await house.app.library.settled()
        try await follow { double in
            #expect(double.books == ["# Other books", "lamp"])
            #expect(double.shown.last?.books.first?.rows.first?.target == .book(lamp))
        }
    }

    @Test func `no more rows than the car takes, and the voice among them`() async throws {
        let text = (1...40).map { "# Chapter \($0)\n\nIt was late in chapter \($0).\n" }.joined(separator: "\n")
        let reader = try await house.open("long.md", text)
        for number in 0..<5 { _ = try await house.add("\(number).txt", "Book \(number).") }
        reader.goTo(chapter: 20)
        await reader.settled()
        try await follow(4) { double in
            try await house.until { double.chapters.contains("> Chapter 21") }
            #expect(double.chapters == ["# long", "Chapter 20", "> Chapter 21", "Chapter 22", "Chapter 23"])
            #expect(double.books.count == 6 && double.books.contains("> long"))
            reader.goTo(chapter: 39)
            try await house.until { double.chapters.last == "> Chapter 40" }
            #expect(double.chapters.count == 5)
            reader.goTo(chapter: 0)
            try await house.until { double.chapters.dropFirst().first == "> Chapter 1" }
        }
    }

    @Test func `one key goes through the speeds`() async throws {
        car.nextSpeed()
        let reader = try await house.open()
        var speeds: [Double] = []
        for _ in 0..<6 {
            car.nextSpeed()
            speeds.append(reader.player.speed)
        }
        #expect(speeds == [1.25, 1.5, 2, 0.75, 1, 1.25])
        reader.player.setSpeed(0.9)
        car.nextSpeed()
        #expect(reader.player.speed == 1)
    }

    @Test func `what is there no more leads nowhere`() async throws {
        try await car.choose(.chapter(3))
        _ = try await house.open()
        try await car.choose(.chapter(-1))
        try await car.choose(.chapter(99))
        #expect(house.app.player?.isOn == false)
        await #expect(throws: AskingError.self) { try await car.choose(.book(BookID(rawValue: 4711))) }
    }
}
