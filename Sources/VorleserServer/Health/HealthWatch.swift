import Foundation
import VorleserKit

/// Looks how the server is; at most every few seconds, however many ask.
actor HealthWatch {
    /// How long a look holds.
    static let freshness = Duration.seconds(3)
    /// How long the database may take to answer.
    private static let patience = Duration.seconds(5)

    private let room: ReadingRoom
    private let exports: ExportQueue
    private let now: @Sendable () -> ContinuousClock.Instant
    /// Bytes that are free where things are kept.
    private let free: @Sendable () async -> [Int]
    private var last: (report: HealthReport, at: ContinuousClock.Instant)?
    private var looking: Task<HealthReport, Never>?

    /// - Parameters:
    ///   - room: The library.
    ///   - exports: The exports that wait.
    ///   - now: The time.
    ///   - free: Bytes that are free where things are kept; as the system says unless given.
    init(
        _ room: ReadingRoom,
        _ exports: ExportQueue,
        now: @escaping @Sendable () -> ContinuousClock.Instant,
        free: (@Sendable () async -> [Int])? = nil
    ) {
        (self.room, self.exports, self.now) = (room, exports, now)
        self.free = free ?? { await DiskRoom(of: room.folders).all }
    }

    var report: HealthReport {
        get async {
            if let last, now() - last.at < Self.freshness { return last.report }
            if let looking { return await looking.value }
            let task = Task { await look() }
            looking = task
            let report = await task.value
            (last, looking) = ((report, now()), nil)
            return report
        }
    }

    private func look() async -> HealthReport {
        async let free = free()
        async let database = database()
        let hasVoice = await !room.voices.isEmpty
        return HealthReport(
            disk: .init(freeBytes: await free),
            database: await database,
            engine: hasVoice ? .ok : .init(status: .failing, message: "There is no voice that can speak."),
            exports: .init(waitingExports: await exports.count(of: .waiting))
        )
    }

    private func database() async -> HealthReport.Part {
        let library = room.library
        let answers = await withTaskGroup(of: Bool.self) { group in
            group.addTask { (try? await library.check()) != nil }
            group.addTask {
                try? await Task.sleep(for: Self.patience)
                return false
            }
            defer { group.cancelAll() }
            return await group.next() ?? false
        }
        return answers ? .ok : .init(status: .failing, message: "The database does not answer.")
    }
}

/// How much room is left where things are kept.
struct DiskRoom: Sendable {
    /// By what is kept there; a folder that is not there yet is not told.
    let free: [(folder: String, bytes: Int)]

    var all: [Int] { free.map(\.bytes) }

    init(of folders: Folders) async {
        free = await blocking {
            [("data", folders.data), ("cache", folders.cache)].compactMap { name, folder in
                let path = folder.path(percentEncoded: false)
                let facts = try? FileManager.default.attributesOfFileSystem(forPath: path)
                return (facts?[.systemFreeSize] as? Int).map { (name, $0) }
            }
        }
    }
}
