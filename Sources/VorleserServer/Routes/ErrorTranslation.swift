import Foundation
import HTTPTypes
import Hummingbird
import Logging
import VorleserBooks
import VorleserCore
import VorleserExport
import VorleserLibrary

/// What a client is told of an error: `{"error": {"code", "message", "suggestion"}}`.
struct ErrorDocument: ResponseCodable {
    let error: Words

    struct Words: Codable {
        /// A stable name for programs.
        let code: String
        /// What went wrong, a sentence for people.
        let message: String
        /// What to do about it.
        let suggestion: String?
    }
}

/// Answers errors with a status and words. The only place where the two meet.
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
        } catch let error as HTTPError {
            let words = ErrorDocument.Words(
                code: error.status.reasonPhrase.lowercased().replacing(" ", with: "-"),
                message: error.body ?? error.status.reasonPhrase,
                suggestion: nil
            )
            return try respond(error.status, words, to: request, in: context)
        } catch {
            let (status, code) = Self.status(of: error)
            if status == .internalServerError { context.logger.error("\(error)") }
            let localized = error as? any LocalizedError
            let words = ErrorDocument.Words(
                code: code,
                message: status == .internalServerError
                    ? "Something went wrong on the server." : localized?.errorDescription ?? "\(error)",
                suggestion: status == .internalServerError
                    ? "The server's log says more; please report it." : localized?.recoverySuggestion
            )
            var response = try respond(status, words, to: request, in: context)
            if let refusal = error as? Refusal { response.headers.append(contentsOf: refusal.headers) }
            return response
        }
    }

    private func respond(
        _ status: HTTPResponse.Status,
        _ words: ErrorDocument.Words,
        to request: Request,
        in context: ServerContext
    ) throws -> Response {
        var response = try ErrorDocument(error: words).response(from: request, context: context)
        response.status = status
        return response
    }

    static func status(of error: any Error) -> (HTTPResponse.Status, code: String) {
        switch error {
        case let refusal as Refusal: refusal.status
        case LibraryError.unknownBook: (.notFound, "unknown-book")
        case LibraryError.unknownNote: (.notFound, "unknown-note")
        case LibraryError.missingFile: (.conflict, "missing-file")
        case BookReadingError.missingResource: (.notFound, "missing-resource")
        case is BookReadingError: (.unprocessableContent, "unreadable-book")
        case SpeechError.unknownVoice: (.badRequest, "unknown-voice")
        case ExportRefusal.unknown: (.notFound, "unknown-export")
        case ExportRefusal.notDone: (.conflict, "export-not-done")
        case ExportRefusal.badValue: (.badRequest, "bad-value")
        case ExportError.noSuchChapter, ExportError.nothingSelected: (.badRequest, "unknown-chapter")
        case ExportError.programMissing: (.notImplemented, "program-missing")
        case is SpeechError: (.unprocessableContent, "unspeakable")
        case ClipError.unknownAddress: (.gone, "unknown-clip")
        default: (.internalServerError, "internal")
        }
    }
}
