import VorleserCore
import VorleserText

/// What reading a book takes of languages.
struct ReadingLanguages: Sendable {
    /// What each does with full stops, capitals and quotation marks.
    var sentences: LanguageTable<SentenceConventions> = SentenceConventions.standard
    /// By which words its books are divided and printed.
    var words: LanguageTable<BookWords> = BookWords.standard

    static let standard = ReadingLanguages()
}
