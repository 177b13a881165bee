import Dispatch
import Foundation
import GRDB
import Synchronization
import VorleserDisk

/// The library's database, which is another after a damaged one was put aside.
///
/// What is written is in a journal before it is done (``Journal``), so that the database can be made anew when it is
/// damaged. That is noticed at opening, by SQLite while it is used, or once a day by comparison; then whatever was to
/// be read or written is, with the new one.
final class OpenDatabase: Sendable {
    let folder: LibraryFolder
    let now: @Sendable () -> Date

    private let current: Mutex<DatabaseConnection>
    /// The backup that was tried last.
    private let lastTry = Mutex<Generation?>(nil)
    /// Opening, recovering and backups take a while; one at a time, and not on Swift's threads.
    private let queue = DispatchQueue(label: "vorleser.library", qos: .userInitiated)

    var backups: Backups { Backups(folder: folder.backups) }
    var notices: Notices { Notices(folder: folder.url) }

    /// - Throws: ``LibraryError/tooNew(path:)``, `DatabaseError`, `CocoaError`, `POSIXError`
    init(_ folder: LibraryFolder, now: @escaping @Sendable () -> Date) throws {
        self.folder = folder
        self.now = now
        current = Mutex(try DatabaseOpening(folder: folder, time: now()).run())
    }

    // MARK: Access

    func read<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
        try await withSoundDatabase { try await $0.pool.read(body) }
    }

    /// What `body` does is done as a whole or not at all, and is in the journal before it is done.
    func write<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
        try await withSoundDatabase { given in
            // What stood in the way may be gone.
            let connection = given.obstacle == nil ? given : try await reopened(insteadOf: given)
            if let obstacle = connection.obstacle { throw obstacle }
            let outcome = try await connection.pool.writeWithoutTransaction { [folder, backups, now] db in
                try folder.exchange.whileHeld(isShared: true) {
                    guard folder.identity == connection.identity else { throw Exchanged() }
                    return try JournaledWrite(backups: backups, time: now()).run(body, in: db)
                }
            }
            if let number = outcome.number { ownWrites.note(number) }
            if let begun = outcome.begun { try await backUp(begun, connection) }
            return outcome.result
        }
    }

    /// Which writes are ours, to tell those of other processes.
    let ownWrites = OwnWrites()

    /// Another program has put another database in the place of ours.
    private struct Exchanged: Error {}

    func withSoundDatabase<Result: Sendable>(
        _ work: (DatabaseConnection) async throws -> Result
    ) async throws -> Result {
        var connection = current.withLock(\.self)
        if folder.identity != connection.identity { connection = try await reopened(insteadOf: connection) }
        do {
            return try await work(connection)
        } catch is Exchanged {
            return try await work(try await reopened(insteadOf: connection))
        } catch {
            guard let damage = try await damage(in: connection, because: error) else { throw error }
            return try await work(try await reopened(insteadOf: connection, because: damage))
        }
    }

    /// What is wrong with the database when something went wrong with it.
    private func damage(in connection: DatabaseConnection, because error: any Error) async throws -> Damage? {
        if let damage = Damage(error) { return damage }
        guard error is DecodingError || error is RowDecodingError else { return nil }
        // A record that cannot be read was written so, or is damaged.
        return try await onQueue { try? self.difference(in: connection) }
    }

    private func reopened(insteadOf old: DatabaseConnection, because damage: Damage? = nil) async throws
        -> DatabaseConnection
    {
        try await onQueue {
            let connection = self.current.withLock(\.self)
            // Somebody else was here first.
            guard connection.pool === old.pool else { return connection }
            let opening = DatabaseOpening(folder: self.folder, time: self.now())
            let new = try opening.run(insteadOf: old.identity, because: damage)
            self.current.withLock { $0 = new }
            return new
        }
    }

    func onQueue<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result { try work() }) }
        }
    }

    // MARK: Once a day

    /// Compares the database with what was written, and takes a backup.
    ///
    /// The write that it comes after is done: what goes wrong here, such as a full disk, is tried again with the next
    /// day's, or when the library is opened next.
    /// - Throws: ``Damage``
    private func backUp(_ begun: JournaledWrite.Begun, _ connection: DatabaseConnection) async throws {
        let isAgain = lastTry.withLock { last in
            defer { last = begun.generation }
            return last == begun.generation
        }
        if isAgain { return }
        let damage = try await onQueue { () -> Damage? in
            do {
                if let damage = self.difference(from: begun) { return damage }
                try self.mendSearch(in: connection)
                try self.backups.take(begun.generation, of: connection.pool)
                try? BookFiles(folder: self.folder.books).writeMissingCards(connection.pool)
                return nil
            } catch {
                return Damage(error)
            }
        }
        if let damage { _ = try? await reopened(insteadOf: connection, because: damage) }
    }
}
