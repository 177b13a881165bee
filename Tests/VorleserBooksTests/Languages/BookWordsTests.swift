import Testing
import VorleserCore

@testable import VorleserBooks

/// What the words of a language are chosen by, and how they go before those of others.
struct BookWordsTests {
    @Test(arguments: [nil, "", "und", "qaa", "xx-YY"])
    func `a book of an unknown language is read by the words of all`(tag: String?) {
        let words = BookWords.chosen(for: tag)
        #expect(words.divisions.rank(of: "chapter") == .chapter && words.divisions.rank(of: "teil") == .part)
        #expect(words.role(ofHeading: "vorwort") == .preface && words.role(ofTitle: "оглавление") == .contents)
        #expect(words.givenTitles.title(of: .contents) == "Contents")
    }

    @Test(arguments: [("it", SectionRole.notes), ("en", .preface), ("fr-CA", .preface), ("ita", .notes)])
    func `its own words go first`(tag: String, role: SectionRole) {
        #expect(BookWords.chosen(for: tag).role(ofHeading: "note") == role)
    }

    @Test func `words of a table from outside are found, and do not change other languages`() {
        var words = BookWords()
        words.divisions = DivisionWords(chapters: "part")
        words.names = SectionNames([.preface: "chapter"])
        let table = BookWords.standard.with("qaa", words)
        #expect(BookWords.chosen(for: "qaa", from: table).divisions.rank(of: "part") == .chapter)
        #expect(BookWords.chosen(for: "qaa", from: table).role(ofHeading: "chapter") == .preface)
        #expect(BookWords.chosen(for: "en", from: table).divisions.rank(of: "part") == .part)
        #expect(BookWords.chosen(for: "en", from: table).role(ofHeading: "chapter") == nil)
    }

    @Test(arguments: [
        ("en", "Contents"), ("de", "Inhalt"), ("fr", "Table des matières"), ("es", "Índice"), ("it", "Indice"),
        ("pt", "Sumário"), ("ru", "Contents"),
    ])
    func `parts without a title are called something in the book's language`(tag: String, contents: String) {
        #expect(BookWords.chosen(for: tag).givenTitles.title(of: .contents) == contents)
    }

    @Test(arguments: ["en", "de", "fr", "es", "it", "pt"])
    func `a language that is complete has a title for each part, which names that part`(tag: String) throws {
        let words = BookWords.standard[tag]
        #expect(words.isComplete)
        for role in SectionRole.allCases where BookWords.english.givenTitles.title(of: role) != nil {
            let title = try #require(words.givenTitles.title(of: role), "\(role)")
            // What readers of several kinds print may have another role where it stands as a title.
            let named = words.role(ofTitle: title)
            #expect(named == nil || named == role || role.isPartOfTheWork == named?.isPartOfTheWork, "\(title)")
        }
    }

    @Test(arguments: [
        ("Anhang B", SectionRole.appendix), ("Vorwort zur zweiten Auflage", .preface),
        ("Sobre el autor", .advertisement),
        ("Appendice I", .appendix), ("Préface de l’auteur", .preface), ("Avant-propos", .foreword),
        ("Author’s Preface", .preface), ("Also by Jane Doe", .advertisement),
        ("Creative Commons Attribution", .licence),
        ("The Project Gutenberg License", .licence),
    ])
    func `titles are known by their beginning`(title: String, role: SectionRole) {
        #expect(BookWords.ofAllLanguages.role(ofTitle: title) == role)
    }
}
