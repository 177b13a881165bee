/// One symbol of Kokoro's alphabet, and which words of the spoken text it sounds for.
struct KokoroSymbol: Hashable, Sendable {
    /// Its number in the model's vocabulary.
    let token: Int32
    let kind: Kind
    /// Whether it is a consonant of air rushing through a narrow place, without or with little voice: *f, v, s, sh, th*.
    let isFricative: Bool
    /// UTF-16 code units of the spoken text.
    let source: Range<Int>

    /// - Parameters:
    ///   - symbol: As the phonemizer writes it.
    ///   - token: Its number in the model's vocabulary.
    ///   - source: UTF-16 code units of the spoken text.
    init(_ symbol: Unicode.Scalar, token: Int32, source: Range<Int>) {
        self.token = token
        self.source = source
        kind = Kind(symbol)
        isFricative = Self.fricatives.contains(symbol)
    }

    private static let fricatives: Set<Unicode.Scalar> = ["f", "v", "s", "ʃ", "θ"]

    /// What the voice does with a symbol.
    enum Kind: Hashable, Sendable {
        /// A part of a word, also its stress.
        case sound
        /// The end of a sentence: `.!?…`
        case stop
        /// A stronger mark inside a sentence: `;:—`
        case semicolon
        case comma
        /// Quotation marks and brackets.
        case quote
        case space

        init(_ symbol: Unicode.Scalar) {
            switch symbol {
            case ".", "!", "?", "…": self = .stop
            case ";", ":", "—": self = .semicolon
            case ",": self = .comma
            case "\"", "(", ")", "“", "”": self = .quote
            case " ": self = .space
            default: self = .sound
            }
        }
    }
}

extension Collection<KokoroSymbol> where Self: BidirectionalCollection {
    /// Without the spaces at both ends.
    var trimmed: SubSequence {
        guard let first = firstIndex(where: { $0.kind != .space }), let last = lastIndex(where: { $0.kind != .space })
        else { return self[startIndex..<startIndex] }
        return self[first...last]
    }

    /// Whether there is a word in it.
    var hasSound: Bool { contains { $0.kind == .sound } }

    /// How it ends, quotation marks aside: with a mark, or with a sound.
    var ending: KokoroSymbol.Kind? { last { $0.kind != .quote && $0.kind != .space }?.kind }
}
