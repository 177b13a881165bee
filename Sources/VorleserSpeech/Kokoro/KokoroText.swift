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
    ///   - words: What to say, see ``Phonemizers/words(of:by:)``.
    ///   - token: A symbol's number in the vocabulary; `nil` for one that is not in it.
    init(_ words: [PronouncedToken], token: @escaping (Unicode.Scalar) -> Int32?) {
        self.token = token
        for word in words { append(word) }
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
                symbols.append(KokoroSymbol(symbol, token: token, source: source))
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
        symbols.append(KokoroSymbol(".", token: stop, source: last.source))
    }
}
