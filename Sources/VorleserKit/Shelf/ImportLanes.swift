/// Lets books be imported beside each other: a number in all, and fewer of one guest, so that no guest waits for what
/// another one brings. Short texts have a lane of their own.
actor ImportLanes {
    /// Who brings books, and how many.
    private struct Lane {
        var running: [String: Int] = [:]
        /// In the order in which they came.
        var waiting: [(id: Int, guest: String, go: CheckedContinuation<Void, any Error>)] = []

        var count: Int { running.values.reduce(0, +) }
    }

    /// How many are read at a time in one lane; each takes memory and a processor.
    static let most = 3
    /// How many of them may be one guest's.
    static let share = 2
    /// How many of one guest's may wait; each is a file on the disk.
    static let mostWaiting = 8

    private var lanes: [Bool: Lane] = [:]
    private var next = 0

    /// Does work when it is its turn.
    /// - Parameters:
    ///   - guest: Who brings the book.
    ///   - isQuick: Whether it is read in a moment.
    ///   - work: The import.
    /// - Returns: What the work returns.
    /// - Throws: ``BookIntakeError/tooMany``, what the work throws; `CancellationError` when it was cancelled before its
    ///   turn.
    func run<Result: Sendable>(
        for guest: String,
        isQuick: Bool,
        _ work: @Sendable () async throws -> Result
    ) async throws -> Result {
        try await enter(isQuick, guest)
        defer { leave(isQuick, guest) }
        try Task.checkCancellation()
        return try await work()
    }

    private func enter(_ key: Bool, _ guest: String) async throws {
        let lane = lanes[key, default: Lane()]
        if lane.count < Self.most, lane.running[guest, default: 0] < Self.share {
            lanes[key, default: Lane()].running[guest, default: 0] += 1
            return
        }
        guard lane.waiting.count(where: { $0.guest == guest }) < Self.mostWaiting else { throw BookIntakeError.tooMany }
        let id = next
        next += 1
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (go: CheckedContinuation<Void, any Error>) in
                guard !Task.isCancelled else { return go.resume(throwing: CancellationError()) }
                lanes[key, default: Lane()].waiting.append((id, guest, go))
            }
        } onCancel: {
            Task { await self.giveUp(id, key) }
        }
    }

    private func giveUp(_ id: Int, _ key: Bool) {
        guard let index = lanes[key]?.waiting.firstIndex(where: { $0.id == id }) else { return }
        lanes[key]?.waiting.remove(at: index).go.resume(throwing: CancellationError())
    }

    private func leave(_ key: Bool, _ guest: String) {
        guard var lane = lanes[key] else { return }
        let left = lane.running[guest, default: 1] - 1
        lane.running[guest] = left > 0 ? left : nil
        while lane.count < Self.most,
            let index = lane.waiting.firstIndex(where: { lane.running[$0.guest, default: 0] < Self.share })
        {
            let next = lane.waiting.remove(at: index)
            lane.running[next.guest, default: 0] += 1
            next.go.resume()
        }
        lanes[key] = lane
    }

    /// How many wait for their turn.
    var waitingCount: Int { lanes.values.reduce(0) { $0 + $1.waiting.count } }
}
