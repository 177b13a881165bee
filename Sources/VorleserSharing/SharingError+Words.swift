public import Foundation
import Wording

extension SharingError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .full: localized("Vorleser has not taken in yet what it was given before.")
        case .busy: localized("Vorleser is being handed something else.")
        case .tooLong: localized("The text is longer than \(Inbox.mostTextBytes / 1_000_000) MB.")
        case .nothingToRead: localized("There is nothing to read in it.")
        case .noAddress: localized("That is no address of a page.")
        case .noKnownKind: localized("Vorleser cannot read that.")
        case .noFolder: localized("Vorleser cannot be reached from here.")
        case .notGiven: localized("The other app has not given it.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .full: localized("Open Vorleser, and try again.")
        case .busy: localized("Wait a moment, and try again.")
        case .tooLong: localized("Save it as a file, and share that.")
        case .nothingToRead, .noAddress: nil
        case .noKnownKind:
            localized("Share an EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file, a page or a text.")
        case .noFolder: localized("Install Vorleser again.")
        case .notGiven: localized("Save it as a file, and open that with Vorleser.")
        }
    }
}
