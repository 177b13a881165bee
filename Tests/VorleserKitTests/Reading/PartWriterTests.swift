import Foundation
import Testing
import VorleserBooks
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserTesting

struct PartWriterTests {
    // MARK: Laws

    @Test(arguments: 0..<60)
    func `the text of the page is the text of the book`(seed: UInt64) throws {
        var random = RandomBook(seed: seed)
        try Self.check(random.book())
        try Self.check(random.brokenBook())
    }

    @Test(arguments: Self.files)
    func `the text of a real book's pages is its text`(file: URL) throws {
        guard let book = try? BookReader().book(at: file) else { return }
        try Self.check(book)
    }

    static func check(_ book: Book) throws {
        let open = LoadedBook(id: BookID(rawValue: 7), book, revision: "1-abc")
        #expect(open.parts.first?.span.lowerBound == .start)
        #expect(open.parts.last?.span.upperBound == book.span.upperBound)
        #expect(zip(open.parts, open.parts.dropFirst()).allSatisfy { $0.span.upperBound == $1.span.lowerBound })
        for part in open.parts {
            let chapter = book.chapters[part.chapter].span
            #expect(!part.span.isEmpty && part.span.clamped(to: chapter) == part.span)
            let page = try WrittenMarkup(open.html(of: part.span))
            #expect(page.text.utf16.elementsEqual(open.units[part.span.utf16]), "\(part.span.utf16)")
            #expect(page.names.isSubset(of: allowed), "\(page.names.subtracting(allowed))")
        }
    }

    private static let allowed: Set = [
        "p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "div", "ul", "ol", "li", "table", "caption", "tr", "td",
        "th", "code",
        "pre", "figure", "figcaption", "section", "aside", "em", "strong", "span", "s", "sup", "sub", "a", "img",
    ]

    private static var files: [URL] {
        let folders = [Checkout.folder.appending(path: "Samples")] + DevelopmentSet.books.copies
        let all = folders.flatMap { folder in
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { ["epub", "txt", "html", "md"].contains(URL(filePath: $0).pathExtension) }
                .sorted().map { folder.appending(path: $0) }
        }
        // Short ones, and not all of them: each is read as a whole.
        let short = all.filter { ((try? $0.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0) < 200_000 }
        return stride(from: 0, to: short.count, by: 7).map { short[$0] }
    }

    // MARK: Cases

    private func page(_ blocks: SketchedBlock...) throws -> WrittenMarkup {
        let book = BookSketch(chapters: [SketchedChapter(title: "One", blocks: blocks)]).book
        return try WrittenMarkup(
            LoadedBook(id: BookID(rawValue: 7), book, revision: "1-abc").html(of: book.span)
        )
    }

    @Test func `what a hostile book says is text, and no markup`() throws {
        let hostile = #"<script>alert(1)</script> & <img src=x onerror="alert(2)">"#
        let page = try page(
            .heading(.plain(hostile)),
            .paragraph(.marked(.language(#""><script>"#), .plain(hostile)), .image(#""onload="x"#, resource: hostile)),
            .item(hostile, .plain(hostile)),
            .paragraph(.marked(.link(.external("javascript:alert(1)")), "a"), .marked(.pageBreak(label: hostile), "b"))
        )
        #expect(page.names == ["h1", "p", "span", "img", "ul", "li"])
        #expect(!page.tags.contains { $0.contains("onload=\"") || $0.contains("javascript") || $0.contains("<") })
    }

    @Test func `links lead to places, notes or addresses outside`() throws {
        let page = try page(
            .paragraph(
                .marked(.link(.place(TextOffset(utf16: 3))), "there"),
                .marked(.link(.external("https://example.org/?a=1&b=2")), "away"),
                .marked(.link(.missing("x.html")), "nowhere"),
                .marked(.noteReference(note: TextOffset(utf16: 24)), "1")
            ),
            .within(.note, .paragraph("A note."))
        )
        #expect(page.tags.contains(#"a data-offset="3""#))
        #expect(
            page.tags.contains(#"a class="external" href="https://example.org/?a=1&amp;b=2" rel="noreferrer""#)
        )
        #expect(page.tags.contains { $0.hasPrefix(#"a class="note" data-note="24""#) })
        #expect(page.tags.filter { $0.hasPrefix("a ") }.count == 3)
    }

    @Test func `a picture alone is a figure, with its caption`() throws {
        let page = try page(
            .paragraph(.image("A whale", resource: "images/a whale.png")),
            .block(.caption, "Fig. 1"),
            .paragraph("Text with ", .image("", resource: "b.png"), " in it.")
        )
        #expect(page.tags.map { $0.prefix { $0 != " " } } == ["figure", "img", "figcaption", "p", "img"])
        #expect(
            page.tags[1].hasPrefix(
                #"img src="/api/books/7/resource?href=images%2Fa%20whale.png&amp;revision=1-abc" alt="A whale""#
            )
        )
    }

    @Test func `tabs and newlines stay, inside their cells`() throws {
        let page = try page(.table(["a", "b"], ["c", ""]))
        #expect(page.text == "a\tb\nc\t\n")
        #expect(page.tags == ["table", "tr", "td", "td", "tr", "td", "td"])
    }

    @Test func `cells stand over columns and rows, at the edge that the book says`() throws {
        var (name, wide, number) = (TableCell(), TableCell(), TableCell())
        (name.isHeader, wide.columns, wide.rows, number.alignment) = (true, 2, 3, .end)
        let text = "a\tb\tc\n"
        let plain = BookSketch(.chapter("One", .table(["a", "b", "c"]))).book
        let start = try #require(plain.text.range(of: text)).lowerBound.utf16Offset(in: plain.text)
        let cells = [name, wide, number].enumerated().map { index, cell in
            TextMark(.cell(cell), TextSpan(utf16: start + index * 2..<start + index * 2 + 2))
        }
        let book = Book(
            format: plain.format,
            metadata: plain.metadata,
            text: plain.text,
            spine: plain.spine,
            chapters: plain.chapters,
            contents: plain.contents,
            marks: (plain.marks + cells).sorted(),
            sentences: plain.sentences
        )
        let open = LoadedBook(id: BookID(rawValue: 7), book, revision: "1")
        let page = try WrittenMarkup(open.html(of: book.span))
        #expect(page.text == book.text)
        #expect(page.tags.suffix(3) == ["th", #"td colspan="2" rowspan="3""#, #"td data-layout="end""#])
    }

    @Test func `a program may begin with an empty line`() throws {
        #expect(try page(.block(.code, "\n\nlet x = 1\n")).text == "\n\nlet x = 1\n\n")
    }

    @Test func `the rest of a list item has no second marker`() throws {
        let long = String(repeating: "Some words. ", count: 1200)
        let book = BookSketch(
            .chapter(
                "One",
                .within(.listItem(marker: "3."), .paragraph(.plain(long)), .paragraph(.plain(long)), .paragraph("End."))
            )
        ).book
        let open = LoadedBook(id: BookID(rawValue: 1), book, revision: "1")
        let pages = try open.parts.map { try WrittenMarkup(open.html(of: $0.span)) }
        #expect(pages.count > 1)
        #expect(pages[0].tags.contains(#"li value="3""#))
        #expect(!pages.dropFirst().flatMap(\.tags).contains { $0.contains("value=") })
    }

    @Test func `a block too long for a screen is cut between its sentences`() {
        let book = BookSketch(.chapter("One", .paragraph(.plain(String(repeating: "A sentence. ", count: 50_000)))))
            .book
        #expect(book.parts.allSatisfy { $0.span.length <= BookPart.usualLength })
    }
}
