import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOHTTP1
import VorleserKit

/// What a client is told of an error: `{"error": {"code", "message", "suggestion"}}`.
struct ErrorDocument: ResponseEncodable {
    let error: Words

    struct Words: Encodable {
        /// A stable name for programs.
        let code: String
        /// What went wrong, a sentence for people.
        let message: String
        /// What to do about it.
        @OrNull var suggestion: String?
    }
}

/// Answers errors with a status and words, in OpenAI's shape where its clients ask. The only place where the two meet.
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
        var response: Response
        if DoorPath(request.uri.path).isOpenAI {
            response = try OpenAIError(error).response(to: request, in: context)
        } else {
            let (status, words) = Self.words(for: error)
            response = try ErrorDocument(error: words).response(from: request, context: context)
            response.status = status
        }
        if response.status == .internalServerError { context.logger.error("\(error)") }
        switch error {
        case let refusal as Refusal: response.headers.append(contentsOf: refusal.headers)
        case let refusal as ExportRefusal: response.headers.append(contentsOf: refusal.headers)
        case is BookIntakeError: response.headers[.retryAfter] = "10"
        case let error as HTTPError: response.headers.append(contentsOf: error.headers)
        default: break
        }
        return response
    }

    static func words(for error: any Error) -> (HTTPResponse.Status, ErrorDocument.Words) {
        let error: any Error = FileFault(error)?.isForWantOfRoom == true ? Refusal.noRoom : error
        if let error = error as? HTTPError {
            let code = error.status.reasonPhrase.lowercased().replacing(" ", with: "-")
            let message = error.body ?? usualWords[error.status.code] ?? error.status.reasonPhrase
            return (error.status, .init(code: code, message: message, suggestion: nil))
        }
        let (status, code) = status(of: error)
        // What went wrong inside is for the log: it may say more than a client should know.
        guard status != .internalServerError, let told = error.forElsewhere as? any LocalizedError else {
            let message = usualWords[status.code] ?? "Something went wrong on the server."
            return (status, .init(code: code, message: message, suggestion: "The server's log says more."))
        }
        let message = told.errorDescription.map(error.withoutFolders) ?? status.reasonPhrase
        let suggestion = told.recoverySuggestion.map(error.withoutFolders)
        return (status, .init(code: code, message: message, suggestion: suggestion))
    }

    /// For errors that the router throws without words.
    private static let usualWords = [
        404: "There is nothing at this path.",
        405: "This path is not asked for in this way.",
    ]

    static func status(of error: any Error) -> (HTTPResponse.Status, code: String) {
        switch error {
        case let refusal as Refusal: refusal.status
        case is BookIntakeError: (.serviceUnavailable, "busy")
        case LibraryError.unknownBook: (.notFound, "unknown-book")
        case LibraryError.unknownNote: (.notFound, "unknown-note")
        case LibraryError.missingFile: (.conflict, "missing-file")
        case LibraryError.noRoom, PronunciationStoreError.noRoom: (.insufficientStorage, "no-room")
        case LibraryError.failed: (.serviceUnavailable, "library-failed")
        case BookReadingError.missingResource: (.notFound, "missing-resource")
        case BookReadingError.pdfPassword(let wasGiven):
            (.unprocessableContent, wasGiven ? "wrong-password" : "password-needed")
        case is BookReadingError: (.unprocessableContent, "unreadable-book")
        case SpeechError.unknownVoice: (.badRequest, "unknown-voice")
        case SpeechError.silentVoice: (.badRequest, "silent-voice")
        case LanguageMismatch.otherVoice: (.unprocessableContent, "other-voice")
        case is LanguageMismatch: (.unprocessableContent, "no-voice")
        case is PronunciationError: (.badRequest, "bad-pronunciation")
        case PronunciationStoreError.busy: (.serviceUnavailable, "busy")
        case is PronunciationStoreError: (.conflict, "unreadable-pronunciations")
        case ExportRefusal.unknown: (.notFound, "unknown-export")
        case ExportRefusal.notDone: (.conflict, "export-not-done")
        case is ExportOrderError: (.badRequest, "bad-value")
        case ExportRefusal.tooMany: (.serviceUnavailable, "too-many-exports")
        case ExportError.noSuchChapter, ExportError.nothingSelected: (.badRequest, "unknown-chapter")
        case ExportError.programMissing, ExportError.loudnessNeedsProgram: (.notImplemented, "program-missing")
        case is SpeechError: (.unprocessableContent, "unspeakable")
        case is ClipError: (.conflict, "other-clip")
        default: (.internalServerError, "internal")
        }
    }
}
