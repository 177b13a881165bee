import Testing
import VorleserBooks
import VorleserCore
import VorleserTesting

struct BelievedLanguageTests {
    private func book(_ code: String, html: String = "") throws -> Book {
        var sketch = EPUBSketch()
        let text = ForeignTexts.all[code, default: ""]
        sketch.add("one.xhtml", "<p \(html)>\(text)</p><p \(html)>\(text)</p>")
        return try sketch.book()
    }

    @Test(arguments: ForeignTexts.all.keys.filter { $0 != "en" }.sorted(), ["", "lang=\"en\" xml:lang=\"en\""])
    func `a book that says it is English, and is not, is taken for what it is, with a warning`(
        code: String,
        html: String
    ) throws {
        let book = try book(code, html: html)
        #expect(book.metadata.language == code)
        #expect(book.warnings.filter { $0.kind == .language }.count == 1)
        #expect(book.warnings.contains { $0.message.hasPrefix("The book says that it is in English; its text is in ") })
    }

    @Test(arguments: [
        ("en", "xml:lang='de' lang='en'", false), ("en", "lang='de' xml:lang='en'", false),
        ("en", "xml:lang='de'", false),
        ("fr", "xml:lang='fr'", true), ("fr", "xml:lang='fr' lang='de'", true),
    ])
    func `a document's language is what its text is in, whatever a template left on it`(
        code: String,
        attributes: String,
        isOther: Bool
    ) throws {
        var sketch = EPUBSketch()
        sketch.add("one.xhtml", "<p>\(ForeignTexts.all["en", default: ""])</p>")
        sketch.add("two.xhtml", "<p>\(ForeignTexts.all[code, default: ""])</p>", attributes: attributes)
        let marks = try sketch.book().marks.filter { if case .language = $0.kind { true } else { false } }
        #expect(marks.isEmpty != isOther)
    }

    @Test func `a book that is what it says has no warning`() throws {
        let book = try book("en")
        #expect(book.metadata.language == "en")
        #expect(!book.warnings.contains { $0.kind == .language })
    }
}
