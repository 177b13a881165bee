import Foundation
import GRDB

/// What the journals since a backup say, made of one list: the changes that were done, in order.
struct History {
    enum Step {
        /// The tables have become those of these versions.
        case tables([String])
        case transaction(JournalTransaction)
    }

    private(set) var steps: [Step] = []
    /// How many transactions are in no journal, or not as they were written.
    private(set) var missing: Int64 = 0
    /// The last transaction's number.
    private(set) var number: Int64

    /// - Parameters:
    ///   - lines: Of journals that follow each other.
    ///   - number: The last transaction that the backup has.
    init(_ lines: [JournalLine], after number: Int64) {
        self.number = number
        for line in Self.done(lines) {
            if let beginning = line.beginning {
                steps.append(.tables(beginning.migrations))
                advance(to: beginning.number)
            } else if let transaction = line.transaction, transaction.number > self.number {
                advance(to: transaction.number - 1)
                self.number = transaction.number
                steps.append(.transaction(transaction))
            }
        }
    }

    private mutating func advance(to next: Int64) {
        guard next > number else { return }
        missing += next - number
        number = next
    }

    /// Without what was noted and then not done: that a later one has the same number says so.
    private static func done(_ lines: [JournalLine]) -> [JournalLine] {
        var next = Int64.max
        var done: [JournalLine] = []
        for line in lines.reversed() {
            if let transaction = line.transaction {
                guard transaction.number < next else { continue }
                next = transaction.number
            }
            done.append(line)
        }
        return done.reversed()
    }

    /// The books that were deleted, and have not come again.
    var deletedBooks: Set<Int64> {
        var deleted: Set<Int64> = []
        for case .transaction(let transaction) in steps {
            for row in transaction.rows where row.table == "book" {
                if row.columns == nil { deleted.insert(row.row) } else { deleted.remove(row.row) }
            }
        }
        return deleted
    }
}

extension RowState {
    /// Makes the row what it is said to be. References to other rows are not looked at.
    func apply(in db: Database) throws {
        guard LibraryTables.all.contains(table), try db.tableExists(table) else { return }
        try db.execute(sql: "DELETE FROM \"\(table)\" WHERE rowid = ?", arguments: [row])
        guard let columns else { return }
        let known = try db.columns(in: table).map(\.name)
        var values = known.compactMap { name in columns[name].map { (name, $0.databaseValue) } }
        // A table's own number of its rows goes by that name.
        if !known.contains("id") { values.append(("rowid", row.databaseValue)) }
        let names = values.map { "\"\($0.0)\"" }.joined(separator: ", ")
        let marks = values.map { _ in "?" }.joined(separator: ", ")
        try db.execute(
            sql: "INSERT OR REPLACE INTO \"\(table)\" (\(names)) VALUES (\(marks))",
            arguments: StatementArguments(values.map(\.1))
        )
    }
}
