import HTTPTypes
import Hummingbird
import Logging

/// Notes and counts what was asked and how it was answered: never a query, a body, a title or a secret.
struct RequestLog: RouterMiddleware {
    typealias Context = ServerContext

    let counts: RequestCounts

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        let response = try await next(request, context)
        counts.note(status: response.status.code)
        let took = (ContinuousClock.now - start) / .milliseconds(1)
        context.logger.log(
            // A limit that holds (503, 507) is no fault, and must not fill a disk with notes.
            level: response.status == .internalServerError ? .error : .info,
            "request",
            metadata: [
                "method": "\(request.method.rawValue)",
                "path": "\(RequestPath(request.uri.path).logged)",
                "status": "\(response.status.code)",
                "client": "\(context.clientAddress)",
                "milliseconds": "\((took * 10).rounded() / 10)",
            ]
        )
        return response
    }
}
