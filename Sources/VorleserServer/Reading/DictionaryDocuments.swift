import Hummingbird
import VorleserKit

/// The dictionaries that are installed.
struct DictionariesDocument: ResponseEncodable {
    let dictionaries: [Book]
    /// Those that are there and cannot be used, a sentence each.
    let broken: [String]
    /// What to do when there is none, for people.
    @OrNull var advice: String?

    struct Book: Encodable {
        let name: String
        let format: WordBook.Format
        @OrNull var language: String?
        @OrNull var target: String?
        let headwords: Int
    }

    init(_ shelf: WordBookShelf) {
        let (usable, broken) = shelf.books()
        dictionaries = usable.map {
            Book(
                name: $0.name,
                format: $0.format,
                language: $0.language?.code,
                target: $0.target?.code,
                headwords: $0.headwordCount
            )
        }
        self.broken = broken.compactMap(\.error.errorDescription)
        _advice = OrNull(wrappedValue: usable.isEmpty ? WordBookShelf.advice : nil)
    }
}

/// What dictionaries say of a word.
struct EntriesDocument: ResponseEncodable {
    /// As it was looked up.
    let word: String
    let entries: [Entry]
    /// What to do when there is no dictionary, for people.
    @OrNull var advice: String?

    struct Entry: Encodable {
        let dictionary: String
        let headword: String
        let text: String
    }

    init(_ answer: WordBookShelf.Answer) {
        word = answer.word
        entries = answer.entries.map {
            Entry(dictionary: $0.book.name, headword: $0.entry.headword, text: $0.entry.text)
        }
        _advice = OrNull(wrappedValue: answer.isAnyInstalled ? nil : WordBookShelf.advice)
    }
}
