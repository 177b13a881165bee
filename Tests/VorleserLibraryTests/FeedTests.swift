import Foundation
import Testing
import VorleserCore

@testable import VorleserLibrary

struct FeedTests {
    @Test func `a shelf has one feed for each person, and seasons keep their numbers`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        let books = [try await shelf.add("One").id, try await shelf.add("Two").id, try await shelf.add("Three").id]
        #expect(try await library.shelfFeed() == nil)
        #expect(try await library.seat(books) == nil)
        #expect(try await library.chooseCollection("Car") == nil)
        let feed = try await library.makeShelfFeed()
        #expect(feed.secret.utf8.count == 32)
        try await library.seat([books[1]])
        try await library.seat([books[0], books[1]])
        try await library.chooseCollection("Car")
        #expect(try await library.makeShelfFeed().secret == feed.secret)
        let said = try #require(try await library.feed(withSecret: feed.secret)?.shelf)
        #expect(said.collection == "Car")
        #expect(books.map { said.season(of: $0) } == [2, 1, nil])
        // Another person has their own, and a book's feed is another one.
        let anna = try await library.addPerson(PersonDraft(name: "Anna")).id
        let her = try await Listener.$current.withValue(anna) { try await library.makeShelfFeed() }
        #expect(her.secret != feed.secret && her.person == anna && her.shelf?.collection == nil)
        #expect(try await library.feed(of: books[0]) == nil)
        let own = try await library.makeFeed(of: books[0])
        #expect(own.book == books[0] && own.shelf == nil)
        #expect(try await library.endShelfFeed())
        #expect(try await !library.endShelfFeed())
        #expect(try await library.feed(withSecret: feed.secret) == nil)
        #expect(try await library.hasEndedFeed(withSecret: feed.secret))
        #expect(try await library.feed(withSecret: her.secret) == her)
        #expect(try await library.feed(of: books[0]) == own)
    }

    @Test func `what older programs have kept is read, and what is kept can be read by them`() throws {
        let old = #"{"book":7,"createdAt":10,"secret":"abc"}"#
        let feed = try JSONDecoder().decode(PrivateFeed.self, from: Data(old.utf8))
        #expect((feed.book, feed.person, feed.secret) == (BookID(rawValue: 7), .first, "abc"))
        #expect(try feed.column == #"{"book":7,"createdAt":10,"person":1,"secret":"abc"}"#)
    }
}
