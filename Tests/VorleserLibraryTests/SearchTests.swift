import Foundation
import Testing
import VorleserCore

@testable import VorleserLibrary

struct SearchTests {
    private func titles(_ shelf: Shelf, _ words: String) async throws -> [String] {
        try await shelf.library.books(matching: words, by: .title).map(\.title)
    }

    @Test func `words are found by their beginnings, in titles and authors`() async throws {
        let shelf = try Shelf()
        try await shelf.add("The Time Machine", by: ["H. G. Wells"])
        try await shelf.add("Les Misérables", by: ["Victor Hugo"])
        try await shelf.add("Émile", by: ["J.-J. Rousseau"])
        #expect(try await titles(shelf, "tim mach") == ["The Time Machine"])
        #expect(try await titles(shelf, "WELLS time") == ["The Time Machine"])
        #expect(try await titles(shelf, "miserables") == ["Les Misérables"])
        #expect(try await titles(shelf, "e\u{301}mile") == ["Émile"])
        #expect(try await titles(shelf, "j j rous") == ["Émile"])
        #expect(try await titles(shelf, "achine").isEmpty)
        #expect(try await titles(shelf, "  ").count == 3)
    }

    @Test(arguments: [
        "\"", "\"Time", "Time\" OR \"x", "Time NOT Machine", "NEAR(Time Machine)", "title:Time", "Time*", "*", "^Time",
        "Time AND", "(", "'; DROP TABLE book; --", "-Time", "{title} : Time", "\u{0}Time", "Time\\",
    ])
    func `nothing that is typed is a command`(words: String) async throws {
        let shelf = try Shelf()
        try await shelf.add("Time")
        _ = try await titles(shelf, words)
        #expect(try await titles(shelf, "time") == ["Time"])
    }
}

struct BookOrderTests {
    private func titles(_ shelf: Shelf, _ order: BookOrder) async throws -> [String] {
        try await shelf.library.books(by: order).map(\.title)
    }

    @Test func `titles stand as on a shelf`() async throws {
        let shelf = try Shelf()
        for title in [
            "The Time Machine", "alice", "Zorba", "Émile", "A Tale", "Der Prozess", "“Quoted”", "Part 10", "Part 2",
            "The",
        ] {
            try await shelf.add(title)
        }
        #expect(
            try await titles(shelf, .title) == [
                "alice", "Émile", "Part 2", "Part 10", "Der Prozess", "“Quoted”", "A Tale", "The", "The Time Machine",
                "Zorba",
            ]
        )
    }

    @Test func `authors stand by their last names, books without one at the end`() async throws {
        let shelf = try Shelf()
        try await shelf.add("1")
        try await shelf.add("2", by: ["H. G. Wells"])
        try await shelf.add("3", by: ["Austen, Jane"])
        try await shelf.add("4", by: ["Émile Zola"])
        try await shelf.add("5", by: ["Orson Welles", "Aaron"])
        #expect(try await titles(shelf, .author) == ["3", "5", "2", "4", "1"])
    }

    @Test func `the last read or added comes first`() async throws {
        let shelf = try Shelf()
        let first = try await shelf.add("1")
        shelf.clock.advance(1)
        try await shelf.add("2")
        shelf.clock.advance(1)
        let place = DevicePlace(device: "a", deviceName: "A", place: Place(0), at: shelf.clock.now)
        try await shelf.library.setPlace(place, in: first.id)
        shelf.clock.advance(1)
        try await shelf.add("3")
        #expect(try await titles(shelf, .recent) == ["3", "1", "2"])
        #expect(try await titles(shelf, .added) == ["3", "2", "1"])
    }
}
