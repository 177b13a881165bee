import Testing
import VorleserCore
import VorleserTesting
import VorleserText

struct LanguageEvidenceTests {
    private static let english = ForeignTexts.all["en", default: ""]

    @Test(arguments: ForeignTexts.all.keys.sorted())
    func `a paragraph tells its language`(code: String) throws {
        let text = try #require(ForeignTexts.all[code])
        #expect(LanguageEvidence(text).language?.code == code)
    }

    @Test(arguments: ForeignTexts.all.keys.sorted())
    func `what is declared is believed where the text agrees, and is not where it contradicts`(code: String) throws {
        let text = try #require(ForeignTexts.all[code])
        let evidence = LanguageEvidence(text + "\n" + text)
        let language = try #require(Language(code))
        #expect(evidence.language(declaredAs: language) == language)
        let other = try #require(Language(code == "en" ? "de" : "en"))
        #expect(evidence.language(declaredAs: other) == language)
    }

    @Test(arguments: [
        "", "42", "Guten Morgen!", "Bonjour, Madame.", "Der Rosenkavalier", "La dolce vita", "xyzzy plugh frotz",
        "Anna, Boris, Carl, Dora, Emil, Frida, Gustav, Hans, Ida, Julia, Karl, Lena, Marta, Nora, Otto, Paul",
    ])
    func `a few words, names and nonsense tell nothing`(text: String) {
        #expect(LanguageEvidence(text).language == nil)
    }

    @Test(arguments: [
        ("de", "Der Hund lief über die Straße und bellte laut."), ("fr", "Il est dans la maison de son père."),
        ("es", "El perro y el gato de la casa."), ("en", "He is in an inn, so am I."),
        ("en", "The die is cast for us."),
    ])
    func `a short sentence of common words tells its language`(code: String, text: String) {
        #expect(LanguageEvidence(text).language?.code == code)
    }

    @Test(arguments: ["de", "fr", "la", "ja", "ru", "xx", "haw"])
    func `a short text contradicts nothing in its own letters`(code: String) throws {
        guard let language = Language(code), language.writingSystems.contains(.latin) else { return }
        #expect(LanguageEvidence("It was a dark night.").language(declaredAs: language) == language)
    }

    @Test(arguments: [("da", "no"), ("cs", "sk"), ("hr", "sr"), ("es", "gl"), ("nl", "af")])
    func `a language is not taken from a book for its neighbour's`(own: String, neighbour: String) throws {
        let (own, neighbour) = (try #require(Language(own)), try #require(Language(neighbour)))
        guard let text = ForeignTexts.all[own.code] else { return }
        #expect(LanguageEvidence(text + text).language(declaredAs: neighbour) == neighbour)
    }

    @Test func `English with foreign names and quotations stays English`() {
        let text =
            Self.english + " “Mon Dieu, c’est la vie,” cried Poirot, and read the Frankfurter Allgemeine Zeitung in "
            + "the Rue de la Paix, where Герасим and 東京 were far."
        #expect(LanguageEvidence(text).language?.code == "en")
    }

    @Test func `evidence of parts is that of the whole`() {
        for text in ForeignTexts.all.values {
            let lines = text.split(separator: " ")
            var sum = LanguageEvidence(lines.prefix(20).joined(separator: " "))
            sum.add(LanguageEvidence(lines.dropFirst(20).joined(separator: " ")))
            #expect(sum.language == LanguageEvidence(text).language)
            #expect(sum.weight == LanguageEvidence(text).weight)
        }
    }
}

struct BookLanguagesTests {
    private func book(_ paragraphs: [(String, String?)], language: String?) -> Book {
        let blocks = paragraphs.map { text, tag in
            SketchedBlock.text(.paragraph, [tag.map { .styled(.language($0), [.plain(text)]) } ?? .plain(text)])
        }
        return BookSketch(language: language, chapters: [SketchedChapter(title: "One", blocks: blocks)]).book
    }

    @Test func `a book is in what it says, with its text or without`() {
        #expect(BookLanguages(of: book([("Oh!", nil)], language: "de")).main?.code == "de")
        #expect(
            BookLanguages(of: book([(ForeignTexts.all["de", default: ""], nil)], language: "de-AT")).main?.code == "de"
        )
    }

    @Test(arguments: ForeignTexts.all.keys.sorted(), [nil, "und", "English", "en-US", "it"])
    func `a book that says nothing, or something else, is in the language of its text`(code: String, tag: String?) {
        let text = ForeignTexts.all[code, default: ""]
        let languages = BookLanguages(of: book([(text, nil), (text, nil), (text, nil)], language: tag))
        #expect(languages.main?.code == code)
        #expect(languages.shares.first?.share == 1)
    }

    @Test func `a book in two languages has both`() {
        let (german, english) = (ForeignTexts.all["de", default: ""], ForeignTexts.all["en", default: ""])
        let both = [(german, "de"), (english, nil), (german, "de"), (english, nil)] as [(String, String?)]
        for tag in ["en", "de", nil] {
            let languages = BookLanguages(of: book(both, language: tag))
            #expect(Set(languages.major.map(\.code)) == ["de", "en"])
            if let tag { #expect(languages.main?.code == tag) }
        }
    }

    @Test func `parts of a long book tell what all of it is in, and quotations do not`() {
        let (german, english) = (ForeignTexts.all["de", default: ""], ForeignTexts.all["en", default: ""])
        let many = (0..<400).map { ($0 % 10 == 3 ? german : english, nil as String?) }
        let languages = BookLanguages(of: book(many, language: nil))
        #expect(languages.main?.code == "en")
        #expect(languages.major.map(\.code) == ["en"])
    }

    @Test func `a mark that lies is not believed`() {
        let german = ForeignTexts.all["de", default: ""]
        let languages = BookLanguages(of: book([(german, "en"), (german, "en")], language: "de"))
        #expect(languages.main?.code == "de")
        #expect(languages.major.map(\.code) == ["de"])
    }
}
