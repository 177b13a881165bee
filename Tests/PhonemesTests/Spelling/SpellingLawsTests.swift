import Testing
import VorleserTesting

@testable import Phonemes

/// What holds of every language that is said by rule, whatever the text.
struct SpellingLawsTests {
    private static let phonemizers: [any Phonemizing] = [
        SpanishPhonemizer(), FrenchPhonemizer(), GermanPhonemizer(), ItalianPhonemizer(), PortuguesePhonemizer(),
    ]

    private static let odd = [
        "", " ", "\n\n", "\u{0}", "\u{FFFD}", "\u{FEFF}a", "e\u{301}\u{301}", "日本語 text", "😀👨‍👩‍👧 sí", "co\u{AD}operar",
        "a\u{200B}b", "''", "’’’", "-", "--", "$", "5'6", "1.2.3", "...", "¿Qué?", "¡no!—la", "[12]", "ﬁn", "①②", "½",
        "Ａ", "ǅ", "İstanbul", "ß", "d’Artagnan’s", "x_y", "٣", "a/b", "10:30", "hhh", "ªº", "q", "gü", "ü", "yy", "iii",
        String(repeating: "a", count: 2000), String(repeating: "ch", count: 1000), String(repeating: "9", count: 400),
    ]

    private static func random(_ count: Int) -> [String] {
        var random = SeededGenerator(seed: 11)
        let letters = Array(
            "aeiouáéíóúüñbcdfghjklmnpqrstvwxyzAQXÑÇçãõêàèìòùœæ's’-–—.,!?«»\"0123456789 \u{A0}\n\u{301}日😀()º"
        )
        return (0..<count).map { _ in
            String(
                (0..<Int.random(in: 0...40, using: &random)).compactMap { _ in letters.randomElement(using: &random) }
            )
        }
    }

    @Test func `ranges ascend, do not overlap, and hold the tokens' texts`() {
        for text in Self.odd + Self.random(300) {
            let units = Array(text.utf16)
            for phonemizer in Self.phonemizers {
                var end = 0
                for token in phonemizer.pronunciation(of: text).tokens {
                    #expect(token.range.lowerBound >= end && token.range.upperBound <= units.count, "\(text)")
                    guard token.range.lowerBound >= end, token.range.upperBound <= units.count else { return }
                    #expect(String(decoding: units[token.range], as: UTF16.self) == token.text)
                    #expect(token.whitespace.isEmpty || token.whitespace == " ")
                    #expect((token.phonemes == nil) == (token.source == .unknown))
                    end = token.range.upperBound
                }
            }
        }
    }

    @Test func `real words of any language are said by each, as books quote each other`() {
        let lists = [EmbeddedModel.german, EmbeddedModel.germanLoans, EmbeddedModel.french].map(EmbeddedModel.table)
        let words = lists.flatMap { list in
            list.keys.sorted().enumerated().filter { $0.offset % 16 == 0 }.map(\.element)
        }
        #expect(words.count > 2_000)
        for word in words + ["mister", "Mìster", "Magazin", "show", "muito", "México"] {
            for phonemizer in Self.phonemizers {
                #expect(phonemizer.pronunciation(of: word).tokens.map(\.range.upperBound).last == word.utf16.count)
            }
        }
    }

    @Test func `every English word that a language respells has its sounds`() {
        let tables: [(any Phonemizing, [String: String])] = [
            (Self.phonemizers[0], SpanishLoans.respellings), (Self.phonemizers[3], ItalianLoans.respellings),
            (Self.phonemizers[4], PortugueseLoans.respellings),
        ]
        for (phonemizer, respellings) in tables {
            #expect(respellings.count > 50)
            for word in respellings.keys {
                let tokens = phonemizer.pronunciation(of: word).tokens
                #expect(tokens.count == 1 && tokens[0].phonemes?.contains("ˈ") == true, "\(word)")
            }
        }
    }

    @Test func `every symbol is one that the voices know`() {
        for text in Self.odd + Self.random(300) {
            for phonemizer in Self.phonemizers {
                for symbol in phonemizer.pronunciation(of: text).phonemes().unicodeScalars {
                    #expect(KokoroAlphabet.symbols.contains(symbol), "\(symbol) in \(text)")
                }
            }
        }
    }

    @Test func `a stress mark stands before a vowel, and no space is doubled`() {
        for text in Self.random(300) {
            for phonemizer in Self.phonemizers {
                let said = Array(phonemizer.pronunciation(of: text).phonemes().unicodeScalars)
                for (mark, next) in zip(said, said.dropFirst()) {
                    if mark == "ˈ" || mark == "ˌ" { #expect(KokoroAlphabet.vowels.contains(next), "\(text)") }
                    #expect(mark != " " || next != " ", "\(text)")
                }
            }
        }
    }
}
