/// Marks of stress in a word's phonemes.
enum Stress {
    static let primary: Unicode.Scalar = "ˈ"
    static let secondary: Unicode.Scalar = "ˌ"

    /// The vowels, syllabic consonants' aside.
    static let vowels = Set("AIOQWYaiuæɑɒɔəɛɜɪʊʌᵻɐ".unicodeScalars)
    private static let reduced = Set("əᵻɐ".unicodeScalars)

    /// The phonemes with exactly one primary stress: the first of several; else the first secondary one raised; else
    /// on the first full vowel, or the first at all. Without a vowel, as they are.
    static func single(_ phonemes: String) -> String {
        var symbols = Array(phonemes.unicodeScalars)
        if let first = symbols.firstIndex(of: primary) {
            for index in symbols.indices where index > first && symbols[index] == primary {
                symbols[index] = secondary
            }
        } else if let first = symbols.firstIndex(of: secondary) {
            symbols[first] = primary
        } else if let vowel = symbols.firstIndex(where: { vowels.contains($0) && !reduced.contains($0) })
            ?? symbols.firstIndex(where: vowels.contains)
        {
            symbols.insert(primary, at: vowel)
        }
        return String(String.UnicodeScalarView(symbols))
    }

    /// The phonemes without a primary stress: secondary where it was.
    static func lowered(_ phonemes: String) -> String {
        String(String.UnicodeScalarView(phonemes.unicodeScalars.map { $0 == primary ? secondary : $0 }))
    }
}
