import Foundation
import GRDB
import Synchronization
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserLibrary

struct DamageTests {
    /// `VORLESER_ROUNDS=1000 swift test --filter DamageTests` tries harder.
    private static let rounds = Int(ProcessInfo.processInfo.environment["VORLESER_ROUNDS"] ?? "") ?? 3

    @Test(arguments: Wreck.State.allCases, Mishap.allCases)
    func `whatever befalls the database, all that was acknowledged is there`(
        state: Wreck.State,
        mishap: Mishap
    ) async throws {
        var random = SeededGenerator(seed: UInt64(Self.rounds))
        let wreck = try await Wreck(days: 2, seed: 1)
        let files = ["library.sqlite"] + (state == .open ? ["library.sqlite-wal", "library.sqlite-shm"] : [])
        for file in files {
            // What is emptied or deleted once is so every time.
            for _ in 0..<(mishap.isChance ? Self.rounds : 1) {
                let folder = try wreck.copy(state)
                let words = try mishap.befall(folder.url("library").appending(path: file), using: &random)
                try await expectAll(wreck, in: folder, after: words)
            }
        }
    }

    @Test func `whatever befalls backups and journals, all that was acknowledged is there`() async throws {
        var random = SeededGenerator(seed: 7)
        let wreck = try await Wreck(days: 2, seed: 7)
        let names = try FileManager.default.contentsOfDirectory(atPath: wreck.shelf.folder.path("library/backups"))
        for name in names.sorted() {
            for mishap in Mishap.allCases {
                let folder = try wreck.copy(.closed)
                let words = try mishap.befall(folder.url("library/backups").appending(path: name), using: &random)
                try await expectAll(wreck, in: folder, after: words)
            }
        }
    }

    /// Opens the library; what is in it must be what was, also after the first write of another day.
    private func expectAll(_ wreck: Wreck, in folder: Folder, after words: String) async throws {
        let clock = Shelf.Clock()
        clock.advance(wreck.shelf.clock.now.timeIntervalSince(clock.now) + 24 * 3600)
        do {
            let library = try Library(folder: folder.url("library")) { clock.now }
            try await library.set("after", to: true)
            try await library.set("after", to: Bool?.none)
            let contents = try await library.contents
            #expect(contents == wreck.contents, "\(words)")
            for book in try await library.books() where library.hasFile(book.id) == false {
                Issue.record("\(words): no file of \(book.id)")
            }
        } catch {
            Issue.record("\(words): \(error)")
        }
    }

    @Test func `a damaged database is put aside, and the listener is told`() async throws {
        let wreck = try await Wreck(days: 1, seed: 3)
        let folder = try wreck.copy(.closed)
        let garbage = Data(repeating: 7, count: 10_000)
        try garbage.write(to: folder.url("library/library.sqlite"))
        let library = try Library(folder: folder.url("library")) { wreck.shelf.clock.now }
        let notice = try #require(library.notices.first)
        #expect(library.notices.count == 1)
        #expect(notice.isComplete)
        #expect(try Data(contentsOf: URL(filePath: notice.folder).appending(path: "library.sqlite")) == garbage)
        #expect(notice.description.contains("Nothing is missing"))
        #expect(library.notTold() == [notice])
        #expect(library.notTold().isEmpty)
        try library.dismiss(notice.id)
        #expect(library.notices.isEmpty)
    }

