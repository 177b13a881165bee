/// What a language's printers call pages, notes and pictures.
public struct PrintingWords: Sendable {
    /// What stands before a page's number: “*Page* 12”, “*S.* 12”.
    public var pages: Set<String>
    /// What stands between a page's number and that of the last: “12 *of* 300”.
    public var of: Set<String>
    /// What a note in brackets begins with: “[*Footnote* 1: …”. The longest first.
    public var notes: [String]
    /// What the place of a picture in brackets begins with: “[*Illustration*: a map]”.
    public var pictures: [String]
    /// What the number of a figure or table follows: “*Fig.* 3”, without the stop.
    public var figures: Set<String>
    /// Those of ``figures`` that are called tables.
    public var tables: Set<String>
    /// What a copyright notice says.
    public var rights: [String]

    /// - Parameters:
    ///   - pages: Words between blanks, in small letters.
    ///   - of: The same.
    ///   - notes: Phrases between commas.
    ///   - pictures: The same.
    ///   - figures: Words between blanks; tables are told by themselves.
    ///   - tables: Words between blanks.
    ///   - rights: Phrases between commas.
    public init(
        pages: String = "",
        of: String = "",
        notes: String = "",
        pictures: String = "",
        figures: String = "",
        tables: String = "",
        rights: String = ""
    ) {
        self.pages = Set(WordList.words(pages))
        self.of = Set(WordList.words(of))
        self.notes = Self.longestFirst(WordList.phrases(notes))
        self.pictures = WordList.phrases(pictures)
        self.tables = Set(WordList.words(tables))
        self.figures = Set(WordList.words(figures)).union(self.tables)
        self.rights = WordList.phrases(rights)
    }

    private static func longestFirst(_ phrases: [String]) -> [String] { phrases.sorted { $0.count > $1.count } }

    func joined(with other: PrintingWords) -> PrintingWords {
        var result = self
        result.pages.formUnion(other.pages)
        result.of.formUnion(other.of)
        result.notes = Self.longestFirst(notes + other.notes.filter { !notes.contains($0) })
        result.pictures += other.pictures.filter { !pictures.contains($0) }
        result.figures.formUnion(other.figures)
        result.tables.formUnion(other.tables)
        result.rights += other.rights.filter { !rights.contains($0) }
        return result
    }
}
