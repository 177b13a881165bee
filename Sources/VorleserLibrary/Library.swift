public import Foundation
import GRDB
import VorleserCore

/// The shelf: books, where each was left, bookmarks, notes and settings, in an SQLite database with the books' files
/// beside it.
///
///     library.sqlite
///     books/7/book/Emma.epub      the file as it was imported
///     books/7/cover               its cover picture, if it has one
///     books/7/book.json           its title and what else was known at import
///     backups/                    of the database, each with a journal of what was written since
///     damaged-…/                  a database that was put aside
///
/// Of a household's persons each has their own: every call is on behalf of ``Listener/current``.
///
/// A value: the database orders what several tasks and several processes write. Every call is `async` and runs on a
/// queue of the database's or of the files' own, never on Swift's shared threads.
///
/// Any call may throw ``LibraryError/noRoom`` when the disk is full, and ``LibraryError/failed(reason:)`` when the database
/// is damaged.
public struct Library: Sendable {
    let database: OpenDatabase
    /// Where the books' files are.
    let files: BookFiles
    let now: @Sendable () -> Date

    /// Opens the library in a folder, makes it when there is none, and brings its tables up to date. A database that is
    /// damaged is put aside and made anew; ``notices`` says so.
    /// - Parameters:
    ///   - folder: Holds the database and the books' files.
    ///   - now: The clock; tests give their own.
    /// - Throws: ``LibraryError/unopenable(path:reason:)``, ``LibraryError/tooNew(path:)``
    public init(folder: URL, now: @escaping @Sendable () -> Date = { Date() }) throws {
        let place = LibraryFolder(url: folder)
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            database = try OpenDatabase(place, now: now)
        } catch let error as LibraryError {
            throw error
        } catch {
            let path = place.database.path(percentEncoded: false)
            throw LibraryError.unopenable(path: path, reason: LibraryError.reason(of: error))
        }
        files = BookFiles(folder: place.books)
        self.now = now
    }

    // MARK: Access

    func read<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
        do {
            return try await database.read(Self.onBehalf(body))
        } catch {
            throw LibraryError.translated(error)
        }
    }

    /// What `body` does is done as a whole or not at all.
    func write<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
        do {
            return try await database.write(Self.onBehalf(body))
        } catch {
            throw LibraryError.translated(error)
        }
    }

    /// The database works on threads of its own, which know nothing of the task that asks.
    private static func onBehalf<Result>(
        _ body: @escaping @Sendable (Database) throws -> Result
    ) -> @Sendable (Database) throws -> Result {
        let person = Listener.current
        return { db in try Listener.$current.withValue(person) { try body(db) } }
    }

    // MARK: Safety

    /// Looks whether the database could be made anew of its backup and journal. When they are damaged, another backup is
    /// taken: the next fault may be the database's.
    /// - Returns: Whether they were damaged.
    /// - Throws: ``LibraryError/failed(reason:)``
    public func renewSafeties() async throws -> Bool {
        do {
            return try await database.renewSafeties()
        } catch {
            throw LibraryError.translated(error)
        }
    }

    /// Whether the database answers.
    /// - Throws: ``LibraryError/failed(reason:)``
    public func check() async throws {
        _ = try await read { try Int.fetchOne($0, sql: "SELECT count(*) FROM setting") }
    }

    // MARK: What the listener is to be told

    /// That the database was damaged and made anew, until the listener has seen it; the newest first.
    public var notices: [LibraryNotice] { database.notices.current }

    /// The notices that were not told yet. They are taken as told then.
    public func notTold() -> [LibraryNotice] {
        notices.filter { notice in
            guard !notice.isTold else { return false }
            // Told twice is better than not at all.
            try? database.notices.change(notice.id) { $0.isTold = true }
            return true
        }
    }

    /// The listener has seen a notice.
    /// - Throws: ``LibraryError/failed(reason:)``
    public func dismiss(_ notice: LibraryNotice.ID) throws {
        do {
            try database.notices.change(notice) { $0.isDismissed = true }
        } catch {
            throw LibraryError.translated(error)
        }
    }
}

extension LibraryError {
    /// The errors of database and disk in words; others as they are.
    static func translated(_ error: any Error) -> any Error {
        switch error {
        case let error as DatabaseError where error.resultCode == .SQLITE_FULL: LibraryError.noRoom
        case let error where FileFault(error)?.isForWantOfRoom == true: LibraryError.noRoom
        case is DatabaseError, is Damage, is FileFault, is POSIXError, is CocoaError:
            LibraryError.failed(reason: reason(of: error))
        case is DecodingError, is RowDecodingError: LibraryError.failed(reason: "a record of the database is damaged")
        default: error
        }
    }

    static func reason(of error: any Error) -> String {
        switch error {
        case let error where Damage(error) != nil:
            "the database is damaged: \(Damage(error)?.words ?? "")"
        case let error as DatabaseError: error.message ?? "SQLite \(error.resultCode)"
        default: error.reasonInWords
        }
    }
}
