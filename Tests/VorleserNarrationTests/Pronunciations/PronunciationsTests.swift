import Phonemes
import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

struct PronunciationsTests {
    private let standard = SpokenLanguage.standard

    private typealias Rule = UserPronunciation

    /// The replacements in a text: “printed → said”, sounds between slashes.
    private func said(_ text: String, _ rules: [UserPronunciation], accent: Accent = .american) -> [String] {
        let units = Array(text.utf16)
        return Pronunciations(rules, accent: accent).replacements(in: Passage(text, language: "en")).map {
            let printed = String(decoding: units[$0.range], as: UTF16.self)
            return "\(printed) → \($0.phonemes.map { "/\($0)/" } ?? $0.text)"
        }
    }

    // MARK: Words

    @Test(arguments: [
        ("Lee left.", ["Lee → Leigh"]), ("LEE and lee", ["LEE → Leigh", "lee → Leigh"]),
        ("Lee’s and Lee's", ["Lee → Leigh", "Lee → Leigh"]), ("the Lees’ house", []), ("Leeward, sleep, O’Lee", []),
        ("Jean-Lee, (Lee) “Lee”—Lee_", ["Lee → Leigh", "Lee → Leigh", "Lee → Leigh", "Lee → Leigh"]),
        ("Lee’ll, Lee’d", []), ("Leé Lee\u{301} éLee", []), ("‘Lee’ said", ["Lee → Leigh"]), ("", []),
    ])
    func `a word is found as a whole, also in its possessive`(text: String, found: [String]) throws {
        #expect(said(text, [try Rule(of: "Lee", .words("Leigh"))]) == found)
    }