    @Test func `damage that shows while the library is open is mended at once`() async throws {
        let wreck = try await Wreck(days: 1, seed: 4)
        let folder = try wreck.copy(.closed)
        let library = try Library(folder: folder.url("library")) { wreck.shelf.clock.now }
        let other = try Library(folder: folder.url("library")) { wreck.shelf.clock.now }
        #expect(try await library.contents == wreck.contents)
        let isFirst = Mutex(true)
        // What SQLite says when it comes upon a page that makes no sense.
        let number = try await library.read { db in
            if isFirst.withLock({ first in
                defer { first = false }; return first
            }) {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT)
            }
            return try db.transactionNumber
        }
        #expect(number > 0)
        #expect(try await library.contents == wreck.contents)
        try await other.set("a", to: 1)
        try await library.set("b", to: 2)
        #expect(try await library.setting("a", as: Int.self) == 1)
        #expect(try await other.setting("b", as: Int.self) == 2)
        #expect(library.notices.count == 1)
    }

    @Test func `books whose records are lost are found by their files`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("Emma", by: ["Jane Austen"])
        let folder = try Folder()
        let books = folder.url("library/books")
        try FileManager.default.createDirectory(at: folder.url("library"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: shelf.folder.url("library/books"), to: books)
        let library = try Library(folder: folder.url("library")) { shelf.clock.now }
        #expect(try await library.books(matching: "austen") == [book])
        #expect(library.notices.first?.foundBooks == ["Emma"])
        shelf.clock.advance(24 * 3600)
        try await library.set("a", to: 1)
        shelf.clock.advance(24 * 3600)
        try await library.set("a", to: 2)
        #expect(library.notices.count == 1)
        try FileManager.default.removeItem(at: folder.url("library/library.sqlite"))
        try FileManager.default.removeItem(at: folder.url("library/backups"))
        try FileManager.default.removeItem(at: books.appending(path: "1/book.json"))
        let again = try Library(folder: folder.url("library")) { shelf.clock.now }
        #expect(try await again.books().map(\.title) == ["Emma"])
        try await again.purge()
        #expect(try Data(contentsOf: await again.file(of: book.id)) == Data("Emma".utf8))
    }

    @Test func `a backup is taken once a day, and seven are kept`() async throws {
        let shelf = try Shelf()
        for day in 0..<10 {
            try await shelf.library.set("day", to: day)
            try await shelf.library.set("hour", to: day)
            shelf.clock.advance(24 * 3600)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: shelf.folder.path("library/backups"))
        #expect(names.filter { $0.hasSuffix(".sqlite") }.count == Backups.kept)
        #expect(names.filter { $0.hasSuffix(".journal") }.count == Backups.kept)
        #expect(names.count == 3 * Backups.kept)
    }

    @Test func `titles are found again the next day, whatever befell their index`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("Emma")
        try await shelf.library.write { db in
            try db.execute(
                sql: "INSERT INTO bookWords (bookWords, rowid, title, authors) VALUES ('delete', 1, 'Emma', '[]')"
            )
        }
        #expect(try await shelf.library.books(matching: "emma").isEmpty)
        shelf.clock.advance(24 * 3600)
        try await shelf.library.set("a", to: 1)
        #expect(try await shelf.library.books(matching: "emma") == [book])
        #expect(shelf.library.notices.isEmpty)
    }

    @Test func `what was noted and not done stays undone`() async throws {
        let shelf = try Shelf()
        try await shelf.library.set("a", to: 1)
        let backups = shelf.library.database.backups
        let generation = try #require(backups.generations.last)
        let journal = backups.journal(of: generation)
        let last = try #require(try journal.lastTransaction())
        // One that a crash cut off before it was done; the next has its number.
        let row = RowState(table: "setting", row: 1, columns: nil)
        try journal.append(JournalLine(JournalTransaction(number: last.number + 1, rows: [row])))
        try await shelf.library.set("b", to: 2)
        try FileManager.default.removeItem(at: shelf.folder.url("library/library.sqlite"))
        let library = try Library(folder: shelf.folder.url("library")) { shelf.clock.now }
        #expect(try await library.setting("a", as: Int.self) == 1)
        #expect(try await library.setting("b", as: Int.self) == 2)
    }

    @Test func `only the listener can read the files`() async throws {
        let shelf = try Shelf()
        try await shelf.add("One", cover: [1])
        let folder = shelf.folder.url("library")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        for file in files {
            let facts = try FileManager.default.attributesOfItem(atPath: folder.appending(path: file).path)
            guard facts[.type] as? FileAttributeType == .typeRegular else { continue }
            #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o600, "\(file)")
        }
    }
}

struct HardTimesTests {
    @Test func `a place that the server's clock has dated into the future does not keep others away`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One").id
        func save(_ offset: Int, on device: String) async throws {
            let place = DevicePlace(device: device, deviceName: "", place: Place(offset), at: shelf.clock.now)
            try await shelf.library.setPlace(place, in: book)
        }
        try await save(1, on: "phone")
        try await save(2, on: "tablet")
        shelf.clock.advance(-24 * 3600)
        try await save(3, on: "phone")
        #expect(try await shelf.library.book(book).lastPlace?.place == Place(3))
        #expect(try await shelf.library.places(in: book).map(\.place.offset.utf16) == [3, 2])
    }

    @Test func `a library that cannot be written can be read`() async throws {
        let shelf = try Shelf()
        try await shelf.add("One")
        let folder = shelf.folder.url("library")
        // What opening needs first: as when a folder may only be read, for whoever runs the tests.
        let lock = folder.appending(path: "library.lock")
        try FileManager.default.removeItem(at: lock)
        try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: false)
        let library = try Library(folder: folder)
        #expect(try await library.books().map(\.title) == ["One"])
        await #expect(throws: LibraryError.self) { try await library.set("a", to: 1) }
        try FileManager.default.removeItem(at: lock)
        try await library.set("a", to: 1)
        #expect(try await shelf.library.setting("a", as: Int.self) == 1)
    }

    @Test func `a write that fails is not done, also after the library is opened again`() async throws {
        let shelf = try Shelf()
        try await shelf.library.set("a", to: 1)
        await #expect(throws: (any Error).self) {
            try await shelf.library.write { db in
                try db.execute(sql: "UPDATE setting SET value = '2'")
                db.add(transactionObserver: Refusal(), extent: .databaseLifetime)
            }
        }
        let library = try Library(folder: shelf.folder.url("library")) { shelf.clock.now }
        #expect(try await library.setting("a", as: Int.self) == 1)
    }

    /// Stands for a commit that fails.
    private final class Refusal: TransactionObserver {
        func observes(eventsOfKind kind: DatabaseEventKind) -> Bool { true }
        func databaseDidChange(with event: DatabaseEvent) {}
        func databaseWillCommit() throws { throw DatabaseError(resultCode: .SQLITE_FULL) }
        func databaseDidCommit(_ db: Database) {}
        func databaseDidRollback(_ db: Database) {}
    }
}
