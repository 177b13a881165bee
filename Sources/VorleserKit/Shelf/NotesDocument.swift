import Foundation
public import VorleserCore
public import VorleserLibrary

/// A listener's bookmarks and highlights of a book as Markdown, to be kept elsewhere.
///
///     # Moby-Dick
///
///     Herman Melville
///
///     ## Loomings
///
///     > Call me Ishmael.
///
///     The most famous beginning of all.
///
///     - Bookmark: “Some years ago—never mind how long precisely”
public struct NotesDocument: Hashable, Sendable {
    public let markdown: String

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
        let notes =
            (bookmarks.map { (book.offset(of: $0.place), "- Bookmark: “\(Self.plain($0.label))”") }
            + highlights.map { (book.offset(of: $0.start), Self.markdown(of: $0)) }).sorted { $0.0 < $1.0 }
        var lines = ["# " + Self.plain(title)]
        if !authors.isEmpty { lines.append(Self.plain(authors.joined(separator: ", "))) }
        if notes.isEmpty { lines.append("There are no notes yet.") }
        var chapter: Int?
        for (place, text) in notes {
            if let index = book.chapterIndex(at: place), index != chapter {
                chapter = index
                lines.append("## " + Self.plain(book.chapters[index].title))
            }
            lines.append(text)
        }
        markdown = lines.joined(separator: "\n\n") + "\n"
    }

    private static func markdown(of highlight: Highlight) -> String {
        let quotation = highlight.text.split(whereSeparator: \.isNewline).map { "> " + plain($0) }
        let note = highlight.note.trimmingCharacters(in: .whitespacesAndNewlines)
        return quotation.joined(separator: "\n") + (note.isEmpty ? "" : "\n\n" + note)
    }

    /// Text of the book on one line, in which Markdown sees no signs of its own. Source: CommonMark 0.31, section 2.4.
    private static func plain(_ text: some StringProtocol) -> String {
        var result = ""
        for character in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") {
            if "\\`*_[]<>#|~".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
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

extension Book {
    /// How the sentence at an offset begins, on one line: what a bookmark is called that has no name of its own.
    public func beginningOfSentence(at offset: TextOffset, characters: Int = 60) -> String {
        guard let index = sentenceIndex(at: offset) else { return "" }
        let words = text(in: sentences[index].span).split(whereSeparator: \.isWhitespace)
        var result = ""
        for word in words {
            guard result.count + word.count < characters else {
                return result.isEmpty ? String(word.prefix(characters)) : result + " …"
            }
            result += result.isEmpty ? String(word) : " " + word
        }
        return result
    }
}
