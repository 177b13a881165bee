/// The sounds of a language as a voice of another one can make them, in Kokoro's alphabet.
///
/// A voice keeps the vowels that it was not trained on and is understood; it is not understood with a *ʁ*, and a vowel that
/// is nasal alone is heard as a plain one: measured with Whisper, see `docs/kokoro.md`.
public struct ForeignSounds: Sendable {
    private let rules: [(from: [Unicode.Scalar], to: [Unicode.Scalar])]

    /// - Parameters:
    ///   - language: What the words are in, as a primary subtag of BCP 47.
    ///   - voice: What the voice speaks, as a primary subtag.
    public init(of language: String, by voice: String) {
        let rows = voice == "en" ? Self.toEnglish : language == "en" ? Self.fromEnglish[voice] ?? "" : ""
        rules = rows.split(separator: " ").map { row in
            let sides = row.split(separator: ">", omittingEmptySubsequences: false)
            return (Array(sides[0].unicodeScalars), Array(sides[1].unicodeScalars))
        }
    }

    /// Words as the voice says them.
    /// - Parameter phonemes: As the words' own phonemizer gives them.
    /// - Returns: Symbols of ``KokoroAlphabet``.
    public func said(_ phonemes: String) -> String {
        guard !rules.isEmpty else { return phonemes }
        let scalars = Array(phonemes.unicodeScalars)
        var result = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            if let rule = rules.first(where: { scalars[index...].starts(with: $0.from) }) {
                result.append(contentsOf: rule.to)
                index += rule.from.count
            } else {
                result.append(scalars[index])
                index += 1
            }
        }
        return String(result)
    }

    /// The longer sound first. A nasal vowel gets the consonant that a speaker of English hears in it.
    private static let toEnglish = """
        ɑ̃n>ɑ̃n ɛ̃n>ɛ̃n ɔ̃n>ɔ̃n œ̃n>œ̃n ɑ̃m>ɑ̃m ɛ̃m>ɛ̃m ɔ̃m>ɔ̃m œ̃m>œ̃m \
        ɑ̃>ɑ̃n ɛ̃>ɛ̃n ɔ̃>ɔ̃n œ̃>œ̃n ʁ>ɹ ɾ>ɹ r>ɹ
        """

    private static let fromEnglish: [String: String] = [:]
}
