import Synchronization

/// How many requests were answered, by the first digit of the status.
final class RequestCounts: Sendable {
    private let counts = Mutex([Int](repeating: 0, count: 6))

    func note(status: Int) { counts.withLock { $0[min(max(status / 100, 1), 5)] += 1 } }

    /// By class: `2xx` and so on.
    var all: [(kind: String, count: Int)] {
        let counts = counts.withLock(\.self)
        return (1...5).map { ("\($0)xx", counts[$0]) }
    }
}
