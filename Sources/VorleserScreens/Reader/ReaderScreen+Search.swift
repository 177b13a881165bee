public import VorleserKit

/// What is sought in a book, and what was found.
public struct ReaderSearch: Hashable, Sendable {
    public internal(set) var words = ""
    public internal(set) var hits: [SearchHit] = []
    public internal(set) var isSearching = false
    /// Where to go on; `nil` when there is no more.
    var next: TextOffset?

    public var hasMore: Bool { next != nil }
}

/// A place where the sought words stand, with the text around it on one line.
public struct SearchHit: Hashable, Sendable, Identifiable {
    public let span: TextSpan
    public let before: String
    public let match: String
    public let after: String
    public let chapter: String

    public var id: TextSpan { span }
}

extension ReaderScreen {
    /// How many hits come at a time.
    private nonisolated static let atOnce = 50

    /// Looks for words, whatever their capitals, accents and quotes; nothing is found of nothing.
    public func search(for words: String) {
        searching?.cancel()
        search = ReaderSearch(words: words)
        find(from: .start)
    }

    public func moreHits() { if !search.isSearching, let next = search.next { find(from: next) } }

    private func find(from start: TextOffset) {
        search.isSearching = true
        searching = Task { [weak self, book, words = search.words] in
            let found = await Self.hits(of: words, in: book, from: start)
            guard let self, !Task.isCancelled else { return }
            search.hits += found.hits
            search.next = found.next
            search.isSearching = false
        }
    }

    private nonisolated static func hits(
        of words: String,
        in book: LoadedBook,
        from start: TextOffset
    ) async -> (hits: [SearchHit], next: TextOffset?) {
        let (hits, next) = await blocking { BookSearch(for: words, in: book).hits(from: start, limit: atOnce) }
        let found = hits.map { hit in
            let chapters = book.book.chapters
            return SearchHit(
                span: TextSpan(utf16: hit.start..<hit.end),
                before: hit.before,
                match: hit.match,
                after: hit.after,
                chapter: chapters.indices.contains(hit.chapter) ? chapters[hit.chapter].title : ""
            )
        }
        return (found, next.map { TextOffset(utf16: $0) })
    }

    /// Goes to what was found.
    public func goTo(_ hit: SearchHit) { look(at: hit.span.lowerBound) }
}
