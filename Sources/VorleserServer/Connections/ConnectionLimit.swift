/// Limits how many connections are open, and decides which is closed when there is no room for one more.
///
/// Rules without a clock: every call is told the time. A connection on which no request is under way may be closed at
/// any moment (RFC 9112 §9.5), so those that say nothing never keep out those that ask. Half of all are kept for those
/// who may use the library: what strangers may have is answered at once, so many of them at a time make it last.
struct ConnectionLimit {
    /// What becomes of a new connection.
    enum Decision: Equatable {
        /// There is room, once another one has been closed if one is named.
        case accepted(closing: Int?)
        /// All are busy.
        case noRoom
    }

    /// The most at a time.
    let limit: Int
    /// The most of one address, which must not take all.
    let share: Int
    /// The most unauthenticated clients that are answered at a time.
    let mostStrangers: Int

    private struct Entry {
        /// `nil` for this machine's own, a proxy perhaps: it may take all.
        let address: String?
        /// `nil` while it is answered.
        var idleSince: ContinuousClock.Instant?
        /// Whether it may use the library, as its last request shows; `nil` when it has shown nothing yet.
        var isKnown: Bool?
    }

    private var entries: [Int: Entry] = [:]
    private var counts: [String: Int] = [:]

    init(limit: Int) {
        self.limit = limit
        share = max(limit / 4, 1)
        mostStrangers = max(limit / 2, 1)
    }

    /// How many there are.
    var count: Int { entries.count }

    /// Notes a new connection, if there is room.
    /// - Parameters:
    ///   - id: What it will be called.
    ///   - address: Whose it is; `nil` for this machine's own.
    ///   - now: When it comes.
    /// - Returns: What becomes of it.
    mutating func accept(_ id: Int, from address: String?, at now: ContinuousClock.Instant) -> Decision {
        var other: Int?
        if let address, counts[address, default: 0] >= share {
            guard let own = longestIdle({ $0.address == address }) else { return .noRoom }
            other = own
        } else if entries.count >= limit {
            guard let any = longestIdle({ _ in true }) else { return .noRoom }
            other = any
        }
        if let other { leave(other) }
        entries[id] = Entry(address: address, idleSince: now)
        if let address { counts[address, default: 0] += 1 }
        return .accepted(closing: other)
    }

    /// A request has begun to arrive.
    mutating func begin(_ id: Int) { entries[id]?.idleSince = nil }

    /// All requests have been answered.
    mutating func rest(_ id: Int, at now: ContinuousClock.Instant) { entries[id]?.idleSince = now }

    /// A request has shown whether who asks may use the library.
    /// - Returns: Whether there is room for the answer.
    mutating func judge(_ id: Int, isKnown: Bool) -> Bool {
        entries[id]?.isKnown = isKnown
        if isKnown { return true }
        return entries.values.count { $0.isKnown == false && $0.idleSince == nil } <= mostStrangers
    }

    /// It is closed.
    mutating func leave(_ id: Int) {
        guard let entry = entries.removeValue(forKey: id), let address = entry.address else { return }
        let left = counts[address, default: 1] - 1
        counts[address] = left > 0 ? left : nil
    }

    /// Strangers go before those who may use the library.
    private func longestIdle(_ isCandidate: (Entry) -> Bool) -> Int? {
        var found: (id: Int, rank: Int, since: ContinuousClock.Instant)?
        for (id, entry) in entries where isCandidate(entry) {
            guard let since = entry.idleSince else { continue }
            let rank = entry.isKnown == true ? 1 : 0
            if let found, (found.rank, found.since) <= (rank, since) { continue }
            found = (id, rank, since)
        }
        return found?.id
    }
}
