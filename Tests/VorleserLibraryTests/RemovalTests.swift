import Foundation
import GRDB
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserLibrary

struct RemovalTests {
    @Test func `a removed book is nowhere, and comes back as it was`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        let book = try await shelf.add("One")
        try await library.remove(book.id)
        let unknown = LibraryError.unknownBook(book.id)
        #expect(try await library.books().isEmpty)
        #expect(try await library.books(matching: "one").isEmpty)
        #expect(try await library.books(withDigest: book.digest).isEmpty)
        #expect(try await library.removedBooks().map(\.id) == [book.id])
        await #expect(throws: unknown) { try await library.book(book.id) }
        await #expect(throws: unknown) { try await library.file(of: book.id) }
        await #expect(throws: unknown) { try await library.describe(book.id) { $0.title = "Two" } }
        await #expect(throws: unknown) { try await library.changePreferences(of: book.id) { $0 = BookPreferences() } }
        await #expect(throws: unknown) { try await library.bookmarks(in: book.id) }
        await #expect(throws: unknown) { try await library.addBookmark("", at: Place(0), in: book.id) }
        await #expect(throws: unknown) { try await library.remove(book.id) }
        let place = DevicePlace(device: "a", deviceName: "A", place: Place(1), at: shelf.clock.now)
        await #expect(throws: unknown) { try await library.setPlace(place, in: book.id) }
        #expect(try await library.restore(book.id) == book)
        #expect(try await library.books() == [book])
    }

    @Test func `it is deleted when its time is over, with all that belongs to it`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        let (gone, stays) = (try await shelf.add("One", cover: [1]), try await shelf.add("Two"))
        _ = try await library.addBookmark("here", at: Place(1), in: gone.id)
        try await library.remove(gone.id)
        shelf.clock.advance(30 * 24 * 3600 - 1)
        #expect(try await library.purge().isEmpty)
        shelf.clock.advance(2)
        #expect(try await library.purge().map(\.id) == [gone.id])
        await #expect(throws: LibraryError.unknownBook(gone.id)) { try await library.restore(gone.id) }
        #expect(try await library.books() == [stays])
        #expect(try FileManager.default.contentsOfDirectory(atPath: shelf.folder.path("library/books")) == ["2"])
        let left = try await library.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM bookmark") }
        #expect(left == 0)
    }

    @Test func `one is deleted at once when that is asked for`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        #expect(try await shelf.library.purge(book.id).map(\.id) == [book.id])
        #expect(!shelf.library.hasFile(book.id))
        await #expect(throws: LibraryError.unknownBook(book.id)) { try await shelf.library.purge(book.id) }
    }
}
