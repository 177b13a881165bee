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
        message = Self.words(for: error) ?? described?.errorDescription ?? error.localizedDescription
        suggestion = Self.advice(for: error) ?? described?.recoverySuggestion
    }

    /// What is wrong where an app cannot do what the command can: it starts no program of others.
    private static func words(for error: any Error) -> String? {
        guard case BookReadingError.converterMissing = error else { return nil }
        return localized("Vorleser cannot read Kindle books here.")
    }

    /// What to do in an app about an error whose usual advice is for the command.
    private static func advice(for error: any Error) -> String? {
        switch error {
        case LibraryError.unknownBook: localized("It may have been removed. Look in the library.")
        case LibraryError.missingFile: localized("Choose its file again, or remove the book.")
        case LibraryError.tooNew: localized("Get the newest version of Vorleser.")
        case LibraryError.unopenable: localized("Make room on the device if it is full, and start Vorleser again.")
        case BookReadingError.missingFile, BookReadingError.folder, BookReadingError.unknownFormat:
            localized("Choose a book: an EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file.")
        case BookReadingError.converterMissing, BookReadingError.damagedDocument(format: "Kindle", _):
            localized("Convert it to EPUB first.")
        case BookReadingError.pdfPassword(let wasGiven):
            wasGiven ? localized("Try again; mind capitals.") : localized("Give its password.")
        case BookReadingError.pdfLibraryMissing, BookReadingError.pdfLibraryUnusable,
            BookReadingError.pdfReaderMissing, BookReadingError.pdfReaderUnusable:
            localized("Install Vorleser again.")
        case let mismatch as LanguageMismatch where mismatch.isMendedByBetterVoice:
            localized("Fetch the natural voice: it speaks the language.")
        case AudioOutputError.noDevice, AudioOutputError.notConfigured: localized("Connect a headset or a loudspeaker.")
        default: nil
        }
    }
}
