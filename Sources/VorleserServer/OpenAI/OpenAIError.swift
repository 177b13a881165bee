import Foundation
import HTTPTypes
import Hummingbird
import Logging
import VorleserKit

/// An error as OpenAI's clients expect it: `{"error": {"message", "type", "param", "code"}}`.
struct OpenAIError: Error, Equatable {
    let status: HTTPResponse.Status
    /// A sentence or two for people.
    let message: String
    /// Which parameter is wrong; `nil` when none is.
    let parameter: String?
    /// A stable name for programs.
    let code: String?

    init(
        _ message: String,
        about parameter: String? = nil,
        status: HTTPResponse.Status = .badRequest,
        code: String? = nil
    ) {
        (self.message, self.parameter, self.status, self.code) = (message, parameter, status, code)
    }

    /// What a client is told of any error.
    init(_ error: any Error) {
        if let error = error as? OpenAIError {
            self = error
            return
        }
        let answer = ErrorAnswer(error)
        let words = answer.words
        let parameter: String? =
            switch error {
            case SpeechError.unknownVoice, SpeechError.silentVoice: "voice"
            case is LanguageMismatch: "input"
            default: nil
            }
        let message = [words.message, words.suggestion].compactMap(\.self).joined(separator: " ")
        self.init(message, about: parameter, status: answer.status, code: words.code)
    }

    func response(to request: Request, in context: ServerContext) throws -> Response {
        var response = try Document(
            error: .init(
                message: message,
                type: status.code < 500 ? "invalid_request_error" : "server_error",
                param: parameter,
                code: code
            )
        ).response(from: request, context: context)
        response.status = status
        return response
    }

    private struct Document: ResponseCodable {
        let error: Content

        struct Content: Codable {
            let message: String
            let type: String
            let param: String?
            let code: String?

            // Clients look for all four, also where there is nothing to say.
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(message, forKey: .message)
                try container.encode(type, forKey: .type)
                try container.encode(param, forKey: .param)
                try container.encode(code, forKey: .code)
            }
        }
    }
}
