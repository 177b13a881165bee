import Foundation
import GRDB
import GRDBSQLite
import VorleserDisk

/// Opens a library's database: one that is damaged is made anew, one of an earlier version is brought up to date.
struct DatabaseOpening {
    let folder: LibraryFolder
    let time: Date

    private var backups: Backups { Backups(folder: folder.backups) }

    /// - Parameters:
    ///   - old: The file in which damage was found.
    ///   - damage: What was found; `nil` to look.
    /// - Returns: The database, sound and of this version.
    /// - Throws: ``LibraryError/tooNew(path:)``, `DatabaseError`, `CocoaError`, ``VorleserCore/FileFault``
    func run(insteadOf old: FileIdentity? = nil, because damage: Damage? = nil) throws -> DatabaseConnection {
        do {
            // Two that begin a database at once would get in each other's way, for all that SQLite locks.
            return try folder.opening.whileHeld {
                if let damage, folder.identity == old { try recover(because: damage) }
                do {
                    return try open()
                } catch {
                    guard let damage = Damage(error) else { throw error }
                    try recover(because: damage)
                    return try open()
                }
            }
        } catch {
            // A full disk, or folders that may only be read, are no reason not to read.
            guard !(error is LibraryError), let connection = try? openForReading(because: error) else { throw error }
            return connection
        }
    }

    private func openForReading(because obstacle: any Error) throws -> DatabaseConnection {
        var configuration = Configuration.library
        configuration.readonly = true
        let pool = try DatabasePool(path: folder.database.path(percentEncoded: false), configuration: configuration)
        try checkTables(pool)
        guard try pool.read(LibraryTables.migrator.hasCompletedMigrations) else { throw obstacle }
        return DatabaseConnection(
            pool: pool,
            identity: folder.identity,
            obstacle: LibraryError.translated(obstacle) as? LibraryError
                ?? .failed(reason: LibraryError.reason(of: obstacle))
        )
    }

    private func recover(because damage: Damage) throws {
        try folder.exchange.whileHeld { try Recovery(folder: folder, time: time).run(because: damage) }
    }

    private func open() throws -> DatabaseConnection {
        let facts = try? FileManager.default.attributesOfItem(atPath: folder.database.path(percentEncoded: false))
        let isEmpty = ((facts?[.size] as? NSNumber)?.intValue ?? 0) == 0
        if isEmpty, !backups.generations.isEmpty || !BookFiles(folder: folder.books).books.isEmpty {
            throw Damage.missing
        }
        try folder.makeDatabasePrivate()
        let pool = try DatabasePool(path: folder.database.path(percentEncoded: false), configuration: .library)
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        let connection = DatabaseConnection(pool: pool, identity: folder.identity, obstacle: nil)
        try checkTables(pool)
        try catchUp(pool)
        try migrate(pool)
        return connection
    }

    /// - Throws: ``Damage``, ``LibraryError/tooNew(path:)``
    private func checkTables(_ pool: DatabasePool) throws {
        let noted = backups.generations.last.flatMap { backups.journal(of: $0).beginning }
        try pool.read { db in
            let migrator = LibraryTables.migrator
            let versions = try migrator.appliedIdentifiers(db)
            if let noted, !versions.isSuperset(of: noted.migrations) { throw Damage.otherTables }
            if try migrator.hasBeenSuperseded(db) {
                // Had a newer version been here, its journal would say so.
                if let noted, versions != Set(noted.migrations) { throw Damage.otherTables }
                throw LibraryError.tooNew(path: folder.database.path(percentEncoded: false))
            }
            if let noted, versions == Set(noted.migrations), try db.digestOfTables != noted.tables {
                throw Damage.otherTables
            }
            if try !isCheckedToday { try Backups.checkIntegrity(db) }
        }
    }

    /// Up to this many bytes are checked at every opening, in a few milliseconds.
    private static let littleToCheck = 1_000_000

    /// Whether a large database was sound when the backup of today was taken. To look through one at every opening
    /// would take longer than a listener should wait for a text.
    private var isCheckedToday: Bool {
        get throws {
            guard try DurableFile(folder.database).length > Self.littleToCheck, let last = backups.generations.last
            else { return false }
            return last.day == Backups.day(of: time) && backups.hasBackup(last)
        }
    }

