/// Says no r but before a vowel, as Southern British does, though the transcription has it for those who do.
///
/// Source: the reference's British lexicon beside its American one (*near* `nɪə nɪɹ`, *air* `ɛː ɛɹ`, *car* `kɑː kɑɹ`).
enum NonRhotic {
    static func phonemes(_ phonemes: String) -> String {
        let symbols = Array(phonemes.unicodeScalars)
        var result = String.UnicodeScalarView()
        for (index, symbol) in symbols.enumerated() {
            guard symbol == "ɹ", index > 0, let before = result.last, isVowel(before), !vowelFollows(symbols, index)
            else {
                result.append(symbol)
                continue
            }
            if let rest = remainder[before] { result.append(rest) }
        }
        return String(result)
    }

    /// What is left of the r after a short vowel.
    private static let remainder: [Unicode.Scalar: Unicode.Scalar] = [
        "ɑ": "ː", "ɔ": "ː", "ɜ": "ː", "ɛ": "ː", "ɪ": "ə", "i": "ə", "ʊ": "ə", "u": "ə",
    ]

    private static func isVowel(_ symbol: Unicode.Scalar) -> Bool {
        symbol == "ː" || KokoroAlphabet.vowels.contains(symbol)
    }

    private static func vowelFollows(_ symbols: [Unicode.Scalar], _ index: Int) -> Bool {
        let next = symbols[(index + 1)...].first { $0 != "ˈ" && $0 != "ˌ" }
        return next.map(KokoroAlphabet.vowels.contains) ?? false
    }
}
