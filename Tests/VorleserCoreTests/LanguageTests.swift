import Testing
import VorleserCore

struct LanguageTests {
    @Test(
        arguments: [
            ("en", "en"), ("en-US", "en"), ("EN_gb", "en"), ("eng", "en"), ("English", "en"), (" english ", "en"),
            ("en-US, de", "en"), ("Deutsch", "de"), ("ger", "de"), ("deu", "de"), ("de-AT", "de"), ("日本語", "ja"),
            ("nb", "no"), ("iw", "he"), ("cmn-Hans", "zh"), ("grc", "grc"), ("qaa", "qaa"), ("und", nil), ("mul", nil),
            ("", nil), ("zxx", nil), ("a", nil), ("language", nil), ("x-klingon", nil), ("Some English", nil),
            ("no such", nil), ("English (US)", "en"),
        ] as [(String, String?)]
    )
    func `a language is told by its tag, its code or its name`(tag: String, code: String?) {
        #expect(Language(tag)?.code == code)
    }

    @Test func `a code names the language that it is the code of`() {
        for code in ["en", "de", "ja", "grc", "tl"] {
            #expect(Language(code).flatMap { Language($0.name) }?.code == code)
        }
    }

    @Test func `languages are listed as one says them`() throws {
        let languages = try ["de", "en", "fr"].map { try #require(Language($0)) }
        #expect(Language.list(languages.prefix(1)) == "German")
        #expect(Language.list(languages) == "English, French and German")
    }

    @Test(
        arguments: [
            ("a", .latin), ("ß", .latin), ("ﬁ", .latin), ("я", .cyrillic), ("λ", .greek), ("ש", .hebrew),
            ("ا", .arabic),
            ("猫", .han), ("は", .kana), ("그", .hangul), ("क", .devanagari), ("ก", .thai), ("1", nil), (" ", nil),
            ("—", nil), ("。", nil), ("×", nil), ("²", nil), ("𝜋", nil), ("😀", nil),
        ] as [(Unicode.Scalar, WritingSystem?)]
    )
    func `letters tell what they are written with, and signs tell nothing`(
        scalar: Unicode.Scalar,
        system: WritingSystem?
    ) {
        #expect(WritingSystem(scalar) == system)
    }
}
