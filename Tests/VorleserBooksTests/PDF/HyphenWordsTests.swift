import Testing

@testable import VorleserBooks

struct HyphenWordsTests {
    @Test(arguments: [nil, "", "en", "EN-us", "en_GB", "eng", "English"])
    func `a text of English, or of nobody knows what, is held against the lexicon`(tag: String?) {
        #expect(HyphenWords.of(tag).hasLexicon && HyphenWords.of(tag).partsKnownWords)
    }

    @Test(arguments: ["de", "fr-CA", "fry", "und", "qaa"])
    func `no other language is`(tag: String) {
        #expect(!HyphenWords.of(tag).hasLexicon && !HyphenWords.of(tag).partsKnownWords)
    }

    @Test func `French pronouns are hung on verbs`() {
        #expect(["fr", "FR", "fr-CA", "fra"].allSatisfy { HyphenWords.of($0).enclitics.contains("il") })
        #expect(HyphenWords.of("en").enclitics.isEmpty && HyphenWords.of("fry").enclitics.isEmpty)
    }
}
