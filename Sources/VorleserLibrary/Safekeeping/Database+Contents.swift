import GRDB
import VorleserCore

extension Database {
    /// The number of the last transaction, counted in the database's header so that it is part of each.
    var transactionNumber: Int64 {
        get throws { try Int64.fetchOne(self, sql: "PRAGMA user_version") ?? 0 }
    }

    func setTransactionNumber(_ number: Int64) throws {
        // SQLite has 32 bits for it: two thousand million changes.
        try execute(sql: "PRAGMA user_version = \(number)")
    }

    /// SHA-256 of what makes the tables.
    var digestOfTables: String {
        get throws {
            let sql =
                "SELECT type || name || coalesce(sql, '') FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY 1"
            let lines = try String.fetchAll(self, sql: sql).map { $0 + "\n" }
            return SHA256.digest(of: lines.joined().utf8)
        }
    }

    /// SHA-256 of all that the listener has: books, places, notes, settings.
    var digestOfContents: String {
        get throws {
            var hash = SHA256()
            // A backup of an earlier version lacks the newer ones.
            for table in try LibraryTables.all.filter({ try tableExists($0) }) {
                let columns = try columns(in: table).map { "quote(\"\($0.name)\")" }.joined(separator: " || ', ' || ")
                let rows = try String.fetchCursor(self, sql: "SELECT \(columns) FROM \"\(table)\" ORDER BY rowid")
                while let row = try rows.next() { hash.update("\(table) \(row)\n".utf8) }
            }
            return hash.finish()
        }
    }

    /// What a journal that is begun now goes on from.
    var journalBeginning: JournalBeginning {
        get throws {
            JournalBeginning(
                migrations: try LibraryTables.migrator.appliedMigrations(self),
                tables: try digestOfTables,
                number: try transactionNumber
            )
        }
    }
}
