import Foundation
import Testing
import VorleserTesting

@testable import VorleserBooks

struct TextCleaningTests {
    /// Letters, accents above and below, Hangul in parts, Indic vowels and Japanese sounds in two, and what has one form only.
    private static let scalars: [Unicode.Scalar] = [
        "e", "A", " ", "\n", "и", "は", "\u{301}", "\u{304}", "\u{306}", "\u{323}", "\u{345}", "\u{1F00}", "\u{212B}",
        "\u{1100}", "\u{1161}", "\u{11A8}", "\u{9BE}", "\u{9C7}", "\u{9D7}", "\u{D4A}", "\u{D57}", "\u{3099}",
        "\u{309A}",
        "\u{200D}",
    ]

    @Test(arguments: 0..<20)
    func `a long text is composed as if at once`(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        var text = ""
        for _ in 0..<9000 { text.unicodeScalars.append(Self.scalars.randomElement(using: &chance) ?? "e") }
        let composed = TextCleaning.composed(text)
        #expect(Array(composed.unicodeScalars) == Array(text.precomposedStringWithCanonicalMapping.unicodeScalars))
        #expect(composed.unicodeScalars.count < text.unicodeScalars.count)
    }
}
