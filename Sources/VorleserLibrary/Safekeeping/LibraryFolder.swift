import Foundation
import VorleserCore
import VorleserDisk

/// Where everything of a library is.
struct LibraryFolder: Sendable {
    let url: URL

    var database: URL { url.appending(path: "library.sqlite") }
    /// What SQLite keeps beside the database: what was not yet written into it, and an index of that.
    var companions: [URL] { ["-wal", "-shm"].map { url.appending(path: "library.sqlite" + $0) } }
    var books: URL { url.appending(path: "books", directoryHint: .isDirectory) }
    var backups: URL { url.appending(path: "backups", directoryHint: .isDirectory) }
    /// Held by a process while it opens the library.
    var opening: FileLock { Self.lock(url.appending(path: "library.lock")) }
    /// Shared by those who write, held alone by whoever puts another database in the place of this one.
    var exchange: FileLock { Self.lock(url.appending(path: "exchange.lock")) }

    /// A lock of the library's. Where there can be none, books and places would be at risk: that is a fault.
    static func lock(_ file: URL) -> FileLock {
        FileLock(file.path(percentEncoded: false), patience: .seconds(10), isRequired: true)
    }

    /// What tells one file from another that is put in its place; `nil` when there is none.
    var identity: FileIdentity? { FileIdentity(path: database.path(percentEncoded: false)) }

    /// Books and places are private: makes the database's file, so that SQLite makes its others alike.
    func makeDatabasePrivate() throws {
        let path = database.path(percentEncoded: false)
        do throws(FileFault) {
            _ = try OpenFile(making: path, mode: 0o600)
        } catch {
            guard error.code == EEXIST else { throw error }
            // Opening and closing an existing file would let go SQLite's own locks on it. Another user's file is
            // left as it is.
            _ = chmod(path, 0o600)
        }
    }
}

/// Device and number of a file.
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    init?(path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: facts.st_dev)
        number = UInt64(facts.st_ino)
    }
}
