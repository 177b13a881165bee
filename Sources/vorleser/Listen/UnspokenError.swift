import Foundation
import VorleserKit

/// Reading aloud has stopped because too much in a row could not be spoken.
struct UnspokenError: ErrorWithExitCode {
    let exitCode = EX_UNAVAILABLE
    private let reason: String
    private let count: Int

    /// - Parameter status: One that says that it was given up.
    init(_ status: PlaybackStatus) {
        reason = status.skipped.last?.reason ?? "Nobody knows why."
        count = status.skipped.count
    }

    var errorDescription: String? {
        count == 1
            ? "What there is to say could not be spoken. \(reason)"
            : "The voice has stopped: \(count) sentences could not be spoken. \(reason)"
    }

    var recoverySuggestion: String? { "Choose another voice, or go on behind them: the place is kept." }
}

extension PlaybackStatus {
    /// What could not be spoken, for people; `nil` when all could.
    var complaint: String? {
        guard let last = skipped.last else { return nil }
        let what = skipped.count == 1 ? "A sentence" : "\(skipped.count) sentences"
        return "\(what) could not be spoken and \(skipped.count == 1 ? "was" : "were") passed over. \(last.reason)"
    }
}