    @Test func `apostrophes are even, accents are not`() throws {
        let rules = [try Rule(of: "d'Artagnan", .words("A")), try Rule(of: "Brontë", .words("B"))]
        #expect(
            said("d’Artagnan, D'ARTAGNAN, Bronte, BRONTË", rules) == ["d’Artagnan → A", "D'ARTAGNAN → A", "BRONTË → B"]
        )
    }

    @Test func `an accent is the same on its letter and beside it`() throws {
        for word in ["Brontë", "Bronte\u{308}"] {
            let found = said("Brontë, Bronte\u{308}, Bronte", [try Rule(of: word, .words("B"))])
            #expect(found == ["Brontë → B", "Bronte\u{308} → B"])
        }
    }

    @Test func `several words are found over a line end`() throws {
        #expect(said("in New\nYork.", [try Rule(of: "New York", .words("N"))]) == ["New\nYork → N"])
    }

    @Test func `signs need no word's end`() throws {
        let rules = [try Rule(of: "C++", .words("see")), try Rule(of: "Dr.", .words("doctor"))]
        #expect(said("C++x Dr.Lee", rules) == ["C++ → see", "Dr. → doctor"])
    }

    @Test func `anywhere is also inside a word, and capitals count if wished`() throws {
        #expect(said("Bookish books", [try Rule(of: "book", .words("x"), extent: .anywhere)]).count == 2)
        #expect(said("Polish polish", [try Rule(of: "Polish", .words("x"), matchesCase: true)]) == ["Polish → x"])
    }

    // MARK: Sounds and silence

    @Test func `sounds take the possessive's ending with them`() throws {
        let rule = try Rule(of: "Hermione", .ipa("hɜːrˈmaɪəni"))
        #expect(said("Hermione’s owl", [rule]) == ["Hermione’s → /hɜɹmˈIəniz/"])
        #expect(said("Hermione", [rule], accent: .british) == ["Hermione → /hɜːmˈIəni/"])
        #expect(said("Max's", [try Rule(of: "Max", .phonemes("mˈæks"))]) == ["Max's → /mˈæksᵻz/"])
        #expect(said("Kit's", [try Rule(of: "Kit", .phonemes("kˈɪt"))]) == ["Kit's → /kˈɪts/"])
    }

    @Test func `what is skipped is in the script with the rule's name`() throws {
        let book = BookSketch(.chapter("A", .paragraph("One [12] two."), .paragraph("[13]"))).book
        let rule = try Rule(of: #"\[\d+\]"#, .silence, extent: .pattern)
        let reading = Reading(book, forms: [Pronunciations([rule])] + Narrator.commonForms, languages: standard)
        #expect(reading.said == ["One  two."])
        #expect(reading.changes == ["[12] →  [pronunciation]"])
        #expect(reading.skipped.contains { $0.contains("[13]") })
    }

    @Test func `sounds can be given to a sign`() throws {
        let book = BookSketch(.chapter("A", .paragraph("☞"), .paragraph("One."))).book
        let rule = try Rule(of: "☞", .phonemes("lˈʊk"))
        #expect(Reading(book, forms: [Pronunciations([rule])]).said == ["☞", "One."])
    }

    @Test func `only utterances that hold the word change`() throws {
        let book = BookSketch(.chapter("A", .paragraph("Ann came. Bob went. Ann sat."))).book
        let forms = Narrator.commonForms
        let before = Reading(book, forms: forms, languages: standard).script.utterances
        let rule = try Rule(of: "Bob", .phonemes("bˈɑb"))
        let after = Reading(book, forms: [Pronunciations([rule])] + forms, languages: standard).script.utterances
        #expect(zip(before, after).map { $0 == $1 } == [true, false, true])
    }

    // MARK: Patterns

    @Test func `a pattern's groups can be said, apostrophes are even`() throws {
        let rule = try Rule(of: #"(\w+)n't (\w)"#, .words("$1 not $2$$$9$"), extent: .pattern)
        #expect(said("He didn’t go", [rule]) == ["didn’t g → did not g$$"])
    }

    @Test(arguments: [
        "(a+)+", "(?:a*)*b", "((x|y+)z*){2,}", "(a+b?)*", "(a|a)+b", "(?:a?)+?", "(a?){30}b", "((a?){5}b){5}",
    ])
    func `patterns that might never end are refused`(pattern: String) {
        #expect(throws: PronunciationError.endlessPattern(pattern, place: 1)) {
            try UserPronunciation(of: pattern, .silence, extent: .pattern)
        }
    }

    @Test func `a pattern of many repetitions is refused, since each doubles the time`() throws {
        let most = String(repeating: "a?", count: 16)
        _ = try UserPronunciation(of: most + "b?+[c?](?:d){2}", .silence, extent: .pattern)
        #expect(throws: PronunciationError.endlessPattern(most + "b*", place: 33)) {
            try UserPronunciation(of: most + "b*", .silence, extent: .pattern)
        }
    }

    @Test(arguments: [
        "a+b+", "(a++)+", "(?>a+)+", "(ab)+", #"\(a+\)+"#, "[(a+)]+", "(a{2})+", "(a+){2}", "(?:a|b)++", "((?:a|b)++)+",
        "(a|b){2,4}", "((a?){2}b){3}",
    ])
    func `other repetitions are taken`(pattern: String) throws {
        _ = try UserPronunciation(of: pattern, .silence, extent: .pattern)
    }

    @Test(arguments: [".*.*.*.*x", #"\w+\w+\w+\w+\d"#, "(a*)(a*)(a*)(a*)(a*)b", #"\s*\s*\s*\s*\s*$"#])
    func `patterns that are slow in ordinary sentences are not taken when they are new`(pattern: String) throws {
        let rule = try UserPronunciation(of: pattern, .silence, extent: .pattern)
        let start = ContinuousClock.now
        #expect(throws: PronunciationError.slowPattern(pattern)) { try rule.trial() }
        #expect(ContinuousClock.now - start < .seconds(60))
        let line = rule.line
        #expect(PronunciationDocument(line).rules == [rule])
        let imported = ImportedPronunciations("Ann\tskip\n" + line)
        #expect(imported.rules.map(\.sought) == ["Ann"])
        #expect(imported.problems.map(\.line) == [2])
    }

    @Test(arguments: [#"(\w+)n't (\w)"#, #"\[\d+\]"#, #"(\d+)\s*-\s*(\d+)"#, "Mrs?\\.? [A-Z]\\w+", ".*"])
    func `patterns that people write are quick enough`(pattern: String) throws {
        try UserPronunciation(of: pattern, .silence, extent: .pattern).trial()
    }

    @Test(arguments: ["(", "[", "(?:", "[^[", "(?="])
    func `a pattern that nests too deeply is refused`(opening: String) {
        let pattern = String(repeating: opening, count: 5000)
        #expect(throws: PronunciationError.self) { try UserPronunciation(of: pattern, .silence, extent: .pattern) }
    }

    @Test func `a wrong pattern is refused with its place`() {
        #expect(
            throws: PronunciationError.badPattern(
                "ab(c))",
                reason: "closing ')' does not balance any groups openings",
                place: 6
            )
        ) {
            try UserPronunciation(of: "ab(c))", .silence, extent: .pattern)
        }
        for pattern in ["(", "[a", "*", "a{2,1}", "\\", "(?<n", "(?P<", "\\p{"] {
            _ = try? UserPronunciation(of: pattern, .silence, extent: .pattern)
        }
    }

    @Test func `very long passages are not searched for patterns`() throws {
        let text = String(repeating: "a ", count: 3000) + "b"
        let rules = [try Rule(of: "b", .words("x"), extent: .pattern), try Rule(of: "b", .words("y"))]
        #expect(said(text, rules) == ["b → y"])
    }

    // MARK: Many rules

    @Test func `an earlier rule wins, wherever it stands in the text`() throws {
        let rules = [
            try Rule(of: "York", .words("1")), try Rule(of: "New York City", .words("2")),
            try Rule(of: "ca.", .words("3"), extent: .pattern), try Rule(of: "New", .words("4")),
            try Rule(of: "cat", .words("5")),
        ]
        #expect(said("New York City cat", rules) == ["New → 4", "York → 1", "cat → 3"])
    }

    @Test func `replacements are in order, inside, apart, on random texts`() throws {
        var chance = SeededGenerator(seed: 11)
        let signs = Array("abAB'’s .-é\u{301}😀")
        func text(_ longest: Int) -> String {
            String(
                (0..<Int.random(in: 1...longest, using: &chance)).map { _ in signs.randomElement(using: &chance) ?? "a"
                }
            )
        }
        for _ in 0..<400 {
            let rules: [UserPronunciation] = (0..<6).compactMap { _ in
                let extent = UserPronunciation.Extent.allCases.randomElement(using: &chance) ?? .word
                let saying: UserPronunciation.Saying =
                    [.words("w"), .silence, .phonemes("a")].randomElement(using: &chance) ?? .silence
                return try? UserPronunciation(
                    of: text(3),
                    saying,
                    extent: extent,
                    matchesCase: Bool.random(using: &chance)
                )
            }
            let passage = Passage(text(40), language: "en")
            var end = 0
            for replacement in Pronunciations(rules).replacements(in: passage) {
                #expect(replacement.range.lowerBound >= end && !replacement.range.isEmpty)
                end = replacement.range.upperBound
            }
            #expect(end <= passage.length)
        }
    }

    @Test func `nothing to find or to say is refused`() {
        #expect(throws: PronunciationError.nothingToFind) { try UserPronunciation(of: " ", .silence) }
        #expect(throws: PronunciationError.nothingToSay) { try UserPronunciation(of: "a", .words(" ")) }
        #expect(throws: PronunciationError.severalLines("a\tb")) { try UserPronunciation(of: "a\tb", .silence) }
        #expect(throws: PronunciationError.notation(.unknownSymbol("g", place: 1, of: .kokoro))) {
            try UserPronunciation(of: "a", .phonemes("gA"))
        }
    }
}
