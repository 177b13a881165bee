public import Foundation
import Phonemes
import VorleserBooks
public import VorleserCore
public import VorleserNarration
public import VorleserPlayback
public import VorleserSpeech
import VorleserText

/// Vorleser as its users say it: open a book, see what will be said, listen, export.
///
///     import VorleserKit
///
///     let book = try Vorleser.book(at: url)
///     let vorleser = try Vorleser()
///     let audiobook = try Audiobook(of: book, vorleser.script(of: book), chapters: .all(of: book))
///     let summary = try await vorleser.write(audiobook, to: output)
public struct Vorleser: Sendable {
    /// Clips, from the store or an engine.
    public let studio: SpeechStudio
    /// The clips that were kept.
    public let clips: ClipStore
    /// Where each book was left.
    public let places: PlaceStore
    /// How the user wants words said.
    public let pronunciations: PronunciationStore
    /// Who speaks.
    public let voice: Voice
    /// What is known of languages.
    public let languages: Languages

    let engine: any SpeechEngine
    let tongues: Tongues
    let warn: @Sendable (any Error) -> Void

    /// - Parameters:
    ///   - voice: Who speaks; the best one there is when `nil`.
    ///   - folders: Where clips, places and pronunciations are kept.
    ///   - catalogue: The engines and their voices; those that are installed when `nil`.
    ///   - languages: What is known of languages.
    ///   - keepsClips: Whether what is spoken is kept on the disk, to be heard again; not where it is nobody's business, such
    ///     as what a screen reader says.
    ///   - warn: Told once when clips cannot be kept, of pronunciations that cannot be read, and when those of English are
    ///     missing; speech goes on without.
    ///   - odd: Told of clips that may sound odd although they were made twice; not when a catalogue is given.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``
    public init(
        voice: Voice.ID? = nil,
        folders: Folders = Folders(environment: ProcessInfo.processInfo.environment),
        catalogue: VoiceCatalogue? = nil,
        languages: Languages = .standard,
        keepsClips: Bool = true,
        warn: @escaping @Sendable (any Error) -> Void = { _ in },
        odd: @escaping @Sendable (ClipWarning) -> Void = { _ in }
    ) throws {
        let isInstalled = catalogue == nil
        let catalogue = catalogue ?? Self.catalogue(folders: folders, languages: languages, warn: odd)
        let speaker = try catalogue.speaker(voice ?? catalogue.standard.id)
        if isInstalled, speaker.engine is KokoroEngine, let fault = PhonemeData().fault { warn(fault) }
        self.voice = speaker.voice
        self.languages = languages
        engine = speaker.engine
        tongues = Tongues(of: catalogue)
        // Nothing is removed from a store that was named by the user: others may need it.
        let limit = folders.store == nil ? folders.storeLimit ?? ClipStore.usualLimit : .max
        // What was spoken is the listener's: no other user of the machine looks into the folder above.
        if keepsClips, folders.store == nil { try? folders.makePrivate(folders.cache) }
        clips = ClipStore(directory: folders.clips, limit: limit)
        studio = SpeechStudio(catalogue, store: keepsClips ? clips : nil, warn: warn)
        places = PlaceStore(folder: folders.places)
        pronunciations = PronunciationStore(folder: folders.pronunciations)
        self.warn = warn
    }

    private init(
        _ other: Vorleser,
        _ voice: Voice,
        _ engine: any SpeechEngine,
        _ pronunciations: PronunciationStore
    ) {
        (studio, clips, places) = (other.studio, other.clips, other.places)
        (self.voice, self.engine, self.pronunciations) = (voice, engine, pronunciations)
        (warn, tongues, languages) = (other.warn, other.tongues, other.languages)
    }

    /// The same with other pronunciations of the user's own.
    func heeding(_ pronunciations: PronunciationStore) -> Vorleser {
        Vorleser(self, voice, engine, pronunciations)
    }

    /// The same with another voice: clips and renderings under way are shared.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``
    public func speaking(as voice: Voice.ID) throws(SpeechError) -> Vorleser {
        let speaker = try studio.catalogue.speaker(voice)
        return Vorleser(self, speaker.voice, speaker.engine, pronunciations)
    }

    // MARK: Books

    /// Opens a book file; its kind is told by its content.
    /// - Parameters:
    ///   - url: The file.
    ///   - password: Opens a PDF that is locked; `nil` when there is none.
    ///   - languages: Tell where sentences end.
    /// - Returns: What is in it.
    /// - Throws: ``VorleserBooks/BookReadingError``
    public static func book(
        at url: URL,
        password: String? = nil,
        languages: Languages = .standard
    ) throws -> Book {
        try BookReader.withLexicon(languages).book(at: url, password: password)
    }

    // MARK: Scripts

    /// What will be said of a book, in utterances of a length that the chosen voice speaks well, with the user's own
    /// pronunciations.
    /// - Parameters:
    ///   - book: What is printed.
    ///   - settings: What the listener wishes.
    ///   - owner: The book whose own pronunciations hold; the same when `nil`.
    /// - Returns: The script.
    public func script(
        of book: Book,
        settings: NarrationSettings = NarrationSettings(),
        asIn owner: Book? = nil
    ) -> Script {
        narrator(for: owner ?? book, settings).script(of: book)
    }

