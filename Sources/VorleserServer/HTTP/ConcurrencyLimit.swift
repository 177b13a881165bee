import Synchronization

/// A counting semaphore that never waits: a number of tasks runs at a time, of one client a share of it, and more are refused.
final class ConcurrencyLimit: Sendable {
    private struct State {
        var free: Int
        var taken: [String: Int] = [:]
    }

    private let state: Mutex<State>
    /// The most places of one client, which must not take all.
    private let share: Int

    /// - Parameters:
    ///   - places: How many may be in at a time.
    ///   - share: How many of one client; half of all when `nil`.
    init(places: Int, share: Int? = nil) {
        state = Mutex(State(free: places))
        self.share = share ?? max(places / 2, 1)
    }

    /// Takes a place, which is to be left again.
    /// - Parameter client: Whose share it is of; `nil` for one that may take all.
    /// - Throws: ``Refusal/busy``
    func enter(for client: String? = nil) throws(Refusal) {
        let hasEntered = state.withLock { state in
            guard state.free > 0 else { return false }
            if let client {
                guard state.taken[client, default: 0] < share else { return false }
                state.taken[client, default: 0] += 1
            }
            state.free -= 1
            return true
        }
        guard hasEntered else { throw Refusal.busy }
    }

    /// Leaves a place that was entered for the same client.
    func leave(for client: String? = nil) {
        state.withLock { state in
            state.free += 1
            guard let client, let taken = state.taken[client] else { return }
            state.taken[client] = taken > 1 ? taken - 1 : nil
        }
    }

    /// Takes a place, which is released with the value.
    /// - Throws: ``Refusal/busy``
    func place(for client: String? = nil) throws(Refusal) -> Place {
        try enter(for: client)
        return Place(slots: self, client: client)
    }

    /// For what ends somewhere else than it began, or never begins: an answer that is sent, or not.
    final class Place: Sendable {
        private let slots: ConcurrencyLimit
        private let client: String?

        fileprivate init(slots: ConcurrencyLimit, client: String?) { (self.slots, self.client) = (slots, client) }

        deinit { slots.leave(for: client) }
    }
}
