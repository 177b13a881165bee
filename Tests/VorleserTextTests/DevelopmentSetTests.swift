import Foundation
import Testing
import VorleserCore
import VorleserTesting
import VorleserText

/// Sentences of novels, of treebanks and of others' golden rules.
struct DevelopmentSetTests {
    private struct Sample: Decodable {
        let kind: String
        let lang: String?
        let text: String
        let sentences: [String]
    }

    /// What the sample has as well as the whole set.
    @Test(arguments: DevelopmentSet.sentences.copies, [("novel", 0.993), ("novel-ascii", 0.993), ("own", 0.98)])
    func `boundaries inside paragraphs are found`(set: URL, expected: (kind: String, least: Double)) throws {
        try expectBoundaries(of: expected.kind, in: set, atLeast: expected.least)
    }

    @Test(
        .enabled(if: DevelopmentSet.sentences.isWhole),
        arguments: [("ud-ewt", 0.88), ("ud-gum", 0.965), ("ud-gum-fiction", 0.99)]
    )
    func `boundaries in treebanks are found`(kind: String, least: Double) throws {
        try expectBoundaries(of: kind, in: try #require(DevelopmentSet.sentences.whole), atLeast: least)
    }

    private func expectBoundaries(of kind: String, in set: URL, atLeast least: Double) throws {
        var right = 0
        var wrong = 0
        for sample in try samples(of: kind, in: set) {
            let paragraphs = Set(ends(of: sample.text.components(separatedBy: "\n\n")))
            let gold = Set(ends(of: sample.sentences)).subtracting(paragraphs)
            let found = Set(ends(of: cut(sample))).subtracting(paragraphs)
            right += 2 * gold.intersection(found).count
            wrong += gold.symmetricDifference(found).count
        }
        #expect(Double(right) / Double(right + wrong) >= least)
    }

    @Test(.enabled(if: DevelopmentSet.sentences.isWhole), arguments: [(true, 46), (false, 105)])
    func `golden rules are kept`(english: Bool, least: Int) throws {
        let cases = try samples(of: "golden", in: try #require(DevelopmentSet.sentences.whole))
            .filter { ($0.lang == "en") == english }
        #expect(cases.count { ends(of: cut($0)) == ends(of: $0.sentences) } >= least)
    }

    private func samples(of kind: String, in set: URL) throws -> [Sample] {
        let lines = try String(contentsOf: set, encoding: .utf8).split(separator: "\n")
        return try lines.map { try JSONDecoder().decode(Sample.self, from: Data($0.utf8)) }.filter { $0.kind == kind }
    }

    private func cut(_ sample: Sample) -> [String] {
        let segmenter = SentenceSegmenter(language: sample.lang ?? "en")
        return segmenter.sentences(in: sample.text, blocks: nil).map { sample.text.text(in: $0.span) }
    }

    /// Where the parts end, counted in characters with ink.
    private func ends(of parts: [String]) -> [Int] {
        var total = 0
        return parts.map { part in
            total += part.unicodeScalars.count { !$0.properties.isWhitespace }
            return total
        }
    }
}
