/// What the symbols of the phonetic alphabet are in Kokoro's, for one accent.
struct IPASounds: Sendable {
    private let table: [[Unicode.Scalar]: [Unicode.Scalar]]

    /// The most symbols that are one sound here.
    static let longest = 4

    static func of(_ accent: Accent) -> IPASounds { accent == .american ? american : british }

    subscript(symbols: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
        if let sound = table[Array(symbols)] { return sound }
        // What Kokoro writes alike needs no row.
        guard symbols.count == 1, let symbol = symbols.first, Self.same.contains(symbol) else { return nil }
        return [symbol]
    }

    private init(_ rows: String) {
        var table: [[Unicode.Scalar]: [Unicode.Scalar]] = [:]
        for row in (Self.common + " " + rows).split(separator: " ") {
            let sides = row.split(separator: ">", omittingEmptySubsequences: false)
            guard sides.count == 2 else { continue }
            table[Array(sides[0].unicodeScalars)] = Array(sides[1].unicodeScalars)
        }
        self.table = table
    }

    private static let common = """
        eɪ>A ei>A aɪ>I ai>I aʊ>W au>W ɑʊ>W ɑɪ>I ɔɪ>Y ɔi>Y oɪ>Y tʃ>ʧ dʒ>ʤ tɕ>ʧ dʑ>ʤ r>ɹ ɻ>ɹ g>ɡ ɫ>l ʍ>w hw>w \
        ɱ>m ɦ>h ħ>h ʔ>t ʉ>u ʏ>y ɘ>ə ɵ>ʊ ɞ>ɜ ɶ>œ ʀ>ʁ ǝ>ə ә>ə ε>ɛ ∫>ʃ ʴ>ɹ ˞>ɹ ʌɪ>I
        """

    private static let american = IPASounds(
        """
        oʊ>O ou>O əʊ>O əu>O oː>O o:>O o>O ɝː>ɜɹ ɝ:>ɜɹ ɝ>ɜɹ ɚ>əɹ ɜː>ɜɹ ɜ:>ɜɹ ɜ>ɜɹ əː>ɜɹ eə>ɛɹ ɛə>ɛɹ eəɹ>ɛɹ eər>ɛɹ \
        ɛːɹ>ɛɹ ɪəɹ>ɪɹ ɪər>ɪɹ ʊəɹ>ʊɹ ʊər>ʊɹ e>ɛ a>æ ɒ>ɑ ɒː>ɑ ɨ>ᵻ ɾ>T ː> :> ˑ>
        """
    )

    private static let british = IPASounds(
        """
        oʊ>Q ou>Q əʊ>Q əu>Q oː>ɔː o:>ɔː o>ɒ ɝː>ɜːɹ ɝ:>ɜːɹ ɝ>ɜːɹ ɚ>əɹ ɜː>ɜː ɜ:>ɜː ɜ>ɜː əː>ɜː eə>ɛː ɛə>ɛː eː>ɛː \
        e>ɛ æ>a ɨ>ɪ ᵻ>ɪ ɾ>t :>ː ˑ>
        """
    )

    /// Symbols that stand for themselves.
    private static let same = Set(
        "abcdefhijklmnpqstuvwxyzʣʥʦʨɑɐɒæβɔɕçɖðʤəɛɟɡɥɨɪʝɯɰŋɳɲɴøɸθœɹʁɽʂʃʈʧʊʋʌɣɤχʎʒᵊᵻː\u{303}"
            .unicodeScalars
    )

    /// What marks the main stress; keyboards have the first, dictionaries the others.
    static let primary = Set("'’ˈʹ′´".unicodeScalars)

    /// What stands between the letters of one sound: ties, and the brackets of “ɪə(r)”.
    static let ties: Set<Unicode.Scalar> = ["\u{361}", "\u{35C}", "\u{203F}", "\u{200D}", "(", ")"]

    /// Under or over a consonant that is a syllable by itself.
    static let syllabic: Unicode.Scalar = "\u{329}"

    /// Brackets around a transcription, what parts syllables, and shades that English does not tell apart.
    static let dropped = ties.union(
        "/[]{}⟨⟩|‖.·-‐\u{AD}\u{200B}\u{FEFF}\u{32F}\u{325}\u{30A}\u{32A}\u{31A}\u{32C}\u{31E}\u{31D}\u{320}\u{31F}ʰʷʲˠˤʼ"
            .unicodeScalars
    )

    /// Letters with a tilde that keyboards make in one.
    static let composed: [Unicode.Scalar: [Unicode.Scalar]] = [
        "ã": ["a", "\u{303}"], "õ": ["o", "\u{303}"], "ẽ": ["e", "\u{303}"], "ĩ": ["i", "\u{303}"],
        "ũ": ["u", "\u{303}"], "ñ": ["ɲ"],
    ]
}
