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

    @Test func `a damaged file is no place`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let places = PlaceStore(folder: folder)
        let book = randomBook(3)
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
