import Foundation
import Testing
import VorleserTesting

@testable import Phonemes

/// What holds of every pronunciation, whatever the text.
struct PronunciationLawsTests {
    private let phonemizers: [EnglishPhonemizer]

    init() {
        let lexicon = try? TestData.lexicon("english")
        phonemizers =
            Accent.allCases.flatMap { accent in
                [false, true].map { EnglishPhonemizer(accent: accent, lexicon: lexicon, reference: $0) }
            } + [EnglishPhonemizer(accent: .american, lexicon: nil)]
    }

    @Test func `ranges ascend, do not overlap, and hold the tokens' texts`() {
        for text in Self.oddTexts + Self.randomTexts(count: 100) {
            for (index, phonemizer) in phonemizers.enumerated() {
                let pronunciation = phonemizer.pronunciation(of: text)
                expectRangesHold(pronunciation, in: text, exactly: index % 2 == 0)
            }
        }
    }

    @Test(arguments: DevelopmentSet.goldenSentences.copies)
    func `the same holds of golden sentences with given tokens`(set: URL) throws {
        for sentence in try GoldenSentence.all(in: set).prefix(200) {
            let pronunciation = phonemizers[0].pronunciation(of: sentence.tokens, in: sentence.text)
            expectRangesHold(pronunciation, in: sentence.text, exactly: true)
            let printed = sentence.text.filter { !$0.isWhitespace }
            #expect(pronunciation.tokens.map(\.text).joined() == printed)
        }
    }

    @Test func `every symbol is one of the alphabet`() {
        let alphabet = Set(Symbols.alphabet)
        for text in Self.oddTexts + Self.randomTexts(count: 100) {
            for phonemizer in phonemizers {
                for symbol in phonemizer.pronunciation(of: text).phonemes().unicodeScalars where symbol != "T" {
                    #expect(alphabet.contains(symbol), "\(symbol) in \(text)")
                }
            }
        }
    }

    @Test func `a text in one piece or many takes no more than its length`() {
        for unit in ["a", "A", "aB", "a'", "d'", "-", "a-", "1", "1,", "é", "e\u{301}", "😀", "'", ".", "\u{0}"] {
            let text = String(repeating: unit, count: 500)
            let pronunciation = phonemizers[0].pronunciation(of: text)
            #expect(pronunciation.tokens.map(\.text).joined().utf16.count == text.utf16.count)
        }
    }

    @Test func `tokens with ranges that cannot be are no harm`() {
        let tokens = [
            Token("one", at: Int.max - 1..<Int.max, hasSpaceAfter: false), Token("", at: 5..<5, hasSpaceAfter: true),
        ]
        _ = phonemizers[0].pronunciation(of: (tokens + tokens.reversed()).map { TaggedToken($0, .nn) })
    }

    // MARK: -

    private func expectRangesHold(_ pronunciation: Pronunciation, in text: String, exactly: Bool) {
        let units = Array(text.utf16)
        var end = 0
        for token in pronunciation.tokens {
            #expect(token.range.lowerBound >= end && token.range.upperBound <= units.count, "\(token.range) in \(text)")
            guard token.range.lowerBound >= end, token.range.upperBound <= units.count else { return }
            end = token.range.upperBound
            let printed = String(decoding: units[token.range], as: UTF16.self)
            // The reference drops what it has no pattern for.
            if exactly { #expect(WrittenForm.normalised(printed) == WrittenForm.normalised(token.text)) }
            #expect(token.whitespace.isEmpty || token.whitespace == " ")
            if token.phonemes == nil { #expect(token.source == .unknown) }
        }
    }

    private static let oddTexts = [
        "", " ", "\n\n", "\u{0}", "\u{FFFD}", "\u{FEFF}a", "e\u{301}\u{301}", "日本語 text", "😀👨‍👩‍👧 smile", "co\u{AD}operate",
        "a\u{200B}b", "''", "’’’", "-", "--", "$", "$$5", "£5,000.00", "5'6", "1.2.3.4", "...", "¿Qué?", "no!—the",
        "[12]",
        "ﬁne", "①②", "½", "Ａ", "ǅ", "İstanbul", "ß", "O’Brien’s", "rock ’n’ roll", "x_y", "٣ men", "a/b", "10:30",
    ]

    private static func randomTexts(count: Int) -> [String] {
        var random = SeededGenerator(seed: 7)
        let common = Array(
            "abcdefgTHEING's’'-–—--.,!?“”\"0123456789$£ \u{A0}\n\u{301}éæ日😀[](){}&%@/:;_*#\u{AD}\u{200D}"
        )
        return (0..<count).map { _ in
            var text = ""
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                if Int.random(in: 0...9, using: &random) == 0,
                    let scalar = Unicode.Scalar(UInt32.random(in: 0...0x1FFFF, using: &random))
                {
                    text.unicodeScalars.append(scalar)
                } else if let character = common.randomElement(using: &random) {
                    text.append(character)
                }
            }
            return text
        }
    }
}
