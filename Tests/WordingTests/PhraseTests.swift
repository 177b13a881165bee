import Testing
import Wording

@Suite struct PhraseTests {
    private let catalogues: [WordingLanguage: [String: String]] = [
        .german: [
            "%@ is a folder.": "%@ ist ein Ordner.",
            "%@ of %@ books": "von %2$@ Büchern %1$@",
            "Up to 50 % of %@ more": "%@: bis zu 50 % mehr",
            "Nothing.": "Nichts.",
            "It is long, and %@ is in it.": "Er ist lang, und darin ist %@.",
        ]
    ]

    @Test(
        arguments: [
            ("\("/a") is a folder.", "/a is a folder.", "/a ist ein Ordner."),
            ("\(3) of \(4) books", "3 of 4 books", "von 4 Büchern 3"),
            ("Up to 50 % of \("%@") more", "Up to 50 % of %@ more", "%@: bis zu 50 % mehr"),
            ("Nothing.", "Nothing.", "Nichts."),
            ("It is long, " + "and \("x") is in it.", "It is long, and x is in it.", "Er ist lang, und darin ist x."),
            ("Unknown \(1).", "Unknown 1.", "Unknown 1."),
        ] as [(Phrase, String, String)]
    )
    func isSaid(_ phrase: Phrase, inEnglish english: String, inGerman german: String) {
        #expect(phrase.words(in: .english, from: catalogues) == english)
        #expect(phrase.words(in: .german, from: catalogues) == german)
    }

    @Test func aCatalogueThatAsksForMoreThanThereIsBreaksNothing() {
        let wrong: [WordingLanguage: [String: String]] = [
            .german: ["One %@.": "%@ %@ %7$@ %0$@ %99999999999999999999$@ %1$"]
        ]
        let phrase: Phrase = "One \("a")."
        #expect(phrase.words(in: .german, from: wrong) == "a    %99999999999999999999$@ %1$")
    }
}

@Suite struct WordingLanguageTests {
    @Test(arguments: [
        ([:], WordingLanguage.english),
        (["LANG": "de_DE.UTF-8"], .german),
        (["LANG": "de_AT"], .german),
        (["LANG": "fr_FR.UTF-8"], .english),
        (["LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"], .german),
        (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], .english),
        (["LANG": "de_DE.UTF-8", "LC_ALL": ""], .german),
        (["LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:de:en"], .german),
        (["LANG": "C.UTF-8", "LANGUAGE": "de"], .english),
        (["LANGUAGE": "de"], .english),
    ])
    func environmentAsksFor(_ environment: [String: String], _ language: WordingLanguage) {
        #expect(WordingLanguage(environment: environment) == language)
    }

    @Test(arguments: [
        ("de-DE,de;q=0.9,en;q=0.8", WordingLanguage.german), ("en-US,en;q=0.9,de;q=0.8", .english),
        ("fr, de;q=0.5, en;q=0.4", .german), ("en;q=0.1, de; q=0.2", .german), ("de;q=0", .english),
        ("de;q=x, en;q=0.1", .english), ("", .english), ("*", .english), ("DE", .german), ("german", .english),
        (",;,;q=1,-", .english),
    ])
    func requestAsksFor(_ header: String, _ language: WordingLanguage) {
        #expect(WordingLanguage(acceptLanguage: header) == language)
    }

    @Test func aNumberHasThePointOfTheLanguage() {
        #expect(WordingLanguage.english.written(-1.25) == "-1.25" && WordingLanguage.german.written(-1.25) == "-1,25")
    }

    @Test func aTaskHasItsOwn() async {
        #expect(WordingLanguage.current == .english)
        let inside = await WordingLanguage.$ofTask.withValue(.german) { await Task { WordingLanguage.current }.value }
        #expect(inside == .german)
    }
}
