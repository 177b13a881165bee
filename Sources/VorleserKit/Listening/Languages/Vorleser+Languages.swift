public import VorleserCore
import VorleserSpeech
import VorleserText

extension Vorleser {
    /// Whether the chosen voice speaks what a book is in.
    /// - Parameters:
    ///   - book: Parts of its text are looked at.
    ///   - language: What the listener says that it is in; as the book and its text say when `nil`.
    /// - Returns: How they fit.
    public func fit(of book: Book, in language: Language? = nil) -> LanguageFit {
        LanguageFit(
            of: language ?? languageToSpeak(BookLanguages(of: book)),
            by: voice,
            among: tongues,
            isWordless: book.isWordless
        )
    }

    /// The same of a book of which only the language's tag is known.
    /// - Parameters:
    ///   - tag: BCP 47 tag; `nil` when unknown.
    ///   - voice: Who would speak; the chosen voice when `nil`.
    /// - Returns: How they fit.
    func fit(ofTag tag: String?, by voice: Voice? = nil) -> LanguageFit {
        LanguageFit(
            of: tag.flatMap { Language($0) },
            by: voice ?? self.voice,
            among: tongues,
            isWordless: tag == Book.wordless
        )
    }

    /// The tag under which the library keeps a book: its own, that of its text where that says otherwise, and `mul` for
    /// one of several languages of which a voice speaks one.
    func languageTag(of book: Book) -> String? {
        let languages = BookLanguages(of: book)
        guard let main = languages.main else { return book.metadata.language }
        guard languageToSpeak(languages) == main else { return "mul" }
        return book.metadata.language.map(main.isNamed) == true ? book.metadata.language : main.code
    }

    /// Of a book in several languages the one that can be spoken: it is of use to a voice that speaks only that.
    private func languageToSpeak(_ languages: BookLanguages) -> Language? {
        guard let main = languages.main, tongues.voices(speaking: main).isEmpty else { return languages.main }
        return languages.major.first { !tongues.voices(speaking: $0).isEmpty } ?? main
    }

    /// The same with the best voice for a language, unless the chosen one speaks it or none does.
    public func suited(to language: Language?) -> Vorleser {
        guard let language, !voice.speaks(language), let better = tongues.voices(speaking: language).first,
            let suited = try? speaking(as: better.id)
        else { return self }
        return suited
    }

    /// Who speaks passages in other languages than the narrator's: the best voices of the same engine, else of its family,
    /// so that all of a book has one sound.
    var otherSpeakers: [Language: Voice.ID] {
        let family = Set(studio.catalogue.engines.lazy.filter { $0.family == engine.family }.map(\.name))
        var result: [Language: Voice.ID] = [:]
        for language in tongues.languages where !voice.speaks(language) {
            let speakers = tongues.voices(speaking: language)
            let speaker = speakers.first { $0.engine == voice.engine } ?? speakers.first { family.contains($0.engine) }
            result[language] = speaker?.id
        }
        return result
    }

    /// What the voice says as in other languages than its own.
    var foreignLanguages: Set<Language> { languages.said(besidesThatOf: voice, by: engine) }

    /// Where the clip of an utterance is kept, whoever speaks it.
    func address(of utterance: Utterance) -> ClipAddress {
        // The narrator's engine is at hand; only others have to be looked up.
        guard utterance.voice != nil, let address = try? studio.address(of: utterance, as: voice.id) else {
            return ClipAddress(of: utterance, spokenBy: engine, as: voice.id)
        }
        return address
    }

    // MARK: Texts

    /// What the chosen voice makes of a text that is to be spoken at once.
    public enum TextFit: Equatable, Sendable {
        /// Nothing speaks against it.
        case good
        /// It reads like a language that the voice does not speak; it can be said, as the voice says its own words.
        case foreign(Language)
        /// Next to nothing of it can be said.
        case unspeakable(LanguageMismatch)

        /// What the text is in, where that is not what the voice speaks and can be told.
        public var language: Language? {
            switch self {
            case .foreign(let language), .unspeakable(.noVoice(let language, _)),
                .unspeakable(.otherVoice(_, let language, _)):
                language
            case .good, .unspeakable(.noVoiceForLetters), .unspeakable(.nothingToSay): nil
            }
        }
    }

    /// Whether the chosen voice can say a text. In doubt it can.
    public func fit(ofText text: String) -> TextFit {
        // As much as tells the language, and little enough for every request.
        let evidence = LanguageEvidence(text.prefix(20_000))
        guard let own = Language(voice.language) else { return .good }
        let language = evidence.language
        if evidence.share(of: own.sayableSystems) < 0.3 {
            guard let language else { return .unspeakable(.noVoiceForLetters(spoken: tongues.languages)) }
            // By a voice that speaks the language it could be said.
            return LanguageFit(of: language, by: voice, among: tongues).mismatch.map(TextFit.unspeakable) ?? .good
        }
        return language.map { $0 == own ? .good : .foreign($0) } ?? .good
    }
}

extension Book {
    /// The same book, taken to be in another language than it says, whose sentences end as that language ends them.
    func inLanguage(_ tag: String?, _ languages: Languages = .standard) -> Book {
        guard let tag, let language = Language(tag), metadata.language.map(language.isNamed) != true else {
            return self
        }
        var metadata = metadata
        metadata.language = tag
        let segmenter = SentenceSegmenter(language: tag, languages: languages.sentences)
        return Book(
            format: format,
            metadata: metadata,
            text: text,
            spine: spine,
            chapters: chapters,
            contents: contents,
            marks: marks,
            sentences: sentences(cutBy: segmenter),
            warnings: warnings,
            fixedPages: fixedPages
        )
    }

    /// The same book, taken by the listener to be in a language.
    public func taken(toBeIn language: Language?) -> Book { inLanguage(language?.code) }
}
