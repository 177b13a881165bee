import VorleserKit

/// Lets in who knows KOReader's key, and makes those wait who guess.
actor KOReaderGate {
    private let library: Library
    /// Whether only this machine can ask: then any key will do.
    private let isOpen: Bool
    private let now: @Sendable () -> ContinuousClock.Instant
    /// Its own: a reader with an old key must keep nobody from pairing.
    private var limiter = LoginRateLimiter()

    init(_ library: Library, isOpen: Bool, now: @escaping @Sendable () -> ContinuousClock.Instant) {
        (self.library, self.isOpen, self.now) = (library, isOpen, now)
    }

    /// - Throws: ``KOReaderRefusal/off``
    func checkIsOpen() async throws { _ = try await accesses }

    /// - Parameters:
    ///   - name: Any name will do: the key says whose it is. Where any key will do, a person's name says it.
    ///   - key: The password's digest, as KOReader makes it.
    ///   - address: Who asks.
    /// - Returns: Whose KOReader it is.
    /// - Throws: ``KOReaderRefusal``
    func admit(_ name: String, saying key: String, from address: String) async throws -> PersonID {
        let accesses = try await accesses
        guard !name.isEmpty, !key.isEmpty else { throw KOReaderRefusal.unauthorized }
        // Who knows it never waits: others' wrong tries are no fault of its own.
        let known = accesses.first { _, access in
            Self.ways(toType: access.key).contains { Secret.isSame(key.lowercased(), $0) }
        }
        if let known { return known.person }
        if isOpen {
            let named = try? await library.person(named: name).id
            return accesses.first { $0.person == named }?.person ?? accesses[0].person
        }
        let now = now()
        if let wait = limiter.wait(for: address, at: now) { throw KOReaderRefusal.tooManyTries(wait: wait) }
        limiter.noteWrong(from: address, at: now)
        throw KOReaderRefusal.unauthorized
    }

    /// Everybody's; one at least.
    private var accesses: [(person: PersonID, access: KOReaderAccess)] {
        get async throws {
            let accesses = try await library.koReaderAccesses()
            guard !accesses.isEmpty else { throw KOReaderRefusal.off }
            return accesses
        }
    }

    /// A reader's keyboard may have no hyphen at hand, and may begin with a capital.
    private static func ways(toType key: String) -> [String] {
        let spellings = [key, key.replacing("-", with: "")].flatMap { key in
            [key, key.prefix(1).uppercased() + key.dropFirst(), key.uppercased()]
        }
        return spellings.map(KOReaderDigest.ofPassword)
    }
}
