public import VorleserCore
public import VorleserExport

/// A book to be made into an EPUB that is read along: its text as it looks, and the sound of each sentence.
///
/// Source: EPUB 3.3 §9, “Media overlays”.
public struct ReadAlong: Sendable {
    /// The sound: a file for each document of the spine.
    public let audiobook: Audiobook
    /// What is highlighted in one piece.
    public let unit: TextUnit

    let book: Book

    /// Plans a read-along book.
    /// - Parameters:
    ///   - book: What is printed.
    ///   - script: What is said.
    ///   - chapters: Which chapters are spoken; the text of the others is in the book too.
    ///   - unit: What is highlighted in one piece.
    /// - Throws: ``VorleserExport/ExportError/nothingToSpeak``
    public init(
        of book: Book,
        _ script: Script,
        chapters: ChapterSelection,
        unit: TextUnit = .sentence
    ) throws(ExportError) {
        audiobook = try Audiobook(of: book, script, chapters: chapters, division: .documents)
        self.unit = unit
        self.book = book
    }
}
