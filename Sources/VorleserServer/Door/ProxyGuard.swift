import Foundation
import HTTPTypes
import Hummingbird

/// Believes what a known proxy says of who asks, and lets no unknown one make an open server public.
///
/// Source: RFC 7239 for what such fields mean; the `X-` ones are what proxies send in fact.
struct ProxyGuard: RouterMiddleware {
    typealias Context = ServerContext

    let trusted: [AddressRange]
    /// Whether nobody need say anything to come in.
    let isOpen: Bool

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        guard Self.fields.contains(where: { request.headers.value($0) != nil }) else {
            return try await next(request, context)
        }
        guard let peer = context.remoteAddress?.ipAddress, trusted.contains(where: { $0.contains(peer) }) else {
            // Somebody else's request, carried to a server that takes all who reach it for its own listener.
            guard !isOpen else { throw Refusal.throughProxy }
            return try await next(request, context)
        }
        var (request, context) = (request, context)
        context.forwardedClient = client(values(request, "X-Forwarded-For")) ?? peer
        context.isSecure = last(request, "X-Forwarded-Proto")?.lowercased() == "https"
        if let host = last(request, "X-Forwarded-Host") {
            var head = request.head
            head.authority = host
            request = Request(head: head, body: request.body)
        }
        return try await next(request, context)
    }

    private static let fields = [
        "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "Forwarded", "Via",
    ]

    /// Who asked the first proxy that is not known: what stands before it may be made up.
    func client(_ chain: [String]) -> String? {
        chain.last { address in !trusted.contains { $0.contains(address) } } ?? chain.first
    }

    private func last(_ request: Request, _ name: String) -> String? { values(request, name).last }

    private func values(_ request: Request, _ name: String) -> [String] {
        (request.headers.value(name) ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }
}
