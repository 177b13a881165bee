/// What will be said: every stretch of the book is spoken as printed, replaced, or left out for a reason.
public struct Script: Sendable {
    /// In reading order; their spans do not overlap.
    public let utterances: [Utterance]
    /// What is not spoken, in reading order.
    public let omissions: [Omission]

    public init(utterances: [Utterance], omissions: [Omission]) {
        self.utterances = utterances
        self.omissions = omissions
    }

    /// The index of the utterance to begin with so that the listener hears what stands at an offset: the one that
    /// covers it, else the next one; `nil` when nothing is spoken from there on.
    /// - Complexity: O(log n)
    public func utteranceIndex(at offset: TextOffset) -> Int? {
        let index = utterances.partitioningIndex { $0.span.upperBound > offset }
        return index < utterances.count ? index : nil
    }
}

/// What the voice gets in one piece: a sentence, a part of a long one, or several short ones.
public struct Utterance: Hashable, Codable, Sendable {
    /// What it covers of the book, from its first piece to its last.
    public let span: TextSpan
    /// In the order they are spoken. Never empty.
    public let pieces: [Piece]
    /// The silence after it, before the next one.
    public let pauseAfter: Duration
    /// BCP 47 tag of the language it is in.
    public let language: String
    /// Who speaks it where that is not the narrator: the voice for passages in its language.
    public let voice: Voice.ID?

    public init(span: TextSpan, pieces: [Piece], pauseAfter: Duration, language: String, voice: Voice.ID? = nil) {
        self.span = span
        self.pieces = pieces
        self.pauseAfter = pauseAfter
        self.language = language
        self.voice = voice
    }

    /// The words to say: all pieces, end to end.
    public var spokenText: String { pieces.map(\.text).joined() }

    /// The length of ``spokenText`` in UTF-16 code units.
    public var spokenLength: Int { pieces.reduce(0) { $0 + $1.text.utf16.count } }

    /// What of the book is heard while a stretch of ``spokenText`` sounds.
    ///
    /// Inside a piece spoken as printed the answer is exact; a replaced piece lights up as a whole.
    /// - Parameter range: UTF-16 code units of ``spokenText``.
    /// - Returns: `nil` when the range lies outside the text.
    public func bookSpan(ofSpoken range: Range<Int>) -> TextSpan? {
        var start = 0
        var result: TextSpan?
        for piece in pieces {
            let end = start + piece.text.utf16.count
            defer { start = end }
            let inside = max(range.lowerBound, start)..<max(min(range.upperBound, end), max(range.lowerBound, start))
            guard !inside.isEmpty else { continue }
            let span =
                piece.change == nil
                ? TextSpan(utf16: inside).shifted(by: piece.span.lowerBound.utf16 - start)
                : piece.span
            result = result.map { min($0.lowerBound, span.lowerBound)..<max($0.upperBound, span.upperBound) } ?? span
        }
        return result
    }
}

/// A stretch of the book, and the words to say for it.
public struct Piece: Hashable, Codable, Sendable {
    /// What it stands for; empty for words that are not printed, such as the number of a list item.
    public let span: TextSpan
    /// The words to say. As printed, character for character (so the same length as the span), unless changed.
    public let text: String
    /// The name of the rule that changed it; `nil` when it is spoken as printed.
    public let change: String?
    /// Phonemes that the listener gave for it, in Kokoro's alphabet; engines with another one translate it.
    public let phonemes: String?
    /// BCP 47 tag of what its words are in, where that is another language than the speaker's: a phrase that the narrator
    /// says as well as it can.
    public let language: String?

    /// Words spoken as printed.
    /// - Parameters:
    ///   - text: The book's own text there; white space may be evened, one code unit for one.
    ///   - span: Must be as long as the text.
    ///   - language: BCP 47 tag, where it is not the speaker's language.
    public init(printed text: String, _ span: TextSpan, language: String? = nil) {
        precondition(text.utf16.count == span.length, "\(text.utf16.count) units for a span of \(span.length)")
        self.span = span
        self.text = text
        self.change = nil
        self.phonemes = nil
        self.language = language
    }

    /// Other words than those printed.
    /// - Parameters:
    ///   - span: What they stand for.
    ///   - text: The words to say.
    ///   - rule: The name of the rule that changed them, e.g. `year`.
    ///   - phonemes: How to say them, if the listener has said so.
    ///   - language: BCP 47 tag, where it is not the speaker's language.
    public init(
        replacing span: TextSpan,
        by text: String,
        rule: String,
        phonemes: String? = nil,
        language: String? = nil
    ) {
        self.span = span
        self.text = text
        self.change = rule
        self.phonemes = phonemes
        self.language = language
    }
}

/// A stretch of the book that is not spoken, and why.
public struct Omission: Hashable, Codable, Sendable {
    public let span: TextSpan
    public let reason: OmissionReason

    public init(_ span: TextSpan, _ reason: OmissionReason) {
        self.span = span
        self.reason = reason
    }
}

/// Why something is not spoken. The raw values are stable names; each can be switched by the listener.
public enum OmissionReason: String, Hashable, Codable, Sendable, CaseIterable {
    /// The sign that points to a note.
    case noteReference = "note-reference"
    /// The text of a footnote or endnote.
    case note
    /// The number of a printed page.
    case pageNumber = "page-number"
    /// The number of a verse, or of a line of verse.
    case verseNumber = "verse-number"
    /// Running heads and feet, watermarks, numbers of lines.
    case pageFurniture = "page-furniture"
    /// The book's own printed table of contents, and lists of figures.
    case contentsList = "contents-list"
    /// Licences, archives' boilerplate.
    case licence
    /// Cover, title page, copyright page and what else belongs to the making of the book.
    case frontMatter = "front-matter"
    /// Colophon, bibliography, index, advertisements.
    case backMatter = "back-matter"
    /// Menus, share bars, comments and what else a web page has around its text.
    case navigation
    /// Ornaments and text for the eye only.
    case decorative
    /// What is crossed out.
    case struckOut = "struck-out"
    /// Rows of a table.
    case table
    /// Programs and other preformatted text.
    case code
    /// Documents outside the reading order.
    case nonlinear
    /// `* * *`: a silence instead.
    case sceneBreak = "scene-break"
    /// Signs that have no sound, such as a line of dashes.
    case unspeakable
    /// Passages in a language that the voice does not speak.
    case foreignLanguage = "foreign-language"
    /// Words in letters that the voice cannot say, such as Chinese ones for a voice that speaks English.
    case foreignScript = "foreign-script"
}
