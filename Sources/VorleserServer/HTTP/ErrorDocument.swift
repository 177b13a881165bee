import Foundation
import HTTPTypes
import Hummingbird
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
        /// Why, where the code says only what. Left out where there is no more to say.
        var reason: String?
        /// What a sentence about the reason needs to know. Left out with it.
        var facts: [String: String]?
    }
}

extension ErrorDocument.Words {
    /// - Parameters:
    ///   - error: Any error; of one that is no ``AnsweredError`` the client learns no more than that there was one.
    ///   - status: The status with which it is answered.
    ///   - code: The stable name.
    init(of error: any Error, _ status: HTTPResponse.Status, code: String) {
        // What went wrong inside is for the log: it may say more than a client should know.
        guard status != .internalServerError, let told = error.forElsewhere as? any LocalizedError else {
            let message = Self.usual[status.code] ?? "Something went wrong on the server."
            self.init(code: code, message: message, suggestion: "The server's log says more.")
            return
        }
        let message = told.errorDescription.map(error.withoutFolders) ?? status.reasonPhrase
        let suggestion = told.recoverySuggestion.map(error.withoutFolders)
        let reason = (error.forElsewhere as? any AnsweredError)?.why
        let facts = reason?.facts.mapValues(error.withoutFolders)
        self.init(code: code, message: message, suggestion: suggestion, reason: reason?.name, facts: facts)
    }

    /// Of an error that the framework or a route throws with a status of its own.
    init(of error: HTTPError) {
        let code = error.status.reasonPhrase.lowercased().replacing(" ", with: "-")
        let message = error.body ?? Self.usual[error.status.code] ?? error.status.reasonPhrase
        self.init(code: code, message: message, suggestion: nil)
    }

    /// For errors that the router throws without words.
    private static let usual = [
        404: "There is nothing at this path.",
        405: "This path is not asked for in this way.",
    ]
}
