import Foundation
import GRDB
import VorleserDisk

/// Makes a database anew of the last backup that is whole and of what was written since.
struct Rebuilding {
    let backups: Backups

    struct Outcome {
        /// The backup that it was made of; `nil` when none is whole.
        let base: Generation?
        /// Changes that were acknowledged and cannot be found.
        let missing: Int64
        let deletedBooks: Set<Int64>
    }

    /// - Parameters:
    ///   - target: There is no such file yet.
    ///   - last: Up to the end of its journal; all when `nil`.
    /// - Returns: The database, open and without references checked, and how it came to be.
    /// - Throws: `DatabaseError`, `CocoaError`, ``VorleserCore/FileFault``
    func make(at target: URL, upTo last: Generation? = nil) throws -> (DatabaseQueue, Outcome) {
        let generations = backups.generations.filter { $0 <= last ?? $0 }
        var damaged = Set(generations.filter { !backups.isWhole($0) })
        while true {
            let base = generations.last { !damaged.contains($0) }
            do {
                let queue = try begin(target, with: base)
                let outcome = try replay(generations.filter { $0 >= base ?? $0 }, on: queue, base: base)
                return (queue, outcome)
            } catch {
                // A backup that SQLite does not understand is no better than none.
                guard let base, Damage(error) != nil else { throw error }
                damaged.insert(base)
                try FileManager.default.removeItem(at: target)
            }
        }
    }

    private func begin(_ target: URL, with base: Generation?) throws -> DatabaseQueue {
        let backup = try base.map { Array(try Data(contentsOf: backups.database(of: $0))) }
        try DurableFile(target).make(of: backup ?? [])
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: target.path(percentEncoded: false), configuration: configuration)
        try queue.read(Backups.checkIntegrity)
        return queue
    }

    private func replay(_ generations: [Generation], on queue: DatabaseQueue, base: Generation?) throws -> Outcome {
        let lines = try generations.flatMap { try backups.journal(of: $0).lines() }
        let start = try queue.read { try $0.transactionNumber }
        let history = History(lines, after: start)
        let migrator = LibraryTables.migrator.disablingDeferredForeignKeyChecks()
        if base == nil, let first = migrator.migrations.first { try migrator.migrate(queue, upTo: first) }
        for run in history.runs {
            if let version = run.migrations.last, migrator.migrations.contains(version),
                try !queue.read(migrator.appliedIdentifiers).contains(version)
            {
                try migrator.migrate(queue, upTo: version)
            }
            try queue.write { db in
                for row in run.transactions.flatMap(\.rows) { try row.apply(in: db) }
            }
        }
        try queue.writeWithoutTransaction { try $0.setTransactionNumber(history.number) }
        return Outcome(base: base, missing: history.missing, deletedBooks: history.deletedBooks)
    }
}

extension History {
    /// The transactions between changes of the tables.
    fileprivate var runs: [(migrations: [String], transactions: [JournalTransaction])] {
        steps.reduce(into: []) { runs, step in
            switch step {
            case .tables(let migrations): runs.append((migrations, []))
            case .transaction(let transaction):
                if runs.isEmpty { runs.append(([], [])) }
                runs[runs.count - 1].transactions.append(transaction)
            }
        }
    }
}
