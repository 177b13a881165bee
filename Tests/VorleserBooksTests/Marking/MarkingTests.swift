import Testing
import VorleserCore

@testable import VorleserBooks

struct MarkingTests {
    // MARK: Laws

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `a marked document reads as before`(seed: UInt64) throws {
        let marked = try MarkedSketch(RandomPage.body(seed: seed), byWord: seed % 2 == 0)
        #expect(marked.again.text == marked.book.text)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `an element holds what the book has in its stretch`(seed: UInt64) throws {
        let marked = try MarkedSketch(RandomPage.body(seed: seed), byWord: seed % 2 == 0)
        for (element, text) in marked.contents() { #expect(element == text) }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `every character of a sentence is in one of its elements`(seed: UInt64) throws {
        let marked = try MarkedSketch(RandomPage.body(seed: seed))
        // Quotation marks of a style sheet are nowhere in the document.
        let generated = marked.book.text.utf16.count { "“”‘’".utf16.contains($0) }
        #expect(marked.coverage.marked >= marked.coverage.printed - generated)
        #expect(Set(marked.document.fragments.map(\.id)).count == marked.document.fragments.count)
    }

    @Test(arguments: 0..<15 as Range<UInt64>)
    func `a modern document without marks stays as it is`(seed: UInt64) throws {
        let page = EPUBSketch.page(RandomPage.body(seed: seed), head: "<title>One</title>")
        let written = try #require(ContentDocument(Array(page.utf8))?.written(upgrading: nil))
        let again = try #require(ContentDocument(written.bytes)?.written(upgrading: nil))
        #expect(written.bytes == again.bytes)
    }

    // MARK: Cases

    @Test(arguments: [
        ("<p>One. Two.</p>", "<p><span id=\"s0\">One.</span> <span id=\"s1\">Two.</span></p>"),
        (
            "<p>He <em>said. She</em> went.</p>",
            """
            <p><span id="s0">He </span><em><span id="s0-2">said.</span> <span id="s1">She</span></em>\
            <span id="s1-2"> went.</span></p>
            """
        ),
        (
            "<p>A <em>word</em> and<br/>a line.</p>",
            "<p><span id=\"s0\">A <em>word</em> and<br/>a line.</span></p>"
        ),
        (
            "<p class=\"first\"><i class=\"all\">All of it.</i></p>",
            "<p class=\"first\"><i class=\"all\"><span id=\"s0\">All of it.</span></i></p>"
        ),
        (
            "<ul>\n<li>First</li>\n<li>Second</li>\n</ul>",
            "<ul>\n<li><span id=\"s0\">First</span></li>\n<li><span id=\"s1\">Second</span></li>\n</ul>"
        ),
        ("Bare text", "<span id=\"s0\">Bare text</span>"),
        (
            "<p>A <ruby>漢<rt>kan</rt></ruby> sign.</p>",
            "<p><span id=\"s0\">A <ruby>漢<rt>kan</rt></ruby> sign.</span></p>"
        ),
        (
            "<p>Co\u{AD}operate.<!-- why --> So.</p>",
            "<p><span id=\"s0\">Co\u{AD}operate.</span><!-- why --> <span id=\"s1\">So.</span></p>"
        ),
        ("<p></p><div></div><p>Text</p>", "<p></p><div></div><p><span id=\"s0\">Text</span></p>"),
    ])
    func `a sentence gets as few elements as its document allows`(body: String, expected: String) throws {
        #expect(try MarkedSketch(body).body == expected)
    }

    @Test func `words are inside their sentence`() throws {
        let marked = try MarkedSketch("<p>A <em>big</em> dog.</p>", byWord: true)
        let expected = """
            <p><span id="s0"><span id="s0w0">A</span> <em><span id="s0w1">big</span></em> \
            <span id="s0w2">dog</span>.</span></p>
            """
        #expect(marked.body == expected)
        #expect(marked.document.fragments.map(\.id) == ["s0", "s0w0", "s0w1", "s0w2"])
    }

    @Test func `a name that is taken gets a number`() throws {
        let marked = try MarkedSketch("<p id=\"s0\">One.</p>")
        #expect(marked.body == "<p id=\"s0\"><span id=\"s0-2\">One.</span></p>")
        #expect(marked.document.fragments.map(\.mark) == ["s0"])
    }

    @Test func `text in a drawing is marked in its own way`() throws {
        let drawing = """
            <svg xmlns="http://www.w3.org/2000/svg"><text>One. Two.</text></svg>
            """
        let marked = try MarkedSketch(drawing)
        #expect(marked.body.contains("<text><tspan id=\"s0\">One.</tspan> <tspan id=\"s1\">Two.</tspan></text>"))
    }

    @Test func `what elements are for is told by the book's marks`() throws {
        let body = """
            <p>Text <a epub:type="noteref" href="#n">1</a></p><aside epub:type="footnote" id="n">A note.</aside>
            """
        let marked = try MarkedSketch(body, byWord: true)
        let roles = Dictionary(marked.document.fragments.map { ($0.id, $0.role) }) { first, _ in first }
        #expect(roles.values.contains(.noteReference) && roles.values.contains(.footnote))
    }

    @Test func `a letter that is a picture is in its word`() throws {
        let marked = try MarkedSketch("<p><img src=\"t.png\" alt=\"T\"/>he end.</p>", byWord: true)
        #expect(marked.body.contains("<span id=\"s0w0\"><img src=\"t.png\" alt=\"T\"/>he</span>"))
    }

    @Test func `a formula with a text is an element of its own`() throws {
        let formula = "<math xmlns=\"http://www.w3.org/1998/Math/MathML\" alttext=\"x squared\"><mi>x</mi></math>"
        let marked = try MarkedSketch("<p>\(formula) grows. So it is.</p>")
        #expect(marked.body.hasPrefix("<p><span id=\"s0\"><math"))
        #expect(marked.body.hasSuffix("grows.</span> <span id=\"s1\">So it is.</span></p>"))
    }

    // MARK: Style sheets

    @Test func `lines that a style sheet makes blocks are marked inside`() throws {
        let head = "<title>One</title><style>.line { display: block }</style>"
        let verse = "<p><span class=\"line\">One line</span><br/><span class=\"line\">and another.</span></p>"
        let marked = try MarkedSketch(verse, head: head)
        #expect(marked.body.contains("<p><span class=\"line\"><span id=\"s0\">One line</span></span><br/>"))
        #expect(marked.again.text == marked.book.text)
    }

    @Test(arguments: ["p > em { color: red }", "p > em:first-child { color: red }", "div p>em, b { color: red }"])
    func `an element that looks as it does because of its parent keeps it`(rule: String) throws {
        let head = "<title>One</title><style>\(rule)</style>"
        let marked = try MarkedSketch("<div><p>A <em>word</em> here.</p></div>", head: head)
        #expect(
            marked.body == """
                <div><p><span id="s0">A </span><em><span id="s0-2">word</span></em>\
                <span id="s0-3"> here.</span></p></div>
                """
        )
    }

