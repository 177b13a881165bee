import Foundation
import Testing
import VorleserCore

@testable import VorleserLibrary

struct ActivityTests {
    private func activity(_ book: LibraryBook, _ day: String, listened: Double, read: Double = 0) -> DailyActivity {
        DailyActivity(book: book.id, title: "", day: day, listened: listened, read: read, letters: Int(read) * 10)
    }

    @Test func `what comes twice or late counts once, what is added is added, and devices add up`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        try await shelf.library.noteActivity(activity(book, "2026-11-26", listened: 60, read: 5), on: "phone")
        try await shelf.library.noteActivity(activity(book, "2026-11-26", listened: 90, read: 5), on: "phone")
        try await shelf.library.noteActivity(activity(book, "2026-11-26", listened: 60, read: 4), on: "phone")
        try await shelf.library.addActivity(activity(book, "2026-11-26", listened: 10), on: "terminal")
        try await shelf.library.addActivity(activity(book, "2026-11-26", listened: 20), on: "terminal")
        try await shelf.library.noteActivity(activity(book, "2026-11-25", listened: 1), on: "phone")
        let found = try await shelf.library.activity()
        #expect(found.map(\.day) == ["2026-11-26", "2026-11-25"])
        #expect(found[0].listened == 120 && found[0].read == 5 && found[0].letters == 50)
        #expect(found[0].title == "One")
        #expect(try await shelf.library.activity(since: "2026-11-26").count == 1)
    }

    @Test func `it stays when the book goes, under the title it had`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        try await shelf.library.noteActivity(activity(book, "2026-11-26", listened: 60), on: "phone")
        try await shelf.library.purge(book.id)
        #expect(try await shelf.library.activity().map(\.title) == ["One"])
        await #expect(throws: LibraryError.unknownBook(book.id)) {
            try await shelf.library.noteActivity(activity(book, "2026-11-27", listened: 60), on: "phone")
        }
        try await shelf.library.forgetActivity()
        #expect(try await shelf.library.activity().isEmpty)
    }
}
