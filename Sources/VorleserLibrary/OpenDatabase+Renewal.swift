import Foundation
import GRDB
import VorleserDisk

/// Backup and journal are of use only as long as they are whole, which goes unnoticed while the database is sound.
extension OpenDatabase {
    /// Looks whether the database could be made anew of backup and journal; when not, begins a journal and takes a backup.
    /// - Returns: Whether something was amiss.
    /// - Throws: `DatabaseError`, `CocoaError`, `POSIXError`
    func renewSafeties() async throws -> Bool {
        try await withSoundDatabase { connection in
            guard connection.obstacle == nil else { return false }
            return try await self.onQueue {
                guard let begun = try self.journalInsteadOfDamaged(connection) else { return false }
                try self.backups.take(begun, of: connection.pool)
                return true
            }
        }
    }

    private func journalInsteadOfDamaged(_ connection: DatabaseConnection) throws -> Generation? {
        try connection.pool.writeWithoutTransaction { [folder, backups, now] db in
            try folder.exchange.whileHeld(isShared: true) {
                var begun: Generation?
                // Nobody writes meanwhile.
                try db.inTransaction(.immediate) {
                    if folder.identity == connection.identity, try !backups.lead(to: db.transactionNumber) {
                        begun = try backups.begin(db.journalBeginning, at: now())
                    }
                    return .rollback
                }
                return begun
            }
        }
    }
}

extension Backups {
    /// Whether the last backup is whole, and the journals since lead to a transaction.
    func lead(to number: Int64) -> Bool {
        let all = generations
        let base = all.last(where: hasBackup)
        var start: Int64 = 0
        if let base {
            guard isWhole(base), let beginning = journal(of: base).beginning else { return false }
            start = beginning.number
        }
        let lines = all.filter { $0 >= base ?? $0 }.flatMap { (try? journal(of: $0).lines()) ?? [] }
        let history = History(lines, after: start)
        return history.missing == 0 && history.number == number
    }
}
