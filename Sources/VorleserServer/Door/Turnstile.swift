import Synchronization

/// Lets in so many at a time; who comes when all places are taken is sent away.
final class Turnstile: Sendable {
    private let free: Mutex<Int>

    init(places: Int) { free = Mutex(places) }

    /// Takes a place, which is to be left again.
    /// - Throws: ``Refusal/busy``
    func enter() throws(Refusal) {
        let isFree = free.withLock { free in
            guard free > 0 else { return false }
            free -= 1
            return true
        }
        guard isFree else { throw Refusal.busy }
    }

    func leave() { free.withLock { $0 += 1 } }

    /// Takes a place, which is left when nobody has it any more.
    /// - Throws: ``Refusal/busy``
    func place() throws(Refusal) -> Place {
        try enter()
        return Place(turnstile: self)
    }

    /// For what ends somewhere else than it began, or never begins: an answer that is sent, or not.
    final class Place: Sendable {
        private let turnstile: Turnstile

        fileprivate init(turnstile: Turnstile) { self.turnstile = turnstile }

        deinit { turnstile.leave() }
    }
}
