import Foundation
import Hummingbird
import VorleserKit

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `/metrics`: what a Prometheus server asks for, where that is wished.
struct MetricsController: Sendable {
    let room: ReadingRoom
    let exports: ExportQueue
    let events: EventHub
    let health: HealthWatch
    let requests: RequestCounts
    private let clips = KeptClipUsage()
    private let startedAt = Date()

    /// - Parameters:
    ///   - room: The library.
    ///   - exports: Those that were ordered.
    ///   - events: Knows how many pages listen.
    ///   - health: Knows how the server is.
    ///   - requests: How many were answered, and how.
    init(room: ReadingRoom, exports: ExportQueue, events: EventHub, health: HealthWatch, requests: RequestCounts) {
        (self.room, self.exports, self.events) = (room, exports, events)
        (self.health, self.requests) = (health, requests)
    }

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/metrics") { _, _ in
            var response = Response(Array(try await text().utf8), type: MetricsText.mediaType)
            response.headers[.cacheControl] = "no-store"
            return response
        }
    }

    private func text() async throws -> String {
        var text = MetricsText()
        text.add(
            "requests_total",
            .counter,
            "Requests that were answered.",
            by: "status",
            requests.all.map { ($0.kind, Double($0.count)) }
        )
        try await addSpeech(to: &text)
        try await addLibrary(to: &text)
        await addHealth(to: &text)
        Process.add(to: &text, startedAt: startedAt)
        return text.text
    }

    private func addSpeech(to text: inout MetricsText) async throws {
        let speech = await room.vorleser.studio.counts
        text.add(
            "clips_total",
            .counter,
            "Clips that were wanted: taken from the cache, spoken, or not to be spoken.",
            by: "origin",
            [("cache", Double(speech.kept)), ("spoken", Double(speech.spoken)), ("failed", Double(speech.failed))]
        )
        text.add("spoken_seconds_total", .counter, "Seconds of sound that were spoken.", speech.seconds)
        let usage = await clips.usage(of: room)
        text.add("cache_clips", .gauge, "Clips in the cache.", Double(usage.clips))
        text.add("cache_bytes", .gauge, "Bytes of the clips in the cache.", Double(usage.bytes))
    }

    private func addLibrary(to text: inout MetricsText) async throws {
        text.add("books", .gauge, "Books of the library.", Double(try await room.library.books().count))
        var states: [(String, Double)] = []
        for state in ExportRecord.State.allCases {
            states.append((state.rawValue, Double(await exports.count(of: state))))
        }
        text.add("exports", .gauge, "Exports that are kept or wait.", by: "state", states)
        text.add("listeners", .gauge, "Pages that are told what changes.", Double(await events.listenerCount))
    }

    private func addHealth(to text: inout MetricsText) async {
        let report = await health.report
        text.add(
            "healthy",
            .gauge,
            "Whether a part works.",
            by: "part",
            report.parts.map { ($0.0, $0.1.status == .failing ? 0 : 1) }
        )
        let disk = await DiskRoom(of: room.folders)
        text.add(
            "disk_free_bytes",
            .gauge,
            "Room on the disk.",
            by: "folder",
            disk.free.map { ($0.folder, Double($0.bytes)) }
        )
    }

    /// What the system says of this process.
    private enum Process {
        static func add(to text: inout MetricsText, startedAt: Date) {
            text.add(
                "process_start_time_seconds",
                .gauge,
                "When the server began, in seconds since 1970.",
                startedAt.timeIntervalSince1970
            )
            text.add("process_cpu_seconds_total", .counter, "Seconds of computing.", cpuSeconds)
            if let bytes = residentBytes {
                text.add("process_resident_memory_bytes", .gauge, "Memory that is in use.", Double(bytes))
            }
        }

        /// POSIX counts in millionths.
        private static var cpuSeconds: Double { Double(clock()) / 1e6 }

        /// Only where the system has it as a file.
        private static var residentBytes: Int? {
            guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
            let fields = text.split(separator: " ")
            return fields.count > 1 ? Int(fields[1]).map { $0 * Int(getpagesize()) } : nil
        }
    }
}

/// How large the clip store is; counting it reads many folders, so that a count holds for a minute.
private actor KeptClipUsage {
    private var last: (usage: ClipUsage, at: ContinuousClock.Instant)?

    func usage(of room: ReadingRoom) async -> ClipUsage {
        if let last, .now - last.at < .seconds(60) { return last.usage }
        let usage = await room.clipUsage().usage
        last = (usage, .now)
        return usage
    }
}
