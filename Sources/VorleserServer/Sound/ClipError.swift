import Foundation
import HTTPTypes

/// Why there is no clip under an address.
enum ClipError: Error, Equatable {
    /// Of what is said at the place nothing has this address: the book, the voice or a pronunciation has changed.
    case otherUtterance
}

extension ClipError: LocalizedError {
    var errorDescription: String? { "What is said at this place is not what was listed." }
    var recoverySuggestion: String? { "Ask for the utterances from there again." }
}

extension ClipError: AnsweredError {
    var status: (HTTPResponse.Status, code: String) { (.conflict, "other-clip") }
}
