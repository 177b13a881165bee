import Synchronization

/// Tells what this process has written from what others have, by the numbers of transactions.
final class OwnWrites: Sendable {
    private struct State {
        /// The last that was looked at; `nil` while there is no observer.
        var seen: Int64?
        var own: Set<Int64> = []
    }

    private let state = Mutex(State())

    /// A transaction was ours.
    func note(_ number: Int64) {
        state.withLock { if $0.seen != nil { $0.own.insert(number) } }
    }

    /// Which transactions others have done since this was asked last; at first none.
    /// - Parameter last: The number of the last transaction there is.
    /// - Returns: Their numbers, ascending.
    func others(upTo last: Int64) -> [Int64] {
        state.withLock { state in
            let first = state.seen ?? last
            let all = first < last ? Array(first + 1...last) : []
            defer { state.own = state.own.filter { $0 > last } }
            state.seen = last
            return all.filter { !state.own.contains($0) }
        }
    }
}
