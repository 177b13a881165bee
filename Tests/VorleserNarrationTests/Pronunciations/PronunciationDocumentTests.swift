import Testing
import VorleserNarration
import VorleserTesting

struct PronunciationDocumentTests {
    private let text = """
        # mine
        Hermione\tipa\thɜːrˈmaɪəni

        Cholmondeley\tsay\tChumley\t\ta village
        \\#1\tsay\tnumber one\tanywhere,match-case
        \\[\\d+\\]\tskip\t\tregex
        who knows
        Lee\tsing\tla

        """

    @Test func `a document is read and written as it is`() {
        let document = PronunciationDocument(text)
        #expect(document.text == text)
        #expect(document.rules.map(\.sought) == ["Hermione", "Cholmondeley", "#1", #"\[\d+\]"#])
        #expect(document.rules[1].note == "a village")
        #expect(document.rules[2].extent == .anywhere && document.rules[2].matchesCase)
        #expect(document.problems.map(\.line) == [7, 8])
        #expect(document.problems.map(\.error) == [.wrongColumns(1), .unknownWay("sing")])
    }

    @Test func `adding and removing leaves remarks and unread lines`() throws {
        var document = PronunciationDocument(text)
        #expect(document.add(try UserPronunciation(of: "Lee", .words("Leigh"))) == nil)
        #expect(document.remove { place, _ in place == 4 }.map(\.sought) == ["Lee"])
        #expect(document.text == text)
        let replaced = document.add(try UserPronunciation(of: "HERMIONE", .silence))
        #expect(replaced?.saying == .ipa("hɜːrˈmaɪəni"))
        #expect(document.rules[0].saying == .silence && document.rules.count == 4)
        #expect(document.problems.count == 2)
    }

    @Test func `many are added in one go, each in the place of what looks for the same`() throws {
        var document = PronunciationDocument(text)
        let rules = [
            try UserPronunciation(of: "Lee", .words("Leigh")), try UserPronunciation(of: "LEE", .words("Lay")),
            try UserPronunciation(of: "hermione", .silence), try UserPronunciation(of: "Lee", .words("Lay")),
        ]
        #expect(document.add(contentsOf: rules) == 3)
        #expect(document.rules.map(\.sought) == ["hermione", "Cholmondeley", "#1", #"\[\d+\]"#, "Lee"])
        #expect(document.rules.last?.saying == .words("Lay"))
        #expect(document.problems.count == 2)
    }

    @Test func `a dictionary of thousands is taken in a time that grows with its length`() throws {
        let growth = try Growth { times in
            var document = PronunciationDocument()
            let rules = try (0..<1500 * times).map { try UserPronunciation(of: "Foo\($0)", .words("bar")) }
            #expect(document.add(contentsOf: rules) == 0)
            #expect(document.add(contentsOf: rules) == 0)
            #expect(document.rules.count == rules.count)
        }
        #expect(growth.isLinear, "\(growth)")
    }

    @Test func `patterns of a file are tried for so long, and no longer`() throws {
        let slow = (0..<40).map { ".*.*.*.*x\($0)\tskip\t\tregex" }
        var trials = PatternTrials(seconds: 0.1)
        let document = PronunciationDocument((slow + ["Ann\tskip"]).joined(separator: "\n"), triedBy: &trials)
        #expect(document.rules.map(\.sought) == ["Ann"])
        #expect(document.problems.first?.error == .slowPattern(".*.*.*.*x0"))
        #expect(document.problems.last?.error == .untriedPattern(".*.*.*.*x39"))
        let fast = try UserPronunciation(of: "a+b", .silence, extent: .pattern)
        #expect(throws: PronunciationError.untriedPattern("a+b")) { try trials.take(fast) }
    }

    @Test func `what is written is read again, whatever is in it`() throws {
        var chance = SeededGenerator(seed: 3)
        let signs = Array("ab#\\ ,;\"'’é😀$1[](")
        func word() -> String {
            String((0..<Int.random(in: 0...5, using: &chance)).map { _ in signs.randomElement(using: &chance) ?? "a" })
        }
        var rules: [UserPronunciation] = []
        while rules.count < 300 {
            let saying: UserPronunciation.Saying =
                [.words(word()), .ipa("kæt"), .phonemes("kˈæt"), .silence].randomElement(using: &chance) ?? .silence
            let extent = UserPronunciation.Extent.allCases.randomElement(using: &chance) ?? .word
            let rule = try? UserPronunciation(
                of: word(),
                saying,
                extent: extent,
                matchesCase: Bool.random(using: &chance),
                note: word()
            )
            if let rule { rules.append(rule) }
        }
        let document = PronunciationDocument(rules)
        #expect(PronunciationDocument(document.text).rules == rules)
        #expect(ImportedPronunciations(document.text).rules == rules)
    }

    @Test func `line ends of every kind are read`() {
        let document = PronunciationDocument("a\tsay\tb\r\nc\tskip\r\n")
        #expect(document.rules.map(\.sought) == ["a", "c"])
        #expect(PronunciationDocument("").rules.isEmpty && PronunciationDocument("").text.isEmpty)
    }
}

struct VoiceDreamDictionaryTests {
    @Test(arguments: ["\t", ",", ";"])
    func `a dictionary is read with every separator`(separator: String) {
        let rows = [
            ["Hermione", "0", "Y", "her my oh nee", "0"], ["Dr.", "1", "N", "doctor", "0"],
            ["\\[\\d+\\]", "2", "Y", "", "1"], ["\"a \"\"b\"\",;c\"", "0", "Y", "d", "0"],
        ]
        let imported = ImportedPronunciations(rows.map { $0.joined(separator: separator) }.joined(separator: "\n"))
        #expect(imported.format == .voiceDream)
        #expect(imported.problems.isEmpty)
        #expect(imported.rules.map(\.sought) == ["Hermione", "Dr.", "\\[\\d+\\]", "a \"b\",;c"])
    }

    @Test func `modes, capitals and skipping are kept`() throws {
        let rules = VoiceDreamDictionary("Lee,0,N,Leigh,0\nbook,1,Y,tome,0\n\\d,2,Y,x,1").rules
        #expect(rules.map(\.extent) == [.word, .anywhere, .pattern])
        #expect(rules.map(\.matchesCase) == [true, false, false])
        #expect(rules.map(\.saying) == [.words("Leigh"), .words("tome"), .silence])
    }

    @Test func `lines that cannot be read are named`() {
        let dictionary = VoiceDreamDictionary("Lee,0,Y,Leigh,0\n\nLee,7,Y,x,0\nno rule\n(,2,Y,x,0")
        #expect(dictionary.rules.count == 1)
        #expect(dictionary.problems.map(\.line) == [3, 4, 5])
    }
}
