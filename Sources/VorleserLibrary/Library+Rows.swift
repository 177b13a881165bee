import Foundation
import GRDB
import VorleserCore

/// What bookmarks, highlights and pronunciations of a book have in common.
extension Library {
    /// How many of a kind one person may have in one book: ten on each page of a long one.
    static let mostNotes = 10_000

    /// The rows of a book, in an order.
    func notes<Note: Decodable & Sendable>(
        in book: BookID,
        _ select: String,
        _ order: String = "id"
    ) async throws -> [Note] {
        try await read { db in
            _ = try Self.book(book, in: db)
            let sql = select + " WHERE bookId = ? AND person = ? ORDER BY " + order
            let arguments: StatementArguments = [book.rawValue, Listener.current.rawValue]
            return try Stored<Note>.fetchAll(db, sql: sql, arguments: arguments).map(\.value)
        }
    }

    static func note<Note: Decodable>(_ id: Int64, from table: String, of book: BookID, in db: Database) throws -> Note
    {
        let sql = "SELECT * FROM \(table) WHERE id = ? AND bookId = ? AND person = ?"
        let arguments: StatementArguments = [id, book.rawValue, Listener.current.rawValue]
        guard let row = try Stored<Note>.fetchOne(db, sql: sql, arguments: arguments) else {
            throw LibraryError.unknownNote(id)
        }
        return row.value
    }

    func addNote<Note: Decodable & Sendable>(
        to table: String,
        of book: BookID,
        _ columns: String,
        _ values: StatementArguments,
        insteadOf old: [Int64] = [],
        made: Date? = nil
    ) async throws -> Note {
        let made = made ?? now()
        return try await write { db in
            _ = try Self.book(book, in: db)
            for id in old {
                let sql = "DELETE FROM \(table) WHERE bookId = ? AND id = ? AND person = ?"
                try db.execute(sql: sql, arguments: [book.rawValue, id, Listener.current.rawValue])
            }
            let count = try Int.fetchOne(
                db,
                sql: "SELECT count(*) FROM \(table) WHERE bookId = ? AND person = ?",
                arguments: [book.rawValue, Listener.current.rawValue]
            )
            guard count ?? 0 < Self.mostNotes else { throw LibraryError.tooManyNotes(limit: Self.mostNotes) }
            let marks = columns.split(separator: ",").map { _ in "?" }.joined(separator: ", ")
            try db.execute(
                sql: "INSERT INTO \(table) (\(columns), bookId, createdAt, person) VALUES (\(marks), ?, ?, ?)",
                arguments: values + [book.rawValue, made, Listener.current.rawValue]
            )
            return try Self.note(db.lastInsertedRowID, from: table, of: book, in: db)
        }
    }

    func changeNote<Note: Decodable & Sendable>(
        _ id: Int64,
        in table: String,
        of book: BookID,
        _ columns: String,
        _ values: StatementArguments
    ) async throws -> Note {
        try await write { db in
            _ = try Self.book(book, in: db)
            try db.execute(
                sql: "UPDATE \(table) SET \(columns) WHERE id = ? AND bookId = ? AND person = ?",
                arguments: values + [id, book.rawValue, Listener.current.rawValue]
            )
            return try Self.note(id, from: table, of: book, in: db)
        }
    }

    func removeNote(_ id: Int64, from table: String, of book: BookID) async throws {
        try await write { db in
            _ = try Self.book(book, in: db)
            try db.execute(
                sql: "DELETE FROM \(table) WHERE id = ? AND bookId = ? AND person = ?",
                arguments: [id, book.rawValue, Listener.current.rawValue]
            )
            if db.changesCount == 0 { throw LibraryError.unknownNote(id) }
        }
    }
}
