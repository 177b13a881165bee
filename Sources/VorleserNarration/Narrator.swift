public import Phonemes
public import VorleserCore

/// Turns what is printed into what will be said.
///
/// Each chapter is narrated by itself, and a very long one in stretches (``Stretch``), so the script of a stretch is the
/// same whether the whole book is narrated or that stretch alone. A stretch's way: its blocks (``Block``), what is left out of them and why (``Omissions``), the
/// sentences that remain (``Phrase``), spoken forms (``SpokenForm``), short ones joined and long ones cut
/// (``Utterances``), and the silence after each (``Pauses``).
public struct Narrator: Sendable {
    /// What the listener wishes.
    public let settings: NarrationSettings
    /// How long an utterance the voice speaks well.
    public let limits: UtteranceLimits
    /// The rules for words said otherwise than printed in every language; an earlier one goes first, and all of them
    /// before those of the sentence's language.
    public let forms: [any SpokenForm]
    /// How each language is said, without the rules that the settings silence.
    public let languages: LanguageTable<SpokenLanguage>
    /// What is said otherwise at single places; sorted, without overlap. Goes before all forms.
    let saidHere: [SaidHere]
    let accent: Accent
    /// The language that the voice speaks; `nil` when it is to try everything.
    let voice: Language?
    /// Who speaks passages in other languages; the narrator where there is none.
    let speakers: [Language: Voice.ID]
    /// What the voices say as in these languages besides their own; `nil` for any.
    let foreign: Set<Language>?
    /// UTF-16 code units that are narrated in one go.
    let stretch: Int

    /// Whether words in other languages that stay with the narrator are said as in their language.
    var saysForeignWords: Bool {
        foreign?.isEmpty != true && !settings.silentRules.contains(NarrationSettings.foreignWordsRule)
    }

    /// Whether it matters what passages are in that the narrator does not speak.
    var mindsLanguages: Bool {
        switch settings.otherLanguages {
        case .skip: true
        case .switch: saysForeignWords || !speakers.isEmpty
        case .keep: saysForeignWords
        }
    }

    /// - Parameters:
    ///   - settings: What the listener wishes.
    ///   - limits: How long an utterance the voice speaks well.
    ///   - forms: Rules for words said otherwise than printed, for every language.
    ///   - languages: How each language is said. Rules that the settings silence are not applied.
    ///   - saidHere: What is said otherwise at single places; of two that overlap the first holds.
    ///   - accent: Which sounds the symbols of the phonetic alphabet stand for there.
    ///   - voice: The language that the voice speaks: words that it cannot say are left out, see
    ///     ``VorleserCore/OmissionReason/foreignScript``. `nil` when it is to try everything.
    ///   - speakers: Who speaks passages of a sentence or more in other languages, by what they speak; the narrator where
    ///     there is none. They are asked only where ``NarrationSettings/otherLanguages`` says so, and `voice` is given.
    ///   - foreign: What the voices say as in these languages besides their own, see ``VorleserCore/Piece/language``; `nil` for
    ///     any.
    ///   - stretch: UTF-16 code units that are narrated in one go, for callers that look at small parts of a book; as
    ///     ``stretches(of:)`` says when `nil`.
    public init(
        settings: NarrationSettings = NarrationSettings(),
        limits: UtteranceLimits,
        forms: [any SpokenForm] = Narrator.commonForms,
        languages: LanguageTable<SpokenLanguage> = SpokenLanguage.standard,
        saidHere: [SaidHere] = [],
        accent: Accent = .american,
        voice: Language? = nil,
        speakers: [Language: Voice.ID] = [:],
        foreign: Set<Language>? = nil,
        stretch: Int? = nil
    ) {
        self.voice = voice
        self.speakers = speakers
        self.foreign = foreign
        self.stretch = stretch ?? Stretch.usualLength
        self.settings = settings
        self.limits = limits
        let isApplied = { (form: any SpokenForm) in !settings.silentRules.contains(form.name) }
        self.forms = forms.filter(isApplied)
        self.languages = languages.map { language in
            var language = language
            language.forms = language.forms.filter(isApplied)
            if settings.silentRules.contains(SpokenLanguage.formulaRule) { language.formulas = nil }
            return language
        }
        self.saidHere = saidHere.filter { !$0.span.isEmpty }.sorted { $0.span.lowerBound < $1.span.lowerBound }
            .reduce(into: []) { kept, next in
                if kept.last.map({ $0.span.upperBound <= next.span.lowerBound }) ?? true { kept.append(next) }
            }
        self.accent = accent
    }

    /// The rules for every language that are applied when no others are given.
    public static let commonForms: [any SpokenForm] = [TableCells()]

    /// The script of a whole book.
    /// - Complexity: O(length of the text + marks)
    public func script(of book: Book) -> Script { script(of: book, in: book.span) }

    /// The script of a part of a book: what the script of the whole book has there.
    ///
    /// - Parameters:
    ///   - book: The book.
    ///   - span: Most cheaply one or several whole stretches. An utterance that begins before it, or ends after it, is
    ///     in the script as a whole; so is an omission.
    /// - Returns: The utterances and omissions that touch the span.
    /// - Complexity: O(length of the stretches that the span touches + marks of their chapters)
    public func script(of book: Book, in span: TextSpan) -> Script {
        var utterances: [Utterance] = []
        var omissions: [Omission] = []
        let policy = ReadingPolicy(of: book, settings)
        for index in book.chapterIndices(touching: span) {
            for stretch in Stretch.stretches(of: index, in: book, length: stretch) where stretch.span.touches(span) {
                var narration = ChapterNarration(of: stretch, in: book, by: self, policy)
                narration.narrate()
                utterances += narration.utterances
                omissions += narration.left
            }
        }
        if span == book.span { return Script(utterances: utterances, omissions: omissions) }
        return Script(
            utterances: utterances.filter { $0.span.touches(span) },
            omissions: omissions.filter { $0.span.touches(span) }
        )
    }
}

extension Book {
    /// The chapters that a span touches.
    fileprivate func chapterIndices(touching span: TextSpan) -> Range<Int> {
        guard let first = chapterIndex(at: span.lowerBound) else { return 0..<0 }
        var end = first
        while end < chapters.count, chapters[end].span.touches(span) { end += 1 }
        return first..<end
    }
}

extension TextSpan {
    /// Whether they share a character; or an empty one stands inside the other or at its start.
    fileprivate func touches(_ other: TextSpan) -> Bool {
        overlaps(other) || (isEmpty && other.contains(lowerBound)) || (other.isEmpty && contains(other.lowerBound))
    }
}
