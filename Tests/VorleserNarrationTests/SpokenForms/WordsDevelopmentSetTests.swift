import Foundation
import Testing
import VorleserNarration
import VorleserTesting

private struct Pair: Decodable, Sendable, CustomTestStringConvertible {
    let category: String
    let written: String
    let spoken: String
    let alts: [String]

    var testDescription: String { "\(category): \(written)" }

    /// The categories in which no number is said. Others are the numbers' own.
    static let words: Set<String> = [
        "abbrev", "acronym", "initials", "caps", "dash", "ellipsis", "footnote", "scene", "url", "email", "greek",
        "emoji", "unicode", "contraction", "letters", "symbol", "mixed",
    ]

    static var all: [Pair] {
        guard let set = DevelopmentSet.spokenForms.sample, let data = try? Data(contentsOf: set) else { return [] }
        return data.split(separator: 0x0A).compactMap { try? JSONDecoder().decode(Pair.self, from: $0) }
            .filter { words.contains($0.category) && !$0.written.contains(where: \.isASCIIDigit) }
    }
}

/// Printed forms and what is said for them, shared by all who work on the phonemes.
struct WordsDevelopmentSetTests {
    @Test func `there are pairs to compare with`() { #expect(Pair.all.count > 60) }

    @Test(arguments: Pair.all)
    fileprivate func `words are said as the pairs have it`(pair: Pair) {
        let said = WordsReading(pair.written).said
        let wanted = ([pair.spoken] + pair.alts).map(folded)
        #expect(wanted.contains(folded(said)), "“\(pair.written)” is said as “\(said)”, not “\(pair.spoken)”")
    }

    /// Without case, punctuation and remarks: “(pause)”, “(skipped)”.
    private func folded(_ text: String) -> String {
        let words = text.replacing("(pause)", with: "").replacing("(skipped)", with: "").lowercased()
        let letters = words.filter { !"’'‘".contains($0) }.map { $0.isLetter || $0.isNumber ? $0 : " " }
        return String(letters).split(separator: " ").joined(separator: " ")
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber || self == "§" || self == "¶" }
}
