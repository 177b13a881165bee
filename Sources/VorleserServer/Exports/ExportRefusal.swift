import Foundation
import HTTPTypes

/// Why a client's wish about exports cannot be met.
enum ExportRefusal: Error, Equatable {
    /// There is no such export, or its file is gone.
    case unknown
    /// Its file is not there yet.
    case notDone
    /// As many wait as may.
    case tooMany
}

extension ExportRefusal: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .unknown: "There is no such export."
        case .notDone: "The export is not done."
        case .tooMany: "\(ExportQueue.longest) exports are waiting, and no more are taken."
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .unknown: "It may have been removed; order it again: what was spoken is kept."
        case .notDone: "Wait until it is."
        case .tooMany: "Wait until some are done, or remove some of those that wait."
        }
    }
}

extension ExportRefusal: AnsweredError {
    var status: (HTTPResponse.Status, code: String) {
        switch self {
        case .unknown: (.notFound, "unknown-export")
        case .notDone: (.conflict, "export-not-done")
        case .tooMany: (.serviceUnavailable, "too-many-exports")
        }
    }

    var headers: HTTPFields {
        // An export takes minutes.
        self == .tooMany ? [.retryAfter: "60"] : [:]
    }
}
