import Testing
import VorleserCore

@testable import VorleserBooks

struct MarkdownDocumentTests {
    private func book(_ text: String) throws -> Book { try PlainBooks.markdown(Array(text.utf8), name: "file") }

    private func marked(_ book: Book, _ kind: TextMark.Kind) -> [String] {
        book.marks.filter { $0.kind == kind }.map { String(book.text(in: $0.span)) }
    }

    @Test func `emphasis and code lose their signs`() throws {
        let made = try book("A *b* **c** `d` ~~e~~ \\*f\\*.")
        #expect(made.text == "A b c d e *f*.\n")
        #expect(marked(made, .emphasis) == ["b"])
        #expect(marked(made, .strong) == ["c"])
    }

    @Test func `headings begin chapters and nest in the contents`() throws {
        let made = try book("# Book\n\n## One\n\ntext\n\n### Inner\n\nmore\n\n## Two\n\ntext\n")
        #expect(made.metadata.title == "Book")
        try #require(made.chapters.map(\.title) == ["One", "Two"])
        #expect(made.chapters[0].span.lowerBound == .start)
        try #require(made.contents.map(\.title) == ["Book"])
        try #require(made.contents[0].children.count == 2)
        #expect(made.contents[0].children.map(\.title) == ["One", "Two"])
        #expect(made.contents[0].children[0].children.map(\.title) == ["Inner"])
    }

    @Test(arguments: [
        "Title: Foxes\nAuthor: Ann Lee\nTags: fur, dens\n\nThey run.\n",
        "Author:   Ann Lee\nTitle:    Foxes\n  and dens\nSlug: foxes\n\nThey run.\n",
    ])
    func `keys at the start need no fence`(text: String) throws {
        let made = try book(text)
        #expect(made.text == "They run.\n")
        #expect(made.metadata.title.hasPrefix("Foxes"))
        #expect(made.metadata.authors == ["Ann Lee"])
    }

    @Test(arguments: [
        "Title: a word for a name.\nIt stands first.\n", "Note: this is said.\nTitle: so is this.\n",
        "Title: The Fox\nBut: it ran.\nThen: it hid.\nNow: it sleeps.\n", "Title: The Fox\n\nIt ran.\n",
    ])
    func `a line with a colon is no key by itself`(text: String) throws {
        #expect(try book(text).text.contains(":"))
    }

    @Test(arguments: [
        "Foxes are small.\n\nThey run.\n\n# History\n\nLong ago.\n", "One line.\n\n## A\n\nx\n\n## B\n\ny\n",
    ])
    func `what stands before the first heading is read`(text: String) throws {
        let made = try book(text)
        #expect(made.chapters.map(\.role).allSatisfy { $0 == .body })
        #expect(made.chapters[0].title == made.metadata.title && made.chapters[0].span.lowerBound == .start)
        #expect(made.chapters.count > 1)
    }

    @Test func `many short sections are no chapters`() throws {
        let made = try book("# A\n\nx\n\n## a\n\nx\n\n## b\n\nx\n\n# B\n\nx\n\n## c\n\nx\n")
        #expect(made.chapters.map(\.title) == ["A", "B"])
    }

    @Test(arguments: [
        "<table><tr><th>Hours</th><th>Machines</th></tr><tr><td>30</td><td>3</td></tr></table>",
        "<table>\n<tr>\n<th>Hours</th>\n<th>Machines</th>\n</tr>\n<tr>\n<td>30</td>\n<td>3</td>\n</tr>\n</table>",
    ])
    func `a table written in HTML has cells`(table: String) throws {
        let made = try book("One.\n\n\(table)\n\nTwo.\n")
        #expect(made.text == "One.\nHours\tMachines\n30\t3\nTwo.\n")
        #expect(marked(made, .tableRow) == ["Hours\tMachines\n", "30\t3\n"])
    }

    @Test func `columns have their edges, and what is typed is marked`() throws {
        let made = try book("| Day | Tide |\n|:----|-----:|\n| Mo | `3` |\n\nCall `open`.\n")
        let cells = made.marks.compactMap { if case .cell(let cell) = $0.kind { cell } else { nil } }
        #expect(cells.map(\.isHeader) == [true, true, false] && cells.map(\.alignment) == [.start, .end, .end])
        #expect(marked(made, .typed) == ["3", "open"])
    }

    @Test func `formulas written in MathML are read, in lines and apart, and their sources are not`() throws {
        let half = "<mfrac><mi>a</mi><mi>b</mi></mfrac>"
        let source = "<annotation encoding=\"StarMath 5.0\"> size 12{x={a over b}}</annotation>"
        let inline = "<math><semantics><mrow><mi>x</mi><mo>=</mo>\(half)</mrow>\(source)</semantics></math>"
        let made = try book("So \(inline) it is:\n\n<div>\n<math>\(half)</math>\n</div>\n\nEnd.\n")
        #expect(made.text == "So x = a/b it is:\na/b\nEnd.\n")
    }

