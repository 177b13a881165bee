import Testing
import VorleserCore

@testable import VorleserBooks

/// Texts made to cost time or memory. None may fail; each is long enough that a time growing with the square of its
/// length would show in the test run.
struct PlainHostileTests {
    private static let hostile: [(String, String)] = [
        ("newlines", String(repeating: "\n", count: 1_000_000) + "Kept."),
        ("blanks", String(repeating: " ", count: 1_000_000) + "Kept."),
        ("one line", String(repeating: "lorem ipsum ", count: 80_000) + "Kept."),
        ("short lines", String(repeating: "ab\n", count: 50_000) + "\nKept."),
        ("chapters", (1...3000).map { "CHAPTER \($0)\n\nText.\n\n" }.joined() + "Kept."),
        ("hyphens", String(repeating: "a-\n", count: 50_000) + "\nKept."),
        ("a word", String(repeating: "x", count: 1_000_000) + "\n\nKept."),
        ("accents", "e" + String(repeating: "\u{301}", count: 100_000) + "\n\nKept."),
        ("dots", String(repeating: ". ", count: 500_000) + "\n\nKept."),
        ("emphasis", String(repeating: "_a ", count: 50_000) + "\n\nKept."),
        ("brackets", String(repeating: "[", count: 200_000) + "\n\nKept."),
        ("open notes", String(repeating: "[Footnote 1: a\n\n", count: 3000) + "Kept."),
        ("contents", String(repeating: "CONTENTS\n\nCHAPTER I\n\nCHAPTER II\n\n", count: 2000) + "Kept."),
        ("starts", String(repeating: "*** START OF THE PROJECT GUTENBERG EBOOK\n", count: 5000) + "\nKept."),
        ("tables", String(repeating: "a   b   c\n", count: 20_000) + "\nKept."),
        ("quotations", String(repeating: "> ", count: 60) + "Kept."),
    ]

    @Test(arguments: hostile)
    func `a hostile text is read to its end`(name: String, text: String) throws {
        let bytes = Array(text.utf8)
        #expect(try PlainBooks.text(bytes, name: name).text.contains("Kept."))
        #expect(try PlainBooks.markdown(bytes, name: name).text.contains("Kept."))
    }

    @Test(arguments: 0..<40)
    func `bytes of any kind are read or refused, never fatal`(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        let alphabet = Array("\n\n\n  *_=-[]{}^#>|`~IVX1. CHAPTER \t\"aé第一回\u{C}".utf8) + [0xFF, 0xE9, 0x80, 0x1B]
        let bytes = (0..<600).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return alphabet[Int(state >> 33) % alphabet.count]
        }
        for made in [try? PlainBooks.text(bytes, name: "x"), try? PlainBooks.markdown(bytes, name: "x")] {
            #expect(made.map { $0.chapters.last?.span.upperBound.utf16 == $0.length } ?? true)
        }
    }
}
