import Testing
import VorleserNarration
import VorleserTesting

/// What holds for every rule and every text.
struct WordsLawsTests {
    /// Signs, letters and words that the rules look for, in no order.
    private static let parts: [String] = [
        "Mr.", "St.", "J.", "U.S.", "e.g.", "etc.", "No.", "M.", "v.", "I", "A", "US", "BBC", "TVs", "THE", "—", "--",
        "–",
        "d—n", "B——", "...", ". . .", "*", "_", "¹", "[12]", "†", "&", "&c.", "/", "@", "#", "http://", "a.org",
        "a@b.com",
        "Δ", "λόγος", "ﬁ", "æ", "\u{AD}", "\u{200B}", "👍", "🙂", "❤️", "🇫🇷", "™", "©", "“", "”", "’", "'", " ", " ", " ",
        "\n",
        "Smith", "house", "12", "XIV", ",", ".", "!", ")", "(", "é", "e\u{301}", "Ａ", "𝐀", "N.E.", "by", "w/", "s/he",
        "C++",
    ]

    @Test func `replacements are inside, in order and apart`() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<1500 {
            let text = (0..<Int.random(in: 0...14, using: &generator)).compactMap { _ in
                Self.parts.randomElement(using: &generator)
            }.joined()
            let passage = Passage(text, language: "en")
            for form in SpokenWords.forms {
                var end = 0
                for replacement in form.replacements(in: passage) {
                    #expect(replacement.range.lowerBound >= end, "\(form.name) in “\(text)”")
                    #expect(!replacement.range.isEmpty, "\(form.name) in “\(text)”")
                    end = replacement.range.upperBound
                }
                #expect(end <= passage.length, "\(form.name) in “\(text)”")
            }
        }
    }

    @Test func `halves of surrogate pairs harm nothing`() {
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<800 {
            let units = (0..<12).map { _ in
                [0x41, 0x2E, 0x20, 0xD83D, 0xDC4D, 0xFE0F, 0x200D, 0x2D, 0x61, 0x40, 0x3B1].randomElement(
                    using: &generator
                )
                    ?? 0x20
            }
            let passage = Passage(String(decoding: units.map(UInt16.init), as: UTF16.self), language: "en")
            for form in SpokenWords.forms {
                #expect(form.replacements(in: passage).allSatisfy { $0.range.upperBound <= passage.length })
            }
        }
    }

    @Test func `the script of odd text keeps its laws`() {
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<200 {
            let text = "x" + (0..<20).compactMap { _ in Self.parts.randomElement(using: &generator) }.joined() + "\n"
            let reading = WordsReading(text)
            #expect(ScriptLaws.violations(of: reading.script, in: reading.book) == [], "“\(text)”")
        }
    }

    @Test func `names are stable, lower case and unique`() {
        let names = SpokenWords.forms.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(
            names == [
                "address", "named-sign", "program-sign", "note-mark", "typed-heart", "court-rule", "law-report",
                "part-of-speech",
                "chemical-formula", "function", "barred-letter", "standard", "abbreviation", "title",
                "compass-point", "initials", "state", "acronym",
                "capitals",
                "hidden-word", "dash", "ellipsis", "emphasis-mark", "greek-letter", "symbol", "emoji",
                "letter-form",
            ]
        )
    }

    @Test(arguments: ["de", "fr-FR", "la", "enb", "und", ""])
    func `nothing is changed in other languages`(language: String) {
        let text = "Mr. B—— d—n & the BBC _a_ ¹ a@b.org α 👍 ﬁ etc. St. N.E. No. 5 e.g. C++ word.¹ . . . -- x"
        #expect(WordsReading(text, language: language).rules.isEmpty)
    }

    @Test(arguments: ["en", "en-GB", "EN-us"])
    func `every kind of English is English`(language: String) {
        #expect(WordsReading("Mr. Smith", language: language).said == "Mister Smith")
    }

    @Test(
        arguments: [
            "No. I won’t.", "He was a D student.", "an X on the map", "three R’s", "fo’c’s’le", "’Tis ’twas", "ma’am",
            "I—I don’t know—perhaps.", "a well-known man", "He came, he saw; he went: “Really?”", "I came. I saw.",
            "I wait a sec.", "It was a work of art.", "She ate figs.", "He sat in the sun.", "What an ass!", "T-shirt",
            "A decent chap.", "I shall come anon.", "The cat sat on the mat.", "They will wed.", "He is a man of mar.",
            "naïve café", "Nikólenka Rostóv", "“‘Yes,’ he said.”", "Charles I was beheaded.", "Malcolm X spoke.",
            "Plan B failed.", "vitamin C", "He took it and lost it all.", "“Yes, Pa.”", "“No, Miss.”", "Hmm…",
            "rock ’n’ roll",
            "The U-boat sank.", "a will-o’-the-wisp", "ne’er-do-well", "Oh! I see.", "He said (quietly): no.",
            "OK, he said.",
            "It was I. Then he left.", "Is it me? Or you?", "“What the—”", "in the sea-port of Rome", "e’er and o’er",
            "NASA",
            "Louis XIV", "MCMXCIX", "Chapter IV", "O Lord!", "a = b", "He had 2 * 3", "“Come in,” I said.", "Yes—no.",
        ]
    )
    func `plain sentences stay as printed`(sentence: String) {
        let reading = WordsReading(sentence)
        #expect(reading.said == sentence)
        #expect(reading.rules == [])
    }
}
