import Foundation
import Testing
import VorleserCore

@testable import VorleserLibrary

/// What one library has is merged into another, and into itself.
struct MergingTests {
    private func place(_ offset: Int, _ at: Double, on device: String = "phone") -> DevicePlace {
        DevicePlace(device: device, deviceName: device, place: Place(offset), at: Date(timeIntervalSince1970: at))
    }

    /// A book with something of everything.
    private func read(_ shelf: Shelf) async throws -> LibraryBook {
        let (library, book) = (shelf.library, try await shelf.add("One", by: ["Ann"]))
        try await library.setPlace(place(5, 1_799_000_000), in: book.id)
        try await library.setPlace(place(3, 1_798_000_000, on: "desk"), in: book.id)
        _ = try await library.addBookmark("Here", at: Place(4), in: book.id)
        _ = try await library.addHighlight(
            from: Place(1),
            to: Place(3),
            text: "ne",
            colour: .green,
            note: "Why?",
            in: book.id
        )
        _ = try await library.addPronunciation(at: Place(2), length: 2, way: "say", said: "won", in: book.id)
        try await library.describe(book.id) { $0.title = "One, really" }
        try await library.describe(book.id) { $0.collections = ["Train"] }
        try await library.changePreferences(of: book.id) { $0 = BookPreferences(voice: "slt", speed: 1.5) }
        try await library.setMark(.finished, of: book.id)
        let activity = DailyActivity(book: book.id, day: "2026-11-26", listened: 60, read: 5, letters: 50)
        try await library.noteActivity(activity, on: "phone")
        return try await library.book(book.id)
    }

    @discardableResult
    private func merge(_ from: Shelf, _ to: Shelf) async throws -> MergeCount {
        let contents = try await from.library.contents(settings: [])
        var count = MergeCount()
        for book in contents.books {
            let reading = contents.readings.first { $0.book == book.id }
            let matches = try await to.library.allBooks(withDigests: [book.digest])
            for match in matches[book.digest]?.prefix(1) ?? [] {
                count = count + (try await to.library.merge(book, reading, into: match.id))
            }
        }
        return count
    }

    @Test func `a book that was just imported gets all, and only once`() async throws {
        let (there, here) = (try Shelf(), try Shelf())
        let before = try await read(there)
        let book = try await here.add("One", by: ["Ann"])
        let count = try await merge(there, here)
        #expect((count.places, count.bookmarks, count.highlights) == (2, 1, 1))
        #expect((count.pronunciations, count.activity, count.isDescribedAnew) == (1, 1, true))
        let after = try await here.library.book(book.id)
        #expect(after.description == before.description && after.preferences == before.preferences)
        #expect(after.mark == .finished && after.lastPlace == before.lastPlace)
        #expect(try await here.library.places(in: book.id) == there.library.places(in: before.id))
        #expect(try await here.library.highlights(in: book.id).map(\.note) == ["Why?"])
        #expect(try await merge(there, here) == MergeCount())
        #expect(try await merge(there, there) == MergeCount())
        #expect(try await here.library.bookmarks(in: book.id).map(\.label) == ["Here"])
    }

    @Test func `what is here stays, and of two places the newer holds`() async throws {
        let (there, here) = (try Shelf(), try Shelf())
        _ = try await read(there)
        let book = try await here.add("One", by: ["Ann"])
        try await here.library.setPlace(place(9, 1_799_500_000), in: book.id)
        try await here.library.setPlace(place(1, 1_797_000_000, on: "desk"), in: book.id)
        try await here.library.describe(book.id) { $0.title = "Mine" }
        try await here.library.changePreferences(of: book.id) { $0 = BookPreferences(speed: 2) }
        _ = try await here.library.addBookmark("Another name", at: Place(4), in: book.id)
        _ = try await here.library.addHighlight(
            from: Place(1),
            to: Place(3),
            text: "ne",
            colour: .pink,
            note: "",
            in: book.id
        )
        here.clock.advance(60)
        #expect(try await merge(there, here).places == 1)
        let after = try await here.library.book(book.id)
        #expect(after.title == "Mine" && after.preferences == BookPreferences(voice: "slt", speed: 2))
        #expect(try await here.library.places(in: book.id).map(\.place.offset.utf16) == [9, 3])
        // Made at the same moment at the same place: the same, under the name that it has here.
        #expect(try await here.library.bookmarks(in: book.id).map(\.label) == ["Another name"])
        #expect(try await here.library.highlights(in: book.id).map(\.note) == ["Why?"])
        #expect(try await here.library.highlights(in: book.id).map(\.colour) == [.pink])
    }

    @Test func `whoever has read on since is not told that the book is finished`() async throws {
        let (there, here) = (try Shelf(), try Shelf())
        _ = try await read(there)
        let book = try await here.add("One", by: ["Ann"])
        here.clock.advance(1000)
        try await here.library.setPlace(place(2, 1_800_000_900, on: "tablet"), in: book.id)
        try await merge(there, here)
        #expect(try await here.library.book(book.id).mark == nil)
    }

    @Test func `time spent counts once, whether its book went, came back, or is another's`() async throws {
        let (there, here) = (try Shelf(), try Shelf())
        let book = try await read(there)
        let whole = try await there.library.contents(settings: [])
        try await there.library.purge(book.id)
        let past = try await there.library.contents(settings: []).past
        #expect(past.map(\.title) == ["One, really"] || past.map(\.title) == ["One"])
        #expect(try await there.library.merge(past) == 0)
        #expect(try await here.library.merge(past) == 1)
        #expect(try await here.library.merge(past) == 0)
        #expect(try await here.library.activity().map(\.listened) == [60])
        // The book comes, is called as it was, and takes the time that was its own.
        let back = try await here.add(past[0].title)
        _ = try await here.library.merge(whole.books[0], whole.readings[0], into: back.id)
        #expect(try await here.library.activity().map(\.book) == [back.id])
        #expect(try await here.library.activity().map(\.listened) == [60])
    }

    @Test func `time is found again among many days and devices`() async throws {
        let shelf = try Shelf()
        func days(_ listened: Double) -> [ReadingBackup.Activity] {
            (0..<4000).map { number in
                .init(device: "d\(number)", day: "2026-11-26", listened: listened, read: 0, letters: 0)
            }
        }
        func past(_ listened: Double) -> [PastActivity] {
            days(listened).map { PastActivity(title: "Gone", activity: $0) }
        }
        #expect(try await shelf.library.merge(past(60) + past(60)) == 4000)
        #expect(try await shelf.library.merge(past(50)) == 0)
        #expect(try await shelf.library.merge(past(70)) == 4000)
        let book = try await shelf.add("Gone")
        var reading = ReadingBackup(of: book.id.rawValue)
        reading.activity = Tolerant(days(80) + days(80))
        #expect(try await shelf.library.merge(nil, reading, into: book.id).activity == 4000)
        let whole = try await shelf.library.contents(settings: [])
        #expect(whole.past.isEmpty)
        #expect(whole.readings[0].activity.elements.map(\.listened) == Array(repeating: 80, count: 4000))
    }

    @Test func `a place of the future is of now`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        var contents = try await shelf.library.contents(settings: [])
        contents.readings[0].places = Tolerant([place(3, 1_900_000_000)])
        _ = try await shelf.library.merge(contents.books[0], contents.readings[0], into: book.id)
        #expect(try await shelf.library.places(in: book.id).map(\.at) == [shelf.clock.now])
    }
}
