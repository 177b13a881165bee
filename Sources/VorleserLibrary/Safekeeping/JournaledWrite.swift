import Foundation
import GRDB

/// A transaction whose changes are in the journal, on the disk, before it is done.
struct JournaledWrite {
    let backups: Backups
    let time: Date

    /// A journal whose backup is to be taken.
    struct Begun: Sendable {
        let generation: Generation
        /// The one before, and what the database held when that one ended; `nil` when there is nothing to compare.
        let ended: (generation: Generation, contents: String)?
    }

    /// What came of it.
    struct Outcome<Result> {
        let result: Result
        let begun: Begun?
        /// Which transaction of the library it was; `nil` when it came to nothing.
        let number: Int64?
    }

    func run<Result>(_ body: (Database) throws -> Result, in db: Database) throws -> Outcome<Result> {
        var noted: (journal: Journal, line: Journal.Position, number: Int64)?
        try db.beginTransaction(.immediate)
        do {
            let begun = try beginIfDue(db)
            let changes = RowChanges()
            db.add(transactionObserver: changes)
            defer { db.remove(transactionObserver: changes) }
            let result = try body(db)
            let rows = try changes.rows(in: db)
            // What comes to nothing is not counted.
            if !rows.isEmpty, let generation = backups.generations.last {
                let number = try db.transactionNumber + 1
                try db.setTransactionNumber(number)
                let journal = backups.journal(of: generation)
                let line = JournalLine(JournalTransaction(number: number, rows: rows))
                noted = (journal, try journal.append(line), number)
            }
            try db.commit()
            return Outcome(result: result, begun: begun, number: noted?.number)
        } catch {
            if db.isInsideTransaction { try? db.rollback() }
            // Should this fail, too, the number that is given again says the same.
            if let noted { try? noted.journal.strike(noted.line) }
            throw error
        }
    }

    /// Begins the journal of a new day, or one in the place of what has been lost.
    private func beginIfDue(_ db: Database) throws -> Begun? {
        let last = backups.generations.last
        if let last, FileManager.default.fileExists(atPath: backups.journal(of: last).file.path(percentEncoded: false))
        {
            guard last.day != Backups.day(of: time) else {
                return backups.hasBackup(last) ? nil : Begun(generation: last, ended: nil)
            }
            let contents = try db.digestOfContents
            return Begun(generation: try backups.begin(db.journalBeginning, at: time), ended: (last, contents))
        }
        return Begun(generation: try backups.begin(db.journalBeginning, at: time), ended: nil)
    }
}

extension JournaledWrite.Outcome: Sendable where Result: Sendable {}
