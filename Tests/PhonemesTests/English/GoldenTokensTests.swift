import Foundation
import Phonemes
import Testing
import VorleserTesting

/// Tokens and tags recorded for sentences of novels and news.
struct GoldenTokensTests {
    struct Sentence {
        let text: String
        let tokens: [String]
        let tags: [String]
        let spaces: [Bool]
    }

    static func sentences(in file: URL) throws -> [Sentence] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            guard let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
                let text = row["text"] as? String, let tokens = row["tokens"] as? [[Any]]
            else { return nil }
            return Sentence(
                text: text,
                tokens: tokens.compactMap { $0[0] as? String },
                tags: tokens.compactMap { $0[1] as? String },
                spaces: tokens.map { $0[2] as? Int == 1 }
            )
        }
    }

    @Test(arguments: DevelopmentSet.goldenSentences.copies)
    func `novels are cut as the reference cuts them`(set: URL) throws {
        let sentences = try Self.sentences(in: set)
        #expect(sentences.count > 80)
        let tokenizer = Tokenizer(reference: true)
        let same = sentences.count { sentence in
            let tokens = tokenizer.tokens(in: sentence.text)
            return tokens.map(\.text) == sentence.tokens && tokens.map(\.hasSpaceAfter) == sentence.spaces
        }
        #expect(Double(same) >= 0.999 * Double(sentences.count))
    }

    @Test(arguments: DevelopmentSet.goldenSentences.copies)
    func `novels are tagged as recorded, but for one word in thirty`(set: URL) throws {
        let tokenizer = Tokenizer(reference: true)
        let tagger = Tagger()
        var same = 0, all = 0
        for sentence in try Self.sentences(in: set) {
            let tags = tagger.tags(of: tokenizer.tokens(in: sentence.text))
            all += sentence.tags.count
            same += zip(tags, sentence.tags).count { $0.rawValue == $1 }
        }
        #expect(Double(same) >= 0.967 * Double(all))
    }
}
