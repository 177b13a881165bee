import Foundation
import GRDB
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserLibrary

struct OpeningTests {
    @Test func `a library of a newer version is left alone`() throws {
        let folder = try Folder()
        do {
            let pool = try DatabasePool(path: folder.path("library.sqlite"))
            var migrator = LibraryTables.migrator
            migrator.registerMigration("of the future") { db in try db.create(table: "future") { $0.column("a") } }
            try migrator.migrate(pool)
        }
        #expect(throws: LibraryError.tooNew(path: folder.path("library.sqlite"))) { try Library(folder: folder.url) }
        let versions = try DatabaseQueue(path: folder.path("library.sqlite")).read { db in
            try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations ORDER BY rowid")
        }
        #expect(versions == ["1", "2", "3", "of the future"])
    }

    @Test func `a folder that cannot be made is said to be unopenable`() throws {
        let folder = try Folder()
        try Data().write(to: folder.url("file"))
        let error = #expect(throws: LibraryError.self) { try Library(folder: folder.url("file/library")) }
        guard case .unopenable = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `many may open a new library at once`() async throws {
        let folder = try Folder()
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    let library = try Library(folder: folder.url("library"))
                    #expect(try await library.books().isEmpty)
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func `what several libraries on one folder write is all kept`() async throws {
        let shelf = try Shelf()
        let book = try await shelf.add("One").id
        try await withThrowingTaskGroup { group in
            for writer in 0..<4 {
                let folder = shelf.folder
                group.addTask {
                    let library = try Library(folder: folder.url("library"))
                    for number in 0..<20 {
                        _ = try await library.addBookmark("\(writer)", at: Place(number), in: book)
                        let place = DevicePlace(
                            device: "\(writer)",
                            deviceName: "",
                            place: Place(number),
                            at: Date(timeIntervalSince1970: Double(number))
                        )
                        try await library.setPlace(place, in: book)
                    }
                    let file = folder.url("\(writer).txt")
                    try Data("\(writer)".utf8).write(to: file)
                    _ = try await library.add(BookDraft("\(writer)"), file: file)
                }
            }
            try await group.waitForAll()
        }
        #expect(try await shelf.library.bookmarks(in: book).count == 80)
        #expect(try await shelf.library.places(in: book).map(\.place.offset.utf16) == [19, 19, 19, 19])
        let books = try await shelf.library.books(by: .title)
        #expect(books.map(\.title) == ["0", "1", "2", "3", "One"])
        for book in books.prefix(4) {
            #expect(try Data(contentsOf: await shelf.library.file(of: book.id)) == Data(book.title.utf8))
        }
    }
}
