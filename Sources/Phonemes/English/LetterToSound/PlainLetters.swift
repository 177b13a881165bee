private import Foundation

/// A word as letter-to-sound reads it: the letters a to z, apostrophes and hyphens, and which are capitals.
struct PlainLetters {
    struct Letter: Hashable {
        /// ASCII, lower case.
        let code: UInt8
        let isCapital: Bool
    }
    private(set) var letters: ArraySlice<Letter>
    /// Whether letters were taken out that only say how long it is said.
    private(set) var isDrawnOut = false

    /// Whether there is nothing to say.
    var isEmpty: Bool { letters.isEmpty }

    /// Folds accents and ligatures, takes off marks at either end, and shortens what is drawn out (`nooooo`).
    init(_ word: String) {
        var found: [Letter] = []
        for scalar in Self.decomposed(word).unicodeScalars {
            if scalar.isASCII {
                Self.append(UInt8(truncatingIfNeeded: scalar.value), to: &found)
            } else if let folded = Self.folded[scalar] {
                for code in folded.utf8 { Self.append(code, to: &found) }
            }
        }
        let isLetter = { (letter: Letter) in letter.code != Self.apostrophe && letter.code != Self.hyphen }
        let begin = found.firstIndex(where: isLetter) ?? found.endIndex
        let end = found.lastIndex(where: isLetter).map { $0 + 1 } ?? begin
        letters = Self.shortened(found[begin..<end])
        isDrawnOut = letters.count < end - begin
        // A shouted word is a name or a word like any other.
        if letters.count > 1, letters.allSatisfy({ $0.isCapital || !isLetter($0) }), hasVowel {
            letters = ArraySlice(
                letters.enumerated().map { Letter(code: $0.element.code, isCapital: $0.offset == 0) }
            )
        }
    }

    private init(_ letters: ArraySlice<Letter>, isDrawnOut: Bool) {
        self.letters = letters
        self.isDrawnOut = isDrawnOut
    }

    /// Parts of at most `longest` letters, cut at hyphens where there are any.
    func pieces(of longest: Int) -> [PlainLetters] {
        var rest = letters
        var pieces: [PlainLetters] = []
        while rest.count > longest {
            let head = rest.prefix(longest)
            let cut = head.lastIndex { $0.code == Self.hyphen } ?? head.endIndex
            let piece = rest[rest.startIndex..<max(cut, rest.startIndex + 1)]
            rest = rest[piece.endIndex...].drop { $0.code == Self.hyphen || $0.code == Self.apostrophe }
            pieces.append(PlainLetters(piece, isDrawnOut: isDrawnOut))
        }
        if !rest.isEmpty { pieces.append(PlainLetters(rest, isDrawnOut: isDrawnOut)) }
        return pieces
    }

    // MARK: Folding

    static let apostrophe = UInt8(ascii: "'")
    static let hyphen = UInt8(ascii: "-")

    /// Letters that no decomposition takes apart, and marks that are hyphens and apostrophes too.
    private static let folded: [Unicode.Scalar: String] = [
        "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L",
        "đ": "d", "Đ": "D", "ð": "th", "Ð": "Th", "þ": "th", "Þ": "Th", "ı": "i", "ħ": "h", "Ħ": "H", "ŋ": "ng",
        "ĸ": "k", "ŧ": "t", "Ŧ": "T", "ə": "e", "Ə": "E", "ƒ": "f", "ȝ": "y", "Ȝ": "Y", "ſ": "s",
        "’": "'", "‘": "'", "ʼ": "'", "ʻ": "'", "‐": "-", "‑": "-", "–": "-",
    ]

    private static func decomposed(_ word: String) -> String {
        if word.utf8.allSatisfy({ $0 < 128 }) { return word }
        // Before the accents go: a cedilla softens a c, and a final é is heard.
        var text = word.precomposedStringWithCompatibilityMapping
        text = text.replacing("ç", with: "s").replacing("Ç", with: "S")
        for (ending, heard) in [("ées", "ays"), ("és", "ays"), ("ée", "ay"), ("é", "ay")] where text.hasSuffix(ending) {
            text = text.dropLast(ending.count) + heard
            break
        }
        return text.decomposedStringWithCompatibilityMapping
    }

    private static func append(_ code: UInt8, to letters: inout [Letter]) {
        let lower = code | 0x20
        if lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "z") {
            letters.append(Letter(code: lower, isCapital: code != lower))
        } else if code == apostrophe || code == hyphen, letters.last?.code != code {
            letters.append(Letter(code: code, isCapital: false))
        }
    }

    /// Of three or more equal letters one is left, of `oo` and `ee` inside a word two.
    private static func shortened(_ letters: ArraySlice<Letter>) -> ArraySlice<Letter> {
        var result: [Letter] = []
        var index = letters.startIndex
        while index < letters.endIndex {
            let run = letters[index...].prefix { $0.code == letters[index].code }
            let isDoubled = run.endIndex < letters.endIndex && "oe".utf8.contains(letters[index].code)
            result += run.prefix(run.count < 3 ? run.count : (isDoubled ? 2 : 1))
            index = run.endIndex
        }
        return result[...]
    }
}
