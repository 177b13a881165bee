import Foundation
import HTTPTypes
import Hummingbird

/// Refuses what pages of other sites ask for.
///
/// Source: Fetch Living Standard §3.2 (`Origin`), Fetch Metadata Request Headers.
struct OriginGuard: RouterMiddleware {
    typealias Context = ServerContext

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        guard Self.allows(request, isSecure: context.isSecure) else { throw Refusal.crossOrigin }
        return try await next(request, context)
    }

    /// Programs that are no browsers send neither field, and may.
    /// - Parameters:
    ///   - request: What is asked.
    ///   - isSecure: Whether it came encrypted: a page that did not may be anybody's then.
    /// - Returns: Whether it may be answered.
    static func allows(_ request: Request, isSecure: Bool = false) -> Bool {
        let site = request.headers.value("Sec-Fetch-Site")
        let isForeign = site.map { $0 != "same-origin" && $0 != "none" } ?? false
        let host = request.head.authority
        let hasForeignOrigin = request.headers[.origin].map { !isOwn($0, of: host, isSecure) } ?? false
        guard isForeign || hasForeignOrigin else { return true }
        // A link on another site may lead to us: as a page of its own, and only to look.
        let isNavigation =
            request.headers.value("Sec-Fetch-Mode") == "navigate"
            && request.headers.value("Sec-Fetch-Dest") == "document"
        let onlyLooks = request.method == .get || request.method == .head
        return onlyLooks && (isNavigation || RequestPath(request.uri.path).isPage)
    }

    /// Whether an origin is this server, by whichever of its names the client calls it. A proxy in front of us may add
    /// the `s` of https.
    private static func isOwn(_ origin: String, of host: String?, _ isSecure: Bool) -> Bool {
        guard let host else { return false }
        let schemes = isSecure ? ["https://"] : ["http://", "https://"]
        return schemes.map { $0 + host }.contains { $0.lowercased() == origin.lowercased() }
    }
}
