import GRDB

/// Which rows a transaction changes, in the order in which they first were.
final class RowChanges: TransactionObserver {
    private struct Name: Hashable {
        let table: String
        let row: Int64
    }

    private var seen: Set<Name> = []
    private var names: [Name] = []

    func observes(eventsOfKind kind: DatabaseEventKind) -> Bool { LibraryTables.all.contains(kind.tableName) }

    func databaseDidChange(with event: DatabaseEvent) {
        let name = Name(table: event.tableName, row: event.rowID)
        if seen.insert(name).inserted { names.append(name) }
    }

    func databaseDidCommit(_ db: Database) {}

    func databaseDidRollback(_ db: Database) {}

    /// The rows as they are now.
    func rows(in db: Database) throws -> [RowState] {
        try names.map { name in
            let sql = "SELECT * FROM \"\(name.table)\" WHERE rowid = ?"
            let row = try Row.fetchOne(db, sql: sql, arguments: [name.row])
            return RowState(table: name.table, row: name.row, columns: row.map(RowState.columns))
        }
    }
}

extension RowState {
    static func columns(of row: Row) -> [String: ColumnValue] {
        Dictionary(row.map { ($0, ColumnValue($1)) }, uniquingKeysWith: { first, _ in first })
    }
}
