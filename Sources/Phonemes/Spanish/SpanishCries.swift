/// Cries: vowels drawn out, *vivaaa*, and those without a vowel, *psch*.
enum SpanishCries {
    /// With one vowel for three or more alike.
    static func shortened(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
        guard letters.count > 2, hasTriple(letters), let run = run(letters),
            run.count < letters.count || letters[0] != "i"
        else { return letters }
        let vowel = letters[run].first { $0.value > 0x7F } ?? letters[run.lowerBound]
        var result = letters
        result.replaceSubrange(run, with: CollectionOfOne(vowel))
        return shortened(result)
    }

    /// Whether a letter stands beside itself, as few do in most words.
    private static func hasTriple(_ letters: [Unicode.Scalar]) -> Bool {
        zip(letters, letters.dropFirst()).contains { $0 == $1 && $0 != "l" && $0 != "r" }
    }

    /// The first three or more vowels that are alike but for an accent.
    private static func run(_ letters: [Unicode.Scalar]) -> Range<Int>? {
        var start = 0
        for place in letters.indices.dropFirst() {
            if SpanishSounds.plainVowel(letters[place]) == SpanishSounds.plainVowel(letters[start]) { continue }
            if place - start > 2, isVowel(letters[start]) { return start..<place }
            start = place
        }
        return letters.count - start > 2 && isVowel(letters[start]) ? start..<letters.count : nil
    }

    private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
        "aeiou".unicodeScalars.contains(SpanishSounds.plainVowel(letter))
    }

    /// Whether a word has no vowel and is no abbreviation: *psch*, *Pst*, *brrr*, *mmm*.
    static func isCry(_ word: String.UTF8View) -> Bool {
        guard word.count > 1, word.count < 20, let first = word.first.map({ $0 | 0x20 }),
            "spbghmrcz".utf8.contains(first)
        else { return false }
        let rest = word.dropFirst()
        func isAll(_ letters: StaticString) -> Bool {
            rest.allSatisfy { byte in (0..<letters.utf8CodeUnitCount).contains { letters.utf8Start[$0] == byte } }
        }
        switch first {
        case UInt8(ascii: "p"): return rest.first == UInt8(ascii: "s") && isAll("scht")
        case UInt8(ascii: "s"): return rest.first == UInt8(ascii: "h") && isAll("h") || rest.count > 1 && isAll("s")
        case UInt8(ascii: "c"): return rest.count > 1 && isAll("hst") && rest.contains(UInt8(ascii: "s"))
        case UInt8(ascii: "b"), UInt8(ascii: "g"): return rest.count > 1 && isAll("r")
        case UInt8(ascii: "h"): return isAll("m")
        case UInt8(ascii: "m"): return rest.count > 1 && isAll("m")
        case UInt8(ascii: "r"): return rest.count > 1 && isAll("r")
        default: return rest.count > 1 && isAll("z")
        }
    }

    /// How such a cry sounds; `nil` for other letters.
    static func phones(_ letters: ArraySlice<Unicode.Scalar>) -> [Phone]? {
        var symbols = ""
        for letter in letters {
            let symbol: String? =
                switch letter {
                case "s", "z": "s"
                case "p", "t", "m", "b": String(letter)
                case "r", "j": letter == "r" ? "r" : "x"
                case "g": "ɡ"
                case "c", "h": ""
                default: nil
                }
            guard let symbol else { return nil }
            if !symbols.hasSuffix(symbol) { symbols += symbol }
        }
        return symbols.isEmpty ? nil : Phone.consonants(symbols)
    }
}
