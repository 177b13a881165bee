import Foundation
import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

/// Printed forms of other languages than English, and what is said for them.
@Suite(.enabled(if: DevelopmentSet.languages.isWhole))
struct LanguagesDevelopmentSetTests {
    private struct Pair: Decodable {
        let written: String
        let spoken: String
        let alts: [String]
    }

    @Test(arguments: [("de", 0.98), ("es", 0.98), ("fr", 0.98), ("it", 0.98), ("pt-br", 0.98)])
    func `printed forms are said`(code: String, least: Double) throws {
        let file = DevelopmentSet.languages.file("\(code)/norm_dev.jsonl")
        let pairs = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(Pair.self, from: Data($0.utf8))
        }
        let narrator = Narrator(limits: UtteranceLimits(shortest: 0, longest: .max))
        let right = pairs.count { pair in
            let said = narrator.pieces(of: pair.written, language: code).map(\.text).joined()
            let forms = ([pair.spoken] + pair.alts).map(folded)
            // Where German writes a number's words apart is not heard.
            return forms.contains(folded(said))
                || code == "de" && forms.map(joined).contains(joined(folded(said)))
        }
        #expect(Double(right) / Double(pairs.count) >= least)
    }

    private func joined(_ text: String) -> String { text.replacing(" ", with: "") }

    private func folded(_ text: String) -> String {
        String(text.lowercased().map { $0.isLetter ? $0 : " " }).split(separator: " ").joined(separator: " ")
    }
}
