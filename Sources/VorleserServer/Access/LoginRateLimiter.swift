/// Limits the rate of wrong pass-phrases and PINs: how long an address must wait before it may try another.
///
/// Rules without a clock: every call is told the time.
struct LoginRateLimiter {
    /// Wrong tries of one address that cost nothing: people mistype.
    private static let free = 5
    /// The longest wait for one address.
    private static let longestWait = Duration.seconds(15 * 60)
    /// The most wrong tries of all addresses together in ``window``: a botnet has many.
    private let mostOfAll: Int
    private let window: Duration
    /// The most addresses remembered; those that tried last stay.
    private static let mostAddresses = 4096

    private var tries: [String: (count: Int, last: ContinuousClock.Instant)] = [:]
    private var recent: [ContinuousClock.Instant] = []
    /// Addresses that have logged in before: a flood from elsewhere does not lock them out.
    private var trusted: Set<String> = []

    /// - Parameters:
    ///   - mostOfAll: How many wrong tries all addresses together have.
    ///   - window: In what time; for what is short and soon guessed, it must be long.
    init(mostOfAll: Int = 100, in window: Duration = .seconds(60)) {
        (self.mostOfAll, self.window) = (mostOfAll, window)
    }

    /// How long an address must wait before it may try; `nil` when it need not.
    mutating func wait(for address: String, at now: ContinuousClock.Instant) -> Duration? {
        if let tries = tries[address], case let count = Self.aged(tries, at: now), count >= Self.free {
            let until = tries.last + Self.pause(after: count)
            if until > now { return until - now }
        }
        recent.removeAll { now - $0 > window }
        guard recent.count >= mostOfAll, !trusted.contains(address), let first = recent.first else { return nil }
        return first + window - now
    }

    mutating func noteWrong(from address: String, at now: ContinuousClock.Instant) {
        tries[address] = ((tries[address].map { Self.aged($0, at: now) } ?? 0) + 1, now)
        recent.append(now)
        if recent.count > mostOfAll { recent.removeFirst() }
        if tries.count > Self.mostAddresses {
            let newest = tries.sorted { $0.value.last > $1.value.last }.prefix(Self.mostAddresses / 2)
            tries = Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })
        }
    }

    /// - Parameters:
    ///   - address: Who has said the right one.
    ///   - moment: When that was noted as wrong, where it was before it was looked at.
    mutating func noteRight(from address: String, notedAt moment: ContinuousClock.Instant? = nil) {
        tries[address] = nil
        if let moment, let index = recent.lastIndex(of: moment) { recent.remove(at: index) }
        if trusted.count < Self.mostAddresses { trusted.insert(address) }
    }

    /// How many addresses are remembered.
    var remembered: Int { tries.count + trusted.count }

    /// One try is forgotten in so much time after its wait is over: one in a quarter of an hour must not lock an address out for good.
    private static let forgetting = Duration.seconds(5 * 60)

    private static func aged(_ tries: (count: Int, last: ContinuousClock.Instant), at now: ContinuousClock.Instant)
        -> Int
    {
        let idle = now - tries.last - pause(after: max(tries.count, free))
        return max(tries.count - Int(clamping: Int64(max(idle / forgetting, 0))), 0)
    }

    /// Doubles with every wrong try: 1 s, 2 s, 4 s…
    private static func pause(after count: Int) -> Duration {
        min(.seconds(1 << min(count - free, 20)), longestWait)
    }
}
