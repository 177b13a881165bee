public import VorleserCore
public import VorleserLibrary
import VorleserNarration
import VorleserReadAlong

/// A book of the library that has been read into memory.
public struct LoadedBook: Sendable {
    public let id: BookID
    public let book: Book
    /// Changes when the same offsets may mean other characters: the file was replaced, or is read by another version.
    public let revision: String
    /// The book's text.
    public let units: [UInt16]
    /// What a reader fetches at once.
    public let parts: [BookPart]
    /// What is narrated in one go: chapters, the very long ones in parts.
    public let stretches: [TextSpan]
    /// Where the note that begins at a place ends.
    public let noteEnds: [TextOffset: TextOffset]

    init(_ record: LibraryBook, _ book: Book) {
        // Read again, a book with lost pages may have them, and all offsets mean something else.
        let revision = Self.revision(of: record) + (book.losses.isEmpty ? "" : "-\(book.length)")
        self.init(id: record.id, book.inLanguage(record.language), revision: revision)
    }

    /// A book in memory; its revision is any text that can stand in addresses.
    package init(id: BookID, _ book: Book, revision: String) {
        units = Array(book.text.utf16)
        let book = book.withMarksOnWholeCharacters(units)
        (self.id, self.book, self.revision) = (id, book, revision)
        parts = book.parts
        stretches = Narrator.stretches(of: book)
        let notes = book.marks.filter { $0.kind == .note }.map { ($0.span.lowerBound, $0.span.upperBound) }
        noteEnds = Dictionary(notes) { first, _ in first }
    }

    /// The indices of the stretches that a span touches; that of the stretch around its start for an empty one.
    /// - Complexity: O(log n)
    public func stretchIndices(in span: TextSpan) -> Range<Int> {
        let first = max(stretches.partitioningIndex { $0.lowerBound > span.lowerBound } - 1, 0)
        let end = stretches.partitioningIndex { $0.lowerBound >= span.upperBound }
        return first..<min(max(first + 1, end), stretches.count)
    }

    static func revision(of record: LibraryBook) -> String { "\(parserVersion)-" + record.digest.prefix(12) }

    /// Chapters and pages that could not be read, each with a sentence about it.
    public var losses: [BookWarning] { book.losses }

    /// Counted up when the readers make another text of the same file.
    private static let parserVersion = 1
}

extension Book {
    /// Warnings of what the book lacks.
    public var losses: [BookWarning] { warnings.filter { $0.kind == .unreadableDocument } }
}
