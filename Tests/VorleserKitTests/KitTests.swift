import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserKit

private func randomBook(_ seed: UInt64) -> Book {
    var chance = RandomBook(seed: seed)
    return chance.book()
}

struct FoldersTests {
    @Test func `XDG variables are heeded, relative ones are not`() {
        let folders = Folders(environment: ["HOME": "/home/ada", "XDG_CACHE_HOME": "/c", "XDG_STATE_HOME": "rel"])
        #expect(folders.clips.path == "/c/vorleser/clips")
        #expect(folders.places.path == "/home/ada/.local/state/vorleser/places")
        #expect(folders.pronunciations.path == "/home/ada/.local/share/vorleser/pronunciations")
    }
}

struct StoreLimitTests {
    @Test(arguments: ["", "36000000"]) func `bytes, or nothing, are understood`(given: String) {
        let environment = ["VORLESER_STORE_LIMIT": given]
        #expect(Folders.fault(in: environment) == nil)
        #expect(Folders(environment: environment).storeLimit == Int(given))
    }

    @Test(arguments: ["5 GB", "-1", "0", "1e9", "99999999999999999999"])
    func `anything else is a fault that says what to give`(given: String) throws {
        let environment = ["VORLESER_STORE_LIMIT": given]
        let words = try #require(Folders.fault(in: environment))
        #expect(words.contains(given) && words.contains("5000000000"))
        #expect(Folders(environment: environment).storeLimit == nil)
    }
}

struct PlaceStoreTests {
    @Test func `a place is kept for each book, and none is made up`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let places = PlaceStore(folder: folder)
        let book = BookSketch(title: "One", .chapter("I", .paragraph("Some words of one book."))).book
        let other = BookSketch(title: "Two", .chapter("I", .paragraph("Some words of one book."))).book
        #expect(places.place(in: book) == nil)
        let offset = TextOffset(utf16: book.length / 2)
        try places.save(offset, in: book)
        #expect(places.place(in: book) == offset)
        #expect(places.place(in: other) == nil)
    }

    @Test func `where a file is damaged, the place before it stands, and is not lost by another`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let places = PlaceStore(folder: folder)
        let book = randomBook(3)
        let offsets = [1, 2, 3].map { TextOffset(utf16: $0) }
        for offset in offsets.prefix(2) { try places.save(offset, in: book) }
        let file = folder.appending(path: book.fingerprint + ".json")
        let whole = try Data(contentsOf: file)
        for index in whole.indices {
            var damaged = whole
            damaged[index] ^= UInt8(1 << (index % 8))
            try damaged.write(to: file)
            #expect([offsets[0], offsets[1]].contains(places.place(in: book)), "byte \(index)")
        }
        try Data("{".utf8).write(to: file)
        #expect(places.place(in: book) == offsets[0])
        try places.save(offsets[2], in: book)
        #expect(places.place(in: book) == offsets[2])
        try Data().write(to: file)
        #expect(places.place(in: book) == offsets[0])
    }

    @Test func `damaged files alone are no place`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let places = PlaceStore(folder: folder)
        let book = randomBook(3)
        try places.save(.start, in: book)
        try places.save(.start, in: book)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            try Data("{".utf8).write(to: folder.appending(path: name))
        }
        #expect(places.place(in: book) == nil)
    }
}

struct SpokenParagraphsTests {
    @Test func `lines of a stanza stand together, paragraphs and headings apart`() throws {
        let book = BookSketch(
            .chapter(
                "One",
                .heading("One"),
                .paragraph("Prose."),
                .within(.verse, .paragraph("Line one,"), .paragraph("line two.")),
                .paragraph("More prose.")
            )
        ).book
        let paragraphs = Array(book.spokenParagraphs(of: Vorleser.script(of: book)))
        #expect(paragraphs == ["One", "Prose.", "Line one,\nline two.", "More prose."])
    }
}
