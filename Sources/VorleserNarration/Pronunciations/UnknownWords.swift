public import Phonemes
public import VorleserCore

/// A word of a book whose pronunciation is not in the lexicon.
public struct UnknownWord: Hashable, Sendable {
    /// As it is first printed, without the ending of a possessive.
    public let text: String
    /// How many times it is spoken.
    public let count: Int
    /// How it is said where it first stands; `nil` when that is unknown.
    public let phonemes: String?
    /// Where that comes from.
    public let source: PronunciationSource
    /// Where it first stands.
    public let first: TextSpan
}

/// The words of a book that a listener may want to hear otherwise, since no lexicon vouches for them.
public struct UnknownWords {
    private struct Find {
        var count = 0
        let text: String
        let first: TextSpan
        /// The utterance it first stands in, and its place there.
        let utterance: Int
        let place: Range<Int>
    }

    private var finds: [String: Find] = [:]
    private let script: Script

    /// Collects the words that are spoken as printed; the listener has settled those with a pronunciation already, and
    /// words of other languages are said by their rules.
    /// - Complexity: O(length of the script)
    public init(of script: Script) {
        self.script = script
        for (index, utterance) in script.utterances.enumerated() {
            var start = 0
            for piece in utterance.pieces {
                if piece.change == nil, piece.language == nil { collect(piece, of: index, at: start) }
                start += piece.text.utf16.count
            }
        }
    }

    private mutating func collect(_ piece: Piece, of utterance: Int, at start: Int) {
        let units = Array(piece.text.utf16)
        for range in units.words {
            let text = String(units[range])
            let key = text.lowercased()
            if finds[key] == nil {
                let offset = piece.span.lowerBound.utf16
                let first = TextSpan(utf16: range.lowerBound + offset..<range.upperBound + offset)
                let place = range.lowerBound + start..<range.upperBound + start
                finds[key] = Find(text: text, first: first, utterance: utterance, place: place)
            }
            finds[key]?.count += 1
        }
    }

    /// Those whose pronunciation comes from one of some sources; the most frequent first, then in the book's order.
    /// - Complexity: O(number of different words), and a sentence for each of the result.
    public func words(
        from sources: Set<PronunciationSource> = [.letters, .unknown],
        by phonemizer: EnglishPhonemizer
    ) -> [UnknownWord] {
        finds.values.compactMap { find in
            let alone = phonemizer.pronunciation(of: find.text)
            guard let source = alone.tokens.map(\.source).max(), sources.contains(source) else { return nil }
            return word(find, alone, source, sources, by: phonemizer)
        }.sorted { ($1.count, $0.first.lowerBound) < ($0.count, $1.first.lowerBound) }
    }

    /// A word in its sentence, where its neighbours may make it a known one: “Messrs.”, “J.R.”
    private func word(
        _ find: Find,
        _ alone: Pronunciation,
        _ source: PronunciationSource,
        _ sources: Set<PronunciationSource>,
        by phonemizer: EnglishPhonemizer
    ) -> UnknownWord? {
        let sentence = phonemizer.pronunciation(of: script.utterances[find.utterance].spokenText)
        let tokens = sentence.tokens.filter { $0.range.overlaps(find.place) }
        let isKnown = !tokens.isEmpty && tokens.allSatisfy { !sources.contains($0.source) }
        if isKnown { return nil }
        let exact = tokens.first { $0.range == find.place }
        return UnknownWord(
            text: find.text,
            count: find.count,
            phonemes: exact?.phonemes ?? (source == .unknown ? nil : alone.phonemes()),
            source: exact?.source ?? source,
            first: find.first
        )
    }
}

extension [UInt16] {
    /// The words: letters, marks, and apostrophes between them, without the ending of a possessive.
    fileprivate var words: [Range<Int>] {
        var result: [Range<Int>] = []
        var index = 0
        while index < count {
            guard isLetter(at: index) else {
                index += 1
                continue
            }
            let start = index
            while isLetter(at: index) || (isApostrophe(at: index) && isLetter(at: index + 1)) { index += 1 }
            let isPossessive = index - start > 2 && self[index - 1].smallLetter == 0x73 && isApostrophe(at: index - 2)
            result.append(start..<index - (isPossessive ? 2 : 0))
        }
        return result
    }

    private func isLetter(at index: Int) -> Bool { index < count && self[index].isInWord && !self[index].isDigit }

    private func isApostrophe(at index: Int) -> Bool {
        indices.contains(index) && (self[index] == 0x27 || self[index] == 0x2019)
    }
}
