import Foundation
import GRDB

/// Whether the database says what was written: a byte inside a value may change without SQLite's noticing.
extension OpenDatabase {
    /// Compares what the database held when a journal ended with what backup and journal make.
    /// - Returns: `nil` also when that cannot be told.
    func difference(from begun: JournaledWrite.Begun) -> Damage? {
        guard let (ended, contents) = begun.ended else { return nil }
        return difference(of: contents, upTo: ended)
    }

    /// Compares what the database holds now.
    func difference(in connection: DatabaseConnection) throws -> Damage? {
        try connection.pool.writeWithoutTransaction { db in
            var damage: Damage?
            // Nobody writes meanwhile.
            try db.inTransaction(.immediate) {
                damage = difference(of: try db.digestOfContents, upTo: nil)
                return .rollback
            }
            return damage
        }
    }

    /// Makes the index of titles and authors anew when it does not fit them: nothing in it is the listener's own.
    func mendSearch(in connection: DatabaseConnection) throws {
        try connection.pool.writeWithoutTransaction { db in
            do {
                try db.execute(sql: "INSERT INTO bookWords (bookWords, rank) VALUES ('integrity-check', 1)")
            } catch let error where Damage(error) != nil {
                try db.execute(sql: "INSERT INTO bookWords (bookWords) VALUES ('rebuild')")
            }
        }
    }

    private func difference(of contents: String, upTo last: Generation?) -> Damage? {
        let copy = folder.backups.appending(path: ".partial-\(UUID().uuidString).sqlite")
        defer { try? FileManager.default.removeItem(at: copy) }
        guard let (queue, outcome) = try? Rebuilding(backups: backups).make(at: copy, upTo: last),
            outcome.base != nil, outcome.missing == 0
        else { return nil }
        defer { try? queue.close() }
        guard let expected = try? queue.read({ try $0.digestOfContents }) else { return nil }
        return expected == contents ? nil : .otherRows
    }
}

extension BookFiles {
    /// Writes beside each book's file what there is to know of it, where that is not yet.
    func writeMissingCards(_ pool: DatabasePool) throws {
        let books = try pool.read { db in
            try Listener.$current.withValue(.house) { try BookRow.fetchAll(db, sql: BookRow.select) }
        }.map(\.book)
        for book in books where hasFile(book.id) && !hasCard(book.id) { try write(BookCard(book), of: book.id) }
    }
}
