import Testing
import VorleserCore

@testable import VorleserBooks

struct ContentDocumentTests {
    private func text(_ body: String, head: String = "") throws -> String { try EPUBSketch.book(body, head: head).text }

    @Test(arguments: [
        ("<p>one\n  two</p>", "one two\n"), ("<div>a<p>b</p>c</div>", "a\nb\nc\n"), ("<p>a<br/>b</p>", "a\nb\n"),
        ("<p>a<!-- no -->b</p>", "ab\n"), ("<p>x<script>no()</script>y<style>p{}</style></p>", "xy\n"),
        ("<p>a<template>no</template>b</p>", "ab\n"), ("<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字</p>", "漢字\n"),
        ("<p>a<span hidden=''>no</span>b</p>", "ab\n"), ("<p>a<span style='display:none'>no</span>b</p>", "ab\n"),
        ("<p>a</p><video><p>no video</p></video><p>b</p>", "a\nb\n"),
        ("<p>He said <q>yes <q>no</q></q>.</p>", "He said “yes ‘no’”.\n"),
        ("<p><![CDATA[a < b]]></p>", "a < b\n"), ("<pre>a\n  b\n\nc</pre>", "a\n  b\nc\n"),
        ("<pre><code>if (a) {\n  b;\n}</code></pre>", "if (a) {\n  b;\n}\n"),
        ("<p>\u{A0}</p><p>x</p>", "x\n"), ("<dl><dt>Term</dt><dd>Meaning</dd></dl>", "Term\nMeaning\n"),
        ("<p><span class='drop'>T</span>he end</p>", "The end\n"),
        ("<p><img src='t.png' alt='T'/>he end</p>", "The end\n"),
        ("<p>The <img src='t.png' alt='T'/> sign</p>", "The sign\n"),
        ("<h2><span>1.1.1</span><span>Expressions</span></h2>", "1.1.1 Expressions\n"),
        ("<h2><span>2.</span><b>Über uns</b></h2>", "2. Über uns\n"),
        (
            "<h2><b>1</b><i>st</i> <span>H</span><sub>2</sub><span>O</span> <span>第1</span><span>章</span></h2>",
            "1st H2O 第1章\n"
        ),
        ("<p><b>1</b><i>A</i></p>", "1A\n"),
        ("<p>caf&eacute;&nbsp;noir &mdash; AT&T</p>", "café\u{A0}noir — AT&T\n"),
    ])
    func `what is printed is the text`(body: String, expected: String) throws {
        #expect(try text("<p>Before.</p>" + body) == "Before.\n" + expected)
    }

    @Test func `a style sheet of the book hides, and sets by class`() throws {
        let head =
            "<style>.no { display: none } .i { font-style: italic } .sc { font-variant: small-caps } em { font-style: normal }</style>"
        let book = try EPUBSketch.book(
            "<p>a<span class='no'>hidden</span> <span class='i'>b</span> <span class='sc'>c</span> <em>d</em></p>",
            head: head
        )
        #expect(book.text == "a b c d\n")
        #expect(book.texts(.emphasis) == ["b", "d"])
        #expect(book.texts(.smallCaps) == ["c"])
    }

    @Test(arguments: [
        ("q::before, q::after { content: \"\" }", "yes\n"),
        ("q:before { content: none } q:after { content: '' }", "yes\n"),
        ("q { quotes: none }", "yes\n"), ("q::before, q::after { content: normal !important }", "yes\n"),
        ("q::before { content: open-quote }", "“yes”\n"), ("p::before { content: '' }", "“yes”\n"),
        ("q::before { content: ''; display: none }", "yes”\n"),
    ])
    func `a style sheet that takes quotation marks away is obeyed`(css: String, expected: String) throws {
        #expect(try text("<p><q>yes</q></p>", head: "<style>\(css)</style>") == expected)
    }

    @Test(arguments: [
        ("<q>“yes”</q>", "“yes”\n"), ("“<q>yes</q>”", "“yes”\n"), ("<q><i>«yes»</i></q>", "«yes»\n"),
        ("<q>'yes'</q>", "'yes'\n"), ("<q>’tis so</q>", "“’tis so”\n"), ("<q>goin’</q>", "“goin’”\n"),
        ("<q><q>a</q> b</q>", "“‘a’ b”\n"),
    ])
    func `a quotation with its marks printed gets no others`(body: String, expected: String) throws {
        #expect(try text("<p>\(body)</p>") == expected)
    }

