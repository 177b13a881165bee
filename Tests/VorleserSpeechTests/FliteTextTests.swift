import Testing
import VorleserCore

@testable import VorleserSpeech

struct FliteTextTests {
    /// The tokens as words with their punctuation.
    private func words(_ text: String) -> String {
        FliteText(.printed(text)).tokens.map { $0.name + $0.after }.joined(separator: " ")
    }

    @Test(arguments: [
        ("“Come in,” said Dr. Smith.", "Come in, said Dr. Smith."),
        ("It wasn’t his; it was the dogs’ own.", "It wasn't his; it was the dogs own."),
        ("He waited—and waited -- then left – at last.", "He waited, and waited, then left, at last."),
        ("a well-known twenty-year-old", "a well known twenty year old"),
        ("Wait… what?! No...", "Wait. what? No."),
        ("café naïve Ærø straße Łódź Þór ﬁne", "cafe naive AEro strasse Lodz THor fine"),
        ("Ａ１ 𝐁𝐨𝐥𝐝 ٣ x²", "A1 Bold 3 x2"),
        ("cafe\u{301} so\u{AD}ft zero\u{200B}width", "cafe soft zerowidth"),
        ("1,024 at 10:30, 3.50 and .5", "1,024 at 10:30, 3.50 and .5"),
        ("$45, 5%, £3 & 20° C", "$45, 5%, pounds 3 and 20 degrees C"),
        ("1914–18", "1914 to 18"),
        ("the end.The next U.S.A. e.g. this", "the end. The next U.S.A. e.g. this"),
        ("½ Ⅳ α", "one half four alpha"),
        ("_so_ *very* [sic] (yes)", "so very, sic, yes,"),
        ("—Oh. * * * “ ” …", "Oh."),
        ("日本語 Привет λόγος 🎉", ""),
        ("-5 pre- and post-war", "-5 pre and post war"),
        ("'tis rock'n'roll 'em goin'", "tis rock'n'roll em goin"),
        ("one\ntwo\u{0}three\u{A0}four\u{2003}five", "one two three four five"),
    ])
    func `Flite is told in ASCII what is printed`(text: String, told: String) {
        #expect(words(text) == told)
    }

    @Test(arguments: [
        "“Come in,” said café—owner 𝄞 Łódź; it’s $45 & ½ of 日本 1914–18…", "🎉🎉 a🎉b", "ﬃ ² ǆ", "\u{301}a\u{301}",
    ])
    func `tokens stand in order where they were found, and are plain`(text: String) {
        let tokens = FliteText(.printed(text)).tokens
        #expect(!tokens.isEmpty)
        for token in tokens {
            #expect(token.source.lowerBound >= 0 && token.source.upperBound <= text.utf16.count)
            #expect(!token.source.isEmpty)
            #expect(token.name.utf8.allSatisfy { $0 > 32 && $0 < 127 })
        }
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            #expect(token.source.upperBound <= next.source.lowerBound || token.source == next.source)
        }
    }

    @Test func `the source of a word is the word without its punctuation`() {
        let text = "“It’s Müller’s,” he said."
        let units = Array(text.utf16)
        let sources = FliteText(.printed(text)).tokens.map { String(decoding: units[$0.source], as: UTF16.self) }
        #expect(sources == ["It’s", "Müller’s", "he", "said"])
    }

    @Test func `long words are cut`() {
        let tokens = FliteText(.printed(String(repeating: "a", count: 5000))).tokens
        #expect(tokens.allSatisfy { $0.name.utf8.count <= FliteText.longestWord })
        #expect(tokens.map(\.name).joined().utf8.count == 5000)
    }

    @Test func `pieces are bounded, cut after punctuation, and lose nothing`() {
        let text = String(repeating: "Some words come here, and then a few more of them; ", count: 200)
        let spoken = FliteText(.printed(text))
        #expect(spoken.pieces.flatMap { $0 } == spoken.tokens)
        #expect(spoken.pieces.count > 20)
        for piece in spoken.pieces {
            #expect(piece.reduce(0) { $0 + $1.name.utf8.count + 1 } <= 190)
            #expect(piece.last?.after.isEmpty == false)
        }
    }

    @Test func `phonemes of the listener are one word, unknown ones are ignored`() {
        let span = TextSpan(utf16: 0..<6)
        func tokens(_ phonemes: String) -> [FliteToken] {
            let piece = Piece(replacing: span, by: "Kokoro", rule: "listener", phonemes: phonemes)
            return FliteText(Utterance(span: span, pieces: [piece], pauseAfter: .zero, language: "en")).tokens
        }
        #expect(tokens("kˈOkəɹO").map(\.phonemes) == ["k ow1 k er ow"])
        #expect(tokens("hɜːmˈIəni").map(\.phonemes) == ["hh er m ay1 ax n iy"])
        #expect(tokens("nˈu jˈɔɹk!").map(\.phonemes) == ["n uw1 y ao1 r k"])
        #expect(tokens("k↑x").map(\.phonemes) == [nil])
        #expect(tokens("k↑x").map(\.name) == ["Kokoro"])
        #expect(tokens("").map(\.phonemes) == [nil])
    }
}
