import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserKit
@testable import VorleserLibrary

struct HeardBookTests {
    private func book(_ id: Int64, at offset: Int? = nil, _ mark: ReadingMark? = nil, in collections: String...) -> (
        LibraryBook, BookStanding
    ) {
        var book = LibraryBook(
            id: BookID(rawValue: id),
            title: "Book \(id)",
            authors: [],
            language: "en",
            series: nil,
            collections: collections,
            format: .text,
            fileName: "book.txt",
            digest: String(repeating: "a", count: 64),
            bytes: 5,
            length: 100_000,
            seconds: 6000,
            hasCover: false,
            chosenCover: nil,
            addedAt: Date(timeIntervalSince1970: 1_780_000_000),
            owner: nil,
            preferences: BookPreferences(),
            mark: mark
        )
        book.lastPlace = offset.map { offset in
            let place = Place(offset: TextOffset(utf16: offset), href: "", localOffset: offset, before: "", after: "")
            return DevicePlace(
                device: "a",
                deviceName: "A",
                place: place,
                at: Date(timeIntervalSince1970: 1_790_000_000)
            )
        }
        return (book, BookStanding(of: book, times: nil, usualSpeed: 1))
    }

    @Test func `the whole and what is left of it are told at one speed`() {
        var book = book(1, at: 50).0
        book.preferences.speed = 2
        let standing = BookStanding(of: book, times: nil, usualSpeed: 1)
        #expect(standing.secondsAtSpeed == standing.seconds / 2)
        #expect(standing.secondsLeft == standing.secondsAtSpeed * (1 - standing.progress))
    }

    private func chosen(_ books: [(LibraryBook, BookStanding)], _ collection: String? = nil) -> [[Int]] {
        HeardBook.chosen(from: books, collection).map { [Int($0.book.id.rawValue), $0.start.utf16] }
    }

    @Test func `books that are begun are heard from their place on, others are not`() {
        let books = [
            book(1, at: 500), book(2), book(3, at: 0), book(4, at: 100_000), book(5, at: 500, .finished),
            book(6, at: 500, .unread), book(7, at: 99_000),
        ]
        #expect(chosen(books) == [[1, 500], [7, 99_000]])
    }

    @Test func `those of a collection are in it whether begun or not, finished ones from the beginning`() {
        let books = [
            book(1, at: 500), book(2, in: "Car"), book(3, at: 700, in: "Car", "Train"),
            book(4, at: 700, .finished, in: "Car"),
            book(5, in: "Train"),
        ]
        #expect(chosen(books, "Car") == [[1, 500], [2, 0], [3, 700], [4, 0]])
        #expect(chosen(books, "Nothing") == [[1, 500], [3, 700]])
    }

    @Test func `of many the collection's stay, and then those that were left last`() {
        let begun = (1...12).map { book($0, at: 500) }
        let put = (21...23).map { book($0, in: "Car") }
        let found = chosen(begun + put, "Car").map { $0[0] }
        #expect(found == [1, 2, 3, 4, 5, 6, 7, 21, 22, 23])
    }
}
