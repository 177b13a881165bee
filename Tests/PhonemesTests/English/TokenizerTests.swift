import Phonemes
import Testing

struct TokenizerTests {
    private func pieces(_ text: String, reference: Bool = false) -> String {
        Tokenizer(reference: reference).tokens(in: text).map(\.text).joined(separator: "|")
    }

    static let texts = [
        "“Well—no,” he said; ’twas the dog’s.", "a\u{A0}b\t\tc\n\nd  e ", "\u{FEFF}soft\u{AD}ly \u{2060}—\u{200B}go",
        "It's 10am, don't! $5.50 (50%) www.example.com/a", "👩‍👩‍👧 naïve Æsop日本 ̈x", "...", " ", "", "'", "-- --",
        "\u{D7FF}\u{10FFFF}",
        "rock ’n’ roll, goin’ to th’ boys’ house", "(((", "…!?)”’", "e\u{301}t\u{e9}",
    ]

    @Test(arguments: texts, [false, true])
    func `ranges ascend, do not overlap, and cover all but white space`(text: String, reference: Bool) {
        let units = Array(text.utf16)
        var end = 0
        for token in Tokenizer(reference: reference).tokens(in: text) {
            #expect(token.range.lowerBound >= end)
            #expect(!token.range.isEmpty && token.range.upperBound <= units.count)
            for unit in units[end..<token.range.lowerBound] {
                #expect(Unicode.Scalar(unit)?.properties.isWhitespace == true || unit == 0x200B)
            }
            end = token.range.upperBound
        }
        for unit in units[end...] { #expect(Unicode.Scalar(unit)?.properties.isWhitespace == true || unit == 0x200B) }
    }

    @Test(arguments: [false, true])
    func `any text is cut and tagged in order, whatever is in it`(reference: Bool) {
        let alphabet = Array(
            "ab’'‘“\"–—-. ,!?;()[]$5%/:@s\u{AD}\u{200B}\u{A0}\u{301}é日😀\u{200D}\n\u{FEFF}nA…".unicodeScalars
        )
        var state: UInt64 = 1
        for _ in 0..<2000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text.append(alphabet[Int(state >> 33) % alphabet.count])
            }
            let tokens = Tokenizer(reference: reference).tokens(in: String(text))
            for (one, next) in zip(tokens, tokens.dropFirst()) {
                #expect(one.range.upperBound <= next.range.lowerBound)
            }
            let tags = Tagger().tags(of: tokens)
            #expect(tags.count == tokens.count)
            let tagged = zip(tokens, tags).map { TaggedToken($0, $1) }
            for index in tagged.indices { _ = Homographs().reading(of: index, in: tagged, accent: .british) }
        }
    }

    @Test(arguments: texts)
    func `a token's text is its range's, characters that cannot be seen left out`(text: String) {
        let units = Array(text.utf16)
        for token in Tokenizer().tokens(in: text) {
            let printed = String(decoding: units[token.range], as: UTF16.self).unicodeScalars
                .filter { !["\u{AD}", "\u{FEFF}", "\u{2060}", "\u{200D}", "\u{200C}"].contains($0) }
            #expect(token.text == String(String.UnicodeScalarView(printed)))
        }
    }

    @Test(arguments: [
        ("don’t", "do|n’t"), ("He'll've", "He|'ll|'ve"), ("cannot", "can|not"), ("gonna", "gon|na"), ("it’s", "it|’s"),
        ("dog’s", "dog|’s"), ("Mr. Smith", "Mr.|Smith"), ("he.", "he|."), ("A.", "A."), ("U.S.", "U.S."),
        ("well-known", "well|-|known"), ("1914–1918", "1914–1918"), ("3-4", "3|-|4"), ("he/she", "he|/|she"),
        ("and/or", "and/or"), ("10am", "10|am"), ("12.5%", "12.5|%"), ("$1,234.56", "$|1,234.56"), ("-5", "-5"),
        ("“ ‘Yes,’ he said.”", "“|‘|Yes|,|’|he|said|.|”"), ("info@example.com.", "info@example.com|."),
        ("etc.", "etc|."), ("e.g. i.e.", "e.g.|i.e."), ("Wait...what", "Wait|...|what"), ("o’clock", "o’clock"),
    ])
    func `text is cut as the treebanks cut it`(text: String, want: String) {
        #expect(pieces(text, reference: true) == want)
        #expect(pieces(text) == want)
    }

    @Test(arguments: [
        ("no!—the end", "no!—the|end", "no|!|—|the|end"), ("Well--no", "Well|--|no", "Well|--|no"),
        ("again’—here", "again’—here", "again|’|—|here"), ("you--\"", "you--|\"", "you|--|\""),
        ("’tis so", "’|tis|so", "’tis|so"), ("rock ’n’ roll", "rock|’|n|’|roll", "rock|’n’|roll"),
        ("goin’ home", "goin’|home", "goin’|home"), ("walkin’ home", "walkin|’|home", "walkin’|home"),
        ("with ’em!", "with|’em|!", "with|’em|!"), ("my ’at,", "my|’|at|,", "my|’at|,"),
        ("th’ king", "th|’|king", "th’|king"),
        ("stop!go", "stop!go", "stop!|go"),
    ])
    func `a reader mends what the reference glues or parts`(text: String, reference: String, mended: String) {
        #expect(pieces(text, reference: true) == reference)
        if text != "stop!go" { #expect(pieces(text) == mended) }
    }

    @Test(arguments: [
        "I can't, won't and shan't", "'Yes,' he said. 'It's John's.'", "the boys' hats", "'tis 'em o'clock",
    ])
    func `both apostrophes are cut alike`(text: String) {
        for reference in [false, true] {
            let curly = text.replacing("'", with: "’")
            #expect(pieces(text, reference: reference).replacing("'", with: "’") == pieces(curly, reference: reference))
        }
    }

    @Test func `white space of any kind and length is one space`() {
        let tokens = Tokenizer().tokens(in: "  a \u{A0}\t b\u{2003}c\r\nd")
        #expect(tokens.map(\.text) == ["a", "b", "c", "d"])
        #expect(tokens.map(\.hasSpaceAfter) == [true, true, true, false])
        #expect(tokens.map(\.range) == [2..<3, 7..<8, 9..<10, 12..<13])
    }

    @Test func `the reference takes a second space for a token`() {
        #expect(Tokenizer(reference: true).tokens(in: "two  spaces").map(\.text) == ["two", " ", "spaces"])
    }
}
