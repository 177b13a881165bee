/// The symbols of Kokoro's alphabet that English needs, each with a code of one byte.
///
/// A code is the symbol's place in `alphabet`, counted from 1: vowels, consonants and pauses stand together, so that
/// the questions the rules ask are comparisons. `tools/lexicon/compile.py` has the same line, and a lexicon file names
/// it, so that the two cannot drift apart.
enum Symbols {
    static let alphabet = Array("ˈˌAIOQWYaiuæɑɒɔəɛɜɪʊʌᵻbdfhjklmnpstvwzðŋɡɹɾʃʒʤʧθ;:,.!?—…ɐᵊʔːT“”()\" ❓".unicodeScalars)

    static let primary: UInt8 = 1
    static let secondary: UInt8 = 2
    static let vowels: ClosedRange<UInt8> = 3...22
    static let consonants: ClosedRange<UInt8> = 23...47
    static let pauses: ClosedRange<UInt8> = 48...55
    static let space = code(" ")
    static let unknown = code("❓")

    /// - Returns: 0 if the alphabet lacks it.
    static func code(_ symbol: Unicode.Scalar) -> UInt8 { codes[symbol] ?? 0 }

    /// How a code is written, with what the voice was trained on for the flap and the glottal stop.
    static func spoken(_ code: UInt8) -> Unicode.Scalar {
        if code == flap { return "T" }
        if code == glottalStop { return "t" }
        return symbol(code)
    }

    static func symbol(_ code: UInt8) -> Unicode.Scalar {
        let place = Int(code) - 1
        return alphabet.indices.contains(place) ? alphabet[place] : " "
    }

    static let flap = code("ɾ")
    private static let glottalStop = code("ʔ")
    private static let codes = Dictionary(
        zip(alphabet, UInt8(1)...).map { ($0, $1) },
        uniquingKeysWith: { first, _ in first }
    )
}

/// Some symbols, as bits by code; only the first 64 codes can be members.
struct SymbolSet: ExpressibleByStringLiteral, Sendable {
    private let bits: UInt64

    init(stringLiteral symbols: String) {
        bits = symbols.unicodeScalars.reduce(0) { $0 | 1 << UInt64(Symbols.code($1)) }
    }

    func contains(_ code: UInt8) -> Bool { code < 64 && bits >> UInt64(code) & 1 == 1 }
}
