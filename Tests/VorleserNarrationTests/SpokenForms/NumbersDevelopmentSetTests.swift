import Foundation
import Testing
import VorleserTesting

/// The pairs of the development set that are about numbers.
struct NumbersDevelopmentSetTests {
    private struct Pair: Decodable {
        let category: String
        let written: String
        let spoken: String
        let alts: [String]
    }

    private static let categories: Set = [
        "year", "decade", "century", "cardinal", "ordinal", "roman-heading", "roman-king", "roman-other", "date",
        "time", "money",
        "unit", "percent", "fraction", "decimal", "range", "isbn", "phone", "math", "mixed", "letters",
    ]
    /// Letters alone, which other rules say.
    private static let others: Set = ["wind N.E. by E.", "Q.E.D."]

    @Test func `every pair is right`() throws {
        let set = try #require(DevelopmentSet.spokenForms.sample)
        let lines = try String(contentsOf: set, encoding: .utf8).split(separator: "\n")
        let pairs = try lines.map { try JSONDecoder().decode(Pair.self, from: Data($0.utf8)) }
        for pair in pairs where Self.categories.contains(pair.category) && !Self.others.contains(pair.written) {
            let spoken = folded(said(pair.written))
            #expect(([pair.spoken] + pair.alts).map(folded).contains(spoken), "\(pair.written): \(spoken)")
        }
    }

    private func folded(_ text: String) -> String {
        String(text.lowercased().map { $0.isLetter ? $0 : " " }).split(separator: " ").joined(separator: " ")
    }
}