    /// Does the last change that was noted and perhaps not done; begins another journal if this one has lost its end.
    /// - Throws: ``Damage/lostChanges(_:)``
    private func catchUp(_ pool: DatabasePool) throws {
        guard let newest = backups.generations.last else { return }
        guard try number(in: newest) != (try pool.read { try $0.transactionNumber }) else { return }
        try pool.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF")
            try folder.exchange.whileHeld(isShared: true) {
                // From here on no writer is between journal and database.
                try db.inTransaction(.immediate) {
                    guard let newest = backups.generations.last else { return .rollback }
                    let number = try db.transactionNumber
                    guard let noted = try self.number(in: newest), noted >= number else {
                        _ = try backups.begin(db.journalBeginning, at: time)
                        return .rollback
                    }
                    if noted == number { return .rollback }
                    guard noted == number + 1, let last = try backups.journal(of: newest).lastTransaction(),
                        last.number == noted
                    else { throw Damage.lostChanges(noted - number) }
                    for row in last.rows { try row.apply(in: db) }
                    try db.setTransactionNumber(noted)
                    return .commit
                }
            }
            try db.execute(sql: "PRAGMA foreign_keys = ON")
        }
    }

    /// The number of the last transaction that a journal knows of; `nil` when it says nothing.
    private func number(in generation: Generation) throws -> Int64? {
        let journal = backups.journal(of: generation)
        guard FileManager.default.fileExists(atPath: journal.file.path(percentEncoded: false)) else { return nil }
        return try journal.lastTransaction()?.number ?? journal.beginning?.number
    }

    private func migrate(_ pool: DatabasePool) throws {
        let migrator = LibraryTables.migrator
        let isFresh = try pool.read(isFresh)
        let versions = try pool.read(migrator.appliedMigrations)
        if isFresh {
            try migrator.migrate(pool)
        } else if versions != migrator.migrations {
            try beginAndTake(pool)
            try migrator.migrate(pool)
            try beginAndTake(pool)
        } else if let newest = backups.generations.last {
            let isOfOtherTables = backups.journal(of: newest).beginning?.migrations != versions
            if isOfOtherTables { try beginAndTake(pool) } else if !backups.hasBackup(newest) { take(newest, of: pool) }
        } else {
            try beginAndTake(pool)
        }
    }

    /// Whether nothing has been written yet.
    private func isFresh(_ db: Database) throws -> Bool {
        guard backups.generations.isEmpty else { return false }
        return try LibraryTables.all.allSatisfy { table in
            guard try db.tableExists(table) else { return true }
            return try Row.fetchOne(db, sql: "SELECT 1 FROM \"\(table)\" LIMIT 1") == nil
        }
    }

    private func beginAndTake(_ pool: DatabasePool) throws {
        let begun = try pool.writeWithoutTransaction { db in
            var begun: Generation?
            try db.inTransaction(.immediate) {
                begun = try backups.begin(db.journalBeginning, at: time)
                return .rollback
            }
            return begun
        }
        if let begun { take(begun, of: pool) }
    }

    /// A backup that cannot be taken now is taken with the next write, or opening.
    private func take(_ generation: Generation, of pool: DatabasePool) {
        try? backups.take(generation, of: pool)
        try? BookFiles(folder: folder.books).writeMissingCards(pool)
    }
}

extension Configuration {
    fileprivate static var library: Configuration {
        var configuration = Configuration()
        configuration.label = "Library"
        configuration.busyMode = .timeout(10)
        configuration.foreignKeysEnabled = true
        configuration.prepareDatabase { db in
            // SQLite would remove its companions by name when the last connection is closed, and these may be another
            // database's by then.
            try db.keepCompanions()
            try db.execute(sql: "PRAGMA journal_size_limit = 0")
        }
        return configuration
    }
}

extension Database {
    fileprivate func keepCompanions() throws {
        var isKept: CInt = 1
        let code = withUnsafeMutablePointer(to: &isKept) {
            sqlite3_file_control(sqliteConnection, nil, SQLITE_FCNTL_PERSIST_WAL, $0)
        }
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}
