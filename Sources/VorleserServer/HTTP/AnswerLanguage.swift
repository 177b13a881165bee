import HTTPTypes
import Hummingbird
import VorleserKit

/// Has each request answered in the language that it asks for, so far as the answer is words for people.
struct AnswerLanguage: RouterMiddleware {
    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let language = WordingLanguage(acceptLanguage: request.headers[.acceptLanguage] ?? "")
        return try await WordingLanguage.$ofTask.withValue(language) { try await next(request, context) }
    }
}
