/// How a listener wants a word said, in CMU's alphabet as Flite uses it, such as `k ow1 k ao r ow`.
///
/// Source: the phone set of Flite's US English, `us_phoneset`; vowels may carry a stress. What the Carnegie Mellon
/// Pronouncing Dictionary writes otherwise, capitals, secondary stress and `AH0`, is taken as well.
struct FlitePhonemes {
    /// As Flite reads it, stress being 0 or 1.
    let spelling: String

    /// - Returns: `nil` for phonemes that Flite does not know, since it cannot speak them; or none.
    init?(_ text: String) {
        let phonemes = text.lowercased().split(separator: " ")
        guard !phonemes.isEmpty, phonemes.count <= Self.most, phonemes.allSatisfy(Self.isKnown) else { return nil }
        spelling = phonemes.map(Self.asInFlite).joined(separator: " ")
    }

    private static let most = 60

    private static func asInFlite(_ phoneme: Substring) -> String {
        if phoneme == "ah0" { return "ax" }
        return phoneme.hasSuffix("2") ? phoneme.dropLast() + "1" : String(phoneme)
    }

    private static func isKnown(_ phoneme: Substring) -> Bool {
        if let stress = phoneme.last, "012".contains(stress) { return vowels.contains(phoneme.dropLast()) }
        return vowels.contains(phoneme) || consonants.contains(phoneme)
    }

    private static let vowels: Set<Substring> = [
        "aa", "ae", "ah", "ao", "aw", "ax", "axr", "ay", "eh", "er", "ey", "ih", "iy", "ow", "oy", "uh", "uw",
    ]

    private static let consonants: Set<Substring> = [
        "b", "ch", "d", "dh", "dx", "f", "g", "hh", "jh", "k", "l", "m", "n", "ng", "p", "r", "s", "sh", "t", "th",
        "v", "w", "y", "z", "zh",
    ]
}
