import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserLibrary

/// Series, collections, marks and chosen covers.
struct ShelvingTests {
    private func series(_ name: String, _ position: String?) -> BookMetadata.Series {
        BookMetadata.Series(name: name, position: position)
    }

    @Test func `a series that the listener has taken away is not noted again`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        try await shelf.library.noteSeries(series("Barsetshire", "1"), of: book.id)
        #expect(try await shelf.library.book(book.id).series == series("Barsetshire", "1"))
        try await shelf.library.noteSeries(series("Palliser", "2"), of: book.id)
        #expect(try await shelf.library.book(book.id).series == series("Barsetshire", "1"))
        try await shelf.library.describe(book.id) { $0.series = nil }
        #expect(try await shelf.library.book(book.id).series == nil)
        try await shelf.library.noteSeries(series("Barsetshire", "1"), of: book.id)
        #expect(try await shelf.library.book(book.id).series == nil)
    }

    @Test func `another title leaves a series that was never looked for open`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        try await shelf.library.describe(book.id) { $0.title = "Uno" }
        try await shelf.library.noteSeries(series("Barsetshire", nil), of: book.id)
        #expect(try await shelf.library.book(book.id).series == series("Barsetshire", nil))
    }

    @Test func `a series comes in the order of its numbers, books of none last`() async throws {
        let shelf = try Shelf()
        for (title, name, position) in [
            ("D", nil, nil), ("Ten", "Barsetshire", "10"), ("Two", "Barsetshire", "2"), ("Half", "Barsetshire", "1.5"),
            ("Other", "A Palliser", "1"), ("Without", "Barsetshire", nil), ("A", nil, nil),
        ] as [(String, String?, String?)] {
            let book = try await shelf.add(title)
            try await shelf.library.describe(book.id) { $0.series = name.map { series($0, position) } }
        }
        let titles = try await shelf.library.books(by: .series).map(\.title)
        #expect(titles == ["Half", "Two", "Ten", "Without", "Other", "A", "D"])
    }

    @Test func `books are found by series and collection`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        try await shelf.add("Two")
        try await shelf.library.describe(book.id) { book in
            book.series = series("Bärsetshire", "1")
            book.collections = ["For the train"]
        }
        #expect(try await shelf.library.books(matching: "barset").map(\.id) == [book.id])
        #expect(try await shelf.library.books(matching: "train").map(\.id) == [book.id])
        try await shelf.library.describe(book.id) { $0.collections = [] }
        #expect(try await shelf.library.books(matching: "train").isEmpty)
    }

    @Test func `a mark holds until the book is read on`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        try await shelf.library.setMark(.finished, of: book.id)
        #expect(try await shelf.library.book(book.id).mark == .finished)
        let place = DevicePlace(device: "p", deviceName: "Phone", place: Place(1), at: shelf.clock.now)
        try await shelf.library.setPlace(place, in: book.id)
        #expect(try await shelf.library.book(book.id).mark == nil)
    }

    @Test func `a book that is not begun after all opens at its start, its old place still known`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        func put(_ offset: Int) async throws {
            shelf.clock.advance(1)
            let place = DevicePlace(device: "p", deviceName: "Phone", place: Place(offset), at: shelf.clock.now)
            try await shelf.library.setPlace(place, in: book.id)
        }
        for _ in 0..<2 {
            try await put(7)
            try await shelf.library.setMark(.unread, of: book.id)
            let marked = try await shelf.library.book(book.id)
            #expect(marked.lastPlace == nil && marked.progress == 0)
            #expect(try await shelf.library.places(in: book.id).isEmpty)
            let before = try await shelf.library.allPlaces(in: book.id)
            // Another device's, so that the phone is offered it.
            #expect(before.map(\.place) == [Place(7)] && before.allSatisfy { $0.device != "p" })
            try await put(1)
            #expect(try await shelf.library.book(book.id).lastPlace?.place == Place(1))
            #expect(try await shelf.library.places(in: book.id).map(\.place) == [Place(1), Place(7)])
        }
        try await shelf.library.setMark(.unread, of: book.id)
        try await shelf.library.setMark(nil, of: book.id)
        #expect(try await shelf.library.book(book.id).lastPlace?.place == Place(1))
    }

    @Test func `a chosen cover stands before the book's own, and goes again`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One", cover: [1])
        let changed = try await shelf.library.setCover([2, 3], of: book.id)
        #expect(changed.hasCover && changed.chosenCover != nil)
        #expect(try Data(contentsOf: #require(try await shelf.library.cover(of: book.id))) == Data([2, 3]))
        let again = try await shelf.library.setCover([4], of: book.id)
        #expect(again.chosenCover != changed.chosenCover)
        try await shelf.library.setCover(nil, of: book.id)
        #expect(try Data(contentsOf: #require(try await shelf.library.cover(of: book.id))) == Data([1]))
        let bare = try await shelf.add("Two")
        #expect(try await shelf.library.setCover([5], of: bare.id).hasCover)
        #expect(try await shelf.library.setCover(nil, of: bare.id).hasCover == false)
    }

    @Test func `what is said of a book outlives the database`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        try await shelf.library.describe(book.id) { book in
            book.series = series("Barsetshire", "1")
            book.collections = ["Novels"]
        }
        let activity = DailyActivity(book: book.id, title: "", day: "2027-01-15", listened: 60, read: 0, letters: 0)
        try await shelf.library.noteActivity(activity, on: "p")
        let file = shelf.folder.url("library").appending(path: "library.sqlite")
        try Data("not a database, though it is as long as one may be".utf8).write(to: file)
        let library = try Library(folder: shelf.folder.url("library")) { shelf.clock.now }
        #expect(try await library.book(book.id).series == series("Barsetshire", "1"))
        #expect(try await library.book(book.id).collections == ["Novels"])
        #expect(try await library.activity().map(\.listened) == [60])
    }
}