    @Test(arguments: ["span { color: red }", "p span { display: block }", "p > span:last-child { color: red }"])
    func `a mark is no span where every span looks like something`(rule: String) throws {
        let head = "<title>One</title><style>\(rule)</style>"
        let marked = try MarkedSketch("<p>A word.</p>", head: head)
        #expect(marked.body == "<p><data value=\"\" id=\"s0\">A word.</data></p>")
        #expect(marked.again.text == marked.book.text)
    }

    @Test(arguments: [
        "span.small { color: red }", ".a span.b { color: red }", "i > i { color: red }", "p > * { margin: 0 }",
    ])
    func `rules for something else change nothing`(rule: String) throws {
        let head = "<title>One</title><style>\(rule)</style>"
        let marked = try MarkedSketch("<p>A <i>word</i> here.</p>", head: head)
        #expect(marked.body == "<p><span id=\"s0\">A <i>word</i> here.</span></p>")
    }

    // MARK: Changed files

    @Test func `a file that has changed is refused`() throws {
        var sketch = EPUBSketch()
        sketch.add("one.xhtml", "<p>One.</p>")
        let book = try sketch.book()
        var other = EPUBSketch()
        other.add("one.xhtml", "<p>Two.</p>")
        let limits = ReadingLimits.standard
        let publication = try Publication(ZipArchive(other.bytes, limits: limits), fileName: "", limits: limits)
        let editable = try EditablePublication(publication, of: book)
        #expect(throws: BookReadingError.changed(href: "OEBPS/one.xhtml")) { try editable.marked(0, []) }
        other.add("two.xhtml", "<p>More.</p>")
        let longer = try Publication(ZipArchive(other.bytes, limits: limits), fileName: "", limits: limits)
        #expect(throws: BookReadingError.changed(href: "OEBPS/two.xhtml")) { try EditablePublication(longer, of: book) }
    }

    // MARK: Hostile documents

    @Test func `a document as deep as the sea is marked`() throws {
        let depth = 10_000
        let body = String(repeating: "<i>Yes. ", count: depth) + String(repeating: "</i>", count: depth)
        #expect(try MarkedSketch(body).document.fragments.count > 1000)
    }

    @Test func `a document of many thousand sentences is marked`() throws {
        let marked = try MarkedSketch("<p>" + String(repeating: "Yes. ", count: 30_000) + "</p>")
        #expect(marked.document.fragments.count == marked.spans.count)
    }
}
