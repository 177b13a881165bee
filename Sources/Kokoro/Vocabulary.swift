/// The symbols that the network was taught, and the token of each.
public struct Vocabulary: Hashable, Sendable {
    /// The token that stands before and after every utterance, and for nothing else.
    public static let boundary: Int32 = 0

    private let tokens: [Unicode.Scalar: Int32]

    /// - Parameters:
    ///   - tokens: Symbols, each one Unicode scalar, and their tokens, from 1.
    ///   - count: Tokens that there are embeddings for.
    /// - Throws: ``KokoroError/symbol(_:token:)`` for a symbol of several scalars, or a token out of bounds.
    init(_ tokens: [String: Int], count: Int) throws(KokoroError) {
        var scalars: [Unicode.Scalar: Int32] = [:]
        for (symbol, token) in tokens {
            guard let scalar = symbol.unicodeScalars.first, symbol.unicodeScalars.count == 1, (1..<count) ~= token
            else { throw .symbol(symbol, token: token) }
            scalars[scalar] = Int32(token)
        }
        self.tokens = scalars
    }

    private init(runs: [(first: Int32, symbols: String)]) {
        var tokens: [Unicode.Scalar: Int32] = [:]
        for run in runs {
            for (index, scalar) in run.symbols.unicodeScalars.enumerated() { tokens[scalar] = run.first + Int32(index) }
        }
        self.tokens = tokens
    }

    /// The token of a symbol; `nil` if the network does not know it.
    public func token(of symbol: Unicode.Scalar) -> Int32? { tokens[symbol] }

    /// The tokens of phonemes, without the boundaries. Symbols that the network does not know are left out.
    public func tokens(of phonemes: String) -> [Int32] { phonemes.unicodeScalars.compactMap { tokens[$0] } }

    /// The symbols that ``tokens(of:)`` leaves out, in order.
    public func unknown(in phonemes: String) -> [Unicode.Scalar] {
        phonemes.unicodeScalars.filter { tokens[$0] == nil }
    }

    /// Every symbol and its token.
    var symbols: [String: Int] {
        Dictionary(uniqueKeysWithValues: tokens.map { (String(Character($0.key)), Int($0.value)) })
    }

    /// The published network's: 114 symbols among 178 tokens; the others were never used.
    ///
    /// Reference: `config.json` in hexgrad/Kokoro-82M, `vocab`.
    public static let published = Vocabulary(runs: [
        (1, ";:,.!?"), (9, "—…\"()“” \u{0303}ʣʥʦʨᵝ\u{AB67}AI"), (31, "O"), (33, "Q"), (35, "ST"), (39, "W"),
        (41, "Yᵊabcdef"), (50, "hijklmnopqrstuvwxyzɑɐɒæ"), (75, "βɔɕç"), (80, "ɖðʤə"), (85, "ɚɛɜ"), (90, "ɟ"),
        (92, "ɡ"), (99, "ɥ"), (101, "ɨɪʝ"), (110, "ɯɰŋɳɲɴø"), (118, "ɸθœ"), (123, "ɹ"), (125, "ɾɻ"), (128, "ʁɽʂʃʈʧ"),
        (135, "ʊʋ"), (138, "ʌɣɤ"), (142, "χʎ"), (147, "ʒʔ"), (156, "ˈˌː"), (162, "ʰ"), (164, "ʲ"), (169, "↓"),
        (171, "→↗↘"), (177, "ᵻ"),
    ])
}