    @Test(arguments: [
        "Alternative text not available", "no alt", "image", "Equation", "math formula", " ", "[no alternative text]",
    ])
    func `a formula whose alternative text says nothing is read by its signs`(alternative: String) throws {
        let math = "<math xmlns='http://www.w3.org/1998/Math/MathML' alttext='\(alternative)'><mi>x</mi></math>"
        #expect(try text("<p>\(math)</p>") == "x\n")
    }

    @Test func `an alternative text that stands on different formulas is of none`() throws {
        func math(_ sign: String, _ text: String) -> String {
            "<math xmlns='http://www.w3.org/1998/Math/MathML' alttext='\(text)'><mi>\(sign)</mi></math>"
        }
        let same = ["a", "b", "c"].map { math($0, "Sorry") }.joined(separator: " ")
        #expect(try text("<p>\(same)</p>") == "a b c\n")
        let own = ["a", "a", "a"].map { math($0, "alpha") }.joined(separator: " ")
        #expect(try text("<p>\(own)</p>") == "alpha alpha alpha\n")
    }

    @Test func `inline marks cover what they set`() throws {
        let book = try EPUBSketch.book(
            "<p><i>a</i><b>b</b>x<sup>2</sup>H<sub>2</sub>O <i><i>c</i></i> <i lang='fr'>d</i></p>"
        )
        #expect(book.texts(.emphasis) == ["a", "c", "d"])
        #expect(book.texts(.strong) == ["b"])
        #expect(book.texts(.superscript) == ["2"])
        #expect(book.texts(.`subscript`) == ["2"])
        #expect(book.texts(.language("fr")) == ["d"])
    }

    @Test func `only another language than the book's is marked`() throws {
        let book = try EPUBSketch.book("<p xml:lang='en-GB'>a</p><p lang='de'>b<span lang='en'>c</span></p>")
        #expect(book.texts(.language("de")) == ["bc"])
        #expect(book.texts(.language("en")) == ["c"])
        #expect(book.texts(.language("en-GB")).isEmpty)
    }

    @Test(arguments: [
        ("<ol><li>a</li><li>b</li></ol>", ["1.", "2."]),
        ("<ol start='3' type='a'><li>a</li><li>b</li></ol>", ["c.", "d."]),
        ("<ol reversed=''><li>a</li><li>b</li></ol>", ["2.", "1."]),
        ("<ol><li value='9'>a</li><li>b</li></ol>", ["9.", "10."]),
        ("<ul><li>a</li></ul>", ["•"]), ("<ul style='list-style: none'><li>a</li></ul>", [""]),
        ("<ol type='I'><li>a</li><li>b<ol><li>c</li></ol></li></ol>", ["I.", "II.", "1."]),
        ("<ol style='list-style-type: lower-roman' start='4'><li>a</li></ol>", ["iv."]),
        ("<ol start='99999999999999999999'><li>a</li></ol>", ["1."]),
        ("<ol start='-9223372036854775808'><li>a</li></ol>", ["1."]),
        ("<ol><li value='-9223372036854775808'>a</li></ol>", ["1."]),
        ("<ol type='a' start='27'><li>a</li></ol>", ["aa."]),
    ])
    func `lists have their numbers`(body: String, markers: [String]) throws {
        let found = try EPUBSketch.book(body).marks.compactMap { mark -> String? in
            if case .listItem(let marker) = mark.kind { marker } else { nil }
        }
        #expect(found == markers)
    }

