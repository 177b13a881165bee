import Synchronization

/// Lets in so many at a time, and fewer of one guest, who must not take all; who comes when there is no room is sent away.
final class GuestShares: Sendable {
    private let places: Int
    private let share: Int
    private let guests = Mutex<[String: Int]>([:])

    init(places: Int, share: Int) { (self.places, self.share) = (places, share) }

    /// Takes a place, which is to be left again.
    /// - Throws: ``Refusal/busy``
    func enter(_ guest: String) throws(Refusal) {
        let isFree = guests.withLock { guests in
            let own = guests[guest, default: 0]
            guard own < share, guests.values.reduce(0, +) < places else { return false }
            guests[guest] = own + 1
            return true
        }
        guard isFree else { throw Refusal.busy }
    }

    func leave(_ guest: String) {
        guests.withLock { guests in
            let left = guests[guest, default: 1] - 1
            guests[guest] = left > 0 ? left : nil
        }
    }
}
