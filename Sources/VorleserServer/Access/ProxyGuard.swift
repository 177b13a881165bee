import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Synchronization

/// Believes what a known proxy says of who asks, and notes where an unknown one does.
///
/// Source: RFC 7239 for what such fields mean; the `X-` ones are what proxies send in fact.
struct ProxyGuard: RouterMiddleware {
    typealias Context = ServerContext

    let trusted: [AddressRange]
    /// Whether the server is open: no pass-phrase is needed.
    let isOpen: Bool
    /// Whether whoever asks by a socket is a proxy: nobody else is meant to.
    let trustsSocket: Bool
    private let strangers = UnknownProxies()

    init(trusted: [AddressRange], isOpen: Bool, trustsSocket: Bool = false) {
        (self.trusted, self.isOpen, self.trustsSocket) = (trusted, isOpen, trustsSocket)
    }

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        guard request.headers.contains(where: { Self.isAdded($0.name.canonicalName) }) else {
            return try await next(request, context)
        }
        var (request, context) = (request, context)
        let peer = context.remoteAddress?.ipAddress
        guard peer.map({ peer in trusted.contains { $0.contains(peer) } }) ?? trustsSocket else {
            context.isFromUnknownProxy = true
            if !isOpen { strangers.note(peer ?? "", in: context.logger) }
            return try await next(request, context)
        }
        context.forwardedClient = client(values(request, "X-Forwarded-For")) ?? peer
        context.isSecure = last(request, "X-Forwarded-Proto")?.lowercased() == "https"
        if let host = last(request, "X-Forwarded-Host") {
            var head = request.head
            head.authority = host
            request = Request(head: head, body: request.body)
        }
        return try await next(request, context)
    }

    /// Whether a field is one that proxies add, by its name in small letters.
    private static func isAdded(_ name: String) -> Bool {
        name.hasPrefix("x-forwarded-") || fields.contains(name)
    }

    private static let fields: Set = [
        "forwarded", "via", "x-real-ip", "x-client-ip", "x-cluster-client-ip", "x-original-host",
        "x-original-forwarded-for",
        "true-client-ip", "cf-connecting-ip", "cdn-loop",
    ]

    /// Who asked the first proxy that is not known: what stands before it may be made up.
    func client(_ chain: [String]) -> String? {
        let chain = chain.map(\.address)
        return chain.last { address in !trusted.contains { $0.contains(address) } } ?? chain.first
    }

    private func last(_ request: Request, _ name: String) -> String? { values(request, name).last }

    /// In the order in which proxies have added them, be it to one field or as fields of their own.
    private func values(_ request: Request, _ name: String) -> [String] {
        guard let name = HTTPField.Name(name) else { return [] }
        return request.headers[values: name].flatMap { $0.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}

/// Lets no unknown proxy make a server public that takes all who reach it for its own listener.
struct OpenServerGuard: RouterMiddleware {
    typealias Context = ServerContext

    /// Whether the server is open: no pass-phrase is needed.
    let isOpen: Bool

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        guard !(isOpen && context.isFromUnknownProxy) else { throw Refusal.untrustedProxy }
        return try await next(request, context)
    }
}

extension String {
    /// An address as proxies write it, without the port and the brackets that some add.
    fileprivate var address: String {
        if hasPrefix("["), let end = firstIndex(of: "]") { return String(self[index(after: startIndex)..<end]) }
        let parts = split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 ? String(parts[0]) : self
    }
}

/// Proxies that are not configured: all requests through one are taken for one client's.
private final class UnknownProxies: Sendable {
    private let isNoted = Mutex(false)

    func note(_ address: String, in logger: Logger) {
        let isNew = isNoted.withLock { isNoted in
            defer { isNoted = true }
            return !isNoted
        }
        guard isNew else { return }
        logger.warning(
            "A proxy asks that is not known, so all its clients count as one; start with --trust-proxy to believe it.",
            metadata: ["proxy": "\(address)"]
        )
    }
}
