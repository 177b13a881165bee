import Foundation
import Testing
import VorleserCore

@testable import VorleserBooks

/// Rules of KOReader's engine, each by a small book.
struct KOReaderPlacesTests {
    private func places(_ body: String) throws -> (places: KOReaderPlaces, book: Book) {
        var sketch = EPUBSketch(version: "3.0")
        sketch.add("one.xhtml", source: EPUBSketch.page(body))
        let limits = ReadingLimits.standard
        let publication = try Publication(ZipArchive(sketch.bytes, limits: limits), fileName: "sketch", limits: limits)
        let book = try publication.book()
        return (KOReaderPlaces(try EditablePublication(publication, of: book), of: book), book)
    }

    /// The text at a pointer, up to the end of its line.
    private func text(at pointer: String, in body: String) throws -> String? {
        let (places, book) = try places(body)
        guard let offset = try places.offset(of: pointer) else { return nil }
        return String(book.text.utf16.dropFirst(offset.utf16).prefix { $0 != 0x0A })
    }

    /// What a place is called, given by what stands there.
    private func pointer(at words: String, in body: String) throws -> String? {
        let (places, book) = try places(body)
        let range = try #require(book.text.firstRange(of: words))
        let offset = range.lowerBound.utf16Offset(in: book.text)
        let pointer = try #require(try places.pointer(at: TextOffset(utf16: offset)))
        #expect(try places.offset(of: pointer) == TextOffset(utf16: offset))
        return pointer
    }

    @Test func `numbers may be missing where there is one of a name`() throws {
        let body = "<div><p>One.</p></div>"
        #expect(try text(at: "/body/DocFragment/body/div/p/text().0", in: body) == "One.")
        #expect(try text(at: "/body[1]/DocFragment[1]/body[1]/div[1]/p[1]/text()[1].0", in: body) == "One.")
        #expect(try pointer(at: "One.", in: body) == "/body[1]/DocFragment[1]/body[1]/div[1]/p[1]/text()[1].0")
    }

    @Test func `elements are counted by their name`() throws {
        let body = "<h1>Title</h1><p>One.</p><hr/><p>Two.</p>"
        #expect(try text(at: "/body/DocFragment/body/p[2]/text().0", in: body) == "Two.")
        #expect(try pointer(at: "Two.", in: body) == "/body[1]/DocFragment[1]/body[1]/p[2]/text()[1].0")
    }

    @Test func `white space in a row is one character`() throws {
        let body = "<p>One\n      two   three</p>"
        #expect(try text(at: "/body/DocFragment/body/p/text().8", in: body) == "three")
        #expect(try pointer(at: "three", in: body) == "/body[1]/DocFragment[1]/body[1]/p[1]/text()[1].8")
    }

    @Test func `white space before all else in a block is no text`() throws {
        let body = "<div>\n  <b>Bold</b> plain</div>"
        #expect(try pointer(at: "plain", in: body) == "/body[1]/DocFragment[1]/body[1]/div[1]/text()[1].1")
    }

    @Test func `white space around blocks is no text`() throws {
        let body = "<div>Start <p>One.</p>\n  <p>Two.</p>\n End</div>"
        #expect(try pointer(at: "End", in: body) == "/body[1]/DocFragment[1]/body[1]/div[1]/text()[2].1")
    }

    @Test func `white space between elements of a line is a text`() throws {
        let body = "<p>One <b>two</b> <i>three</i> four</p>"
        #expect(try pointer(at: "four", in: body) == "/body[1]/DocFragment[1]/body[1]/p[1]/text()[3].1")
    }

    @Test func `a comment parts a text`() throws {
        let body = "<p>One <!-- not read -->two</p>"
        #expect(try pointer(at: "two", in: body) == "/body[1]/DocFragment[1]/body[1]/p[1]/text()[2].0")
    }

    @Test func `characters are counted, not code units`() throws {
        let body = "<p>😀😀é word</p>"
        #expect(try pointer(at: "word", in: body) == "/body[1]/DocFragment[1]/body[1]/p[1]/text()[1].4")
        #expect(try text(at: "/body/DocFragment/body/p/text().1", in: body) == "😀é word")
    }

    @Test func `a soft hyphen is a character for KOReader alone`() throws {
        let body = "<p>Un&#173;aus&#173;sprechlich gut</p>"
        #expect(try pointer(at: "gut", in: body) == "/body[1]/DocFragment[1]/body[1]/p[1]/text()[1].18")
    }

    @Test func `a tab of preformatted text goes on to the next eighth column`() throws {
        let body = "<pre>\none\ttwo</pre>"
        #expect(try pointer(at: "two", in: body) == "/body[1]/DocFragment[1]/body[1]/pre[1]/text()[1].8")
    }

    @Test func `a very long text is several`() throws {
        let body = "<p>" + String(repeating: "word ", count: 1700) + "last</p>"
        #expect(try pointer(at: "last", in: body) == "/body[1]/DocFragment[1]/body[1]/p[1]/text()[2].310")
    }

    @Test func `an element stands for its beginning`() throws {
        let body = "<p>One.</p><div><p>Two.</p><p>Three.</p></div>"
        #expect(try text(at: "/body/DocFragment/body/div.0", in: body) == "Two.")
        #expect(try text(at: "/body/DocFragment/body/div.1", in: body) == "Three.")
        #expect(try text(at: "/body/DocFragment/body/div/p[2]", in: body) == "Three.")
    }

    @Test func `a picture stands for what follows`() throws {
        let body = "<p>One.</p><p><img src=\"a.png\" alt=\"\"/></p><p>Two.</p>"
        #expect(try text(at: "/body/DocFragment/body/p[2]/img.0", in: body) == "Two.")
    }

    @Test func `a path is followed as far as it leads`() throws {
        let body = "<div><p>One.</p></div><div><p>Two.</p></div>"
        #expect(try text(at: "/body/DocFragment/body/div[2]/section/p/text().4", in: body) == "Two.")
        #expect(try text(at: "/body/DocFragment/body/div[2]/p/text()[9].99", in: body)?.hasSuffix(".") == true)
    }

    @Test func `documents are counted by the reading order, without those that are not there`() throws {
        var sketch = EPUBSketch(version: "3.0")
        for name in ["one", "two"] { sketch.add("\(name).xhtml", source: EPUBSketch.page("<p>\(name)</p>")) }
        let book = try sketch.book()
        let limits = ReadingLimits.standard
        let publication = try Publication(ZipArchive(sketch.bytes, limits: limits), fileName: "sketch", limits: limits)
        let places = KOReaderPlaces(try EditablePublication(publication, of: book), of: book)
        #expect(try places.offset(of: "/body/DocFragment[2]/body/p/text().0") == book.spine[1].span.lowerBound)
        #expect(
            try places.pointer(at: book.spine[1].span.lowerBound)
                == "/body[1]/DocFragment[2]/body[1]/p[1]/text()[1].0"
        )
        #expect(try places.offset(of: "/body/DocFragment[3]/body/p/text().0") == nil)
    }

    @Test(arguments: ["", "7", "body", "/", "//", "/body[0]/x", "/body/DocFragment[a]", "/body/DocFragment[1"])
    func `what is no path leads nowhere`(text: String) throws {
        #expect(try places("<p>One.</p>").places.offset(of: text) == nil)
    }
}
