import Foundation
public import VorleserCore
public import VorleserLibrary

/// A listener's bookmarks and highlights of a book, to be kept elsewhere.
public struct NotesDocument: Hashable, Sendable {
    let title: String
    let authors: [String]
    /// In the order of the book.
    let notes: [Note]

    /// A bookmark or a highlight, and where it is.
    struct Note: Hashable, Sendable {
        /// The chapter's index and title; `nil` outside of all chapters.
        let chapter: Int?
        let chapterTitle: String
        /// Whether no note before it is in its chapter.
        var opensChapter = false
        /// How much of the text lies before it, in per cent.
        let percent: Double
        /// Of the printed edition; `nil` where that is not known.
        let page: String?
        let made: Date
        let content: Content

        enum Content: Hashable, Sendable {
            case bookmark(label: String)
            case highlight(text: String, note: String, colour: Highlight.Colour)
        }
    }

    /// - Parameters:
    ///   - book: The book.
    ///   - title: As the library has it.
    ///   - authors: As the library has them.
    ///   - bookmarks: In any order.
    ///   - highlights: In any order.
    public init(
        of book: Book,
        title: String,
        authors: [String],
        bookmarks: [Bookmark],
        highlights: [Highlight]
    ) {
        (self.title, self.authors) = (title, authors)
        let pages = book.printedPages
        func note(at place: Place, _ made: Date, _ content: Note.Content) -> (TextOffset, Note) {
            let offset = book.offset(of: place)
            let chapter = book.chapterIndex(at: offset)
            let note = Note(
                chapter: chapter,
                chapterTitle: chapter.map { book.chapters[$0].title } ?? "",
                percent: 100 * Double(offset.utf16) / Double(max(book.length, 1)),
                page: pages.last { $0.offset <= offset.utf16 }?.label,
                made: made,
                content: content
            )
            return (offset, note)
        }
        let all =
            bookmarks.map { note(at: $0.place, $0.createdAt, .bookmark(label: $0.label)) }
            + highlights.map {
                note(at: $0.start, $0.createdAt, .highlight(text: $0.text, note: $0.note, colour: $0.colour))
            }
        var notes = all.sorted { $0.0 < $1.0 }.map(\.1)
        var last: Int?
        for index in notes.indices {
            notes[index].opensChapter = notes[index].chapter != nil && notes[index].chapter != last
            last = notes[index].chapter ?? last
        }
        self.notes = notes
    }

    /// As what notes are written.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        case markdown = "md"
        case html, csv

        /// Its media type, with the encoding.
        public var mediaType: String {
            switch self {
            case .markdown: "text/markdown; charset=utf-8"
            case .html: "text/html; charset=utf-8"
            case .csv: "text/csv; charset=utf-8"
            }
        }
    }

    /// All of it, as a file of a format.
    public func text(as format: Format) -> String {
        switch format {
        case .markdown: markdown
        case .html: html
        case .csv: csv
        }
    }
}

extension ReadingRoom {
    /// The listener's notes in a book.
    /// - Throws: ``VorleserLibrary/LibraryError``, ``VorleserBooks/BookReadingError``
    public func notes(of id: BookID) async throws -> NotesDocument {
        let record = try await library.book(id)
        return NotesDocument(
            of: try await book(id).book,
            title: record.title,
            authors: record.authors,
            bookmarks: try await library.bookmarks(in: id),
            highlights: try await library.highlights(in: id)
        )
    }
}
