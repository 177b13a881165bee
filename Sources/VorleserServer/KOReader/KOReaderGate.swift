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
    func checkIsOpen() async throws { _ = try await access }

    /// - Parameters:
    ///   - name: Any name will do; there is one listener.
    ///   - key: The password's digest, as KOReader makes it.
    ///   - address: Who asks.
    /// - Throws: ``KOReaderRefusal``
    func admit(_ name: String, saying key: String, from address: String) async throws {
        let access = try await access
        guard !name.isEmpty, !key.isEmpty else { throw KOReaderRefusal.unauthorized }
        // Who knows it never waits: others' wrong tries are no fault of its own.
        if isOpen || Self.ways(toType: access.key).contains(where: { Secret.isSame(key.lowercased(), $0) }) { return }
        let now = now()
        if let wait = limiter.wait(for: address, at: now) { throw KOReaderRefusal.tooManyTries(wait: wait) }
        limiter.noteWrong(from: address, at: now)
        throw KOReaderRefusal.unauthorized
    }

    private var access: KOReaderAccess {
        get async throws {
            guard let access = try await library.koReaderAccess else { throw KOReaderRefusal.off }
            return access
        }
    }

    /// A reader's keyboard may have no hyphen at hand, and may begin with a capital.
    private static func ways(toType key: String) -> [String] {
        [key, key.replacing("-", with: "")].flatMap { [$0, $0.prefix(1).uppercased() + $0.dropFirst(), $0.uppercased()] }
            .map(KOReaderDigest.ofPassword)
    }
}
