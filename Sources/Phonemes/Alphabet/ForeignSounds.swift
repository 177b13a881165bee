/// The sounds of another language as a voice can make them, in Kokoro's alphabet.
///
/// The voices of Kokoro v1.0 share one network and say each other's sounds, with an accent. Of those of English a *ʁ* is
/// not heard at all, and a nasal vowel is heard as a plain one (`Benchmarks/foreign_words.py`, docs/phonemes.md); those of other
/// languages are understood with all English sounds as they are.
public struct ForeignSounds: Sendable {
    private let rules: [(from: [Unicode.Scalar], to: [Unicode.Scalar])]

    /// - Parameter voice: What the voice speaks, as a primary subtag of BCP 47.
    public init(by voice: String) {
        let rows = voice == "en" ? Self.english : ""
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

    /// The longer row first. A nasal vowel gets the consonant that a speaker of English hears in it.
    private static let english = """
        ɑ̃n>ɑ̃n ɛ̃n>ɛ̃n ɔ̃n>ɔ̃n œ̃n>œ̃n ɑ̃m>ɑ̃m ɛ̃m>ɛ̃m ɔ̃m>ɔ̃m œ̃m>œ̃m \
        ɑ̃>ɑ̃n ɛ̃>ɛ̃n ɔ̃>ɔ̃n œ̃>œ̃n ʁ>ɹ ɾ>ɹ r>ɹ
        """
}
