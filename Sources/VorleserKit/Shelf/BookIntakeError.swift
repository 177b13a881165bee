public import Foundation
import Wording

/// Why a book is not taken now.
public enum BookIntakeError: Error, Equatable {
    /// As many books of the same client wait to be read as may.
    case tooMany
}

extension BookIntakeError: LocalizedError {
    public var errorDescription: String? { localized("As many of your books are being read as can be at a time.") }

    public var recoverySuggestion: String? { localized("Send this one again when the others are there.") }
}
