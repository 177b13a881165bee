public import Foundation
public import VorleserNarration
import Wording

/// Why the user's pronunciations could not be read or kept.
public enum PronunciationStoreError: Error, Equatable {
    /// There is a file, but it cannot be read.
    case unreadable(String, reason: String)
    /// The file is not UTF-8; changing it would lose what is in it.
    case notText(String)
    /// The file, or its folder, cannot be written.
    case unwritable(String, reason: String)
    /// There is no room on the disk for the file.
    case noRoom(String)
    /// Another program has held the folder for seconds.
    case busy(String)
    /// A line of the file cannot be read; the others hold.
    case badLine(String, PronunciationDocument.Problem)
}

extension PronunciationStoreError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unreadable(let path, let reason): localized("The pronunciations in \(path) cannot be read: \(reason)")
        case .notText(let path): localized("\(path) is not a text in UTF-8.")
        case .unwritable(let path, let reason): localized("\(path) cannot be written: \(reason)")
        case .noRoom(let path): localized("There is no room on the disk for \(path).")
        case .busy(let path): localized("Another program is changing the pronunciations in \(path).")
        case .badLine(let path, let problem):
            localized("Line \(problem.line) of \(path) is not heeded. \(problem.error.errorDescription ?? "")")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unreadable: localized("Look at the file and its permissions.")
        case .notText: localized("Save it as UTF-8 with an editor, or move it away.")
        case .unwritable: localized("See to the permissions of the file and its folder.")
        case .noRoom: localized("Make room on the disk, and try again.")
        case .busy: localized("Try again when it is done.")
        case .badLine(_, let problem): problem.error.recoverySuggestion
        }
    }
}

extension PronunciationStoreError {
    /// What keeps a file from being written.
    /// - Parameters:
    ///   - path: The file.
    ///   - code: The system's error.
    /// - Returns: The error.
    static func writing(_ path: String, _ code: CInt) -> PronunciationStoreError {
        [ENOSPC, EDQUOT].contains(code) ? .noRoom(path) : .unwritable(path, reason: String(cString: strerror(code)))
    }
}
