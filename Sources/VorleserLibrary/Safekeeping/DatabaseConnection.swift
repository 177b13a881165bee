import GRDB
import VorleserDisk

/// A database that is open.
struct DatabaseConnection: Sendable {
    let pool: DatabasePool
    /// The file that the pool has open.
    let identity: FileIdentity?
    /// Why it can only be read; `nil` when it can be written, too.
    let obstacle: LibraryError?
}
