import Foundation
import VorleserKit

/// Why `vorleser pronounce` did nothing.
enum PronounceError: Error, Equatable {
    /// There is no pronunciation of a word, or of that number.
    case noneFor(String)
    /// A file cannot be read.
    case unreadable(String, reason: String)
    /// No line of a file can be read.
    case nothingToImport(String)
}

extension PronounceError: ErrorWithExitCode {
    var exitCode: Int32 {
        switch self {
        case .noneFor, .nothingToImport: EX_DATAERR
        case .unreadable: EX_NOINPUT
        }
    }

    var errorDescription: String? {
        switch self {
        case .noneFor(let word): localized("There is no pronunciation of “\(word)”.")
        case .unreadable(let path, let reason): localized("\(path) cannot be read: \(reason)")
        case .nothingToImport(let path): localized("There are no pronunciations in \(path).")
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .noneFor: localized("`vorleser pronounce list` shows them; a book's own with --book.")
        case .unreadable: localized("Check the path and the permissions.")
        case .nothingToImport:
            localized(
                "It must be a file of `vorleser pronounce export`, or a dictionary of Voice Dream Reader."
            )
        }
    }
}
