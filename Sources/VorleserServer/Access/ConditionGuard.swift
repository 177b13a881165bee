import HTTPTypes
import Hummingbird

/// Refuses changes that are asked for on the condition that a thing is still as the client has seen it.
///
/// What can be changed has no versions here, so such a condition never holds; done all the same, the change would
/// overwrite what the client wants kept. Source: RFC 9110 §13.1.1.
struct ConditionGuard: RouterMiddleware {
    typealias Context = ServerContext

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let isChange = [.put, .patch, .delete, .post].contains(request.method)
        if isChange, let condition = request.headers.value("If-Match"), condition != "*", !hasVersions(request) {
            throw Refusal.preconditionFailed
        }
        return try await next(request, context)
    }

    /// A book's file has a tag; it takes the place of one that is lost.
    private func hasVersions(_ request: Request) -> Bool { request.uri.path.hasSuffix("/file") }
}
