import Foundation
import Phonemes

/// Sentences with tags, read from lines of `token TAB tag TAB 1-if-a-space-follows`, a blank line between sentences.
struct Treebank {
    struct Sentence {
        var tokens: [Token] = []
        var tags: [UInt8] = []
    }

    private(set) var sentences: [Sentence] = []

    init(contentsOf paths: [String]) throws {
        for path in paths {
            var sentence = Sentence()
            for line in try String(contentsOfFile: path, encoding: .utf8).split(
                separator: "\n",
                omittingEmptySubsequences: false
            ) {
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                guard fields.count >= 3 else {
                    if !sentence.tokens.isEmpty { sentences.append(sentence) }
                    sentence = Sentence()
                    continue
                }
                let text = String(fields[0])
                sentence.tokens.append(Token(text, at: 0..<text.utf16.count, hasSpaceAfter: fields[2] == "1"))
                sentence.tags.append(Self.number(of: String(fields[1])))
            }
            if !sentence.tokens.isEmpty { sentences.append(sentence) }
        }
    }

    /// The tag's number; what has no tag of its own is a foreign word.
    private static func number(of name: String) -> UInt8 { numbers[name] ?? numbers["XX"] ?? 0 }
    private static let numbers = Dictionary(
        uniqueKeysWithValues: PennTag.allCases.enumerated().map { ($1.rawValue, UInt8($0)) }
    )
}
