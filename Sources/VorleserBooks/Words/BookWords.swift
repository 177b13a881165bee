/// The words by which a book in some language is divided and printed: what its headings, notes, pages and authors are told by.
///
///     var words = BookWords()
///     words.divisions = DivisionWords(parts: "libro", chapters: "ĉapitro")
///     words.names = SectionNames([.preface: "antaŭparolo"])
///     let reader = BookReader(words: BookWords.standard.with("eo", words))
///
/// All words are in small letters. A book is read by those of its language first, and then by those of all languages that
/// are built in: books quote each other, and many say that they are in another language than they are.
public struct BookWords: Sendable {
    /// What a numbered heading begins with, or ends with: chapter, part.
    public var divisions: DivisionWords
    /// What parts of a book without a number are called: preface, contents, notes.
    public var names: SectionNames
    /// Numbers in words, as headings give them.
    public var numbers: HeadingNumbers
    /// What printers call pages, notes and pictures.
    public var printing: PrintingWords
    /// What stands around authors' names.
    public var authors: AuthorWords
    /// Which ends of printed lines are one word with the beginnings of the next.
    public var hyphens: HyphenWords
    /// What parts of a book are called that have no title of their own.
    public var givenTitles: GivenTitles

    public init(
        divisions: DivisionWords = DivisionWords(),
        names: SectionNames = SectionNames(),
        numbers: HeadingNumbers = HeadingNumbers(),
        printing: PrintingWords = PrintingWords(),
        authors: AuthorWords = AuthorWords(),
        hyphens: HyphenWords = HyphenWords(),
        givenTitles: GivenTitles = GivenTitles()
    ) {
        self.divisions = divisions
        self.names = names
        self.numbers = numbers
        self.printing = printing
        self.authors = authors
        self.hyphens = hyphens
        self.givenTitles = givenTitles
    }

    /// A language that nothing is known of.
    public static let unknown = BookWords()

    /// Whether there is something of all that tells a book's chapters and parts.
    public var isComplete: Bool { !divisions.isEmpty && !names.isEmpty && !numbers.isEmpty && !givenTitles.isEmpty }

    /// The same, with another language's words where it has none of its own.
    func joined(with other: BookWords) -> BookWords {
        BookWords(
            divisions: divisions.joined(with: other.divisions),
            names: names.joined(with: other.names),
            numbers: numbers.joined(with: other.numbers),
            printing: printing.joined(with: other.printing),
            authors: authors.joined(with: other.authors),
            hyphens: hyphens.joined(with: other.hyphens),
            givenTitles: givenTitles.joined(with: other.givenTitles)
        )
    }
}
