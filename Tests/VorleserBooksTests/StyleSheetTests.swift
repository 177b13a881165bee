import Testing
import VorleserCore

@testable import VorleserBooks

struct StyleSheetTests {
    private func style(of xml: String, _ css: String, element: String = "x") throws -> Style {
        let tree = try #require(MarkupTree(MarkupSource(Array(xml.utf8)), repairing: false))
        return try withExtendedLifetime(tree) {
            let root = try #require(tree.root)
            let node = root.name == element ? root : try #require(root.descendant(element))
            var styles = ElementStyles(Styling([StyleSheet(text: css[...])]))
            return styles.style(of: node, ElementAttributes(of: node))
        }
    }

    @Test(arguments: [
        ("x { font-style: italic }", true), (".a { font-style: oblique }", true), ("#i { font-style: italic }", true),
        ("y x { font-style: italic }", true), ("y > x { font-style: italic }", true),
        ("z x { font-style: italic }", false),
        ("r > x { font-style: italic }", false), (".a.b { font-style: italic }", true),
        (".a.c { font-style: italic }", false),
        ("x[k] { font-style: italic }", true), ("[k='v w'] { font-style: italic }", true),
        ("[k~=w] { font-style: italic }", true), ("[k^=v] { font-style: italic }", true),
        ("[k|=w] { font-style: italic }", false), ("x:first-child { font-style: italic }", true),
        ("x:nth-child(1) { font-style: italic }", false), ("y:first-child > x:last-child { font-style: italic }", true),
        ("x + x { font-style: italic }", false), ("q, x { font-style: italic }", true),
        ("* { font: italic 1em serif }", true),
        ("@media screen { x { font-style: italic } }", true), ("@media print { x { font-style: italic } }", false),
        ("/* x { */ x { font-style: italic /* } */ }", true), ("@font-face { a: b } x { font-style: italic }", true),
        ("@charset \"utf-8\"; x { font-style: italic !important }", true), ("\\78 { font-style: italic }", true),
    ])
    func `a rule holds for the elements it names`(css: String, holds: Bool) throws {
        let style = try style(of: "<r><y><x class='a b' id='i' k='v w'/></y></r>", css)
        #expect((style.isItalic ?? false) == holds)
    }

    @Test(arguments: [
        ("a + x { font-style: italic }", true), ("b + x { font-style: italic }", false),
        ("b ~ x { font-style: italic }", true),
        ("x ~ b { font-style: italic }", false), ("r > b ~ x { font-style: italic }", true),
        ("a + b + x { font-style: italic }", false), ("b + a + x { font-style: italic }", true),
        ("x + * { font-style: italic }", false), ("x:first-child { font-style: italic }", false),
        ("b:first-child ~ x { font-style: italic }", true), ("x:last-child { font-style: italic }", false),
    ])
    func `a rule holds for elements beside others`(css: String, holds: Bool) throws {
        let style = try style(of: "<r><b/> <a/>text<x/> <c/></r>", css)
        #expect((style.isItalic ?? false) == holds)
    }

    @Test func `rules without end are given up, the element's own style is not`() throws {
        let source = MarkupSource(Array("<r><x style='font-weight: bold'/></r>".utf8))
        let tree = try #require(MarkupTree(source, repairing: false))
        let css = String(repeating: "r > x { font-style: italic } ", count: 300)
        try withExtendedLifetime(tree) {
            let node = try #require(tree.root?.descendant("x"))
            var styles = ElementStyles(Styling([StyleSheet(text: css[...])]), steps: 1000)
            let found = (0..<10).map { _ in styles.style(of: node, ElementAttributes(of: node)) }
            #expect(found.map(\.isItalic).first == true)
            #expect(found.map(\.isItalic).last == .some(nil))
            #expect(found.allSatisfy { $0.isBold == true })
        }
    }

    @Test func `the more special rule wins, then the later one, then the element's own style`() throws {
        let css =
            "#i { font-weight: bold } .a { font-weight: normal } x { font-style: italic } x { font-style: normal }"
        let style = try style(of: "<x id='i' class='a' style='visibility: hidden'/>", css)
        #expect(style.isBold == true)
        #expect(style.isItalic == false)
        #expect(style.isInvisible == true)
    }

    @Test func `declarations say what is read and how it is set`() {
        let style = Style(
            declarations: "display:none; vertical-align: super; white-space: pre-wrap; list-style: upper-roman inside;"
                + "font-variant: small-caps; float: left; font-weight: 700; color: red; nonsense"
        )
        #expect(style.display == Style.Display.none)
        #expect(style.position == .superscript)
        #expect(style.keepsWhiteSpace == true)
        #expect(style.listMarker == .upperRoman)
        #expect(style.isSmallCaps == true)
        #expect(style.isFloating == true)
        #expect(style.isBold == true)
    }

    @Test(arguments: [
        "x {", "}}}}", "@media {{{{", "x { font-style: italic", "\"", "@import", "@import url(", "x{a:b;;;:}", "[",
        "x[", ".", "#",
    ])
    func `broken sheets end`(css: String) {
        #expect(StyleSheet(text: css[...]).rules.count <= 1)
    }

    @Test func `hostile sheets are bounded`() {
        let many = StyleSheet(text: String(repeating: ".a { display: none } ", count: 50_000)[...])
        #expect(many.rules.count <= 5000)
        let deep = StyleSheet(text: String(repeating: "@media all {", count: 50_000)[...])
        #expect(deep.rules.isEmpty)
        let long = StyleSheet(text: (String(repeating: "a ", count: 100_000) + "{ display: none }")[...])
        #expect(long.rules.isEmpty)
    }

    @Test func `sheets that import each other are read once`() throws {
        var sketch = EPUBSketch()
        sketch.add("one.xhtml", "<p class='a'>A</p><p class='b'>B</p>", head: "<link rel='stylesheet' href='a.css'/>")
        sketch.files = [
            ("OEBPS/a.css", Array("@import 'b.css'; .a { font-style: italic }".utf8)),
            ("OEBPS/b.css", Array("@import url(a.css); .b { font-weight: bold }".utf8)),
        ]
        let book = try sketch.book()
        #expect(book.texts(.emphasis) == ["A"])
        #expect(book.texts(.strong) == ["B"])
    }
}
