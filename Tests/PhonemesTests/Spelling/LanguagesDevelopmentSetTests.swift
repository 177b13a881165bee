import Foundation
import Testing
import VorleserTesting

@testable import Phonemes

/// Words and sentences beside those that the voices were trained on.
@Suite(.enabled(if: DevelopmentSet.languages.isWhole))
struct LanguagesDevelopmentSetTests {
    private struct Row: Decodable {
        let text: String?
        let word: String?
        let phonemes: String
        /// Whether the reference itself is doubtful there.
        let doubt: Bool?
    }

    /// A language, and the shares of words in sentences, and of single words, that must be equal with their main stress.
    struct Aim: Sendable {
        let code: String
        let phonemizer: any Phonemizing
        let sentences: Double
        let words: Double
    }

    private static let aims = [
        Aim(code: "de", phonemizer: GermanPhonemizer(), sentences: 0.85, words: 0.7),
        Aim(code: "es", phonemizer: SpanishPhonemizer(), sentences: 0.99, words: 0.99),
        Aim(code: "it", phonemizer: ItalianPhonemizer(), sentences: 0.96, words: 0.91),
        Aim(code: "pt-br", phonemizer: PortuguesePhonemizer(), sentences: 0.95, words: 0.95),
        Aim(code: "fr", phonemizer: FrenchPhonemizer(), sentences: 0.95, words: 0.95),
    ]

    @Test(arguments: aims)
    func `sentences are said as the voices learned them`(aim: Aim) throws {
        var (right, all) = (0, 0)
        for row in try rows("golden_dev", of: aim) {
            let wanted = sounds(row.phonemes)
            let found = sounds(aim.phonemizer.pronunciation(of: row.text ?? "").phonemes())
            all += wanted.count
            right += wanted.count == found.count ? zip(wanted, found).count { $0 == $1 } : 0
        }
        #expect(Double(right) / Double(all) >= aim.sentences)
    }

    @Test(arguments: aims)
    func `words are said as the voices learned them`(aim: Aim) throws {
        let rows = try rows("words_dev", of: aim).filter { $0.doubt != true }
        let right = rows.count {
            sounds(aim.phonemizer.pronunciation(of: $0.word ?? "").phonemes()) == sounds($0.phonemes)
        }
        #expect(Double(right) / Double(rows.count) >= aim.words)
    }

    private func rows(_ name: String, of aim: Aim) throws -> [Row] {
        let file = DevelopmentSet.languages.file("\(aim.code)/\(name).jsonl")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(Row.self, from: Data($0.utf8))
        }
    }

    /// The words' sounds with their main stress, without marks.
    private func sounds(_ phonemes: String) -> [Substring] {
        let plain = String(
            String.UnicodeScalarView(
                phonemes.unicodeScalars.map { ";:,.!?—…\"()“”".unicodeScalars.contains($0) ? " " : $0 }
            )
        )
        return plain.replacing("ˌ", with: "").split(separator: " ")
    }
}
