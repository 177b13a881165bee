import Synchronization
import Testing

@testable import VorleserKit

/// Nobody waits for what another one imports.
struct ImportLanesTests {
    /// Imports that end when they are told to.
    private final class Imports: Sendable {
        let lanes = ImportLanes()
        private let begun = Mutex<[String]>([])
        private let gates: [String: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)]

        init(_ names: [String]) {
            gates = Dictionary(uniqueKeysWithValues: names.map { ($0, AsyncStream<Void>.makeStream()) })
        }

        var running: [String] { begun.withLock(\.self) }

        func start(_ name: String, for client: String, isQuick: Bool = false) -> Task<Void, any Error> {
            Task {
                try await lanes.run(for: client, isQuick: isQuick) {
                    self.begun.withLock { $0.append(name) }
                    if let gate = self.gates[name] { for await _ in gate.stream {} }
                    self.begun.withLock { $0.removeAll { $0 == name } }
                }
            }
        }

        func finish(_ name: String) { gates[name]?.continuation.finish() }

        /// Waits until something is so.
        func until(_ isSo: @Sendable () async -> Bool) async throws {
            while await !isSo() { try await Task.sleep(for: .milliseconds(5)) }
        }
    }

    @Test(.timeLimit(.minutes(10))) func `one client has a share, and others do not wait for it`() async throws {
        let imports = Imports(["a1", "a2", "a3", "b1", "c1"])
        var tasks: [Task<Void, any Error>] = []
        for name in ["a1", "a2"] { tasks.append(imports.start(name, for: "a")) }
        try await imports.until { imports.running.count == 2 }
        tasks.append(imports.start("a3", for: "a"))
        try await imports.until { await imports.lanes.waitingCount == 1 }
        tasks.append(imports.start("b1", for: "b"))
        try await imports.until { imports.running.contains("b1") }
        // The lane is full: the third client waits, and comes before what is over the first one's share.
        tasks.append(imports.start("c1", for: "c"))
        try await imports.until { await imports.lanes.waitingCount == 2 }
        imports.finish("b1")
        try await imports.until { imports.running.contains("c1") }
        #expect(!imports.running.contains("a3"))
        imports.finish("a1")
        try await imports.until { imports.running.contains("a3") }
        for name in ["a2", "a3", "c1"] { imports.finish(name) }
        for task in tasks { try await task.value }
    }

    @Test(.timeLimit(.minutes(10))) func `short texts do not wait for long books`() async throws {
        let imports = Imports(["1", "2", "3"])
        let tasks = ["1", "2", "3"].map { imports.start($0, for: $0) }
        try await imports.until { imports.running.count == 3 }
        try await imports.start("short", for: "1", isQuick: true).value
        for name in ["1", "2", "3"] { imports.finish(name) }
        for task in tasks { try await task.value }
    }

    @Test(.timeLimit(.minutes(10))) func `who gives up while waiting leaves the queue`() async throws {
        let imports = Imports(["1", "2"])
        let tasks = ["1", "2"].map { imports.start($0, for: "a") }
        try await imports.until { imports.running.count == 2 }
        let waiting = imports.start("3", for: "a")
        try await imports.until { await imports.lanes.waitingCount == 1 }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(await imports.lanes.waitingCount == 0)
        for name in ["1", "2"] { imports.finish(name) }
        for task in tasks { try await task.value }
    }

    @Test(.timeLimit(.minutes(10))) func `only so many of one client wait`() async throws {
        let imports = Imports(["1", "2"])
        let running = ["1", "2"].map { imports.start($0, for: "a") }
        try await imports.until { imports.running.count == 2 }
        let waiting = (0..<ImportLanes.mostWaiting).map { imports.start("w\($0)", for: "a") }
        try await imports.until { await imports.lanes.waitingCount == ImportLanes.mostWaiting }
        await #expect(throws: BookIntakeError.tooMany) { try await imports.start("more", for: "a").value }
        for task in waiting { task.cancel() }
        for name in ["1", "2"] { imports.finish(name) }
        for task in running { try await task.value }
    }
}