    @Test func `headings and pictures written in HTML are such`() throws {
        let made = try book(
            "<h1 align=\"center\">The Lamp</h1>\n\n<p><img src=\"a.png\" alt=\"A lamp\"></p>\n\n## One\n\nText.\n"
        )
        #expect(made.metadata.title == "The Lamp")
        #expect(made.contents.map(\.title) == ["The Lamp"])
        #expect(made.marks.contains { $0.kind == .image(alternative: "A lamp", resource: "a.png") })
    }

    @Test func `front matter describes the book`() throws {
        let made = try book(
            "---\ntitle: \"The Lamp\"\nauthor:\n  - Ann Other\n  - name: Max Muster\nlang: de-AT\ndate: 2007\n"
                + "keywords: [river, 'night']\nseries: Rivers\nvolume: 2\n# comment\n---\n\nText.\n"
        )
        #expect(made.metadata.title == "The Lamp")
        #expect(made.metadata.authors == ["Ann Other", "Max Muster"])
        #expect(made.metadata.language == "de-AT")
        #expect(made.metadata.date == "2007")
        #expect(made.metadata.subjects == ["river", "night"])
        #expect(made.metadata.series == BookMetadata.Series(name: "Rivers", position: "2"))
        #expect(made.text == "Text.\n")
    }

    @Test func `a rule at the start is no front matter`() throws {
        #expect(try book("---\n\nText.\n\n---\n\nMore.\n").text.contains("Text."))
    }

    @Test func `lists keep their markers`() throws {
        let made = try book("* a\n* b\n\n3) c\n4) d\n\n- [x] e\n- [ ] f\n")
        #expect(marked(made, .listItem(marker: "•")) == ["a\n", "b\n"])
        #expect(marked(made, .listItem(marker: "4)")) == ["d\n"])
        #expect(marked(made, .listItem(marker: "☑")) == ["e\n"])
        #expect(marked(made, .listItem(marker: "☐")) == ["f\n"])
    }

    @Test func `tables, quotations, code and rules are what they are`() throws {
        let made = try book("| a | b |\n|---|---|\n| 1 | 2 |\n\n> said\n\n```swift\nlet x\n  = 1\n```\n\n***\n\nend\n")
        #expect(marked(made, .tableRow) == ["a\tb\n", "1\t2\n"])
        #expect(marked(made, .quotation) == ["said\n"])
        #expect(marked(made, .code) == ["let x\n  = 1\n"])
        #expect(marked(made, .sceneBreak) == ["\n"])
    }

    @Test func `links lead somewhere and pictures have words`() throws {
        let made = try book("# Top\n\nA [b](https://example.org) and [c](#top). ![map](m.png)\n")
        #expect(marked(made, .link(.external("https://example.org"))) == ["b"])
        #expect(marked(made, .link(.place(.start))) == ["c"])
        let picture = try #require(made.marks.first { $0.kind == .image(alternative: "map", resource: "m.png") })
        #expect(picture.span.isEmpty)
        #expect(picture.span.upperBound.utf16 < made.length)
    }

    @Test func `notes and the signs that point to them find each other`() throws {
        let made = try book("One[^b] two[^a].\n\n[^a]: Note A.\n\n[^b]: Note B.\n")
        let signs = made.marks.compactMap { mark in
            if case .noteReference(let note?) = mark.kind { note } else { nil }
        }
        let notes = made.marks.filter { $0.kind == .note }
        #expect(signs == notes.map(\.span.lowerBound))
        #expect(notes.map { String(made.text(in: $0.span)) } == ["Note B.\n", "Note A.\n"])
    }

    @Test func `HTML leaves its text and nothing else`() throws {
        let made = try book(
            "<div>\n<p>One &amp; two</p><!-- no -->\n<script>alert(1)</script>\n</div>\n\nA<br>b <b>c</b> <!-- d --> e.\n"
        )
        #expect(made.text == "One & two\nA\nb c e.\n")
        #expect(marked(made, .lineBreak).count == 1)
    }

    @Test func `a name in angle brackets is text, a tag in capitals is none`() throws {
        #expect(try book("12:55 <BRICKKILLEDAGUY> No.\n").text == "12:55 <BRICKKILLEDAGUY> No.\n")
        #expect(try book("Some <B>bold</B> <CENTER>text</CENTER> <x-y>here</x-y>.\n").text == "Some bold text here.\n")
    }

    @Test func `an author may stand below the title`() throws {
        #expect(try book("# The Lamp\n\n*by Ann Other*\n\nText.\n").metadata.authors == ["Ann Other"])
    }

    @Test(arguments: ["", "<!-- nothing -->\n", "[ref]: https://example.org\n"])
    func `a file without text is refused`(text: String) {
        #expect(throws: BookReadingError.self) { try book(text) }
    }

    @Test(arguments: [
        String(repeating: "> ", count: 5000) + "a", String(repeating: "[", count: 200_000),
        String(repeating: "*a ", count: 200_000), String(repeating: "a@b.", count: 50_000),
        String(repeating: "|", count: 5000) + "\n" + String(repeating: "|-", count: 5000) + "\n"
            + String(repeating: "a\n", count: 2000),
    ])
    func `what would take the parser too long is read as plain text`(text: String) throws {
        let made = try book("Kept.\n\n" + text)
        #expect(made.text.hasPrefix("Kept.\n"))
        #expect(made.warnings.map(\.kind) == [.limit])
    }
}
