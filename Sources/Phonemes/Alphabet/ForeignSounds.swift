/// The sounds of another language as a voice can make them, in Kokoro's alphabet.
///
/// The voices of Kokoro v1.0 share one network and say each other's sounds, with an accent. Of those of English a *ʁ* is
/// not heard at all, and a nasal vowel is heard as a plain one (`Benchmarks/foreign_words.py`, docs/phonemes.md); those of other
/// languages are understood with all English sounds as they are.
public struct ForeignSounds: Sendable {
    private let isEnglish: Bool

    /// - Parameter voice: What the voice speaks, as a primary subtag of BCP 47.
    public init(by voice: String) { isEnglish = voice == "en" }

    /// Words as the voice says them.
    /// - Parameter phonemes: As the words' own phonemizer gives them.
    /// - Returns: Symbols of ``KokoroAlphabet``.
    public func said(_ phonemes: String) -> String {
        guard isEnglish else { return phonemes }
        var result = String.UnicodeScalarView()
        var (vowel, isNasal): (Unicode.Scalar, Bool) = (" ", false)
        for scalar in phonemes.unicodeScalars {
            // A nasal vowel gets the consonant that a speaker of English hears in it.
            if isNasal, scalar != "n", scalar != "m" { result.append("n") }
            isNasal = scalar == "\u{303}" && Self.nasal.contains(vowel)
            result.append(Self.rhotics.contains(scalar) ? "ɹ" : scalar)
            vowel = scalar
        }
        if isNasal { result.append("n") }
        return String(result)
    }

    private static let nasal = Set("ɑɛɔœ".unicodeScalars)
    private static let rhotics = Set("ʁɾr".unicodeScalars)
}
