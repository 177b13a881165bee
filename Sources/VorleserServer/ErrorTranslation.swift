import HTTPTypes
import Hummingbird
import Logging
import NIOHTTP1

/// Answers errors as they know, in OpenAI's or KOReader's shape where their clients ask.
struct ErrorTranslation: RouterMiddleware {
    typealias Context = ServerContext

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as CancellationError {
            throw error
        } catch {
            return try answer(error, to: request, in: context)
        }
    }

    private func answer(_ error: any Error, to request: Request, in context: ServerContext) throws -> Response {
        // What broke off, or is not what it says, is the client's doing.
        let error = (error as? HTTPParserError)?.refusal ?? error
        let answer = ErrorAnswer(error)
        var response: Response
        let path = RequestPath(request.uri.path)
        if path.isOpenAI {
            response = try OpenAIError(error).response(to: request, in: context)
        } else if path.isKOReader {
            response = try KOReaderError(answer).response(from: request, context: context)
            response.status = answer.status
        } else {
            response = try ErrorDocument(error: answer.words).response(from: request, context: context)
            response.status = answer.status
        }
        if response.status == .internalServerError { context.logger.error("\(error)") }
        response.headers.append(contentsOf: answer.headers)
        return response
    }
}
