/// What a language calls the numbered divisions of a book: “Chapter 4”, “Zweiter Teil”.
public struct DivisionWords: Sendable {
    /// What a numbered heading begins.
    public enum Rank: Int, Comparable, Sendable {
        /// Holds chapters: a part, book, volume, act.
        case part = 1
        case chapter = 2
        /// Stands inside a chapter.
        case section = 3

        public static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    private var ranks: [String: Rank]
    /// Those that head a division wherever they stand before a number, in documents and on printed pages as well; the others
    /// only in a text where headings have no other sign.
    public var unmistakable: Set<String>
    /// What a law or a treaty consists of, each with a heading of its own.
    public var ofLaws: Set<String>
    /// Small words between a division and its number: “Chapter *the* Last”, “Kapitel *Nr.* 3”.
    public var articles: Set<String>

    /// - Parameters:
    ///   - parts: What holds chapters: words between blanks, in small letters.
    ///   - chapters: The same, for chapters.
    ///   - sections: The same, for what stands inside a chapter.
    ///   - unmistakable: Those of them that need no other sign.
    ///   - ofLaws: What laws consist of.
    ///   - articles: Small words between a division and its number.
    public init(
        parts: String = "",
        chapters: String = "",
        sections: String = "",
        unmistakable: String = "",
        ofLaws: String = "",
        articles: String = ""
    ) {
        ranks = [:]
        for (list, rank) in [(parts, Rank.part), (chapters, .chapter), (sections, .section)] {
            for word in WordList.words(list) where ranks[word] == nil { ranks[word] = rank }
        }
        self.unmistakable = Set(WordList.words(unmistakable))
        self.ofLaws = Set(WordList.words(ofLaws))
        self.articles = Set(WordList.words(articles))
    }

    /// What a word in small letters heads when a number follows; `nil` for any other word.
    public func rank(of word: String) -> Rank? { ranks[word] }

    var isEmpty: Bool { ranks.isEmpty }

    func joined(with other: DivisionWords) -> DivisionWords {
        var result = self
        result.ranks.merge(other.ranks) { own, _ in own }
        result.unmistakable.formUnion(other.unmistakable)
        result.ofLaws.formUnion(other.ofLaws)
        result.articles.formUnion(other.articles)
        return result
    }
}
