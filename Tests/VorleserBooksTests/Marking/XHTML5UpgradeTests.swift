import Testing
import VorleserCore

@testable import VorleserBooks

struct XHTML5UpgradeTests {
    /// The inside of the body of a document that was upgraded.
    private func upgraded(_ body: String) throws -> String {
        let page = EPUBSketch.page(body, head: "<title>One</title>")
        let document = try #require(ContentDocument(Array(page.utf8))?.written(upgrading: "A Book"))
        let source = String(decoding: document.bytes, as: UTF8.self)
        let start = try #require(source.firstRange(of: "<body>"))
        let end = try #require(source.firstRange(of: "</body>"))
        return String(source[start.upperBound..<end.lowerBound])
    }

    private func head(_ head: String) throws -> String {
        let page = EPUBSketch.page("<p>Text</p>", head: head)
        let document = try #require(ContentDocument(Array(page.utf8))?.written(upgrading: "A Book"))
        let source = String(decoding: document.bytes, as: UTF8.self)
        let start = try #require(source.firstRange(of: "<head>"))
        let end = try #require(source.firstRange(of: "</head>"))
        return String(source[start.upperBound..<end.lowerBound])
    }

    // MARK: Laws

    @Test(arguments: 0..<15 as Range<UInt64>)
    func `an upgraded document reads as before`(seed: UInt64) throws {
        let marked = try MarkedSketch(RandomPage.body(seed: seed), version: "2.0")
        #expect(marked.again.text == marked.book.text)
    }

    @Test(arguments: 0..<15 as Range<UInt64>)
    func `what is upgraded needs no upgrade`(seed: UInt64) throws {
        let page = EPUBSketch.page(RandomPage.body(seed: seed))
        let once = try #require(ContentDocument(Array(page.utf8))?.written(upgrading: "A Book"))
        let twice = try #require(ContentDocument(once.bytes)?.written(upgrading: "A Book"))
        #expect(once.bytes == twice.bytes)
    }

    // MARK: Elements and attributes

    @Test(arguments: [
        ("<p align=\"center\">A</p>", "<p style=\"text-align: center\">A</p>"),
        ("<center>A</center>", "<div style=\"text-align: center\">A</div>"),
        (
            "<font color=\"#FF0000\" size=\"+1\">A</font>",
            "<span style=\"color: #FF0000; font-size: large\">A</span>"
        ),
        (
            "<big>A</big><tt>B</tt>",
            "<span style=\"font-size: larger\">A</span><span style=\"font-family: monospace\">B</span>"
        ),
        ("<acronym title=\"X\">A</acronym>", "<abbr title=\"X\">A</abbr>"),
        ("<p style=\"color: red\" align=\"right\">A</p>", "<p style=\"text-align: right; color: red\">A</p>"),
        ("<a name=\"here\">A</a>", "<a id=\"here\">A</a>"),
        ("<a name=\"b\" id=\"a\">A</a>", "<a name=\"b\" id=\"a\">A</a>"),
        ("<p id=\"a\">A</p><a name=\"a\"/>", "<p id=\"a\">A</p><a></a>"),
        ("<br clear=\"all\"/>", "<br style=\"clear: both\"/>"),
        ("<hr noshade=\"noshade\" width=\"50%\"/>", "<hr style=\"width: 50%; border-style: solid\"/>"),
        (
            "<img src=\"a.png\" alt=\"\" width=\"50%\" height=\"20\" align=\"left\" longdesc=\"x\"/>",
            "<img src=\"a.png\" alt=\"\" height=\"20\" style=\"width: 50%; float: left\"/>"
        ),
        ("<p xml:lang=\"de_AT\">A</p>", "<p xml:lang=\"de-AT\" lang=\"de-AT\">A</p>"),
        ("<p wrong=\"x\" onclick=\"y()\" data-a=\"z\">A</p>", "<p onclick=\"y()\" data-a=\"z\">A</p>"),
        ("<p><made-up>A</made-up></p>", "<p><span>A</span></p>"),
        ("<dl><dd>A</dd></dl>", "<dl><dt></dt><dd>A</dd></dl>"),
        ("<dl><dt>A</dt></dl>", "<dl><dt>A</dt><dd></dd></dl>"),
        (
            "<table border=\"0\" summary=\"S\"><col width=\"10\"/><tr><td nowrap=\"nowrap\">A</td></tr></table>",
            """
            <table aria-label="S"><colgroup><col style="width: 10px"/></colgroup>\
            <tr><td style="white-space: nowrap">A</td></tr></table>
            """
        ),
        (
            "<table cellpadding=\"3\"><tr><td align=\"right\">A</td></tr></table>",
            "<table><tr><td style=\"text-align: right; padding: 3px\">A</td></tr></table>"
        ),
        (
            "<table><tfoot><tr><td>F</td></tr></tfoot><tr><td>A</td></tr></table>",
            """
            <table><tbody style="display: table-footer-group"><tr><td>F</td></tr></tbody>\
            <tbody><tr><td>A</td></tr></tbody></table>
            """
        ),
        ("<ul type=\"square\"><li>A</li></ul>", "<ul style=\"list-style-type: square\"><li>A</li></ul>"),
    ])
    func `what is obsolete becomes what looks the same`(body: String, expected: String) throws {
        #expect(try upgraded(body) == expected)
    }

    @Test(arguments: ["red; } body { display: none", "expression(1)", "#12", "javascript:x"])
    func `an attribute that is no colour says nothing`(colour: String) throws {
        #expect(try upgraded("<p bgcolor=\"\(colour)\">A</p>") == "<p>A</p>")
    }

    // MARK: Heads

    @Test(arguments: [
        ("<title></title>", "<title>A Book</title>"), ("", "<title>A Book</title>"),
        ("<title>One</title><meta http-equiv=\"Content-Type\" content=\"text/html\"/>", "<title>One</title>"),
        (
            "<title>One</title><meta name=\"a\" content=\"b\" scheme=\"c\"/>",
            "<title>One</title><meta name=\"a\" content=\"b\"/>"
        ),
        ("<title>One</title><link rev=\"x\" href=\"y\"/>", "<title>One</title>"),
    ])
    func `a head says what HTML knows`(given: String, expected: String) throws {
        #expect(try head(given) == expected)
    }

    // MARK: HTML

    @Test func `a document that is not XML becomes one`() throws {
        let page = "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body foo:bar=\"x\"><p>One.<br>Two<svg></svg></body>"
        let document = try #require(ContentDocument(Array(page.utf8))?.written(upgrading: "A Book"))
        let tree = try #require(MarkupTree(MarkupSource(document.bytes), repairing: false))
        withExtendedLifetime(tree) {
            #expect(tree.root?.namespace == "http://www.w3.org/1999/xhtml")
            #expect(tree.root?.descendant("svg")?.namespace == "http://www.w3.org/2000/svg")
            #expect(tree.root?.child("head")?.child("title")?.text() == "A Book")
        }
    }

    @Test func `a manifest has to say what a document holds`() throws {
        let body = """
            <svg xmlns="http://www.w3.org/2000/svg"/><math xmlns="http://www.w3.org/1998/Math/MathML"/>\
            <script type="text/plain">x</script><video src="https://example.org/a.mp4"/>
            """
        let document = try #require(ContentDocument(Array(EPUBSketch.page(body).utf8))?.written(upgrading: nil))
        #expect(document.properties == ["svg", "mathml", "remote-resources"])
    }
}