    @Test func `cells say what they name, how many columns and rows they stand over, and at which edge`() throws {
        let book = try EPUBSketch.book(
            """
            <table style="text-align: right"><tr><th style="text-align: left">Day</th><th colspan="2">Tide</th></tr>
            <tr><td rowspan="3">Monday</td><td align="center">3.10</td><td><p style="text-align: left">high</p></td></tr>
            <tr><td> </td></tr><tr><td>9.25</td><td>low</td></tr></table>
            """
        )
        #expect(book.text == "Day\tTide\nMonday\t3.10\thigh\n9.25\tlow\n")
        let cells = book.marks.compactMap { mark -> String? in
            guard case .cell(let cell) = mark.kind else { return nil }
            let text = String(decoding: Array(book.text.utf16)[mark.span.utf16], as: UTF16.self)
            let edge = cell.alignment?.rawValue ?? "-"
            return "\(text.dropLast()) \(cell.isHeader ? "th" : "td") \(cell.columns)x\(cell.rows) \(edge)"
        }
        #expect(
            cells == [
                "Day th 1x1 start", "Tide th 2x1 end", "Monday td 1x2 end", "3.10 td 1x1 center", "9.25 td 1x1 end",
                "low td 1x1 end",
            ]
        )
    }

    @Test func `cells stand over no more than the rest of their table, whatever they say`() throws {
        let book = try EPUBSketch.book(
            "<table align='center'><tr><td rowspan='0' colspan='999999'>a</td><td colspan='x'>b</td></tr><tr><td>c</td></tr></table>"
        )
        let cells = book.marks.compactMap { if case .cell(let cell) = $0.kind { cell } else { nil } }
        #expect(cells.map(\.columns) == [TableCell.mostSpanned] && cells.map(\.rows) == [2])
        #expect(cells.allSatisfy { $0.alignment == nil })
    }

    @Test(arguments: [
        ("<tspan x='0' y='0'>Ann</tspan><tspan x='18' y='25'>Other</tspan>", "Ann\nOther\n"),
        ("<tspan x='0'>Ann</tspan><tspan x='0' dy='1.2em'>Other</tspan>", "Ann\nOther\n"),
        ("<tspan x='0' y='9'>An</tspan><tspan x='18' y='9'>n</tspan><tspan dy='2'>2</tspan>", "Ann2\n"),
    ])
    func `lines of a drawing's text are parted, pieces of a line are not`(spans: String, text: String) throws {
        #expect(try EPUBSketch.book("<svg xmlns='http://www.w3.org/2000/svg'><text>\(spans)</text></svg>").text == text)
    }

    @Test(arguments: [
        "div class='page' id='p12'", "section epub:type='pagebreak' title='12'", "div class='page' title='12'",
    ])
    func `an element that holds a page is no page's number`(element: String) throws {
        let name = element.prefix { $0 != " " }
        let book = try EPUBSketch.book(
            "<\(element)><p>Twelve men were in the room, and none of them said a word.</p></\(name)>"
        )
        #expect(book.text == "Twelve men were in the room, and none of them said a word.\n")
        let numbers = book.texts { if case .pageBreak = $0 { true } else { false } }
        #expect(numbers.filter { !$0.isEmpty } == [])
    }

    @Test func `words of a program in a line are marked, a program's own are not`() throws {
        let book = try EPUBSketch.book(
            "<p>Call <code>open(<kbd>x</kbd>)</code> or <tt>ls</tt>.</p><pre><code>let a = 1;\nlet b = 2;</code></pre>"
        )
        #expect(book.texts(.typed) == ["open(x)", "ls"])
    }

    @Test func `a table of data is read row by row, a table that only places things as blocks`() throws {
        let data = try EPUBSketch.book(
            "<table><caption>C</caption><tr><th>a</th><td>b</td></tr><tr><td/><td>d</td></tr></table>"
        )
        #expect(data.text == "C\na\tb\n\td\n")
        #expect(data.texts(.tableRow) == ["a\tb\n", "\td\n"])
        #expect(data.texts(.caption) == ["C\n"])
        let layout = try EPUBSketch.book("<table><tr><td><h2>a</h2></td><td>b</td></tr></table>")
        #expect(layout.text == "a\nb\n")
        #expect(layout.texts(.table).isEmpty)
        let play = try EPUBSketch.book("<table><tr><td epub:type='z3998:persona'>Jack</td><td>No.</td></tr></table>")
        #expect(play.text == "Jack\nNo.\n")
    }

    @Test func `pictures are named and reachable`() throws {
        let book = try EPUBSketch.book(
            "<p>a<img src='../images/a%20b.png' alt='A  map'/></p><svg xmlns='http://www.w3.org/2000/svg'><title>Sun</title><image href='s.png'/></svg>"
                + "<img src='http://127.0.0.1:9/x.png'/><svg xmlns='http://www.w3.org/2000/svg'><desc>A line</desc><path d='M0 0'/></svg>"
        )
        let images = book.marks.compactMap { mark -> String? in
            if case .image(let alternative, let resource) = mark.kind { "\(alternative)|\(resource)" } else { nil }
        }
        #expect(images == ["A map|images/a b.png", "Sun|OEBPS/s.png", "|", "A line|OEBPS/one.xhtml"])
        #expect(book.warnings.map(\.kind) == [.remoteResource])
        #expect(book.text.trimmingASCIIWhitespace == "a")
    }

    @Test func `drawn words and formulas are read`() throws {
        let math = "http://www.w3.org/1998/Math/MathML"
        let book = try EPUBSketch.book(
            """
            <p><svg xmlns='http://www.w3.org/2000/svg'><text>drawn</text></svg></p>
            <p>So <math xmlns='\(math)' alttext='x squared'><mi>x</mi></math>.</p>
            <p><math xmlns='\(math)'><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>=</mo><msup><mi>x</mi><mn>2</mn></msup></math></p>
            """
        )
        #expect(book.text == "drawn\nSo x squared.\na/b = x2\n")
        #expect(book.texts { if case .formula = $0 { true } else { false } } == ["x squared", "a/b = x2"])
        #expect(book.texts(.superscript) == ["2"])
    }

    @Test(arguments: [
        ("<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>", "x12", ["1"], ["2"]),
        (
            "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>a</mi>",
            "∑i=1na", ["i=1"], ["n"]
        ),
        ("<munder><mi>lim</mi><mi>n</mi></munder><mi>a</mi>", "lim na", ["n"], []),
        ("<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac>", "(a + b)/c", [], []),
        ("<mfenced><mi>x</mi><mi>y</mi></mfenced>", "(x, y)", [], []),
        ("<mroot><mi>x</mi><mn>3</mn></mroot>", "∛x", [], []),
        ("<msup><mi>A</mi><mrow><mo>−</mo><mn>1</mn></mrow></msup>", "A−1", [], ["−1"]),
    ])
    func `what a formula says by position is marked`(
        parts: String,
        text: String,
        lowered: [String],
        raised: [String]
    ) throws {
        let book = try EPUBSketch.book("<p><math xmlns='http://www.w3.org/1998/Math/MathML'>\(parts)</math></p>")
        #expect(book.text == text + "\n")
        #expect(book.texts(.`subscript`) == lowered)
        #expect(book.texts(.superscript) == raised)
    }

    @Test func `breaks between scenes are marked where they break something`() throws {
        let book = try EPUBSketch.book("<hr/><p>a</p><hr/><p>b</p><p>* * *</p><p>c</p><hr/><h2>d</h2><p>e</p><hr/>")
        #expect(book.texts(.sceneBreak) == ["\n", "* * *\n"])
        #expect(book.text == "a\n\nb\n* * *\nc\nd\ne\n")
    }

    @Test func `verse, quotations and captions are blocks that hold lines`() throws {
        let book = try EPUBSketch.book(
            "<blockquote epub:type='z3998:verse'><p>one<br/>two</p></blockquote><div class='poem'><div class='stanza'><p>three</p></div></div>"
                + "<blockquote><p>four</p></blockquote><figure><figcaption>five</figcaption></figure><div epub:type='z3998:letter'>six</div>"
        )
        #expect(book.texts(.verse) == ["one\ntwo\n", "three\n"])
        #expect(book.texts(.quotation) == ["four\n", "six\n"])
        #expect(book.texts(.caption) == ["five\n"])
        #expect(book.texts(.lineBreak) == ["\n"])
    }

    @Test(arguments: [
        ("<span epub:type='pagebreak' title='12'/>", "12", ""),
        ("<a role='doc-pagebreak' aria-label=' Page xiv. '/>", "xiv", ""),
        ("<span class='pagenum'>[Pg 3]</span>", "3", "[Pg 3]"), ("<span epub:type='pagebreak' id='p7'/>", "7", ""),
        ("<hr epub:type='pagebreak' title='9'/>", "9", ""),
    ])
    func `pages of the printed edition are marked`(markup: String, label: String, printed: String) throws {
        let book = try EPUBSketch.book("<p>a \(markup) b</p>")
        #expect(book.texts(.pageBreak(label: label)) == [printed])
    }

    @Test func `a heading of the class for a new page is no page's number`() throws {
        let book = try EPUBSketch.book("<h2 class='page-break'>I.</h2><p>a</p>")
        #expect(book.texts(.pageBreak(label: "i")).isEmpty)
        #expect(book.texts(.heading(level: 2)) == ["I.\n"])
    }

    @Test func `what is for the eye alone is marked so`() throws {
        let book = try EPUBSketch.book("<p>a <span aria-hidden='true'>❦</span> b</p>")
        #expect(book.texts(.decorative) == ["❦"])
    }

    @Test func `links lead to places, outside, or nowhere`() throws {
        var sketch = EPUBSketch()
        sketch.add(
            "a.xhtml",
            "<p>x <a href='B.xhtml#y'>one</a> <a href='http://a.org'>two</a> <a href='c.xhtml'>three</a> <a href='javascript:x'>four</a></p>"
        )
        sketch.add("b.xhtml", "<p>z</p><p id='y'>y</p>")
        let links = try sketch.book().marks.compactMap { mark -> LinkTarget? in
            if case .link(let target) = mark.kind { target } else { nil }
        }
        #expect(links == [.place(TextOffset(utf16: 23)), .external("http://a.org"), .missing("OEBPS/c.xhtml")])
    }

    @Test(arguments: [
        "<html><body><p>one<p>two<br>three <b>bold <i>wrong</b> order</i></body>",
        "<p>one<p>two<br>three bold wrong order",
    ])
    func `broken markup is read with a warning`(source: String) throws {
        var sketch = EPUBSketch()
        sketch.add("one.xhtml", source: source)
        let book = try sketch.book()
        #expect(book.text == "one\ntwo\nthree bold wrong order\n")
        #expect(book.warnings.contains { $0.kind == .brokenMarkup && $0.href == "OEBPS/one.xhtml" })
    }

    @Test func `depth costs neither text nor time`() throws {
        let deep = String(repeating: "<div>", count: 20_000) + "core" + String(repeating: "</div>", count: 20_000)
        #expect(try text("<p>a</p>" + deep) == "a\ncore\n")
        for element in ["pre", "table><tr><td", "xmp", "dl><dt"] {
            #expect(try text("<p>a</p>" + String(repeating: "<\(element)>", count: 2_000) + "core").contains("core"))
        }
        let inline = String(repeating: "<b><i>", count: 10_000) + "core" + String(repeating: "</i></b>", count: 10_000)
        #expect(try text("<p>\(inline)</p>") == "core\n")
    }

    @Test func `a switch shows one case`() throws {
        let body =
            "<epub:switch xmlns:epub='http://www.idpf.org/2007/ops'><epub:case required-namespace='urn:x'>no</epub:case><epub:default><p>yes</p></epub:default></epub:switch>"
        #expect(try text(body) == "yes\n")
    }

    @Test func `marks have a limit and say so`() throws {
        var sketch = EPUBSketch()
        sketch.add("one.xhtml", String(repeating: "<p><i>a</i></p>", count: 100))
        var limits = ReadingLimits()
        limits.documentMarks = 50
        let book = try sketch.book(limits: limits)
        #expect(book.marks.count <= 50)
        #expect(book.warnings.contains { $0.kind == .limit })
        #expect(book.text.utf16.count == 200)
    }

    @Test func `marks of all documents have a limit, beyond which the book is refused`() throws {
        var sketch = EPUBSketch()
        for number in 0..<4 {
            sketch.add("\(number).xhtml", String(repeating: "<p><i>a</i></p>", count: 100))
        }
        var limits = ReadingLimits()
        limits.bookMarks = 500
        let refused = #expect(throws: BookReadingError.self) { try sketch.book(limits: limits) }
        #expect(refused?.reason == .limitExceeded)
    }

    @Test func `an SVG document in the spine is read`() throws {
        var sketch = EPUBSketch()
        sketch.add("one.xhtml", "<p>a</p>")
        sketch.add(
            "two.svg",
            source:
                "<svg xmlns='http://www.w3.org/2000/svg'><title>T</title><text>one</text><text><tspan>two</tspan></text></svg>"
        )
        #expect(try sketch.book().text == "a\none\ntwo\n")
    }
}
