import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserNarration

/// Rules that ask of each find what the sentence is about, or what else stands in it: of four times as much they take about four
/// times as long. A sentence of such a length is cut before rules see it, so that these are longer.
@Suite(.serialized) struct GrowthTests {
    struct Pattern: CustomTestStringConvertible, Sendable {
        let rule: String
        let language: String
        let unit: String

        var testDescription: String { "\(rule): \(unit)" }
    }

    private static let patterns = [
        Pattern(rule: "unit", language: "en-US", unit: "at 5 A M "),
        Pattern(rule: "unit", language: "en-US", unit: "20s–40s "),
        Pattern(rule: "unit", language: "en-US", unit: "a 5\" b "),
        Pattern(rule: "shillings", language: "en-GB", unit: "the 20s "),
        Pattern(rule: "fraction", language: "en-US", unit: "in 4/4 "),
        Pattern(rule: "degree", language: "en-US", unit: "at 350F "),
        Pattern(rule: "percent", language: "en-US", unit: "of 25 bps "),
        Pattern(rule: "time", language: "en-GB", unit: "from 9.30 "),
        Pattern(rule: "fr-war", language: "fr", unit: "de 1914–1918 "),
        Pattern(rule: "es-telephone", language: "es", unit: "7-2-95 "),
        Pattern(rule: "es-points", language: "es", unit: "hay 15 pts "),
        Pattern(rule: "it-lire", language: "it", unit: "di £ 10.000 "),
        Pattern(rule: "de-age", language: "de", unit: "Paul, 45 J. alt "),
    ]

    @Test(arguments: patterns) func `a rule's time grows as the sentence does`(pattern: Pattern) {
        let forms = SpokenLanguage.standard[pattern.language].forms.filter { $0.name == pattern.rule }
        #expect(!forms.isEmpty)
        let growth = Growth { times in
            let text = String(repeating: pattern.unit, count: 500 * times)
            let passage = Passage(text, language: pattern.language)
            for form in forms { _ = form.replacements(in: passage) }
        }
        #expect(growth.isLinear, "\(growth)")
    }
}
