import Foundation
import HTTPTypes
import Hummingbird

/// Takes the base from each request's path before anything looks at it, so that all that answers knows only paths of ours.
struct BaseResponder: HTTPResponder {
    typealias Context = ServerContext

    let base: BasePath
    let routes: RouterResponder<ServerContext>

    func respond(to request: Request, context: ServerContext) async throws -> Response {
        if base.isRoot { return try await routes.respond(to: request, context: context) }
        var (head, context) = (request.head, context)
        context.base = base
        if let path = base.path(at: head.path ?? "") { head.path = path } else { context.isOutside = true }
        return try await routes.respond(to: Request(head: head, body: request.body), context: context)
    }
}

/// Leads to the library who asks for the host's first page, and refuses all else that does not stand under its base.
struct BaseGuard: RouterMiddleware {
    typealias Context = ServerContext

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        guard context.isOutside else { return try await next(request, context) }
        guard request.method == .get || request.method == .head, context.base.isBefore(request.head.path ?? "") else {
            throw Refusal.outside(context.base)
        }
        // Not for ever: it may be moved.
        return Response(
            status: .temporaryRedirect,
            headers: [.location: context.base.address("/"), .cacheControl: "no-store"]
        )
    }
}

extension BasePath {
    /// Leads a browser to a page at which somebody says who they are, and which leads back.
    /// - Parameters:
    ///   - page: A path of ours.
    ///   - path: What was asked for, also one.
    /// - Returns: The answer.
    func redirect(to page: String, andBackTo path: String) -> Response {
        let back = address(path).addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return Response(
            status: .seeOther,
            headers: [.location: address(page + "?to=" + back), .cacheControl: "no-store"]
        )
    }
}

extension ServerContext {
    /// What stands before a path of ours where it is told to other programs: with scheme and host, as they call them.
    func site(of request: Request) -> String {
        let scheme = isSecure ? "https" : "http"
        return (request.head.authority.map { "\(scheme)://\($0)" } ?? "") + base.prefix
    }
}
