public import Foundation
public import VorleserCore
public import VorleserExport
public import VorleserLibrary
public import VorleserNarration

/// A book that is open to be spoken: what is printed, and what its listener has chosen for it.
///
/// Made of a file by ``Vorleser/open(_:_:password:)``, of a book of the library by ``ReadingRoom/open(_:_:by:)``.
public struct OpenBook: Sendable {
    /// What is printed, in the language that it is taken to be in.
    public let book: Book
    /// The file that it was read from.
    public let file: URL
    /// What the library knows of it; `nil` for any other file.
    public let record: LibraryBook?
    /// The language that the listener or the library says; `nil` where only the book itself does.
    public let language: Language?
    /// With the voice that speaks it.
    public let vorleser: Vorleser
    /// Whether the listener has chosen the voice: named it, or chose one for the book or for all of the library.
    public let isVoiceChosen: Bool
    /// How many times as fast as spoken, chosen for the book or for all of the library; `nil` when it was not.
    public let speed: Double?
    /// What is said and what is left out.
    public let settings: NarrationSettings
    /// What is said otherwise at single places.
    public let saidHere: [SaidHere]

    /// With which it was opened.
    let password: String?
    /// A picture that the listener has chosen for it.
    let chosenCover: URL?

    /// What the listener calls it.
    public var title: String { record?.title ?? book.metadata.title }

    /// Whose work it is, as the listener says.
    public var authors: [String] { record?.authors ?? book.metadata.authors }

    /// Why no voice is to read it, although it was opened; `nil` when one is.
    public var mismatch: LanguageMismatch? { vorleser.fit(of: book, in: language).mismatch }

    /// What will be said of all of it.
    public func script() -> Script { script(by: vorleser) }

    /// The same with another voice.
    public func script(by vorleser: Vorleser) -> Script {
        vorleser.script(of: book, in: book.span, settings: settings, saidHere: saidHere)
    }

    /// Its picture; `nil` when it has none.
    /// - Throws: ``CoverError``, `BookReadingError`
    public func cover() throws -> BookCover? {
        if let chosenCover { return try BookCover(contentsOf: chosenCover) }
        return try BookCover(of: book, at: file, password: password)
    }

    /// What its sound files say of themselves.
    /// - Parameter cover: Their picture.
    /// - Returns: The tags.
    public func tags(cover: BookCover? = nil) -> AudioTags {
        var tags = vorleser.tags(of: book, cover: cover)
        (tags.title, tags.authors) = (title, authors)
        return tags
    }
}
