import GRDB

/// What is wrong with a database.
enum Damage: Error, Equatable {
    /// The file is gone, or empty.
    case missing
    /// SQLite cannot read it, or finds it at odds with itself.
    case unreadable(String)
    /// Its tables are not those that were made.
    case otherTables
    /// How many of the last changes are not in it.
    case lostChanges(Int64)
    /// What it says is not what was written.
    case otherRows

    /// - Parameter error: `nil` unless it says that a database is damaged.
    init?(_ error: any Error) {
        switch error {
        case let damage as Damage: self = damage
        case let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode):
            self = .unreadable(error.message ?? "SQLite \(error.resultCode)")
        default: return nil
        }
    }

    var words: String {
        switch self {
        case .missing: "its file was gone or empty"
        case .unreadable(let words): "SQLite could not read it (\(words))"
        case .otherTables: "its tables were not those that were made"
        case .lostChanges(let count): "the last changes (\(count)) were not in it"
        case .otherRows: "it did not say what had been written"
        }
    }
}
