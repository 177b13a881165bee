import Foundation
import VorleserKit

/// Why a file that was named is not written.
enum NamedOutputError: Error {
    /// What is there is not ours.
    case conflict(OutputConflict)
    /// There is a folder.
    case folder(String)
    /// The system does not let it be written.
    case unwritable(String, reason: String)
}

extension NamedOutputError: ErrorWithExitCode {
    var exitCode: Int32 { EX_CANTCREAT }

    var errorDescription: String? {
        switch self {
        case .conflict(.foreign(let path)):
            localized("\(path) is there already, and is not known to be written by Vorleser.")
        case .conflict(.changed(let path)): localized("\(path) has been changed since it was written.")
        case .conflict(let conflict): conflict.errorDescription
        case .folder(let path): localized("\(path) is a folder.")
        case .unwritable(let path, let reason): localized("\(path) cannot be written: \(reason)")
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .conflict(let conflict):
            conflict.canBeForced
                ? localized("Name another file, or have it replaced with --force.") : conflict.recoverySuggestion
        case .folder: localized("Give the name of a file in it.")
        case .unwritable: localized("Check that the folder is there and may be written.")
        }
    }
}
