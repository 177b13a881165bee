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
}
