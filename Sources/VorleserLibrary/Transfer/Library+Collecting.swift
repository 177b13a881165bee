import Foundation
import GRDB
import VorleserCore

/// All that is to be kept of a library besides the books' own files: the books that a person sees, and what is theirs.
public struct LibraryContents: Sendable {
    /// Those that were removed and can be restored among them; by number.
    public var books: [BookBackup] = []
    public var readings: [ReadingBackup] = []
    /// Of books that are gone for good.
    public var past: [PastActivity] = []
    /// Which settings hold, as JSON, by name.
    public var settings: [String: String] = [:]
}

extension Library {
    /// Reads all that is to be kept, as it is at one moment.
    /// - Parameter names: The settings that are wanted.
    /// - Returns: The contents.
    /// - Throws: ``LibraryError``
    public func contents(settings names: [String]) async throws -> LibraryContents {
        try await read { db in
            var contents = LibraryContents()
            let books = try BookRow.fetchAll(db, sql: BookRow.select + " ORDER BY book.id").map(\.book)
            for book in books {
                contents.books.append(BookBackup(book))
                contents.readings.append(try Self.reading(of: book, in: db))
            }
            contents.past = try Row.fetchAll(
                db,
                sql: """
                    SELECT * FROM activity WHERE person = ? AND book NOT IN (SELECT id FROM book)
                    ORDER BY title, day, device
                    """,
                arguments: [Listener.current.rawValue]
            ).map { PastActivity(title: $0["title"], activity: ReadingBackup.Activity($0)) }
            for name in names {
                contents.settings[name] = try String.fetchOne(
                    db,
                    sql: "SELECT value FROM setting WHERE name = ? AND person = ?",
                    arguments: [name, Listener.current.rawValue]
                )
            }
            return contents
        }
    }

    private static func reading(of book: LibraryBook, in db: Database) throws -> ReadingBackup {
        let arguments: StatementArguments = [book.id.rawValue, Listener.current.rawValue]
        func rows<Value: Decodable>(_ select: String, _ type: Value.Type) throws -> [Value] {
            try Stored<Value>.fetchAll(db, sql: select, arguments: arguments).map(\.value)
        }
        var reading = ReadingBackup(of: book)
        reading.places = Tolerant(
            try rows(
                "SELECT device, deviceName, place, at FROM place WHERE bookId = ? AND person = ? ORDER BY at",
                DevicePlace.self
            )
        )
        reading.bookmarks = Tolerant(
            try rows("SELECT * FROM bookmark WHERE bookId = ? AND person = ? ORDER BY id", ReadingBackup.Bookmark.self)
        )
        reading.highlights = Tolerant(
            try rows(
                "SELECT * FROM highlight WHERE bookId = ? AND person = ? ORDER BY id",
                ReadingBackup.Highlight.self
            )
        )
        reading.pronunciations = Tolerant(
            try rows(
                "SELECT * FROM pronunciation WHERE bookId = ? AND person = ? ORDER BY id",
                ReadingBackup.Pronunciation.self
            )
        )
        reading.activity = Tolerant(
            try Row.fetchAll(
                db,
                sql: "SELECT * FROM activity WHERE book = ? AND person = ? ORDER BY day, device",
                arguments: arguments
            ).map(ReadingBackup.Activity.init)
        )
        return reading
    }
}

extension ReadingBackup.Activity {
    init(_ row: Row) {
        (device, day) = (row["device"], row["day"])
        (listened, read, letters) = (row["listened"], row["read"], row["letters"])
    }
}
