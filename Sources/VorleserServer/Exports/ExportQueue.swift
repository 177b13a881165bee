import Foundation
import Logging
import VorleserKit

/// Exports of the library's books: one is written at a time, the others wait.
///
/// An actor because clients order, look and cancel while one is written. What is ordered outlives the server: an export
/// that was under way is written again when the server is, and what was spoken for it is kept.
actor ExportQueue {
    /// The most orders that may wait; further ones are refused.
    static let longest = 100

    private let room: ReadingRoom
    private let folder: ExportFolder
    private let events: EventHub
    private let now: @Sendable () -> Date
    private let logger: Logger
    private var records: [Int: ExportRecord]
    private var running: Running?

    private struct Running {
        let id: Int
        let task: Task<Void, Never>
        /// Why it is to end before it is done; `nil` for what its work says itself.
        var reason: LibraryError?
    }

    init(
        _ room: ReadingRoom,
        _ events: EventHub,
        logger: Logger,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.room = room
        folder = ExportFolder(room.folders)
        self.events = events
        (self.now, self.logger) = (now, logger)
        records = Dictionary(folder.records().map { ($0.id, $0) }) { $1 }
    }

    deinit { running?.task.cancel() }

    /// The listener's, the newest first.
    var all: [ExportRecord] { records.values.filter(isOfListener).sorted { $0.id > $1.id } }

    private func isOfListener(_ record: ExportRecord) -> Bool { record.owner == Listener.current }

    /// How many are in a state.
    func count(of state: ExportRecord.State) -> Int { records.values.count { $0.state == state } }

    /// - Throws: ``ExportRefusal/unknown``
    func record(_ id: Int) throws -> ExportRecord {
        guard let record = records[id], isOfListener(record) else { throw ExportRefusal.unknown }
        return record
    }

    /// Takes an order. One that waits or is made already is not taken twice.
    /// - Returns: What has become of it so far.
    /// - Throws: ``ExportRefusal``, `ExportOrderError`, `LibraryError`, `ExportError`, `SpeechError`: whatever is known to
    ///   be wrong with it.
    func add(_ order: OrderedExport) async throws -> ExportRecord {
        let title = try await room.check(order.export, of: order.book, order.wishes)
        if let same = records.values.first(where: { $0.order == order && $0.isUnfinished && isOfListener($0) }) {
            return same
        }
        guard records.values.count(where: { $0.state == .waiting }) < Self.longest else { throw ExportRefusal.tooMany }
        let id = (records.keys.max() ?? 0) + 1
        let person = Listener.current
        let record = ExportRecord(id: id, order: order, title: title, createdAt: now(), person: person)
        await note(record)
        startNext()
        return records[id] ?? record
    }

    /// Goes on with what waits from before.
    func resume() { startNext() }

    /// Stops an export, and forgets it and its files.
    /// - Throws: ``ExportRefusal/unknown``
    func remove(_ id: Int) async throws {
        let owner = try record(id).owner
        records[id] = nil
        if let running, running.id == id {
            running.task.cancel()
            // Its files are removed once they are no longer being written.
            await running.task.value
        }
        folder.remove(id)
        await events.publish(ServerEvent("export", Removed(id: id)), to: owner)
    }

    /// Ends what is not done of a book that is no longer there for whoever ordered it; what is done stays.
    func review(_ book: BookID) async {
        for record in records.values where record.order.book == book && record.isUnfinished {
            do {
                _ = try await Listener.$current.withValue(record.owner) { try await room.library.book(book) }
            } catch LibraryError.unknownBook {
                await stop(record.id, LibraryError.unknownBook(book))
            } catch {
                // Whether it can be written its work will say.
            }
        }
    }

    private func stop(_ id: Int, _ reason: LibraryError) async {
        guard var record = records[id], record.isUnfinished else { return }
        if running?.id == id {
            running?.reason = reason
            running?.task.cancel()
        } else {
            record.fail(reason)
            await note(record)
        }
    }

    /// One of the files of an export that is done.
    /// - Parameters:
    ///   - name: As in ``ExportRecord/files``; the first when `nil`.
    ///   - id: The export.
    /// - Returns: Where it lies, what to call it, and the export.
    /// - Throws: ``ExportRefusal``
    func file(_ name: String?, of id: Int) throws -> (url: URL, name: String, record: ExportRecord) {
        let record = try record(id)
        guard record.state == .done else { throw ExportRefusal.notDone }
        let file = name.map { name in record.files.first { $0.name == name } } ?? record.files.first
        guard let file else { throw ExportRefusal.unknown }
        return (folder.folder(of: id).appending(path: file.name), file.name, record)
    }

    // MARK: Work

    private func startNext() {
        guard running == nil else { return }
        guard let next = records.values.filter({ $0.state == .waiting }).min(by: { $0.id < $1.id }) else { return }
        // Listening has priority over exporting.
        running = Running(
            id: next.id,
            task: Task(priority: .utility) { [weak self] in await self?.work(on: next.id) }
        )
    }

    private func work(on id: Int) async {
        // Removed before it began.
        guard var record = records[id] else {
            running = nil
            return startNext()
        }
        record.state = .running
        await note(record)
        do {
            let files = try folder.makeFolder(of: id)
            let order = record.order
            // Whoever's order has begun the work, it is for who has ordered it.
            let job = try await Listener.$current.withValue(record.owner) {
                try await room.job(order.export, of: order.book, order.wishes)
            }
            let summary = try await withPacedProgress { [weak self] step in
                await self?.note(step, on: id)
            } _: { tell in
                try await job.write(to: files.appending(path: job.fileName), progress: tell)
            }
            record.end(summary)
        } catch {
            record.fail(running?.reason ?? error)
            if !(error is CancellationError) { logger.error("Export \(id) failed: \(error.loggedWords)") }
        }
        running = nil
        // Removed meanwhile: there is nothing left to say.
        if records[id] != nil { await note(record) }
        startNext()
    }

    private func note(_ progress: ExportProgress, on id: Int) async {
        guard var record = records[id], record.state == .running else { return }
        record.done = Double(progress.utterances) / Double(max(progress.totalUtterances, 1))
        record.secondsLeft = progress.timeLeft.map { $0 / .seconds(1) }
        records[id] = record
        await events.publish(ServerEvent("export", record.document), to: record.owner)
    }

    private func note(_ record: ExportRecord) async {
        records[record.id] = record
        folder.keep(record)
        await events.publish(ServerEvent("export", record.document), to: record.owner)
    }

    private struct Removed: Encodable {
        let id: Int
        var state = "removed"
    }
}
