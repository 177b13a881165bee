public import Foundation

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
        case .notABackup: "That is no backup of Vorleser's, or it is damaged."
        case .tooNew(let version): "A newer version of Vorleser has written this backup (version \(version))."
        case .tooLarge(let bytes):
            "The backup has \(bytes / 1_000_000) MB; at most \(BackupDocument.mostBytes / 1_000_000) are taken."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .notABackup: "Give a file that `vorleser backup` has written, whole."
        case .tooNew: "Use the newer version to restore it."
        case .tooLarge: nil
        }
    }
}
