import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserLibrary

/// What one process writes another one learns of.
struct ChangesTests {
    @Test func `what others write is told once, by what it is about`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("Emma")
        let other = try Library(folder: shelf.folder.url("library")) { shelf.clock.now }
        #expect(try await shelf.library.changesByOthers() == LibraryChanges())
        #expect(try await shelf.library.changesByOthers() == LibraryChanges())

        let bookmark = try await other.addBookmark("here", at: Place(3), in: book.id)
        try await other.set("speed", to: 1.5)
        try await other.describe(book.id) { $0.title = "Emma, again" }
        var expected = LibraryChanges()
        expected.books = [book.id]
        expected.notes = [LibraryChanges.PersonalBook(book.id, of: .first)]
        expected.areSettingsNew = true
        #expect(try await shelf.library.changesByOthers() == expected)
        #expect(try await shelf.library.changesByOthers() == LibraryChanges())

        try await other.removeBookmark(bookmark.id, in: book.id)
        #expect(try await shelf.library.changesByOthers().areNotesGone)
    }

    @Test func `what the process itself writes is not told`() async throws {
        let shelf = try Shelf()
        _ = try await shelf.library.changesByOthers()
        let book = try await shelf.add("Emma")
        _ = try await shelf.library.addBookmark("here", at: Place(3), in: book.id)
        #expect(try await shelf.library.changesByOthers() == LibraryChanges())
    }

    @Test func `others' writes are found among one's own, also over the turn of a day`() async throws {
        let shelf = try Shelf()
        let other = try Library(folder: shelf.folder.url("library")) { shelf.clock.now }
        let book = try await shelf.add("Emma")
        _ = try await shelf.library.changesByOthers()
        try await other.set("speed", to: 1.5)
        shelf.clock.advance(24 * 3600)
        for _ in 0..<3 { _ = try await shelf.library.addBookmark("here", at: Place(3), in: book.id) }
        let changes = try await shelf.library.changesByOthers()
        #expect(changes.areSettingsNew && changes.notes.isEmpty)
    }
}
