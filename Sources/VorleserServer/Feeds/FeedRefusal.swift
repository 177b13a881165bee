import Foundation
import HTTPTypes

/// Why a podcast app's wish cannot be met.
enum FeedRefusal: Error, Equatable {
    /// There is no such feed or episode, or it has been revoked.
    case unknown
    /// The episode is still being made.
    case notYet
    /// Too many addresses were tried that there are not.
    case tooManyTries(wait: Duration)
}

extension FeedRefusal: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .unknown: "There is no such feed."
        case .notYet: "The episode is still being made."
        case .tooManyTries: "Too many feeds were asked for that there are not."
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .unknown: "Its address may have been revoked; the library makes another."
        case .notYet, .tooManyTries: "Try again later."
        }
    }
}

extension FeedRefusal: AnsweredError {
    var status: (HTTPResponse.Status, code: String) {
        switch self {
        case .unknown: (.notFound, "unknown-feed")
        case .notYet: (.serviceUnavailable, "not-yet")
        case .tooManyTries: (.tooManyRequests, "too-many-tries")
        }
    }

    var headers: HTTPFields {
        switch self {
        case .unknown: [:]
        case .notYet: [.retryAfter: "60"]
        case .tooManyTries(let wait): [.retryAfter: String(max(wait.components.seconds + 1, 1))]
        }
    }
}
