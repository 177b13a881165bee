import Foundation
import VorleserKit

/// Why notes could not be written.
enum NotesError: Error {
    case unwritable(String, reason: String)
}

extension NotesError: ErrorWithExitCode {
    var exitCode: Int32 { EX_CANTCREAT }

    var errorDescription: String? {
        switch self {
        case .unwritable(let path, let reason): localized("\(path) cannot be written: \(reason)")
        }
    }

    var recoverySuggestion: String? { localized("Check that the folder is there and may be written.") }
}
