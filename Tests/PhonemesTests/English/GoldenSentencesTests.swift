import Foundation
import Phonemes
import Testing
import VorleserTesting

/// The golden sentences: text with given tokens and tags against the reference's phonemes.
struct GoldenSentencesTests {
    @Test(
        .enabled(if: InstalledTool.referenceLexicon.isThere),
        arguments: Accent.allCases,
        DevelopmentSet.goldenSentences.copies
    )
    func `every golden sentence sounds as in the reference`(accent: Accent, set: URL) throws {
        let phonemizer = EnglishPhonemizer(accent: accent, lexicon: try TestData.lexicon("reference"), reference: true)
        let sentences = try GoldenSentence.all(in: set)
        #expect(sentences.count > (set == DevelopmentSet.goldenSentences.sample ? 80 : 3000))
        for sentence in sentences {
            let pronunciation = phonemizer.pronunciation(of: sentence.tokens, in: sentence.text)
            #expect(pronunciation.phonemes(unknown: "❓") == sentence.phonemes[accent], "\(sentence.text)")
            let tokens = pronunciation.tokens.map { [$0.text, $0.phonemes ?? "nil", $0.whitespace] }
            #expect(tokens == sentence.spokenTokens[accent], "\(sentence.text)")
        }
    }

    /// Mark-up is no part of a book's text: what a user wants said otherwise comes with the narration.
    @Test(.enabled(if: InstalledTool.referenceLexicon.isThere), arguments: Accent.allCases)
    func `every edge case but mark-up sounds as in the reference`(accent: Accent) throws {
        let phonemizer = EnglishPhonemizer(accent: accent, lexicon: try TestData.lexicon("reference"), reference: true)
        let set = try #require(DevelopmentSet.goldenEdges.sample)
        for sentence in try GoldenSentence.all(in: set) where !sentence.text.contains("](") {
            let phonemes = phonemizer.pronunciation(of: sentence.tokens, in: sentence.text).phonemes(unknown: "❓")
            #expect(phonemes == sentence.phonemes[accent], "\(sentence.text)")
        }
    }
}

/// A line of the golden files.
struct GoldenSentence {
    let text: String
    let tokens: [TaggedToken]
    let phonemes: [Accent: String]
    /// Text, phonemes, space.
    let spokenTokens: [Accent: [[String]]]

    private struct Line: Decodable {
        let text: String
        let tokens: [[Field]]
        let us: String
        let gb: String
        let us_tokens: [[Field]]?
        let gb_tokens: [[Field]]?
    }

    /// A text, `nil`, or a number, which is not looked at.
    private struct Field: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            text = value.decodeNil() ? "nil" : (try? value.decode(String.self)) ?? ""
        }
    }

    static func all(in file: URL) throws -> [GoldenSentence] {
        let decoder = JSONDecoder()
        return try Data(contentsOf: file).split(separator: 10)
            .map { GoldenSentence(try decoder.decode(Line.self, from: $0)) }
    }

    private init(_ line: Line) {
        text = line.text
        phonemes = [.american: line.us, .british: line.gb]
        spokenTokens = [
            .american: line.us_tokens?.map { $0.map(\.text) } ?? [],
            .british: line.gb_tokens?.map { $0.map(\.text) } ?? [],
        ]
        // The edge cases do not say where spaces follow, but their text does.
        var rest = line.text[...]
        var tokens: [TaggedToken] = []
        var place = 0
        for fields in line.tokens {
            let (printed, tag) = (fields[0].text, PennTag(rawValue: fields[1].text) ?? .xx)
            let found = rest.range(of: printed)
            place += rest[..<(found?.lowerBound ?? rest.startIndex)].utf16.count
            rest = rest[(found?.upperBound ?? rest.startIndex)...]
            let range = place..<place + printed.utf16.count
            place = range.upperBound
            let hasSpace = rest.first == " "
            if hasSpace {
                rest.removeFirst()
                place += 1
            }
            tokens.append(TaggedToken(Token(printed, at: range, hasSpaceAfter: hasSpace), tag))
        }
        self.tokens = tokens
    }
}

/// Where tests find what the repository does not hold.
enum TestData {
    static func lexicon(_ name: String) throws -> Lexicon { try Lexicon(contentsOf: url(name)) }

    static func url(_ name: String) -> URL { Checkout.fetched("\(name).lexicon") }
}
