import Foundation
import GRDB
import VorleserCore
import VorleserDisk

/// Puts a database that is damaged aside, and one made of the backups in its place.
///
/// Whoever does it holds the locks of opening and of exchange. It may be cut off anywhere: the new database is there as
/// a whole before the old one goes, and as long as it is not in place the library opens by recovering again.
struct Recovery {
    let folder: LibraryFolder
    let time: Date

    private static let newName = "library.rebuilt.sqlite"

    /// - Throws: `DatabaseError`, `CocoaError`, ``VorleserCore/FileFault`` when there is no room; then all is as it was.
    func run(because damage: Damage) throws {
        let new = folder.url.appending(path: Self.newName)
        Self.clear(folder)
        let backups = Backups(folder: folder.backups)
        let (queue, outcome) = try Rebuilding(backups: backups).make(at: new)
        let found = try finish(queue, outcome)
        let beginning = try queue.read { try $0.journalBeginning }
        try queue.close()
        try DurableFile(new).synchronize()
        // Books that were found are in no journal: what comes next is noted beside a backup that has them.
        _ = try backups.begin(beginning, at: time)
        let home = try makeHome()
        do {
            try Notices(folder: folder.url).write(notice(of: damage, home, outcome, found))
        } catch {
            try? FileManager.default.removeItem(at: home)
            throw error
        }
        for book in found.unreadable {
            try? FileManager.default.moveItem(
                at: folder.books.appending(path: String(book.rawValue)),
                to: home.appending(path: "book-\(book)")
            )
        }
        // Last of the old ones: without it, the library recovers again.
        for file in folder.companions + [folder.database] {
            do throws(FileFault) {
                try DurableFile(file).move(to: home.appending(path: file.lastPathComponent))
            } catch {
                guard error.code == ENOENT else { throw error }
            }
        }
        try DurableFile(new).move(to: folder.database)
        try DurableFile(folder.url).synchronize()
    }

    /// Removes what one that was cut off has left.
    static func clear(_ folder: LibraryFolder) {
        for ending in ["", "-journal", "-wal", "-shm"] {
            try? FileManager.default.removeItem(at: folder.url.appending(path: newName + ending))
        }
    }

    private struct Found {
        var titles: [String] = []
        var unreadable: [BookID] = []
    }

    /// Brings the tables up to date, and takes in the books that are known by their files alone.
    private func finish(_ queue: DatabaseQueue, _ outcome: Rebuilding.Outcome) throws -> Found {
        try LibraryTables.migrator.disablingDeferredForeignKeyChecks().migrate(queue)
        let files = BookFiles(folder: folder.books)
        let found = try queue.write { db in
            var found = Found()
            let known = try Int64.fetchSet(db, sql: "SELECT id FROM book")
            for book in files.books where !known.contains(book.rawValue) {
                if outcome.deletedBooks.contains(book.rawValue) { continue }
                if let card = files.knownCard(of: book) {
                    try card.insert(as: book, in: db)
                    found.titles.append(card.title)
                } else {
                    found.unreadable.append(book)
                }
            }
            for table in LibraryTables.ofBooks {
                try db.execute(sql: "DELETE FROM \"\(table)\" WHERE bookId NOT IN (SELECT id FROM book)")
            }
            try db.execute(sql: "INSERT INTO bookWords (bookWords) VALUES ('rebuild')")
            return found
        }
        try queue.writeWithoutTransaction { db in
            _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
            try Backups.checkIntegrity(db)
        }
        return found
    }

    /// Makes the folder for the damaged files.
    private func makeHome() throws -> URL {
        let stamp = time.formatted(
            .iso8601.year().month().day().timeZone(separator: .omitted).time(includingFractionalSeconds: false)
                .timeSeparator(.omitted)
        )
        var (name, number) = (Notices.prefix + stamp, 1)
        while FileManager.default.fileExists(atPath: folder.url.appending(path: name).path(percentEncoded: false)) {
            number += 1
            name = "\(Notices.prefix)\(stamp)-\(number)"
        }
        let home = folder.url.appending(path: name, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(
            at: home,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        return home
    }

    private func notice(of damage: Damage, _ home: URL, _ outcome: Rebuilding.Outcome, _ found: Found) -> LibraryNotice
    {
        LibraryNotice(
            id: home.lastPathComponent,
            at: time,
            cause: damage.words,
            folder: home.path,
            backup: outcome.base?.day,
            missingChanges: outcome.missing,
            foundBooks: found.titles,
            unreadableBooks: found.unreadable.count,
            isTold: false,
            isDismissed: false
        )
    }
}
