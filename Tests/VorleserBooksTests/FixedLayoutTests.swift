import Testing
import VorleserCore

@testable import VorleserBooks

struct FixedLayoutTests {
    private let fixed = "<meta property='rendition:layout'>pre-paginated</meta>"

    private func sketch(_ pages: [String], metadata: String = "") -> EPUBSketch {
        var sketch = EPUBSketch()
        sketch.metadata = metadata
        for (index, page) in pages.enumerated() { sketch.add("p\(index + 1).xhtml", page) }
        sketch.files = (1...pages.count).map { ("OEBPS/\($0).png", ComicTests.png()) }
        return sketch
    }

    private func page(_ number: Int) -> String { "<div><img src='\(number).png' alt=''/></div>" }

    @Test func `pages of one picture each are shown as pages, with nothing to be read aloud`() throws {
        let book = try sketch((1...3).map(page), metadata: fixed).book()
        #expect(book.fixedPages?.pages.map(\.isPicture) == [true, true, true])
        #expect(book.fixedPages?.pages.map(\.offset) == [0, 1, 2] && book.isWordless)
        #expect(book.fixedPages?.pages[0].width == 600)
    }

    @Test func `a page of text among them stays text, and is read aloud`() throws {
        let book = try sketch([page(1), "<p>Once upon a time.</p>"], metadata: fixed).book()
        #expect(book.fixedPages?.pages.map(\.isPicture) == [true, false])
        #expect(!book.isWordless && book.metadata.language == "en")
    }

    @Test(arguments: ["opacity:0", "color: transparent"])
    func `words out of sight over a picture are read aloud, and the page is its picture`(style: String) throws {
        let text = "<p style='position:absolute; \(style)'>Once upon a time there was a ship.</p>"
        let book = try sketch([page(1) + text, page(2)], metadata: fixed).book()
        #expect(book.fixedPages?.pages.map(\.isPicture) == [true, true])
        #expect(book.text.hasPrefix("\nOnce upon a time") && !book.isWordless)
    }

    @Test func `words in sight over a picture are not lost`() throws {
        let text = "<p style='position:absolute; left: 10px'>Once upon a time there was a ship.</p>"
        let book = try sketch([page(1) + text, page(2)], metadata: fixed).book()
        #expect(book.fixedPages?.pages.map(\.isPicture) == [false, true])
        #expect(book.warnings.contains { $0.message.contains("1 page has words over pictures") })
    }

    @Test func `a single page may be fixed, or may flow`() throws {
        var sketch = sketch([page(1), page(2), "<p>Words.</p>"])
        sketch.references["p1.xhtml"] = "properties='rendition:layout-pre-paginated page-spread-right'"
        sketch.references["p2.xhtml"] = "properties='rendition:layout-pre-paginated rendition:page-spread-center'"
        let book = try sketch.book()
        #expect(book.fixedPages?.pages.map(\.side) == [.right, .center, nil])
        sketch.references["p2.xhtml"] = nil
        #expect(try sketch.book().fixedPages == nil)
    }

    @Test func `iBooks' own file says so, too`() throws {
        var sketch = sketch([page(1), "<p>Words.</p>"])
        let options =
            "<display_options><platform name='*'><option name='fixed-layout'>true</option></platform></display_options>"
        sketch.files.append((FixedLayout.displayOptions, Array(options.utf8)))
        #expect(try sketch.book().fixedPages != nil)
    }

    @Test func `a book of nothing but pictures, one a page, is one of pages whatever it says`() throws {
        let book = try sketch([page(1), page(2)]).book()
        #expect(book.fixedPages?.pages.count == 2 && book.isWordless)
    }

    @Test func `pages are turned from the right where the spine says so`() throws {
        var sketch = sketch([page(1), page(2)], metadata: fixed)
        let package = sketch.package.replacing("<spine ", with: "<spine page-progression-direction='rtl' ")
        sketch.files.append(("OEBPS/book.opf", Array(package.utf8)))
        #expect(try sketch.book().fixedPages?.isFromRight == true)
    }

    @Test func `a picture that is not there is no page of its own`() throws {
        var sketch = sketch([page(1), page(2), "<p>Words.</p>"], metadata: fixed)
        sketch.files = [("OEBPS/1.png", ComicTests.png())]
        #expect(try sketch.book().fixedPages?.pages.map(\.isPicture) == [true, false, false])
    }
}
