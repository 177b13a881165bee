/// Writes words in Greek letters with Latin ones, as names from Greek are written in English: *λόγος* as *logos*.
enum GreekSpelling {
    /// A letter without its accents.
    private struct Letter {
        let base: Character
        /// Whether it is breathed: *ὁ*.
        let isRough: Bool
        /// Whether it is no part of a diphthong: *ϊ*.
        let isApart: Bool
    }

    /// - Parameter word: Greek letters, with accents or without, composed or not.
    /// - Returns: Small letters; `nil` if there is none that it knows.
    static func latin(_ word: String) -> String? {
        let letters = letters(of: word)
        guard !letters.isEmpty else { return nil }
        var result = ""
        for (index, letter) in letters.enumerated() {
            let next = letters.indices.contains(index + 1) ? letters[index + 1] : nil
            let isBroken = next?.isApart ?? true
            // The breathing of a diphthong stands on its second letter: οὗ.
            let isRough =
                letter.isRough || index == 0 && vowels.contains(letter.base) && next?.isRough == true && !isBroken
            let isSecond = index > 0 && beforeUpsilon.contains(letters[index - 1].base) && !letter.isApart
            switch letter.base {
            case "ρ": result += letter.isRough ? "rh" : "r"
            case "γ" where next.map { velars.contains($0.base) } ?? false: result += "n"
            case "υ" where isSecond: result += "u"
            default: result += (isRough && index == 0 ? "h" : "") + (sounds[letter.base] ?? "")
            }
        }
        return result.isEmpty ? nil : result
    }

    /// What it is without its accents, by its name in Unicode: `GREEK SMALL LETTER ALPHA WITH DASIA AND OXIA`.
    private static func letters(of word: String) -> [Letter] {
        var result: [Letter] = []
        for scalar in word.lowercased().unicodeScalars {
            switch scalar.value {
            case 0x314:
                result =
                    result.dropLast()
                    + result.suffix(1).map { Letter(base: $0.base, isRough: true, isApart: $0.isApart) }
            case 0x308:
                result =
                    result.dropLast()
                    + result.suffix(1).map { Letter(base: $0.base, isRough: $0.isRough, isApart: true) }
            case 0x300...0x36F: continue
            default:
                guard let name = scalar.properties.name, name.hasPrefix("GREEK ") || scalar.value == 0xB5 else {
                    continue
                }
                let words = name.split(separator: " ")
                guard let base = words.lazy.compactMap({ bases[String($0)] }).first else { continue }
                result.append(
                    Letter(base: base, isRough: words.contains("DASIA"), isApart: words.contains("DIALYTIKA"))
                )
            }
        }
        return result
    }

    private static let vowels: Set<Character> = ["α", "ε", "η", "ι", "ο", "υ", "ω"]
    private static let beforeUpsilon: Set<Character> = ["α", "ε", "η", "ο"]
    private static let velars: Set<Character> = ["γ", "κ", "ξ", "χ"]

    private static let bases: [String: Character] = [
        "ALPHA": "α", "BETA": "β", "GAMMA": "γ", "DELTA": "δ", "EPSILON": "ε", "ZETA": "ζ", "ETA": "η", "THETA": "θ",
        "IOTA": "ι", "KAPPA": "κ", "LAMDA": "λ", "MU": "μ", "MICRO": "μ", "NU": "ν", "XI": "ξ", "OMICRON": "ο",
        "PI": "π",
        "RHO": "ρ", "SIGMA": "σ", "TAU": "τ", "UPSILON": "υ", "PHI": "φ", "CHI": "χ", "PSI": "ψ", "OMEGA": "ω",
    ]

    private static let sounds: [Character: String] = [
        "α": "a", "β": "b", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "e", "θ": "th", "ι": "i", "κ": "k", "λ": "l",
        "μ": "m", "ν": "n", "ξ": "x", "ο": "o", "π": "p", "σ": "s", "τ": "t", "υ": "y", "φ": "ph", "χ": "ch", "ψ": "ps",
        "ω": "o",
    ]
}
