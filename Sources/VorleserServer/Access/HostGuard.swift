import HTTPTypes
import Hummingbird

/// Answers only to the server's own names.
///
/// A page of an attacker may let its name point to this machine (DNS rebinding); then the browser takes us for part of
/// that page. But it still sends that name. The port does not matter: it may have been forwarded.
struct HostGuard: RouterMiddleware {
    typealias Context = ServerContext

    let names: HostNames

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        // Every browser says the name; who does not is none, and cannot be made to ask for a page.
        if let host = request.head.authority, !names.contain(host) { throw Refusal.unknownHost }
        // A proxy may have taken the second name for the first: RFC 9112 §3.2.
        if request.headers.value("Host") != nil { throw Refusal.notHTTP }
        return try await next(request, context)
    }
}
