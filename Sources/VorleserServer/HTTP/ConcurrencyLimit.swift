import Synchronization

/// A counting semaphore that never waits: a number of tasks runs at a time, of one client a share of it, and more are refused.
final class ConcurrencyLimit: Sendable {
    private struct State {
        var free: Int
        var taken: [String: Int] = [:]
    }

    private let state: Mutex<State>
    /// So many places of one guest, which must not take all.
    private let share: Int

    /// - Parameters:
    ///   - places: How many may be in at a time.
    ///   - share: How many of one guest; half of all when `nil`.
    init(places: Int, share: Int? = nil) {
        state = Mutex(State(free: places))
        self.share = share ?? max(places / 2, 1)
    }

    /// Takes a place, which is to be left again.
    /// - Parameter guest: Whose share it is of; `nil` for one that may take all.
    /// - Throws: ``Refusal/busy``
    func enter(for guest: String? = nil) throws(Refusal) {
        let hasEntered = state.withLock { state in
            guard state.free > 0 else { return false }
            if let guest {
                guard state.taken[guest, default: 0] < share else { return false }
                state.taken[guest, default: 0] += 1
            }
            state.free -= 1
            return true
        }
        guard hasEntered else { throw Refusal.busy }
    }

    /// Leaves a place that was entered for the same guest.
    func leave(for guest: String? = nil) {
        state.withLock { state in
            state.free += 1
            guard let guest, let taken = state.taken[guest] else { return }
            state.taken[guest] = taken > 1 ? taken - 1 : nil
        }
    }

    /// Takes a place, which is left when nobody has it any more.
    /// - Throws: ``Refusal/busy``
    func place(for guest: String? = nil) throws(Refusal) -> Place {
        try enter(for: guest)
        return Place(slots: self, guest: guest)
    }

    /// For what ends somewhere else than it began, or never begins: an answer that is sent, or not.
    final class Place: Sendable {
        private let slots: ConcurrencyLimit
        private let guest: String?

        fileprivate init(slots: ConcurrencyLimit, guest: String?) { (self.slots, self.guest) = (slots, guest) }

        deinit { slots.leave(for: guest) }
    }
}
