public import Foundation
import Wording

/// Why a folder cannot be watched.
public enum WatchError: Error, Equatable {
    /// There is no such folder, or it may not be read.
    case noFolder(path: String)
    /// Another program watches it.
    case busy(path: String)
    /// What is made would be written into the watched folder.
    case intoItself(path: String)
}

extension WatchError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .noFolder(let path): localized("\(path) is no folder that can be read.")
        case .busy(let path): localized("Another Vorleser watches \(path) already.")
        case .intoItself(let path):
            localized("What is made of the books cannot go into \(path), which is watched itself.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .noFolder: localized("Make it, or see to its permissions.")
        case .busy: localized("End that one first.")
        case .intoItself: localized("Name another folder, such as one inside it.")
        }
    }
}
