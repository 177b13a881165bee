import Phonemes
import VorleserCore

/// The pieces of an utterance that the voice's phonemizer is not asked for: the listener gave their sounds, or they are in
/// another language.
struct SaidOtherwise {
    private enum Sounds {
        case given(String)
        case foreign(ForeignPhonemizer)
    }

    private var pieces: [(source: Range<Int>, sounds: Sounds)] = []
    private let text: [UInt16]

    /// - Parameters:
    ///   - utterance: What is said.
    ///   - foreign: Knows how pieces in other languages are said; `nil` for a language that nobody knows.
    init(_ utterance: Utterance, foreign: (_ tag: String) -> ForeignPhonemizer?) {
        var start = 0
        for piece in utterance.pieces {
            let end = start + piece.text.utf16.count
            if start == end { continue }
            if let phonemes = piece.phonemes, !phonemes.isEmpty {
                pieces.append((start..<end, .given(phonemes)))
            } else if let phonemizer = piece.language.flatMap(foreign) {
                pieces.append((start..<end, .foreign(phonemizer)))
            }
            start = end
        }
        text = pieces.isEmpty ? [] : Array(utterance.spokenText.utf16)
    }

    /// The words in order, those said otherwise in place of what the phonemizer made of them.
    func words(of pronunciation: Pronunciation, said phonemizer: any Phonemizing) -> [PronouncedToken] {
        guard !pieces.isEmpty else { return pronunciation.tokens }
        var words: [PronouncedToken] = []
        var rest = pronunciation.tokens[...]
        for (source, sounds) in pieces {
            words += rest.prefix { $0.range.upperBound <= source.lowerBound }
            rest = rest.drop { $0.range.upperBound <= source.lowerBound }
            let covered = rest.prefix { $0.range.lowerBound < source.upperBound }
            rest = rest.dropFirst(covered.count)
            if let first = covered.first, first.range.lowerBound < source.lowerBound {
                words += parts(first.range.lowerBound..<source.lowerBound, said: phonemizer)
            }
            switch sounds {
            case .given(let phonemes): words.append(word(source, phonemes, covered))
            case .foreign(let foreign):
                words += foreign.words(String(decoding: text[source], as: UTF16.self), at: source, instead: covered)
            }
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
    func moved(by distance: Int) -> PronouncedToken {
        PronouncedToken(
            range: range.lowerBound + distance..<range.upperBound + distance,
            text: text,
            tag: tag,
            phonemes: phonemes,
            whitespace: whitespace,
            source: source
        )
    }

    func followed(by space: String) -> PronouncedToken {
        PronouncedToken(range: range, text: text, tag: tag, phonemes: phonemes, whitespace: space, source: source)
    }
}
