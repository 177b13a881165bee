public import VorleserCore
public import VorleserLibrary

/// A book of the library that has been read into memory.
public struct OpenBook: Sendable {
    public let id: BookID
    public let book: Book
    /// Changes when the same offsets may mean other characters: the file was replaced, or is read by another version.
    public let revision: String
    /// The book's text.
    public let units: [UInt16]
    /// What a reader fetches at once.
    public let parts: [BookPart]
    /// Where the note that begins at a place ends.
    public let noteEnds: [TextOffset: TextOffset]

    init(_ record: LibraryBook, _ book: Book) {
        self.init(id: record.id, book, revision: Self.revision(of: record))
    }

    /// - Parameter revision: Any text that goes into addresses; the library makes one of the file’s digest.
    package init(id: BookID, _ book: Book, revision: String) {
        (self.id, self.book, self.revision) = (id, book, revision)
        units = Array(book.text.utf16)
        parts = book.parts
        let notes = book.marks.filter { $0.kind == .note }.map { ($0.span.lowerBound, $0.span.upperBound) }
        noteEnds = Dictionary(notes) { first, _ in first }
    }

    static func revision(of record: LibraryBook) -> String { "\(parserVersion)-" + record.digest.prefix(12) }

    /// Counted up when the readers make another text of the same file.
    private static let parserVersion = 1
}
