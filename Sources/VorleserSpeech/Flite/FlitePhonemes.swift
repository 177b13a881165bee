/// How a listener wants a word said, in the alphabet that Flite uses, such as `k ow1 k ax r ow`.
///
/// Source: the phone set of Flite's US English, `us_phoneset`; vowels may carry a stress.
struct FlitePhonemes {
    /// As Flite reads it, stress being 1 or not there.
    let spelling: String

    /// `nil` for sounds that no English voice has, for none at all, and for very many.
    /// - Parameter text: Symbols of Kokoro's alphabet, as pieces carry them; marks and spaces are passed over.
    init?(_ text: String) {
        var phones: [String] = []
        var isStressed = false
        for symbol in text.unicodeScalars {
            if symbol == "ˈ" || symbol == "ˌ" {
                isStressed = true
            } else if let vowel = Self.vowels[symbol] {
                phones.append(vowel + (isStressed ? "1" : ""))
                isStressed = false
            } else if symbol == "ɹ", let last = phones.last, let rhotic = Self.withR[last] {
                phones[phones.count - 1] = rhotic
            } else if let consonants = Self.consonants[symbol] {
                phones += consonants
            } else if !Self.silent.contains(symbol) {
                return nil
            }
        }
        guard !phones.isEmpty, phones.count <= Self.most else { return nil }
        spelling = phones.joined(separator: " ")
    }

    private static let most = 60

    private static let vowels: [Unicode.Scalar: String] = [
        "A": "ey", "I": "ay", "O": "ow", "Q": "ow", "W": "aw", "Y": "oy", "a": "ae", "e": "ey", "i": "iy", "o": "ow",
        "u": "uw", "y": "uw", "æ": "ae", "ɑ": "aa", "ɐ": "ax", "ɒ": "aa", "ɔ": "ao", "ə": "ax", "ɚ": "er", "ɛ": "eh",
        "ɜ": "er", "ɤ": "ah", "ɨ": "ih", "ɪ": "ih", "ɯ": "uw", "ø": "er", "œ": "er", "ʊ": "uh", "ʌ": "ah", "ᵊ": "ax",
        "ᵻ": "ih",
    ]

    /// A vowel and an r that are one sound to Flite.
    private static let withR = ["er": "er", "er1": "er1", "ax": "er"]

    private static let consonants: [Unicode.Scalar: [String]] = [
        "b": ["b"], "c": ["k"], "d": ["d"], "f": ["f"], "h": ["hh"], "j": ["y"], "k": ["k"], "l": ["l"], "m": ["m"],
        "n": ["n"], "p": ["p"], "q": ["k"], "r": ["r"], "s": ["s"], "t": ["t"], "v": ["v"], "w": ["w"], "x": ["k"],
        "z": ["z"], "ç": ["hh"], "ð": ["dh"], "ŋ": ["ng"], "ɕ": ["sh"], "ɖ": ["d"], "ɟ": ["g"], "ɡ": ["g"],
        "ɣ": ["g"], "ɥ": ["w"], "ɲ": ["n", "y"], "ɳ": ["n"], "ɴ": ["ng"], "ɸ": ["f"], "ɹ": ["r"], "ɻ": ["r"],
        "ɽ": ["r"], "ɾ": ["t"], "ʁ": ["r"], "ʂ": ["sh"], "ʃ": ["sh"], "ʈ": ["t"], "ʋ": ["v"], "ʎ": ["l", "y"],
        "ʒ": ["zh"], "ʔ": ["t"], "ʝ": ["y"], "ʣ": ["d", "z"], "ʤ": ["jh"], "ʥ": ["jh"], "ʦ": ["t", "s"], "ʧ": ["ch"],
        "ʨ": ["ch"], "β": ["v"], "θ": ["th"], "χ": ["k"], "T": ["t"], "S": ["sh"],
    ]

    /// Length, shades, marks and the space between words.
    private static let silent = Set("ː ʰʲ\u{303}↓→↗↘;:,.!?—…\"()“”".unicodeScalars)
}
