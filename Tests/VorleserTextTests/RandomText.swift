/// Text made of the pieces that the rules look at, the same for the same seed.
struct RandomText {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    /// A text of some hundred pieces.
    var text: String { pieces(from: Self.words + Self.marks + Self.blanks) }

    /// A paragraph that begins and ends with a word.
    var words: String { "Anna \(pieces(from: Self.words + Self.marks + [" ", " "])) oak" }

    /// Some places in a text, ascending, at the edges of characters.
    mutating func places(in text: String) -> [Int] {
        var places: Set<Int> = []
        for _ in 0..<next(8) {
            let character = text.index(text.startIndex, offsetBy: next(text.count))
            places.insert(character.utf16Offset(in: text))
        }
        return places.sorted()
    }

    static func language(_ seed: UInt64) -> String {
        ["en", "de", "fr", "ru", "zh", "hy", "el", "hi", "xx"][Int(seed % 9)]
    }

    private func pieces(from choice: [String]) -> String {
        var random = self
        return (0..<random.next(120) + 1).map { _ in choice[random.next(choice.count)] }.joined()
    }

    /// SplitMix64. Source: Steele, Lea, Flood, “Fast Splittable Pseudorandom Number Generators”, 2014.
    private mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    private static let words = [
        "Mr", "Dr", "No", "p", "etc", "U.S", "a.m", "I", "J", "he", "She", "said", "Anna asked", "the oak", "1.", "2.)",
        "3", "12", "der", "Juni", "дом", "Он", "你好", "です", "नमस्ते", "é", "e\u{301}", "😀", "👩🏽‍🚀", "[6]", "x@y.org",
        "http://a.b/c", "02/03/2001 08:02 PM", "***", "=====", ":)", "•", "don’t",
    ]
    private static let marks = [
        ".", "!", "?", "…", "...", ". . .", "。", "！", "।", "“", "”", "‘", "’", "\"", "'", "«", "»", "(", ")", "[", "]",
        "—",
        "--", "-", ",", ";", ":", "《", "》", "\u{AD}", "\u{2060}", "\u{200B}", "\u{0}", "_", "*",
    ]
    private static let blanks = [" ", " ", " ", " ", "\n", "\n\n", "\r\n", "\u{A0}", "\u{2009}", "\u{2029}", "\t"]
}
