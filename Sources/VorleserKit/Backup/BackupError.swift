public import Foundation
import Wording

/// Why a file cannot be restored from.
public enum BackupError: Error, Equatable {
    /// It is something else, or damaged.
    case notABackup
    /// A newer version has written it.
    case tooNew(version: Int)
    /// It is larger than any that is written.
    case tooLarge(bytes: Int)
}

extension BackupError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notABackup: localized("That is no backup of Vorleser's, or it is damaged.")
        case .tooNew(let version):
            localized("A newer version of Vorleser has written this backup (version \(version)).")
        case .tooLarge(let bytes):
            localized(
                "The backup has \(bytes / 1_000_000) MB; at most \(BackupDocument.mostBytes / 1_000_000) are taken."
            )
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .notABackup: localized("Give a file that `vorleser backup` has written, whole.")
        case .tooNew: localized("Use the newer version to restore it.")
        case .tooLarge: nil
        }
    }
}
