import HTTPTypes
import Hummingbird

/// On a server that speaks TLS, leads to the encrypted address who asks without; the page on trust alone is for all.
struct EncryptionGuard: RouterMiddleware {
    typealias Context = ServerContext

    /// Whether the server speaks TLS.
    let isOn: Bool

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        guard isOn, !context.isSecure else { return try await next(request, context) }
        if await context.isConnectionEncrypted {
            var context = context
            context.isSecure = true
            return try await next(request, context)
        }
        if RequestPath(request.uri.path).isOpenToPlain { return try await next(request, context) }
        // What was to be changed has been read by others on its way; it must not go on as if it had not.
        guard request.method == .get || request.method == .head, let host = request.head.authority else {
            throw Refusal.notEncrypted
        }
        let address = "https://\(host)\(context.base.address(request.head.path ?? "/"))"
        return Response(status: .temporaryRedirect, headers: [.location: address, .cacheControl: "no-store"])
    }
}
