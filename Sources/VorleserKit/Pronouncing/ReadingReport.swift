public import Phonemes
public import VorleserCore
import VorleserNarration
import VorleserSpeech

/// What the voice will make of a stretch of a book: what it leaves out, says in other words than are printed, and guesses.
public struct ReadingReport: Hashable, Sendable {
    public let omissions: [LeftOut]
    /// In the order of the text, each once.
    public let changes: [Changed]
    /// The most frequent first.
    public let guesses: [Guessed]

    /// Text that is left out.
    public struct LeftOut: Hashable, Sendable {
        public let span: TextSpan
        public let reason: OmissionReason
        /// How it begins.
        public let text: String
    }

    /// Text for which other words are said, or that is said as in another language.
    public struct Changed: Hashable, Sendable {
        /// Where it first stands.
        public let span: TextSpan
        public let printed: String
        /// Empty when it is passed over.
        public let said: String
        /// The name of the rule.
        public let rule: String
        /// BCP 47 tag, where it is said as in another language than the voice's.
        public var language: String?
        /// How often it stands there.
        public var count: Int
    }

    /// A word that no lexicon knows.
    public struct Guessed: Hashable, Sendable {
        /// Where it first stands.
        public let span: TextSpan
        public let word: String
        /// Symbols of ``Phonemes/KokoroAlphabet``; `nil` when nothing is known.
        public let phonemes: String?
        public let count: Int
    }

    /// Of each kind at most so many.
    static let most = 300
    private static let longestExcerpt = 90

    /// - Parameters:
    ///   - script: What is said.
    ///   - book: What is printed.
    ///   - phonemizer: Knows how words are said, in the voice's accent; `nil` where the language's words are never guessed.
    public init(of script: Script, in book: Book, said phonemizer: EnglishPhonemizer?) {
        omissions = script.omissions.filter { !$0.span.isEmpty }.prefix(Self.most).map { omission in
            LeftOut(span: omission.span, reason: omission.reason, text: Self.excerpt(of: omission.span, in: book))
        }
        changes = Self.changes(in: script, of: book)
        guesses =
            phonemizer.map { phonemizer in
                UnknownWords(of: script).words(by: phonemizer).prefix(Self.most).map {
                    Guessed(span: $0.first, word: $0.text, phonemes: $0.phonemes, count: $0.count)
                }
            } ?? []
    }

    private static func excerpt(of span: TextSpan, in book: Book) -> String {
        let words = book.text(in: span).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count <= longestExcerpt ? words : words.prefix(longestExcerpt) + "…"
    }

    private static func changes(in script: Script, of book: Book) -> [Changed] {
        var found: [Changed] = []
        var places: [[String]: Int] = [:]
        for piece in script.utterances.lazy.flatMap(\.pieces) where !piece.span.isEmpty {
            guard let rule = piece.change ?? piece.language.map({ _ in NarrationSettings.foreignWordsRule }) else {
                continue
            }
            let printed = excerpt(of: piece.span, in: book)
            guard printed != piece.text || piece.language != nil, !printed.isEmpty else { continue }
            if let place = places[[printed, piece.text]] {
                found[place].count += 1
            } else if found.count < most {
                places[[printed, piece.text]] = found.count
                found.append(
                    Changed(
                        span: piece.span,
                        printed: printed,
                        said: piece.change == nil ? printed : piece.text,
                        rule: rule,
                        language: piece.language,
                        count: 1
                    )
                )
            }
        }
        return found
    }
}

extension ReadingRoom {
    /// What a voice will make of a stretch of a book.
    /// - Parameters:
    ///   - span: Lies in the book; of a long one a chapter's length from its start, ``longestReport``.
    ///   - book: The book.
    ///   - voice: Who reads.
    ///   - phonemizer: Knows how English words are said in the voice's accent; other languages' words are never guessed.
    /// - Returns: What is left out, said otherwise and guessed.
    /// - Throws: As ``script(of:in:as:settings:)``
    public func readingReport(
        of span: TextSpan,
        in book: LoadedBook,
        as voice: Voice,
        said phonemizer: EnglishPhonemizer
    ) async throws -> ReadingReport {
        let end = min(span.upperBound, span.lowerBound.advanced(by: Self.longestReport))
        let span = span.lowerBound..<max(end, span.lowerBound)
        let script = try await script(of: span, in: book, as: voice.id)
        let within = Script(
            utterances: script.utterances.filter { $0.span.overlaps(span) },
            omissions: script.omissions.filter { $0.span.overlaps(span) }
        )
        let isEnglish = Language(voice.language)?.code == "en"
        return await queue.run {
            ReadingReport(of: within, in: book.book, said: isEnglish ? phonemizer : nil)
        }
    }

    /// In UTF-16 code units: more than all but the longest chapters have.
    public static let longestReport = 200_000
}
