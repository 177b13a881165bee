import VorleserKit

/// What went wrong, in words for the listener: what it was, and what to do.
public struct Trouble: Hashable, Sendable, Identifiable {
    public let message: String
    /// `nil` when there is nothing to do.
    public let suggestion: String?

    public var id: Self { self }

    public init(_ message: String, suggestion: String? = nil) {
        (self.message, self.suggestion) = (message, suggestion)
    }

    /// - Parameter error: One of the kit's, or the system's.
    public init(_ error: any Error) {
        let described = error as? any LocalizedError
        message = described?.errorDescription ?? error.localizedDescription
        suggestion = Self.advice(for: error) ?? described?.recoverySuggestion
    }

    /// What to do in an app about an error whose usual advice is for the command.
    private static func advice(for error: any Error) -> String? {
        switch error {
        case LibraryError.unknownBook: "It may have been removed. Look in the library."
        case LibraryError.missingFile: "Choose its file again, or remove the book."
        case LibraryError.tooNew: "Get the newest version of Vorleser."
        case LibraryError.unopenable: "Make room on the device if it is full, and start Vorleser again."
        case BookReadingError.missingFile, BookReadingError.folder, BookReadingError.unknownFormat:
            "Choose a book: an EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file."
        case BookReadingError.pdfPassword(let wasGiven):
            wasGiven ? "Try again; mind capitals." : "Give its password."
        case BookReadingError.pdfLibraryMissing, BookReadingError.pdfLibraryUnusable,
            BookReadingError.pdfReaderMissing, BookReadingError.pdfReaderUnusable:
            "Install Vorleser again."
        case AudioOutputError.noDevice, AudioOutputError.notConfigured: "Connect a headset or a loudspeaker."
        default: nil
        }
    }
}
