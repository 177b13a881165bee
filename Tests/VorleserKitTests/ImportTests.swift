import Foundation
import Synchronization
import Testing
import VorleserBooks
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserTesting

struct ImportTests {
    /// A reading room with folders of its own.
    private struct Room {
        let folder: Folder
        let room: ReadingRoom

        init() throws {
            folder = try Folder()
            let folders = Folders(in: folder)
            room = try ReadingRoom(library: Library(folder: folders.library), folders: folders)
        }

        func file(_ name: String, _ text: String) throws -> URL {
            try Data(text.utf8).write(to: folder.url(name))
            return folder.url(name)
        }

        /// What is left of files that were on their way in.
        var stray: [String] {
            let books = room.folders.library.appending(path: "books")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: books.path)) ?? []
            return names.filter { Int($0) == nil }
        }
    }

    @Test func `what is made of a book has the cover that the listener has chosen`() async throws {
        let room = try Room()
        let id = try await room.room.importBook(at: room.file("lamp.md", "# One\n\nHe lit it.\n")).book.id
        #expect(try await room.room.open(id).cover() == nil)
        let picture = Array("GIF89a and so on".utf8)
        try await room.room.library.setCover(picture, of: id)
        #expect(try await room.room.open(id).cover()?.bytes == picture)
        try await room.room.library.setCover(nil, of: id)
        #expect(try await room.room.open(id).cover() == nil)
    }

    private final class Flag: Sendable { let isSet = Mutex(false) }

    @Test func `a file becomes a book that knows itself`() async throws {
        let room = try Room()
        let text = "---\ntitle: The Lamp\nauthor: Ann Grey\n---\n\n# One\n\nMr. Grey lit *it*.\n"
        let file = try room.file("upload-1", text)
        let imported = try await room.room.importBook(at: file, named: "lamp.md")
        #expect(imported.book.title == "The Lamp")
        #expect(imported.book.format == .markdown)
        #expect(imported.book.fileName == "lamp.md")
        #expect(imported.book.bytes == (try Data(contentsOf: file)).count)
        #expect(imported.book.seconds > 0)
        #expect(imported.copies.isEmpty)
        let open = try await room.room.book(imported.book.id)
        #expect(open.book.format == .markdown)
        #expect(open.book.length == imported.book.length)
        #expect(open.book.metadata.title == "The Lamp")
        #expect(room.stray.isEmpty)
    }

    @Test func `a book without a title has that of its file, also when it is read again`() async throws {
        let room = try Room()
        let file = try room.file("upload-1", "Once upon a time there was a lamp.\n\nIt was out.\n")
        let imported = try await room.room.importBook(at: file, named: "My Lamp.txt")
        #expect(imported.book.title == "My Lamp")
        #expect(try await room.room.book(imported.book.id).book.metadata.title == "My Lamp")
    }

    @Test func `a book that has just come in is not read again to be opened`() async throws {
        let room = try Room()
        let book = try await room.room.importBook(at: room.file("lamp.txt", "Once there was a lamp.\n")).book
        try FileManager.default.removeItem(at: try await room.room.library.file(of: book.id))
        #expect(try await room.room.book(book.id).book.length == book.length)
    }

    /// A book of two chapters, of which these are in the file.
    private static func epub(_ chapters: [String]) -> [UInt8] {
        let package = """
            <package xmlns='http://www.idpf.org/2007/opf' version='3.0'><metadata/><manifest>\
            <item id='a' href='one.xhtml' media-type='application/xhtml+xml'/>\
            <item id='b' href='two.xhtml' media-type='application/xhtml+xml'/></manifest>\
            <spine><itemref idref='a'/><itemref idref='b'/></spine></package>
            """
        let container = """
            <container xmlns='urn:oasis:names:tc:opendocument:xmlns:container' version='1.0'><rootfiles>\
            <rootfile full-path='book.opf' media-type='application/oebps-package+xml'/></rootfiles></container>
            """
        let documents = chapters.map { name in
            (name, "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>This is \(name) of it.</p></body></html>")
        }
        let files = [
            ("mimetype", "application/epub+zip"), ("META-INF/container.xml", container), ("book.opf", package),
        ]
        return StoredZip.bytes((files + documents).map { ($0, Array($1.utf8)) })
    }

    @Test func `a book with losses says so, and is read again by whoever opens it`() async throws {
        let room = try Room()
        let url = room.folder.url("book.epub")
        try Data(Self.epub(["one.xhtml"])).write(to: url)
        let imported = try await room.room.importBook(at: url)
        #expect(imported.losses.count == 1)
        let open = try await room.room.reopened(imported.book.id)
        #expect(open.losses == imported.losses)
        let whole = Data(Self.epub(["one.xhtml", "two.xhtml"]))
        try whole.write(to: try await room.room.library.file(of: imported.book.id))
        #expect(try await room.room.book(imported.book.id).losses.count == 1)
        let mended = try await room.room.reopened(imported.book.id)
        #expect(mended.losses.isEmpty && mended.book.text.contains("two.xhtml"))
        #expect(mended.revision != open.revision)
    }

    @Test func `many that come in leave the books in memory that are being read`() async throws {
        let room = try Room()
        var books: [LibraryBook] = []
        for number in 1...9 {
            let file = try room.file("\(number).txt", "Book \(number) is of a lamp.\n")
            books.append(try await room.room.importBook(at: file).book)
            // The first is read all the while.
            _ = try await room.room.book(books[0].id)
        }
        try FileManager.default.removeItem(at: try await room.room.library.file(of: books[0].id))
        #expect(try await room.room.book(books[0].id).book.length == books[0].length)
    }

    @Test func `the book that was opened last is at hand`() async throws {
        let room = try Room()
        let book = try await room.room.importBook(at: room.file("lamp.txt", "Once there was a lamp.\n")).book
        let later = try ReadingRoom(library: room.room.library, folders: room.room.folders)
        await later.openLastBook()
        try FileManager.default.removeItem(at: try await room.room.library.file(of: book.id))
        #expect(try await later.book(book.id).book.length == book.length)
    }

    @Test func `the same file again is another book, and that is said`() async throws {
        let room = try Room()
        let file = try room.file("a.txt", "Once upon a time.\n")
        let first = try await room.room.importBook(at: file)
        let second = try await room.room.importBook(at: file, named: "b.txt", title: "Another")
        #expect(second.copies.map(\.id) == [first.book.id])
        #expect(second.book.title == "Another")
        #expect(try await room.room.library.books().count == 2)
    }

    @Test(arguments: [("", nil), ("  \n ", nil), ("Mine: a/b", "Mine: a/b")] as [(String, String?)])
    func `pasted text becomes a book`(title: String, expected: String?) async throws {
        let room = try Room()
        let text = "The lamp was out.\n\nNobody knew why.\n"
        let imported = try await room.room.importText(text, title: title)
        #expect(imported.book.title == expected ?? "The lamp was out.")
        #expect(imported.book.format == .text)
        #expect(try await room.room.book(imported.book.id).book.text.contains("Nobody knew why."))
    }

    @Test func `a long beginning is cut at a word`() async throws {
        let room = try Room()
        let text = String(repeating: "Lamps and lights ", count: 20)
        let title = try await room.room.importText(text, title: nil).book.title
        #expect(title.hasSuffix("…") && title.count <= 61)
    }

    @Test func `what is no book leaves nothing behind`() async throws {
        let room = try Room()
        let missing = room.folder.url("no-such-file.epub")
        await #expect(throws: BookReadingError.missingFile(path: missing.path)) {
            try await room.room.importBook(at: missing)
        }
        let broken = try room.file("broken.epub", "PK\u{3}\u{4} and no more")
        await #expect(throws: BookReadingError.self) { try await room.room.importBook(at: broken) }
        await #expect(throws: BookReadingError.self) { try await room.room.importText(" \n", title: "Nothing") }
        #expect(try await room.room.library.books().isEmpty)
        #expect(room.stray.isEmpty)
    }

    @Test func `a lost file is replaced, and the book is read from it`() async throws {
        let room = try Room()
        let book = try await room.room.importBook(at: room.file("a.txt", "Once upon a time.\n")).book
        try FileManager.default.removeItem(at: await room.room.library.file(of: book.id))
        await #expect(throws: LibraryError.missingFile(book.id, title: "a")) {
            try await room.room.library.file(of: book.id)
        }
        let replaced = try await room.room.replaceFile(of: book.id, at: room.file("b.txt", "Twice upon a time.\n"))
        #expect(replaced.book.id == book.id)
        #expect(replaced.book.title == "a")
        #expect(replaced.copies.isEmpty)
        #expect(try await room.room.book(book.id).book.text.hasPrefix("Twice"))
    }

    @Test func `an import that nobody waits for any more ends, and leaves nothing behind`() async throws {
        let room = try Room()
        let file = try room.file("a.md", String(repeating: "# One\n\nThe lamp was out.\n\n", count: 10_000))
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let isCancelled = Flag()
        let task = Task {
            try await room.room.importBook(at: file) { _ in
                begin.yield()
                // Until it is cancelled: the next look ends it.
                while !isCancelled.isSet.withLock(\.self) { usleep(1000) }
            }
        }
        _ = await begun.first { _ in true }
        task.cancel()
        isCancelled.isSet.withLock { $0 = true }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await room.room.library.books().isEmpty)
        #expect(room.stray.isEmpty)
    }

    @Test func `files of the library are the listener's alone`() async throws {
        let room = try Room()
        _ = try await room.room.importText("The lamp was out.\n", title: nil)
        let folders = room.room.folders
        for folder in [folders.uploads, folders.library] {
            let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let url as URL in all ?? FileManager.DirectoryEnumerator() {
                let facts = try FileManager.default.attributesOfItem(atPath: url.path)
                let mode = (facts[.posixPermissions] as? NSNumber)?.intValue ?? 0o777
                #expect(mode & 0o077 == 0, "\(url.path)")
            }
        }
    }

    @Test func `the time that a long book takes is estimated from parts of it`() async throws {
        let room = try Room()
        let chapter =
            "# Chapter\n\n"
            + String(repeating: "Mr. Grey lit the lamp, and nobody answered him at all.\n\n", count: 400)
        let one = try await room.room.importBook(at: room.file("one.md", chapter)).book
        let many = String(repeating: chapter, count: 40)
        let forty = try await room.room.importBook(at: room.file("forty.md", many)).book
        #expect(abs(forty.seconds / one.seconds - 40) < 1)
    }
}
