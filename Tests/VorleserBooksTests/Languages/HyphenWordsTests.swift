import Testing
import VorleserCore

@testable import VorleserBooks

struct HyphenWordsTests {
    @Test(arguments: [nil, "", "en", "EN-us", "en_GB", "eng", "English"])
    func `a text of English, or of nobody knows what, is held against the lexicon`(tag: String?) {
        #expect(BookWords.chosen(for: tag).hyphens.hasLexicon && BookWords.chosen(for: tag).hyphens.partsKnownWords)
    }

    @Test(arguments: ["de", "fr-CA", "fry", "und", "qaa"])
    func `no other language is`(tag: String) {
        #expect(!BookWords.chosen(for: tag).hyphens.hasLexicon && !BookWords.chosen(for: tag).hyphens.partsKnownWords)
    }

    @Test func `French pronouns are hung on verbs`() {
        #expect(["fr", "FR", "fr-CA", "fra"].allSatisfy { BookWords.chosen(for: $0).hyphens.enclitics.contains("il") })
        #expect(
            BookWords.chosen(for: "en").hyphens.enclitics.isEmpty
                && BookWords.chosen(for: "fry").hyphens.enclitics.isEmpty
        )
    }

    @Test func `a word of one letter is asked for in its own language only`() {
        #expect(BookWords.chosen(for: "es").hyphens.conjunctions.isSuperset(of: ["y", "o", "und"]))
        #expect(!BookWords.chosen(for: "en").hyphens.conjunctions.contains("y"))
    }

    private func fate(_ line: String, _ next: String, language: String) -> PrintedHyphens.Fate? {
        let vocabulary = PrintedVocabulary([]) { _ in false }
        let words = BookWords.chosen(for: language)
        return PrintedHyphens(vocabulary: vocabulary, words: words, limits: HyphenThresholds())
            .fate(atEndOf: line, before: next)
    }

    @Test func `tens keep their hyphen, and the last of a row is none of them`() {
        #expect(fate("there were twenty-", "two of them", language: "fr") == .kept)
        // “Last” heads chapters, where it counts as a number above all others.
        #expect(fate("the last-", "one", language: "fr") == .joined)
    }

    @Test func `where browsers set hyphens of their own, the others are the author's`() throws {
        var sheet = PrintedSheet()
        let lines = [
            "Die Bundestags-Abgeordne\u{2010}", "ten kamen, und die S-Bahn-Halte\u{2010}", "stellen waren wirk\u{2010}",
            "lich alle da, wie après-", "demain gesagt.",
        ]
        sheet.setParagraph(lines, y: 60)
        let text = try PrintedSheets.book(sheet).text
        #expect(text.contains("Abgeordneten") && text.contains("Haltestellen") && text.contains("wirklich"))
        #expect(text.contains("après-demain"))
    }

    @Test func `a hyphen that stands for a word stays, by the words of each language`() {
        #expect(fate("Haupt-", "und Nebensätze", language: "de") == .hanging)
        #expect(fate("socio-", "y psicológico", language: "es") == .hanging)
        #expect(fate("anglo-", "e franco", language: "pt") == .hanging)
        #expect(fate("anglo-", "e franco", language: "en") != .hanging)
    }
}
