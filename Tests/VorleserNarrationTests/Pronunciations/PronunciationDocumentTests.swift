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
