/// Lets books be imported beside each other: a number in all, and fewer of one client, so that no client waits for what
/// another one brings. Short texts have a lane of their own.
actor ImportLanes {
    /// Who brings books, and how many.
    private struct Lane {
        var running: [String: Int] = [:]
        /// In the order in which they came.
        var waiting: [(id: Int, client: String, go: CheckedContinuation<Void, any Error>)] = []

        var count: Int { running.values.reduce(0, +) }
    }

    /// How many are read at a time in one lane; each takes memory and a processor.
    static let most = 3
    /// How many of them may be one client's.
    static let share = 2
    /// How many of one client's may wait; each is a file on the disk.
    static let mostWaiting = 8

    private var lanes: [Bool: Lane] = [:]
    private var next = 0

    /// Does work when it is its turn.
    /// - Parameters:
    ///   - client: Who brings the book.
    ///   - isQuick: Whether it is read in a moment.
    ///   - work: The import.
    /// - Returns: What the work returns.
    /// - Throws: ``BookIntakeError/tooMany``, what the work throws; `CancellationError` when it was cancelled before its
    ///   turn.
    func run<Result: Sendable>(
        for client: String,
        isQuick: Bool,
        _ work: @Sendable () async throws -> Result
    ) async throws -> Result {
        try await enter(isQuick, client)
        defer { leave(isQuick, client) }
        try Task.checkCancellation()
        return try await work()
    }

    private func enter(_ key: Bool, _ client: String) async throws {
        let lane = lanes[key, default: Lane()]
        if lane.count < Self.most, lane.running[client, default: 0] < Self.share {
            lanes[key, default: Lane()].running[client, default: 0] += 1
            return
        }
        let own = lane.waiting.count { $0.client == client }
        guard own < Self.mostWaiting else { throw BookIntakeError.tooMany }
        let id = next
        next += 1
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (go: CheckedContinuation<Void, any Error>) in
                guard !Task.isCancelled else { return go.resume(throwing: CancellationError()) }
                lanes[key, default: Lane()].waiting.append((id, client, go))
            }
        } onCancel: {
            Task { await self.giveUp(id, key) }
        }
    }

    private func giveUp(_ id: Int, _ key: Bool) {
        guard let index = lanes[key]?.waiting.firstIndex(where: { $0.id == id }) else { return }
        lanes[key]?.waiting.remove(at: index).go.resume(throwing: CancellationError())
    }

    private func leave(_ key: Bool, _ client: String) {
        guard var lane = lanes[key] else { return }
        let left = lane.running[client, default: 1] - 1
        lane.running[client] = left > 0 ? left : nil
        while lane.count < Self.most,
            let index = lane.waiting.firstIndex(where: { lane.running[$0.client, default: 0] < Self.share })
        {
            let next = lane.waiting.remove(at: index)
            lane.running[next.client, default: 0] += 1
            next.go.resume()
        }
        lanes[key] = lane
    }

    /// How many wait for their turn.
    var waitingCount: Int { lanes.values.reduce(0) { $0 + $1.waiting.count } }
}
