import Foundation
import VorleserKit

/// What is done about a file that is there and is not ours.
enum Replacing: Sendable {
    /// It is replaced: the listener has said so.
    case forced
    /// Whoever sits at the terminal is asked.
    case asked
    /// It stays, and nothing is written.
    case refused

    /// - Parameters:
    ///   - isForced: Whether --force was given.
    ///   - mayAsk: Whether a question would be out of place otherwise.
    init(isForced: Bool, mayAsk: Bool = true) {
        let isSomebodyThere = isatty(STDIN_FILENO) == 1 && Terminal.showsProgress
        self = isForced ? .forced : mayAsk && isSomebodyThere ? .asked : .refused
    }

    /// Goes on when what is there may be replaced.
    /// - Throws: The conflict, when it may not; `CancellationError` when the question was interrupted.
    func allow(_ conflict: OutputConflict) throws { try allow(conflict, canBeForced: conflict.canBeForced) }

    /// The same for a conflict in other words.
    func allow(_ conflict: some LocalizedError, canBeForced: Bool) throws {
        guard canBeForced else { throw conflict }
        switch self {
        case .forced: return
        case .refused: throw conflict
        case .asked:
            let words = conflict.errorDescription ?? ""
            guard try Terminal.isAgreed(localized("\(words)\nReplace it?")) else { throw conflict }
        }
    }
}
