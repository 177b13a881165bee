import Foundation
import HTTPTypes
import Hummingbird

/// Why KOReader's wish cannot be met.
enum KOReaderRefusal: Error, Equatable {
    /// The listener has not let KOReader in.
    case off
    /// The key is another.
    case unauthorized
    /// It would make an account, and the key is another.
    case unregistered
    /// It does not say what is needed.
    case invalid
    /// Too many wrong keys were tried.
    case tooManyTries(wait: Duration)
}

extension KOReaderRefusal: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .off: "This library does not exchange places with KOReader."
        case .unauthorized: "The password is not the key that Vorleser shows for KOReader."
        case .unregistered: "No account is needed."
        case .invalid: "This is not what KOReader says of a place."
        case .tooManyTries: "Too many wrong passwords were tried."
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .off: "Turn it on in Vorleser’s settings, under Devices."
        case .unauthorized, .unregistered:
            "Log in with any name; the password stands in Vorleser’s settings, under Devices."
        case .invalid: nil
        case .tooManyTries: "Try again later."
        }
    }
}

extension KOReaderRefusal: AnsweredError {
    var status: (HTTPResponse.Status, code: String) {
        switch self {
        case .off: (.notFound, "koreader-off")
        case .unauthorized: (.unauthorized, "wrong-key")
        // KOReader shows the words of no other status here.
        case .unregistered: (HTTPResponse.Status(code: 402), "no-account-needed")
        case .invalid: (.forbidden, "bad-progress")
        case .tooManyTries: (.tooManyRequests, "too-many-tries")
        }
    }

    var headers: HTTPFields {
        guard case .tooManyTries(let wait) = self else { return [:] }
        return [.retryAfter: String(max(wait.components.seconds + 1, 1))]
    }
}

/// An error as KOReader expects it: `{"code", "message"}`.
struct KOReaderError: ResponseEncodable {
    /// As koreader-sync-server numbers it, or else the status.
    let code: Int
    /// A sentence or two for people.
    let message: String

    init(_ answer: ErrorAnswer) {
        let known = [401: 2001, 402: 2005, 403: 2003]
        code = known[answer.status.code] ?? answer.status.code
        message = [answer.words.message, answer.words.suggestion].compactMap(\.self).joined(separator: " ")
    }
}
