import Phonemes
public import VorleserCore
import VorleserNarration
public import VorleserSpeech
import VorleserText
import Wording

/// A word of a book: how it is said where it stands, and how else it could be.
public struct SpokenWord: Hashable, Sendable {
    /// As printed, without the ending of a possessive.
    public let text: String
    public let span: TextSpan
    public let said: Said
    /// The likeliest first; without what is said already.
    public let alternatives: [Alternative]

    /// How a word is said where it stands.
    public struct Said: Hashable, Sendable {
        /// The words that are said; empty when it is left out.
        public let words: String
        /// Symbols of ``Phonemes/KokoroAlphabet``; `nil` when unknown.
        public let phonemes: String?
        /// A rule of the script, an ``VorleserCore/OmissionReason``, or a ``Phonemes/PronunciationSource``.
        public let rule: String
    }

    /// Another way to say it.
    public struct Alternative: Hashable, Sendable {
        /// As in a pronunciation document: `say`, `ipa`, `phonemes` or `skip`.
        public let way: String
        public let said: String
        /// For people.
        public let label: String
    }

    /// Looks at the word at a place; `nil` where no word is.
    /// - Parameters:
    ///   - offset: In the word, or before it.
    ///   - book: What is printed.
    ///   - script: What is said of the sentence there.
    ///   - voice: What the narrator speaks, a BCP 47 tag. A passage that another voice speaks is looked up in its own.
    ///   - phonemizers: Know how words are said.
    public init?(at offset: TextOffset, in book: Book, _ script: Script, by voice: String, _ phonemizers: Phonemizers) {
        guard let span = book.wordSpan(at: offset) else { return nil }
        self.span = span
        text = String(book.text(in: span))
        let utterance = script.utteranceIndex(at: span.lowerBound).map { script.utterances[$0] }
        let speaker = utterance.flatMap { $0.voice == nil ? nil : $0.language } ?? voice
        said = Said(of: text, span, in: script, by: speaker, phonemizers)
        alternatives = Self.alternatives(to: said, text, phonemizers[speaking: speaker] as? EnglishPhonemizer)
    }

    // Only the phonemizer of English knows several readings of a word.
    private static func alternatives(to said: Said, _ text: String, _ phonemizer: EnglishPhonemizer?) -> [Alternative] {
        var found: [Alternative] = []
        if text.contains(where: \.isNumber) {
            let digits = text.filter(\.isNumber).map(String.init).joined(separator: " ")
            if digits.count > 1 {
                found.append(Alternative(way: "say", said: digits, label: localized("digit by digit")))
            }
        } else {
            let isCapitals = text.count > 1 && text.allSatisfy(\.isUppercase)
            let known = said.phonemes?.evenlyStressed
            found = (phonemizer?.readings(of: text) ?? [])
                .filter { $0.phonemes.evenlyStressed != known && ($0.kind != .initials || isCapitals) }
                .map { Alternative(way: "phonemes", said: $0.phonemes, label: $0.label) }
        }
        if !said.words.isEmpty, said.words != text, said.rule != "pronunciation" {
            found.append(Alternative(way: "say", said: text, label: localized("as printed: \(text)")))
        }
        if !said.words.isEmpty { found.append(Alternative(way: "skip", said: "", label: localized("Leave it out"))) }
        return found
    }
}

extension SpokenWord.Said {
    fileprivate init(
        of text: String,
        _ span: TextSpan,
        in script: Script,
        by voice: String,
        _ phonemizers: Phonemizers
    ) {
        let index = script.utteranceIndex(at: span.lowerBound)
        let utterance = index.map { script.utterances[$0] }.flatMap { $0.span.overlaps(span) ? $0 : nil }
        var start = 0
        for piece in utterance?.pieces ?? [] {
            let end = start + piece.text.utf16.count
            defer { start = end }
            guard let utterance, piece.span.overlaps(span) else { continue }
            if let rule = piece.change {
                let sounds = piece.phonemes ?? phonemizers.phonemes(of: utterance, start..<end, by: voice)?.said
                self.init(words: piece.text, phonemes: piece.text.isEmpty ? nil : sounds, rule: rule)
            } else {
                let first = max(start + span.lowerBound.utf16 - piece.span.lowerBound.utf16, start)
                let spoken = first..<min(first + span.length, end)
                let known =
                    phonemizers.phonemes(of: utterance, spoken, by: voice) ?? phonemizers.phonemes(of: text, by: voice)
                self.init(words: text, phonemes: known.said, rule: known.source.rawValue)
            }
            return
        }
        let omission = script.omissions.first { $0.span.overlaps(span) }
        self.init(words: "", phonemes: nil, rule: omission?.reason.rawValue ?? OmissionReason.unspeakable.rawValue)
    }
}

extension Phonemizers {
    /// How a stretch of a sentence is said, its neighbours known; `nil` when it is a part of what is said as one.
    fileprivate func phonemes(
        of utterance: Utterance,
        _ range: Range<Int>,
        by voice: String
    ) -> (said: String?, source: PronunciationSource)? {
        let tokens = (words(of: utterance, by: voice) ?? []).filter { $0.range.overlaps(range) && !$0.range.isEmpty }
        guard let first = tokens.first, let last = tokens.last, first.range.lowerBound >= range.lowerBound,
            last.range.upperBound <= range.upperBound
        else { return nil }
        return Self.joined(tokens)
    }

    fileprivate func phonemes(of word: String, by voice: String) -> (said: String?, source: PronunciationSource) {
        Self.joined(self[speaking: voice]?.pronunciation(of: word).tokens ?? [])
    }

    private static func joined(_ tokens: [PronouncedToken]) -> (said: String?, source: PronunciationSource) {
        let source = tokens.map(\.source).max() ?? .unknown
        guard tokens.contains(where: { $0.phonemes != nil }) else { return (nil, source) }
        var said = tokens.map { ($0.phonemes ?? "") + $0.whitespace }.joined()
        while said.last == " " { said.removeLast() }
        return (said, source)
    }
}

extension Book {
    /// The word at an offset, or the next one of its sentence, or else the last; without the ending of a possessive.
    fileprivate func wordSpan(at offset: TextOffset) -> TextSpan? {
        guard let index = sentenceIndex(at: min(offset, span.upperBound)) else { return nil }
        let sentence = sentences[index].span
        let words = WordSegmenter().words(in: text(in: sentence), from: sentence.lowerBound)
        guard let word = words.first(where: { $0.upperBound > offset }) ?? words.last else { return nil }
        let units = Array(text(in: word).utf16)
        let hasEnding =
            units.count > 2 && "'’".utf16.contains(units[units.count - 2])
            && "sS".utf16.contains(units[units.count - 1])
        return hasEnding ? word.lowerBound..<word.upperBound.advanced(by: -2) : word
    }
}

extension String {
    /// Without the difference between the main and the secondary stress: in a sentence a word has either.
    fileprivate var evenlyStressed: String { replacing("ˌ", with: "ˈ") }
}

extension WordReading {
    /// For people: how it sounds, in letters, and when a word is said so.
    fileprivate var label: String {
        let words: String? =
            switch kind {
            case .usual, .meaning: nil
            case .noun: localized("as a noun")
            case .verb: localized("as a verb")
            case .adjective: localized("as an adjective")
            case .adverb: localized("as an adverb")
            case .past: localized("in the past")
            case .name: localized("as a name")
            case .initials: nil
            case .letters: localized("as it is spelled")
            }
        // A row of letters' names cannot be told from a word.
        if kind == .initials { return localized("letter by letter") }
        return Respelling(phonemes).description + (words.map { " (\($0))" } ?? "")
    }
}
