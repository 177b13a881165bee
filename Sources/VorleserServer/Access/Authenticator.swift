import Foundation
import HTTPTypes
import Hummingbird
import Logging
import VorleserKit

/// Decides who may use the server, by session or pass-phrase. Owns the rate limiter of logins.
actor Authenticator {
    /// What must be known; `nil` when only this machine can ask.
    nonisolated let passphrase: Passphrase?

    let library: Library
    let now: @Sendable () -> ContinuousClock.Instant
    private let logger: Logger
    private var limiter = LoginRateLimiter()
    /// Its own: who guesses a PIN has said the pass-phrase. Of four digits half are tried in a day, from however many
    /// addresses.
    var pinLimiter = LoginRateLimiter(mostOfAll: 30, in: .seconds(10 * 60))

    /// - Parameters:
    ///   - passphrase: What must be known.
    ///   - library: Keeps the sessions.
    ///   - now: Tells the time, by which the rate of logins is limited.
    ///   - logger: Told of wrong tries, for those who shut out who makes many.
    init(
        _ passphrase: Passphrase?,
        library: Library,
        now: @escaping @Sendable () -> ContinuousClock.Instant,
        logger: Logger
    ) {
        (self.passphrase, self.library, self.now, self.logger) = (passphrase, library, now, logger)
    }

    /// Makes a device known that says the pass-phrase; one that was known has the new session in the place of the old one.
    /// - Returns: The secret by which it is known from now on, and the session that has ended.
    /// - Throws: ``Refusal/rateLimited(wait:)``, ``Refusal/wrongPhrase``
    func pair(
        _ name: String,
        saying phrase: String,
        _ request: Request,
        from address: String,
        seenAs seen: String
    ) async throws -> (secret: String, ended: String?) {
        try check(phrase, from: address, seenAs: seen)
        let secret = Secret.random()
        let old = try await session(of: request)
        let person: PersonID? = if let old { try await library.person(ofSession: old) } else { nil }
        try await library.addSession(token: Secret.digest(secret), name: name, of: person)
        if let old { try await library.removeSession(token: old) }
        return (secret, old)
    }

    /// Authenticates a request.
    /// - Parameters:
    ///   - request: What is asked.
    ///   - address: By whom, as wrong tries are counted.
    ///   - seen: By whom, as it is logged.
    /// - Returns: Which session it belongs to; `nil` for one that says the pass-phrase itself, and one without a session where
    ///   none is needed.
    /// - Throws: ``Refusal/notPaired(browser:)``, ``Refusal/rateLimited(wait:)``
    func admit(_ request: Request, from address: String, seenAs seen: String) async throws -> String? {
        guard passphrase != nil else { return try await session(of: request) }
        // A session is never made to wait: others' wrong tries are no fault of its own.
        if let token = try await session(of: request) { return token }
        guard let phrase = request.spokenPhrase else { throw Refusal.notPaired(browser: request.isFromBrowser) }
        do {
            try check(phrase, from: address, seenAs: seen)
        } catch Refusal.wrongPhrase {
            throw Refusal.notPaired(browser: request.isFromBrowser)
        }
        return nil
    }

    /// Whether a request for what is public comes from a client who is authenticated.
    func knows(_ request: Request) async throws -> Bool {
        if passphrase == nil { return true }
        return try await session(of: request) != nil
    }

    /// The session that a request belongs to, by what is kept of its secret.
    private func session(of request: Request) async throws -> String? {
        for secret in request.sessionSecrets {
            let token = Secret.digest(secret)
            if try await library.hasSession(token: token) { return token }
        }
        return nil
    }

    private func check(_ phrase: String, from address: String, seenAs seen: String) throws {
        let now = now()
        if let wait = limiter.wait(for: address, at: now) { throw Refusal.rateLimited(wait: wait) }
        guard let passphrase, passphrase.isKnown(by: phrase) else {
            limiter.noteWrong(from: address, at: now)
            // Not more than the limiter lets through; never what was said.
            logger.warning("wrong pass-phrase", metadata: ["client": "\(seen)"])
            throw Refusal.wrongPhrase
        }
        limiter.noteRight(from: address)
    }
}

extension Request {
    /// The name of the cookie.
    static let sessionCookie = "vorleser"

    /// More than browsers keep of one name.
    private static let mostSecrets = 50

    /// What the client's cookies say; several when cookies of other servers on the same host have our name.
    fileprivate var sessionSecrets: [String] {
        headers[values: .cookie].flatMap { $0.split(separator: ";") }.compactMap { pair in
            let halves = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard halves.count == 2, halves[0] == Self.sessionCookie, halves[1].utf8.count == 64 else { return nil }
            return halves[1]
        }.suffix(Self.mostSecrets)
    }

    /// The pass-phrase, where a program says it with every request.
    ///
    /// Source: RFC 6750 §2.1 (Bearer), RFC 7617 §2 (Basic: any name will do).
    fileprivate var spokenPhrase: String? {
        guard let value = headers[.authorization], value.utf8.count < 1000 else { return nil }
        let words = value.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return nil }
        switch words[0].lowercased() {
        case "bearer": return words[1].trimmingCharacters(in: .whitespaces)
        case "basic": return basicCredentials?.password
        default: return nil
        }
    }

    /// Source: RFC 7617 §2.
    var basicCredentials: (name: String, password: String)? {
        guard let value = headers[.authorization], value.utf8.count < 1000 else { return nil }
        let words = value.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].lowercased() == "basic",
            let bytes = Data(base64Encoded: words[1].trimmingCharacters(in: .whitespaces))
        else { return nil }
        let halves = String(decoding: bytes, as: UTF8.self)
            .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (halves.count == 2 ? halves[0] : "", halves.last ?? "")
    }

    /// Whether a page asks, or a browser for a page: it must not be asked for a name and a password, which it would let a
    /// person type. Over plain HTTP browsers send no Sec-Fetch fields (Fetch Metadata, § 2); there their name tells, but
    /// where programs ask that take the name of a browser.
    var isFromBrowser: Bool {
        if headers.value("Sec-Fetch-Mode") != nil { return true }
        return headers[.userAgent]?.hasPrefix("Mozilla/") == true && !RequestPath(uri.path).isOfPrograms
    }
}
