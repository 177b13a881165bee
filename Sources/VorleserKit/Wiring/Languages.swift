public import VorleserBooks
public import VorleserCore
public import VorleserNarration
public import VorleserSpeech
public import VorleserText

/// What every module knows of languages: the one place where a language comes together.
///
///     var languages = Languages.standard
///     languages.sentences = languages.sentences.with("qaa", conventions)
///     languages.books = languages.books.with("qaa", BookWords(divisions: DivisionWords(chapters: "oma")))
///     languages.spoken = languages.spoken.with("qaa", SpokenLanguage(forms: [Hundreds()]))
///     languages.phonemizers["qaa"] = PhonemizerSource(version: "1") { _ in Letters() }
///     let vorleser = try Vorleser(languages: languages)
///
/// Each is keyed by the primary subtag of a BCP 47 tag; a language may be in some and not in others.
public struct Languages: Sendable {
    /// Where sentences end.
    public var sentences: LanguageTable<SentenceConventions>
    /// By which words books are divided into chapters, notes and contents.
    public var books: LanguageTable<BookWords>
    /// What is said otherwise than printed, and where a long sentence may be parted.
    public var spoken: LanguageTable<SpokenLanguage>
    /// How words become the symbols of the neural voices; that of English is made with its lexicon by itself.
    public var phonemizers: [String: PhonemizerSource]

    public init(
        sentences: LanguageTable<SentenceConventions> = SentenceConventions.standard,
        books: LanguageTable<BookWords> = BookWords.standard,
        spoken: LanguageTable<SpokenLanguage> = SpokenLanguage.standard,
        phonemizers: [String: PhonemizerSource] = PhonemizerSource.standard
    ) {
        self.sentences = sentences
        self.books = books
        self.spoken = spoken
        self.phonemizers = phonemizers
    }

    /// Those that are built in.
    public static let standard = Languages()

    /// Something that a language needs to be read well.
    public enum Part: String, CaseIterable, Sendable {
        case sentences, headings, spokenForms, phrases, phonemes
    }

    /// The languages that at least one part is there for, by primary subtag.
    public var codes: Set<String> { sentences.codes.union(books.codes).union(spoken.codes).union(phonemizers.keys) }

    /// What a language, named by its primary subtag, lacks; nothing for one that is complete.
    public func missing(for code: String) -> Set<Part> {
        let spoken = spoken.has(code) ? spoken[code] : .unknown
        return Set(Part.allCases).subtracting(
            [
                sentences.has(code) ? .sentences : nil,
                books.has(code) && books[code].isComplete ? .headings : nil,
                spoken.forms.isEmpty ? nil : .spokenForms,
                spoken.phrases.isEmpty ? nil : .phrases,
                code == "en" || phonemizers[code] != nil ? .phonemes : nil,
            ].compactMap(\.self)
        )
    }

    /// The languages whose words a voice says as in them, its own aside; none for an engine that says all words alike.
    func said(besidesThatOf voice: Voice, by engine: any SpeechEngine) -> Set<Language> {
        Set(codes.filter { engine.version(saying: $0, in: voice.id) != nil }.compactMap { Language($0) })
    }
}
