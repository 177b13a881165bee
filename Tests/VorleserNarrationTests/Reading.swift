import VorleserCore
import VorleserNarration
import VorleserTesting

/// A book and its script, as a test looks at them.
struct Reading {
    let book: Book
    let script: Script

    init(
        _ blocks: SketchedBlock...,
        settings: NarrationSettings = NarrationSettings(),
        limits: UtteranceLimits = UtteranceLimits(shortest: 0, longest: 400)
    ) {
        let chapter = SketchedChapter(title: "One", blocks: blocks)
        // The rules for words and numbers have tests of their own.
        self.init(
            BookSketch(chapters: [chapter]).book,
            settings: settings,
            limits: limits,
            forms: [TableCells()]
        )
    }

    init(
        _ book: Book,
        settings: NarrationSettings = NarrationSettings(),
        limits: UtteranceLimits = UtteranceLimits(shortest: 0, longest: 400),
        forms: [any SpokenForm]? = nil,
        languages: LanguageTable<SpokenLanguage>? = nil,
        voice: Language? = nil,
        speakers: [Language: Voice.ID] = [:],
        foreign: Set<Language>? = nil
    ) {
        self.book = book
        // Rules given by hand are all there are.
        self.script = Narrator(
            settings: settings,
            limits: limits,
            forms: forms ?? Narrator.commonForms,
            languages: languages ?? (forms == nil ? SpokenLanguage.standard : .none),
            voice: voice,
            speakers: speakers,
            foreign: foreign
        ).script(of: book)
    }

    /// What is said, an utterance each.
    var said: [String] { script.utterances.map(\.spokenText) }

    /// What is left out: “reason: text”.
    var skipped: [String] { script.omissions.map { "\($0.reason.rawValue): \(book.text(in: $0.span))" } }

    /// The changes: “printed → said [rule]”.
    var changes: [String] {
        script.utterances.flatMap(\.pieces).compactMap { piece in
            piece.change.map { "\(book.text(in: piece.span)) → \(piece.text) [\($0)]" }
        }
    }

    /// The silences after the utterances, in seconds.
    var pauses: [Double] {
        script.utterances.map { ScriptDocument.SpokenPart($0).pause }
    }
}
