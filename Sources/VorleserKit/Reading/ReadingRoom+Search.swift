import VorleserBooks
import VorleserCore
package import VorleserLibrary

/// What was found in the books of a library.
package struct LibraryHits: Sendable {
    /// Those in which something was found.
    package var books: [Found] = []
    /// How many were searched now.
    package var searched = 0
    /// Those that could not be read.
    package var unread: [LibraryBook] = []
    /// Where to go on; `nil` when there are no more books.
    package var next: BookID?

    package struct Found: Sendable {
        package let book: LibraryBook
        /// The first of them.
        package let hits: [BookSearch.Hit]
        /// What the chapters of the hits are called.
        package let chapters: [String]
        /// Whether there are more.
        package let hasMore: Bool
    }
}

extension ReadingRoom {
    var texts: BookTexts { BookTexts(in: folders.texts) }

    /// Searches the text of all books of the library, those that were added last first.
    ///
    /// Ends after the book in which the time is over, so that a question never takes long; a book at least is searched.
    /// - Parameters:
    ///   - words: What is sought, as it was typed.
    ///   - start: The book to begin with; `nil` for the first.
    ///   - limit: Hits of a book at most.
    ///   - time: How long to search.
    /// - Returns: What was found, and where to go on.
    /// - Throws: `LibraryError`; `CancellationError`
    package func search(
        for words: String,
        from start: BookID? = nil,
        limit: Int,
        within time: Duration
    ) async throws -> LibraryHits {
        let records = try await library.books().sorted { $0.id.rawValue > $1.id.rawValue }
        var hits = LibraryHits()
        let end = ContinuousClock.now + time
        for record in records where start.map({ record.id.rawValue <= $0.rawValue }) ?? true {
            try Task.checkCancellation()
            if hits.searched + hits.unread.count > 0, ContinuousClock.now > end {
                hits.next = record.id
                break
            }
            guard let found = await self.hits(of: words, in: record, limit: limit) else {
                hits.unread.append(record)
                continue
            }
            hits.searched += 1
            if !found.hits.isEmpty { hits.books.append(found) }
        }
        return hits
    }

    /// `nil` when the book cannot be read.
    private func hits(of words: String, in record: LibraryBook, limit: Int) async -> LibraryHits.Found? {
        let (queue, texts, library, languages) = (queue, texts, library, vorleser.languages)
        return await queue.run {
            guard let text = texts.text(of: record) ?? Self.text(of: record, in: library, languages, texts) else {
                return nil
            }
            let (hits, next) = BookSearch(for: words, in: text).hits(from: .start, limit: limit)
            let titles = hits.map { text.chapters.isEmpty ? "" : text.chapters[$0.chapter].title }
            return LibraryHits.Found(book: record, hits: hits, chapters: titles, hasMore: next != nil)
        }
    }

    /// The text out of the book's own file, kept for the next time.
    private nonisolated static func text(
        of record: LibraryBook,
        in library: Library,
        _ languages: Languages,
        _ texts: BookTexts
    ) -> BookText? {
        guard let file = library.file(of: record), let book = try? Vorleser.book(at: file, languages: languages)
        else { return nil }
        let loaded = LoadedBook(record, book)
        let text = BookText(loaded)
        texts.keep(text, of: loaded, record)
        return text
    }
}
