import VorleserKit

/// Lets in who knows a feed's secret, and makes those wait who guess.
actor FeedGate {
    private let library: Library
    private let now: @Sendable () -> ContinuousClock.Instant
    /// Its own: a feed that is gone must keep nobody from pairing.
    private var limiter = LoginRateLimiter()

    init(_ library: Library, now: @escaping @Sendable () -> ContinuousClock.Instant) {
        (self.library, self.now) = (library, now)
    }

    /// The feed that is asked for.
    /// - Throws: ``FeedRefusal``
    func feed(_ secret: String, from address: String) async throws -> PrivateFeed {
        // Who knows it never waits: others' wrong tries are no fault of its own.
        if let feed = try await library.feed(withSecret: secret) {
            // Who may no longer make feeds has none meanwhile.
            guard try await library.person(feed.person).role.may(.export) else { throw FeedRefusal.unknown }
            return feed
        }
        if try await library.hasEndedFeed(withSecret: secret) { throw FeedRefusal.unknown }
        let now = now()
        if let wait = limiter.wait(for: address, at: now) { throw FeedRefusal.tooManyTries(wait: wait) }
        limiter.noteWrong(from: address, at: now)
        throw FeedRefusal.unknown
    }
}
