import Phonemes
import VorleserCore

/// An utterance as the network reads it, symbol by symbol.
///
/// Every symbol knows where in the spoken text it came from. What has no phonemes is silent; so is a symbol that the
/// model's vocabulary lacks.
struct KokoroText {
    /// Without spaces at the ends, and never two in a row.
    private(set) var symbols: [KokoroSymbol] = []
    /// Symbols that the vocabulary lacks.
    private(set) var dropped = 0
    /// Words without a pronunciation.
    private(set) var unknown = 0

    private let token: (Unicode.Scalar) -> Int32?

    /// - Parameters:
    ///   - utterance: What to say. Pieces that bring their phonemes are said so.
    ///   - phonemizer: Knows how all others are said.
    ///   - token: A symbol's number in the vocabulary; `nil` for one that is not in it.
    init(_ utterance: Utterance, said phonemizer: any Phonemizing, token: @escaping (Unicode.Scalar) -> Int32?) {
        self.token = token
        let given = GivenPhonemes(utterance)
        for word in given.words(of: phonemizer.pronunciation(of: utterance.spokenText), said: phonemizer) {
            append(word)
        }
        symbols = Array(symbols.trimmed)
        closeShortText()
    }

    private mutating func append(_ word: PronouncedToken) {
        guard let phonemes = word.phonemes else {
            unknown += 1
            return append(word.whitespace, word.range)
        }
        append(phonemes, word.range)
        append(word.whitespace, word.range)
    }

    private mutating func append(_ phonemes: String, _ source: Range<Int>) {
        for symbol in phonemes.unicodeScalars {
            let kind = KokoroSymbol.Kind(symbol)
            if kind == .space, symbols.last.map({ $0.kind == .space }) ?? true { continue }
            if let token = token(symbol) {
                symbols.append(KokoroSymbol(token: token, kind: kind, source: source))
            } else {
                dropped += 1
            }
        }
    }

    /// Gives a short text without a mark at its end a full stop: the voice has learnt from sentences, and a heading of
    /// two words would hang in the air.
    private mutating func closeShortText() {
        guard symbols.count < KokoroCut.shortest, symbols.ending == .sound, let last = symbols.last,
            let stop = token(".")
        else { return }
        symbols.append(KokoroSymbol(token: stop, kind: .stop, source: last.source))
    }
}

/// The pieces of an utterance whose sounds the listener gave.
private struct GivenPhonemes {
    private var pieces: [(source: Range<Int>, piece: Piece, phonemes: String)] = []
    private let text: [UInt16]

    init(_ utterance: Utterance) {
        var start = 0
        for piece in utterance.pieces {
            let end = start + piece.text.utf16.count
            if let phonemes = piece.phonemes, !phonemes.isEmpty, start < end {
                pieces.append((start..<end, piece, phonemes))
            }
            start = end
        }
        text = pieces.isEmpty ? [] : Array(utterance.spokenText.utf16)
    }

    /// The words in order, those given in place of what the phonemizer made of them.
    func words(of pronunciation: Pronunciation, said phonemizer: any Phonemizing) -> [PronouncedToken] {
        guard !pieces.isEmpty else { return pronunciation.tokens }
        var words: [PronouncedToken] = []
        var rest = pronunciation.tokens[...]
        for (source, _, phonemes) in pieces {
            words += rest.prefix { $0.range.upperBound <= source.lowerBound }
            rest = rest.drop { $0.range.upperBound <= source.lowerBound }
            let covered = rest.prefix { $0.range.lowerBound < source.upperBound }
            rest = rest.dropFirst(covered.count)
            if let first = covered.first, first.range.lowerBound < source.lowerBound {
                words += parts(first.range.lowerBound..<source.lowerBound, said: phonemizer)
            }
            words.append(word(source, phonemes, covered))
            if let last = covered.last, last.range.upperBound > source.upperBound {
                let tail = parts(source.upperBound..<last.range.upperBound, said: phonemizer)
                // Another given piece may begin inside the same word.
                rest = (tail.dropLast() + tail.suffix(1).map { $0.followed(by: last.whitespace) } + rest)[...]
            }
        }
        return words + rest
    }

    /// What is left of a word that is given in part, as in “Worcester-born”.
    private func parts(_ range: Range<Int>, said phonemizer: any Phonemizing) -> [PronouncedToken] {
        phonemizer.pronunciation(of: String(decoding: text[range], as: UTF16.self)).tokens.map { token in
            token.moved(by: range.lowerBound)
        }
    }

    /// A given word; marks that end it stay, and so does the space after it.
    private func word(_ source: Range<Int>, _ phonemes: String, _ covered: ArraySlice<PronouncedToken>)
        -> PronouncedToken
    {
        let inside = covered.filter { $0.range.upperBound <= source.upperBound }
        let marks = inside.reversed().prefix { $0.source == .mark }.reversed().compactMap(\.phonemes).joined()
        let hasMark = phonemes.unicodeScalars.last.map { KokoroSymbol.Kind($0) != .sound } ?? false
        return PronouncedToken(
            range: source,
            text: String(decoding: text[source], as: UTF16.self),
            tag: covered.first?.tag ?? .nnp,
            phonemes: phonemes + (hasMark ? "" : marks),
            whitespace: covered.last.map { $0.range.upperBound <= source.upperBound ? $0.whitespace : "" } ?? "",
            source: .lexicon
        )
    }
}

extension PronouncedToken {
    fileprivate func moved(by distance: Int) -> PronouncedToken {
        PronouncedToken(
            range: range.lowerBound + distance..<range.upperBound + distance,
            text: text,
            tag: tag,
            phonemes: phonemes,
            whitespace: whitespace,
            source: source
        )
    }

    fileprivate func followed(by space: String) -> PronouncedToken {
        PronouncedToken(range: range, text: text, tag: tag, phonemes: phonemes, whitespace: space, source: source)
    }
}
