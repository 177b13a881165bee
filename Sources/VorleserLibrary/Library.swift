public import Foundation
import GRDB

/// The shelf: books, where each was left, bookmarks, notes and settings, in an SQLite database with the books' files
/// beside it.
///
///     library.sqlite
///     books/7/book/Emma.epub      the file as it was imported
///     books/7/cover               its cover picture, if it has one
///
/// A value: the database orders what several tasks and several processes write. Every call is `async` and runs on a
/// queue of the database's or of the files' own, never on Swift's shared threads.
///
/// Any call may throw ``LibraryError/failed(reason:)`` when the disk is full or the database damaged.
public struct Library: Sendable {
    let database: any DatabaseWriter
    /// Where the books' files are.
    let files: BookFiles
    let now: @Sendable () -> Date

    /// Opens the library in a folder, makes it when there is none, and brings its tables up to date.
    /// - Parameters:
    ///   - folder: Holds the database and the books' files.
    ///   - now: The clock; tests give their own.
    /// - Throws: ``LibraryError/unopenable(path:reason:)``, ``LibraryError/tooNew(path:)``
    public init(folder: URL, now: @escaping @Sendable () -> Date = { Date() }) throws {
        let path = folder.appending(path: "library.sqlite").path(percentEncoded: false)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // Two that begin a database at once would get in each other's way, for all that SQLite locks.
            self = try FileLock(folder.appending(path: "library.lock")).whileHeld {
                let database = try DatabasePool(path: path, configuration: Self.configuration)
                return try Library(database, files: BookFiles(folder: folder.appending(path: "books")), now: now)
            }
        } catch LibraryError.tooNew {
            throw LibraryError.tooNew(path: path)
        } catch {
            throw LibraryError.unopenable(path: path, reason: LibraryError.reason(of: error))
        }
    }

    /// Uses an open database: in tests perhaps `DatabaseQueue()`, which lives in memory.
    /// - Throws: ``LibraryError/tooNew(path:)``
    init(_ database: any DatabaseWriter, files: BookFiles, now: @escaping @Sendable () -> Date = { Date() }) throws {
        self.database = database
        self.files = files
        self.now = now
        let migrator = Self.migrator
        guard try !database.read(migrator.hasBeenSuperseded) else { throw LibraryError.tooNew(path: "") }
        try migrator.migrate(database)
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "Library"
        configuration.busyMode = .timeout(10)
        configuration.foreignKeysEnabled = true
        return configuration
    }

    // MARK: Access

    func read<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
        do {
            return try await database.read(body)
        } catch {
            throw LibraryError.translated(error)
        }
    }

    /// What `body` does is done as a whole or not at all.
    func write<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
        do {
            return try await database.write(body)
        } catch {
            throw LibraryError.translated(error)
        }
    }
}

extension LibraryError {
    /// The database's own errors in words; others as they are.
    static func translated(_ error: any Error) -> any Error {
        switch error {
        case is DatabaseError: LibraryError.failed(reason: reason(of: error))
        case is DecodingError: LibraryError.failed(reason: "a record of the database is damaged")
        default: error
        }
    }

    static func reason(of error: any Error) -> String {
        switch error {
        case let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode):
            "the database is damaged (\(error.message ?? "SQLite \(error.resultCode)"))"
        case let error as DatabaseError: error.message ?? "SQLite \(error.resultCode)"
        default: error.localizedDescription
        }
    }
}
