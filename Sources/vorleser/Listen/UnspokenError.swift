import Foundation
import VorleserKit

/// Reading aloud has stopped because too much in a row could not be spoken.
struct UnspokenError: ErrorWithExitCode {
    let exitCode = EX_UNAVAILABLE
    private let reason: String
    private let count: Int

    /// - Parameter status: One that says that it was given up.
    init(_ status: PlaybackStatus) {
        reason = status.skipped.last?.reason ?? localized("Nobody knows why.")
        count = status.skipped.count
    }

    var errorDescription: String? {
        count == 1
            ? localized("What there is to say could not be spoken. \(reason)")
            : localized("The voice has stopped: \(count) sentences could not be spoken. \(reason)")
    }

    var recoverySuggestion: String? {
        localized("Choose another voice, or go on behind them: the place is kept.")
    }
}

/// A text that was given to be spoken holds nothing that can be.
struct NothingToSay: ErrorWithExitCode {
    let exitCode = EX_DATAERR

    /// - Parameter text: What is to be spoken.
    /// - Throws: ``NothingToSay`` when it is blank.
    static func check(_ text: String) throws {
        guard text.contains(where: { !$0.isWhitespace }) else { throw NothingToSay() }
    }

    var errorDescription: String? { localized("There is nothing in the text that can be spoken.") }

    var recoverySuggestion: String? { localized("Give a text with words in it.") }
}

extension PlaybackStatus {
    /// What could not be spoken, for people; `nil` when all could.
    var complaint: String? {
        guard let last = skipped.last else { return nil }
        return skipped.count == 1
            ? localized("A sentence could not be spoken and was passed over. \(last.reason)")
            : localized("\(skipped.count) sentences could not be spoken and were passed over. \(last.reason)")
    }
}