    /// What will be said of a part of a book: what the script of the whole book has there.
    /// - Parameters:
    ///   - book: What is printed.
    ///   - span: Most cheaply one or several whole chapters.
    ///   - settings: What the listener wishes.
    ///   - saidHere: What is said otherwise at single places.
    /// - Returns: The utterances and omissions that touch the span.
    public func script(
        of book: Book,
        in span: TextSpan,
        settings: NarrationSettings,
        saidHere: [SaidHere] = []
    ) -> Script {
        narrator(for: book, settings, saidHere).script(of: book, in: span)
    }

    func narrator(for book: Book, _ settings: NarrationSettings, _ saidHere: [SaidHere] = []) -> Narrator {
        let rules = pronunciations.rules(in: book, warn: warn)
        let accent = Accent(speaking: voice.language)
        return Narrator(
            settings: settings,
            limits: engine.limits,
            forms: Self.forms(Pronunciations(rules, accent: accent)),
            languages: languages.spoken,
            saidHere: saidHere,
            accent: accent,
            voice: Language(voice.language),
            speakers: otherSpeakers,
            foreign: foreignLanguages
        )
    }

    /// What will be said of a book by the standard voice.
    /// - Parameters:
    ///   - book: What is printed.
    ///   - settings: What the listener wishes.
    ///   - pronunciations: The listener's own; see ``PronunciationStore/rules(in:warn:)``.
    ///   - saidHere: What is said otherwise at single places.
    ///   - catalogue: The engines; those that are installed unless given.
    /// - Returns: The script.
    public static func script(
        of book: Book,
        settings: NarrationSettings = NarrationSettings(),
        pronunciations: Pronunciations = Pronunciations([]),
        saidHere: [SaidHere] = [],
        catalogue: VoiceCatalogue = Vorleser.catalogue()
    ) -> Script {
        Narrator(
            settings: settings,
            limits: catalogue.engines[0].limits,
            forms: forms(pronunciations),
            saidHere: saidHere,
            voice: Language(catalogue.standard.language),
            foreign: Languages.standard.said(besidesThatOf: catalogue.standard, by: catalogue.engines[0])
        ).script(of: book)
    }

    /// The rules for spoken forms of every language: the listener's own pronunciations go before all others.
    public static func forms(_ pronunciations: Pronunciations) -> [any SpokenForm] {
        [pronunciations] + Narrator.commonForms
    }

    /// A text that is not a book, ready to be spoken.
    /// - Throws: ``VorleserBooks/BookReadingError`` when there is nothing to read.
    public func book(ofText text: String) throws -> Book {
        try BookReader(sentences: languages.sentences, words: languages.books).book(pasting: text, title: nil)
    }

    /// The sentences of a text that is not a book.
    /// - Parameters:
    ///   - text: A blank line ends a paragraph, and a single line end is only a line end.
    ///   - language: BCP 47 tag.
    ///   - languages: Tell where sentences end.
    /// - Returns: The sentences, which cover the text.
    public static func sentences(
        inText text: String,
        language: String,
        languages: Languages = .standard
    ) -> [Sentence] {
        SentenceSegmenter(language: language, languages: languages.sentences).sentences(in: text, blocks: nil)
    }

    // MARK: Sound

    /// The sound of an utterance in the chosen voice.
    public var clip: ClipSource {
        { [studio, voice] utterance in try await studio.clip(of: utterance, as: voice.id) }
    }

    /// Utterances as sound in the chosen voice, one after another, as the consumer asks for them.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``
    public func renditions(of utterances: [Utterance]) throws(SpeechError) -> Renditions {
        try studio.clips(of: utterances, as: voice.id)
    }

    /// Cuts out the clause in which a listener enters an utterance that is not kept, if the chosen voice is one to wait
    /// for.
    public var opening: OpeningCut {
        { [studio, voice, limits = engine.openingLimits, languages = languages.spoken] utterance, entry in
            guard let limits, await !studio.hasClip(of: utterance, as: voice.id) else { return nil }
            return utterance.opening(at: entry, within: limits, languages: languages)
        }
    }

    /// Loads what the voice needs, so that the first words come sooner.
    public func prepare() async { await engine.prepare() }

    /// Gets ready to play a book; what the voice needs is loaded meanwhile.
    /// - Parameters:
    ///   - book: What is printed.
    ///   - script: What will be said of it.
    ///   - speed: How many times as fast as spoken.
    ///   - output: Where the sound goes: the system's sound device unless another is given.
    /// - Returns: What plays it.
    public func listening(
        to book: Book,
        _ script: Script,
        speed: Double = 1,
        output: any AudioOutput = SystemOutput.device()
    ) -> PlaybackEngine {
        PlaybackEngine(
            script,
            stops: Stops(of: book, in: script),
            output: output,
            speed: speed,
            stretch: ListeningSpeed.stretch,
            prepare: { [engine] in await engine.prepare() },
            opening: opening,
            clip: clip
        )
    }
}
