import Foundation
import GRDB
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserLibrary

/// Every version of the tables there has been, each with a book and what belongs to it.
///
/// A new version adds a line here; `VORLESER_RECORD=1 swift test --filter MigrationTests` writes its file.
private let versions = ["1", "2", "3"]

struct MigrationTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    private func fixture(_ version: String) -> URL { Self.fixtures.appending(path: "library-\(version).sql") }

    @Test func `every version is known here`() {
        #expect(LibraryTables.migrator.migrations == versions)
    }

    @Test(arguments: versions) func `nothing is lost on the way from an earlier version`(version: String) async throws {
        if ProcessInfo.processInfo.environment["VORLESER_RECORD"] != nil, version == versions.last {
            try await record().write(to: fixture(version), atomically: true, encoding: .utf8)
        }
        let folder = try Folder()
        do {
            let queue = try DatabaseQueue(path: folder.path("library.sqlite"))
            let sql = try String(contentsOf: fixture(version), encoding: .utf8)
            try await queue.write { db in try db.execute(sql: sql) }
        }
        let library = try Library(folder: folder.url)
        #expect(try await library.read(Self.schema) == Self.schema(of: Library(folder: Folder().url)))
        let book = try #require(try await library.books(matching: "tim wells").first)
        #expect(book.title == "The Time Machine")
        #expect(book.authors == ["H. G. Wells"])
        #expect(book.preferences == BookPreferences(voice: "slt", speed: 1.5, mode: .paged))
        #expect(book.lastPlace?.place == Place(7))
        #expect(book.lastPlace?.deviceName == "Phone")
        #expect(try await library.bookmarks(in: book.id).map(\.label) == ["here"])
        #expect(try await library.highlights(in: book.id).map(\.note) == ["why?"])
        #expect(try await library.pronunciations(in: book.id).map(\.said) == ["reed"])
        #expect(try await library.setting("voice", as: String.self) == "slt")
        #expect(try await library.hasSession(token: "abc"))
        #expect(try await library.people().map(\.id).first == .first)
        #expect(book.owner == nil)
        if version == "3" { try await checkHousehold(of: library, book.id) }
        if version != "1" {
            #expect(book.series == BookMetadata.Series(name: "Machines", position: "2"))
            #expect(book.collections == ["For the train"])
            #expect(book.mark == .finished)
            #expect(try await library.activity().map(\.listened) == [60])
            #expect(try await library.books(matching: "train").map(\.id) == [book.id])
        }
        let faults = try await library.read { db in try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count }
        #expect(faults == 0)
    }

    private func checkHousehold(of library: Library, _ book: BookID) async throws {
        let anna = try #require(try await library.people().last)
        #expect(anna.name == "Anna")
        #expect(anna.role == .child)
        #expect(anna.shelf == ["For the train"])
        #expect(try await library.isPIN("1234", of: anna.id))
        #expect(try await library.person(ofSession: "abc") == anna.id)
        try await acting(for: anna.id) {
            let (seen, bookmarks) = (try await library.book(book), try await library.bookmarks(in: book))
            let voice = try await library.setting("voice", as: String.self)
            #expect(seen.lastPlace?.place == Place(5))
            #expect(bookmarks.isEmpty)
            #expect(voice == "kal")
        }
    }

    /// The library of today with something in every table, as SQL.
    private func record() async throws -> String {
        let shelf = try Shelf()
        let library = shelf.library
        let book = try await shelf.add("The Time Machine", by: ["H. G. Wells"]).id
        try await library.changePreferences(of: book) { $0 = BookPreferences(voice: "slt", speed: 1.5, mode: .paged) }
        let place = DevicePlace(device: "p", deviceName: "Phone", place: Place(7), at: shelf.clock.now)
        try await library.setPlace(place, in: book)
        _ = try await library.addBookmark("here", at: Place(3), in: book)
        _ = try await library.addHighlight(
            from: Place(1),
            to: Place(4),
            text: "abc",
            colour: .pink,
            note: "why?",
            in: book
        )
        _ = try await library.addPronunciation(at: Place(2), length: 4, way: "say", said: "reed", in: book)
        try await library.describe(book) { book in
            book.series = BookMetadata.Series(name: "Machines", position: "2")
            book.collections = ["For the train"]
        }
        try await library.setMark(.finished, of: book)
        let activity = DailyActivity(book: book, title: "", day: "2026-11-26", listened: 60, read: 5, letters: 100)
        try await library.noteActivity(activity, on: "p")
        try await library.set("voice", to: "slt")
        let anna = try await library.addPerson(PersonDraft(name: "Anna", role: .child, shelf: ["For the train"])).id
        try await library.setPIN("1234", of: anna)
        try await library.addSession(token: "abc", name: "Phone", of: anna)
        try await acting(for: anna) {
            let place = DevicePlace(device: "p", deviceName: "Phone", place: Place(5), at: shelf.clock.now)
            try await library.setPlace(place, in: book)
            try await library.set("voice", to: "kal")
        }
        return try await library.read(Self.dump)
    }

    private static func schema(of library: Library) async throws -> [String] { try await library.read(schema) }

    /// What makes the tables, those left out that the full-text index makes for itself.
    @Sendable private static func schema(_ db: Database) throws -> [String] {
        try String.fetchAll(
            db,
            sql: """
                SELECT sql FROM sqlite_master WHERE sql IS NOT NULL
                AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'bookWords!_%' ESCAPE '!'
                ORDER BY type = 'trigger', name LIKE 'bookWords', rowid
                """
        )
    }

    @Sendable private static func dump(_ db: Database) throws -> String {
        let schema = try schema(db)
        let tables = try String.fetchAll(
            db,
            sql: """
                SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'bookWords%'
                AND name NOT LIKE 'sqlite%' ORDER BY name = 'book' DESC, name
                """
        )
        let rows = try tables.flatMap { table in
            let columns = try db.columns(in: table).map(\.name)
            let values = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ', ' || ")
            return try String.fetchAll(db, sql: "SELECT \(values) FROM \"\(table)\"").map { row in
                "INSERT INTO \"\(table)\" (\(columns.map { "\"\($0)\"" }.joined(separator: ", "))) VALUES (\(row))"
            }
        }
        return (schema + rows).map { $0 + ";\n" }.joined()
    }
}
