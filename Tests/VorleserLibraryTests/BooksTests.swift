import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserLibrary

struct BooksTests {
    @Test func `a book that is added is there as it was described`() async throws {
        let shelf = try Shelf()
        let file = shelf.folder.url("a.epub")
        try Data("content".utf8).write(to: file)
        let draft = BookDraft(
            title: "The Time Machine",
            authors: ["H. G. Wells", "A “Second” \"Author\""],
            language: "en-GB",
            format: .epub,
            fileName: "a.epub",
            digest: String(repeating: "b", count: 64),
            bytes: 7,
            length: 12,
            seconds: 3.5,
            cover: [1, 2, 3]
        )
        let added = try await shelf.library.add(draft, file: file)
        #expect(try await shelf.library.books() == [added])
        #expect(try await shelf.library.book(added.id) == added)
        #expect(added.title == draft.title)
        #expect(added.authors == draft.authors)
        #expect(added.language == "en-GB")
        #expect(added.format == .epub)
        #expect((added.bytes, added.length) == (7, 12))
        #expect(added.seconds == 3.5)
        #expect(added.addedAt == shelf.clock.now)
        #expect(added.readAt == nil)
        #expect(added.lastPlace == nil)
        #expect(try Data(contentsOf: await shelf.library.file(of: added.id)) == Data("content".utf8))
        let cover = try #require(try await shelf.library.cover(of: added.id))
        #expect(try Data(contentsOf: cover) == Data([1, 2, 3]))
        #expect(try shelf.library.bytesOfFiles() == 10)
    }

    @Test func `it is there when the library is opened again`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        let again = try Library(folder: shelf.folder.url("library"))
        #expect(try await again.books() == [book])
    }

    @Test func `a file that cannot be copied leaves nothing behind`() async throws {
        let shelf = try Shelf()
        await #expect(throws: FileFault(path: shelf.folder.path("no-such-file"), code: ENOENT)) {
            try await shelf.library.add(BookDraft("One"), file: shelf.folder.url("no-such-file"))
        }
        #expect(try await shelf.library.books().isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: shelf.folder.path("library/books")).isEmpty)
    }

    @Test func `the folder of an import that a crash has undone is in nobody's way`() async throws {
        let shelf = try Shelf()
        let orphan = shelf.folder.url("library/books/1")
        try FileManager.default.createDirectory(at: orphan.appending(path: "book"), withIntermediateDirectories: true)
        try Data("old".utf8).write(to: orphan.appending(path: "book/old.txt"))
        let book = try await shelf.add("New")
        #expect(book.id == BookID(rawValue: 1))
        #expect(try Data(contentsOf: await shelf.library.file(of: book.id)) == Data("New".utf8))
    }

    @Test func `what crashes have left is cleared away, and nothing else`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        let folder = shelf.folder.url("library/books")
        for name in ["9", ".incoming-old", ".incoming-new", "mine"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name),
                withIntermediateDirectories: false
            )
        }
        let long = shelf.clock.now - 2 * 24 * 3600
        try FileManager.default.setAttributes(
            [.modificationDate: long],
            ofItemAtPath: folder.appending(path: ".incoming-old").path
        )
        try FileManager.default.setAttributes(
            [.modificationDate: shelf.clock.now],
            ofItemAtPath: folder.appending(path: ".incoming-new").path
        )
        try await shelf.library.purge()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == [".incoming-new", "\(book.id)", "mine"])
    }

    @Test func `the same file twice is two books`() async throws {
        let shelf = try Shelf()
        let books = [try await shelf.add("One"), try await shelf.add("One")]
        #expect(try await shelf.library.books(withDigest: books[0].digest) == books)
        #expect(books[0].id != books[1].id)
    }

    @Test func `a number is never given to another book`() async throws {
        let shelf = try Shelf()
        let first = try await shelf.add("One")
        try await shelf.library.purge(first.id)
        let second = try await shelf.add("Two")
        #expect(second.id.rawValue > first.id.rawValue)
    }

    @Test func `a file in the place of another keeps title, places and notes`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One", cover: [1])
        try await shelf.library.describe(book.id) { $0.title = "Mine" }
        _ = try await shelf.library.addBookmark("here", at: Place(3), in: book.id)
        try FileManager.default.removeItem(at: await shelf.library.file(of: book.id))
        let missing = LibraryError.missingFile(book.id, title: "Mine")
        await #expect(throws: missing) { try await shelf.library.file(of: book.id) }
        #expect(missing.recoverySuggestion?.contains("import --as \(book.id)") == true)

        let file = shelf.folder.url("two.txt")
        try Data("two".utf8).write(to: file)
        let received = try await shelf.library.receive(file, named: "Two.txt")
        let replaced = try await shelf.library.replaceFile(of: book.id, with: BookDraft("Two"), received)
        #expect(replaced.title == "Mine")
        #expect(replaced.fileName == "Two.txt")
        #expect(!replaced.hasCover)
        #expect(try Data(contentsOf: await shelf.library.file(of: book.id)) == Data("two".utf8))
        #expect(try await shelf.library.bookmarks(in: book.id).count == 1)
        let names = try FileManager.default.contentsOfDirectory(atPath: shelf.folder.path("library/books"))
        #expect(names == ["\(book.id)"])
    }

    @Test func `a file that replaces one of another name is the only one`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        let file = shelf.folder.url("any")
        try Data("# Two".utf8).write(to: file)
        let received = try await shelf.library.receive(file, named: "two.md")
        _ = try await shelf.library.replaceFile(of: book.id, with: BookDraft("Two"), received)
        let now = try await shelf.library.file(of: book.id)
        #expect(now.lastPathComponent == "two.md")
        #expect(try FileManager.default.contentsOfDirectory(atPath: now.deletingLastPathComponent().path) == ["two.md"])
    }

    @Test func `a file for a book that is gone is discarded`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        try await shelf.library.remove(book.id)
        let received = try await shelf.library.receive(
            shelf.library.files.folder(of: book.id).appending(path: "book/One.txt"),
            named: "a.txt"
        )
        await #expect(throws: LibraryError.unknownBook(book.id)) {
            try await shelf.library.replaceFile(of: book.id, with: BookDraft("Two"), received)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: shelf.folder.path("library/books")) == ["1"])
    }

    @Test func `titles and authors change alone`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One", by: ["Ann"])
        #expect(try await shelf.library.describe(book.id) { $0.title = "Two" }.authors == ["Ann"])
        let renamed = try await shelf.library.describe(book.id) { $0.authors = ["Bob", "Carl"] }
        #expect((renamed.title, renamed.authors) == ("Two", ["Bob", "Carl"]))
        #expect(try await shelf.library.books(matching: "carl") == [renamed])
        #expect(try await shelf.library.books(matching: "one").isEmpty)
    }

    @Test func `preferences are kept and taken back`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One")
        let chosen = BookPreferences(voice: "slt", speed: 1.25, mode: .paged)
        try await shelf.library.changePreferences(of: book.id) { $0 = chosen }
        #expect(try await shelf.library.book(book.id).preferences == chosen)
        try await shelf.library.changePreferences(of: book.id) { $0 = BookPreferences() }
        #expect(try await shelf.library.book(book.id).preferences == BookPreferences())
    }
}
