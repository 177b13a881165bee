import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

/// Files that have readers look for the same end again and again: of four times as much the reading takes about four times
/// as long, not sixteen times. Told by the processor's time, so that others' work does not count.
@Suite(.serialized) struct GrowthTests {
    struct Pattern: CustomTestStringConvertible, Sendable {
        let name: String
        let head: String
        let unit: String
        var tail = ""
        var count = 3_000

        var testDescription: String { name }

        func bytes(_ times: Int) -> [UInt8] {
            Array((head + String(repeating: unit, count: count * times) + tail).utf8)
        }
    }

    private static let prose = "<p>" + String(repeating: "Words of prose that are long enough. ", count: 50) + "</p>"

    private static let pages = [
        Pattern(name: "links in a sentence", head: prose + "<p>Some words of a sentence. ", unit: "<a href='#x'>w</a>"),
        Pattern(name: "a row of links", head: prose + "<p>", unit: "<a href='#x'>1</a> "),
        Pattern(name: "marked words", head: prose + "<p>Some words. ", unit: "<b class='share'>w</b> "),
        Pattern(name: "headings", head: prose, unit: "<h2>Title</h2>"),
        Pattern(
            name: "headings with signs of notes",
            head: prose,
            unit: "<h2>Título<sup><a href='#x'>1</a></sup></h2>"
        ),
        Pattern(name: "links in a heading", head: prose + "<h2>Título ", unit: "<a href='#x'><sup>1</sup></a> "),
        Pattern(name: "links among letters beyond ASCII", head: prose + "<p>Größe ", unit: "<a href='#x'>1</a> "),
        Pattern(name: "preformatted in preformatted", head: prose, unit: "<pre>w ", count: 1_000),
        Pattern(name: "lines of a program", head: prose, unit: "<p class='code'>go</p>"),
        Pattern(name: "typed words alone", head: prose, unit: "<p><tt>w</tt><br/></p>"),
        Pattern(name: "programs in programs", head: prose, unit: "<div class='code'>w ", count: 1_000),
        Pattern(name: "scripts without an end", head: prose, unit: "<script ", tail: "</script", count: 15_000),
        Pattern(
            name: "comments in a script",
            head: prose + "<script>",
            unit: "<!-- ",
            tail: "</script>",
            count: 15_000
        ),
        Pattern(
            name: "comments that end behind",
            head: prose,
            unit: "<script><!-- </script>",
            tail: "-->",
            count: 15_000
        ),
        Pattern(
            name: "sections in a script",
            head: prose + "&<script>",
            unit: "<![CDATA[",
            tail: "</script>",
            count: 15_000
        ),
    ]

    private static let texts = [
        Pattern(name: "divisions without an end", head: "# T\n\n", unit: "::::{note}\n"),
        Pattern(name: "divisions with one end", head: "# T\n\n", unit: "::: words\n", tail: ":::\n"),
        Pattern(name: "tags without an end", head: "# T\n\n", unit: "{% x ", count: 5_000),
        Pattern(name: "comments without an end", head: "# T\n\n", unit: "{% comment %}\n"),
        Pattern(
            name: "headings of years below one of works",
            head: "# References\n\n",
            unit: "## 2001\n\n",
            count: 5_000
        ),
        Pattern(
            name: "lists of works",
            head: "# T\n\n",
            unit: "# References\n\n[1] A. 1999\n\n[2] B. 1999\n\n[3] C. 1999\n\n",
            count: 1_000
        ),
        Pattern(name: "links between notes without an end", head: "# T\n\n", unit: "[[a|"),
        Pattern(name: "highlights without an end", head: "# T\n\n", unit: "==a "),
        Pattern(name: "code without an end", head: "# T\n\n```` ", unit: "``a ` "),
        Pattern(name: "brackets that close only", head: "# T\n\n", unit: "a]{.b} "),
        Pattern(name: "programs without an end", head: "# T\n\n", unit: "{% highlight x %}\n"),
    ]

    private static let plain = [
        Pattern(
            name: "contents of one number",
            head: "Contents\n\n" + String(repeating: "  1.1  Words .......... 7\n", count: 2_000) + "\n\n",
            unit: "1.1  Other words\n\n   Text of a section that goes on.\n\n",
            count: 1_000
        )
    ]

    @Test(arguments: pages) func `a page's reading grows as the page does`(pattern: Pattern) throws {
        try check(pattern) { bytes in
            let book = try HTMLBook.book(bytes, name: "page", limits: .standard)
            #expect(book.text.contains("Words of prose"))
        }
    }

    private static let declarations = [
        Pattern(name: "entities of parameters", head: "<!DOCTYPE html [", unit: "<!ENTITY % a "),
        Pattern(name: "entities without values", head: "<!DOCTYPE html [", unit: "<!ENTITY a "),
    ]

    @Test(arguments: declarations) func `a declaration's reading grows as it does`(pattern: Pattern) {
        check(pattern) { _ = MarkupSource($0 + Array("]><p>w</p>".utf8)) }
    }

    @Test(arguments: texts) func `a Markdown text's reading grows as the text does`(pattern: Pattern) throws {
        try check(pattern) { bytes in
            let book = try PlainBooks.markdown(bytes, name: "text.md", .standard)
            #expect(book.chapters.count >= 1)
        }
    }

    @Test(arguments: plain) func `a plain text's reading grows as the text does`(pattern: Pattern) throws {
        try check(pattern) { bytes in
            let book = try PlainBooks.text(bytes, name: "text", .standard)
            #expect(book.chapters.count >= 1)
        }
    }

    @Test func `a printed line's parts are joined in time`() {
        let part = PrintedLine(
            page: 0,
            box: PDFBox(left: 0, top: 0, right: 9, bottom: 9),
            baseline: 9,
            size: 9,
            runs: [PrintedRun(text: "word", style: [])],
            firstWordWidth: 9
        )
        let growth = Growth { times in
            var line = part
            line.join(Array(repeating: part, count: 3_000 * times))
            #expect(line.text.utf8.count == 3_000 * times * 5 + 4)
            #expect(line.cells.count == 3_000 * times + 1)
        }
        #expect(growth.isLinear, "\(growth)")
    }

    private func check(_ pattern: Pattern, _ read: ([UInt8]) throws -> Void) rethrows {
        let texts = [1: pattern.bytes(1), 4: pattern.bytes(4)]
        let growth = try Growth { try read(texts[$0, default: []]) }
        #expect(growth.isLinear, "\(growth)")
    }
}
