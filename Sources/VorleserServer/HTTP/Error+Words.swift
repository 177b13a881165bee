import Foundation

extension Error {
    /// What people are told of it: what went wrong, and what to do about it.
    ///
    /// Of what has no words of its own they learn no more than that; the rest is for the log, and may say more than a
    /// client should know.
    var words: String {
        guard let error = forElsewhere as? any LocalizedError, let description = error.errorDescription else {
            return .wentWrong
        }
        return withoutFolders([description, error.recoverySuggestion].compactMap(\.self).joined(separator: " "))
    }

    /// What the log says of it.
    var loggedWords: String { (self as? any LocalizedError)?.errorDescription ?? "\(self)" }
}

extension String {
    /// The words for what has none.
    static let wentWrong = "Something went wrong on the server; its log says more."
}
