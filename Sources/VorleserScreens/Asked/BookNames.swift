import VorleserKit

/// Finds the books that spoken or written words may mean: “Emma by Jane Austen” is the book whose title and author have most of
/// these words.
struct BookNames {
    private let books: [(book: LibraryBook, title: [String], all: Set<String>)]

    /// - Parameter books: Those of which the likelier comes first where words fit both alike.
    init(of books: [LibraryBook]) {
        self.books = books.map { book in
            let title = Self.words(of: book.title)
            let others = (book.authors + [book.series?.name].compactMap(\.self)).flatMap(Self.words)
            return (book, title, Set(title + others))
        }
    }

    /// The books that have at least half of the words, those with the most first.
    func matching(_ text: String) -> [LibraryBook] {
        let asked = Self.words(of: text)
        guard !asked.isEmpty else { return [] }
        let scored = books.enumerated().compactMap { index, entry -> (score: Double, index: Int)? in
            let found = asked.count { word in
                // What is begun to be written stands for the whole word.
                entry.all.contains(word)
                    || entry.all.contains { $0.hasPrefix(word) && word.count >= Self.leastBeginning }
            }
            guard 2 * found >= asked.count, found > 0 else { return nil }
            // Of two that have the words, the one is meant of whose title no word was passed over.
            let unasked = entry.title.count { !asked.contains($0) }
            return (Double(found) - Double(unasked) / Double(10 * max(entry.title.count, 1)), index)
        }
        let order = scored.sorted { ($1.score, $0.index) < ($0.score, $1.index) }
        return order.map { books[$0.index].book }
    }

    private static let leastBeginning = 2

    /// In small letters without accents; without signs.
    private static func words(of text: String) -> [String] {
        let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return plain.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
            .map { $0.filter { $0 != "'" && $0 != "’" } }.filter { !$0.isEmpty }
    }
}
