public import Foundation
import GRDB

/// The shelf: books, where each was left, bookmarks, notes and settings, in an SQLite database with the books' files
/// beside it.
///
///     library.sqlite
///     books/7/book        the file as it was imported
///     books/7/cover       its cover picture, if it has one
///
/// A value: the database orders what several tasks and several processes write. Every call may wait for the disk; each
/// is also there as `async` by the database's own queue.
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
            var configuration = Configuration()
            configuration.busyMode = .timeout(10)
            configuration.foreignKeysEnabled = true
            let database = try DatabasePool(path: path, configuration: configuration)
            try self.init(database, files: BookFiles(folder: folder.appending(path: "books")), now: now)
        } catch let error as LibraryError {
            throw error
        } catch {
            throw LibraryError.unopenable(path: path, reason: "\(error)")
        }
    }

    /// - Parameter database: `DatabaseQueue()` in tests: it lives in memory.
    init(_ database: any DatabaseWriter, files: BookFiles, now: @escaping @Sendable () -> Date = { Date() }) throws {
        self.database = database
        self.files = files
        self.now = now
        try Self.migrator.migrate(database)
    }
}
