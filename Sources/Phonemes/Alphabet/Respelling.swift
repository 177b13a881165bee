/// Sounds in letters that readers of English say right at first sight: *ˈɛvɹi* is *EV-ree*.
///
/// Syllables are parted by hyphens, the stressed one is in capitals. For people only: it cannot be read back.
public struct Respelling: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// - Parameter phonemes: Symbols of ``KokoroAlphabet``.
    public init(_ phonemes: String) {
        description = phonemes.split(separator: " ").map { Self.word($0) }.joined(separator: " ")
    }

    private struct Sound {
        let letters: String
        let isVowel: Bool
        var isStressed = false
    }

    private static func word(_ phonemes: Substring) -> String {
        var sounds: [Sound] = []
        var isStressed = false
        let symbols = Array(phonemes.unicodeScalars)
        for (index, symbol) in symbols.enumerated() {
            let isBeforeVowel =
                symbols[(index + 1)...].first { $0 != "ˈ" && $0 != "ˌ" }.map { vowels[$0] != nil } ?? false
            if symbol == "ˈ" {
                isStressed = true
            } else if symbol == "ɹ", let last = sounds.last, last.letters == "ur" {
                // “ɜɹ” is one sound.
                continue
            } else if symbol == "ɹ", !isBeforeVowel, let last = sounds.last, last.letters == "uh" {
                sounds[sounds.count - 1] = Sound(letters: "er", isVowel: true, isStressed: last.isStressed)
            } else if let letters = vowels[symbol] {
                sounds.append(Sound(letters: letters, isVowel: true, isStressed: isStressed))
                isStressed = false
            } else if let letters = consonants[symbol] {
                sounds.append(Sound(letters: letters, isVowel: false))
            }
        }
        return syllables(sounds).map { syllable in
            let letters = syllable.map(\.letters).joined()
            return syllable.contains(where: \.isStressed) ? letters.uppercased() : letters
        }.joined(separator: "-")
    }

    /// Consonants between two vowels begin the later syllable as far as English words begin so; a short stressed vowel
    /// keeps one of them.
    private static func syllables(_ sounds: [Sound]) -> [[Sound]] {
        let places = sounds.indices.filter { sounds[$0].isVowel }
        guard places.count > 1 else { return sounds.isEmpty ? [] : [sounds] }
        var result: [[Sound]] = []
        var start = 0
        for (vowel, next) in zip(places, places.dropFirst()) {
            let between = Array(sounds[vowel + 1..<next])
            let keepsOne = between.count == 1 && sounds[vowel].isStressed && short.contains(sounds[vowel].letters)
            let onset = keepsOne ? 0 : onsetLength(between.map(\.letters))
            result.append(Array(sounds[start..<next - onset]))
            start = next - onset
        }
        return result + [Array(sounds[start...])]
    }

    private static func onsetLength(_ consonants: [String]) -> Int {
        for length in stride(from: min(consonants.count, 3), to: 1, by: -1)
        where onsets.contains(consonants.suffix(length).joined()) {
            return length
        }
        return consonants.last.map { $0 == "ng" ? 0 : 1 } ?? 0
    }

    private static let onsets: Set = [
        "pl", "bl", "kl", "gl", "fl", "sl", "pr", "br", "tr", "dr", "kr", "gr", "fr", "thr", "shr", "tw", "kw", "gw",
        "sw", "sp", "st", "sk", "sm", "sn", "ky", "py", "by", "fy", "vy", "my", "ny", "hy", "spr", "str", "skr", "skw",
        "spl",
    ]

    private static let short: Set = ["a", "e", "i", "o", "u", "uu"]

    private static let vowels: [Unicode.Scalar: String] = [
        "A": "ay", "I": "eye", "O": "oh", "Q": "oh", "W": "ow", "Y": "oy", "i": "ee", "u": "oo", "æ": "a", "a": "a",
        "ɑ": "ah", "ɒ": "o", "ɔ": "aw", "ə": "uh", "ɐ": "uh", "ɛ": "e", "ɜ": "ur", "ɪ": "i", "ʊ": "uu", "ʌ": "u",
        "ᵻ": "i", "ᵊ": "uh", "o": "oh", "e": "ay", "y": "ue", "ɚ": "ur",
    ]

    private static let consonants: [Unicode.Scalar: String] = [
        "b": "b", "d": "d", "f": "f", "h": "h", "j": "y", "k": "k", "l": "l", "m": "m", "n": "n", "p": "p", "s": "s",
        "t": "t", "v": "v", "w": "w", "z": "z", "ð": "dh", "ŋ": "ng", "ɡ": "g", "ɹ": "r", "ɾ": "d", "T": "d", "ʃ": "sh",
        "ʒ": "zh", "ʤ": "j", "ʧ": "ch", "θ": "th", "x": "kh", "r": "r", "ʔ": "t", "ɲ": "ny", "ç": "kh", "β": "v",
    ]
}
