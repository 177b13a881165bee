import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

struct PublicationTests {
    private func sketch(_ chapters: Int = 2) -> EPUBSketch {
        var sketch = EPUBSketch()
        for number in 0..<chapters {
            sketch.add("c\(number + 1).xhtml", "<h1>Chapter \(number + 1)</h1><p>Text \(number + 1).</p>")
        }
        return sketch
    }

    private func error(_ sketch: EPUBSketch) -> BookReadingError? {
        do {
            _ = try sketch.book()
            return nil
        } catch {
            return error as? BookReadingError
        }
    }

    @Test func `a sound book is read`() throws {
        let book = try sketch().book()
        #expect(book.text == "Chapter 1\nText 1.\nChapter 2\nText 2.\n")
        #expect(book.metadata.title == "A Sketch")
        #expect(book.metadata.identifier == "urn:sketch")
        #expect(book.chapters.map(\.title) == ["c1", "c2"])
        #expect(book.contents.map(\.title) == ["c1", "c2"])
        #expect(book.spine.map(\.href) == ["OEBPS/c1.xhtml", "OEBPS/c2.xhtml"])
        #expect(book.warnings.isEmpty)
    }

    @Test func `a chapter that cannot be read stays with its title and a warning`() throws {
        for bytes in [nil, [], [0xDE, 0xAD, 0xBE, 0xEF]] as [[UInt8]?] {
            var sketch = sketch(3)
            sketch.files = [("OEBPS/c2.xhtml", bytes)]
            let book = try sketch.book()
            #expect(book.chapters.map(\.title) == ["c1", "c2", "c3"])
            #expect(String(book.text(in: book.chapters[1].span)) == "\n")
            #expect(book.warnings.map(\.kind) == [.unreadableDocument])
            #expect(book.warnings.first?.href == "OEBPS/c2.xhtml")
        }
    }

    @Test func `the container names the package, or else it is looked for`() throws {
        var sketch = sketch()
        sketch.files = [("META-INF/container.xml", nil)]
        #expect(try sketch.book().warnings.map(\.kind) == [.package])
        sketch.files = [("META-INF/container.xml", nil), ("OEBPS/book.opf", nil)]
        #expect(error(sketch) == .missingContainer)
        sketch.files = [("META-INF/container.xml", Array("<container/>".utf8))]
        #expect(error(sketch) == .missingPackage(path: ""))
        sketch.files = [("OEBPS/book.opf", nil)]
        #expect(error(sketch) == .missingPackage(path: "OEBPS/book.opf"))
        sketch.files = [("OEBPS/book.opf", [1, 2, 3])]
        #expect(error(sketch) == .malformedXML(path: "OEBPS/book.opf", line: 1))
    }

    @Test func `the first rendition that can be used is read`() throws {
        var sketch = sketch()
        let two = sketch.container.replacing(
            "<rootfiles>",
            with: "<rootfiles><rootfile full-path='gone.opf' media-type='application/oebps-package+xml'/>"
        )
        sketch.files = [("META-INF/container.xml", Array(two.utf8))]
        #expect(try sketch.book().chapters.count == 2)
    }

    @Test func `a book with nothing to read is refused, saying what was found`() {
        var sketch = EPUBSketch()
        sketch.add("a.xhtml", "<img src='a.png'/><img src='b.png'/>")
        #expect(error(sketch) == .nothingToRead(found: "1 document without text, 2 pictures", isOfPictures: true))
        #expect(error(EPUBSketch()) == .nothingToRead(found: "a package document without a reading order, and 2 files"))
    }

    @Test func `encrypted chapters stop the book only if there are no others`() throws {
        func encryption(_ names: [String]) -> [UInt8] {
            let items = names.map {
                "<EncryptedData><EncryptionMethod Algorithm='urn:x'/><CipherReference URI='OEBPS/\($0)'/></EncryptedData>"
            }
            return Array("<encryption>\(items.joined())</encryption>".utf8)
        }
        let noise: [UInt8] = Array(repeating: 0xA7, count: 300)
        var sketch = sketch()
        sketch.files = [("META-INF/encryption.xml", encryption(["c1.xhtml"])), ("OEBPS/c1.xhtml", noise)]
        let book = try sketch.book()
        #expect(book.warnings.map(\.kind) == [.encrypted])
        #expect(book.text == "\nChapter 2\nText 2.\n")
        sketch.files = [
            ("META-INF/encryption.xml", encryption(["c1.xhtml", "c2.xhtml"])), ("OEBPS/c1.xhtml", noise),
            ("OEBPS/c2.xhtml", noise), ("META-INF/license.lcpl", [0x7B]),
        ]
        #expect(error(sketch) == .copyProtected(by: .readiumLCP))
        sketch.files = [("META-INF/encryption.xml", encryption(["c1.xhtml", "c2.xhtml"]))]
        #expect(try sketch.book().text.hasPrefix("Chapter 1"))
    }

    @Test func `an archive locked with a password is refused`() {
        let bytes = StoredZip.bytes([("mimetype", [1]), ("META-INF/container.xml", [2])], flags: 1)
        #expect(throws: BookReadingError.encryptedArchive) {
            try Publication(ZipArchive(bytes, limits: .standard), fileName: "x", limits: .standard)
        }
    }

    @Test func `of two files of one name the first is read, whatever the case of another`() throws {
        var sketch = sketch(1)
        let entries = ("OEBPS/C1.XHTML", Array(EPUBSketch.page("<p>Wrong.</p>").utf8))
        sketch.files = [entries]
        #expect(try sketch.book().text == "Chapter 1\nText 1.\n")
    }

    @Test func `names that differ in case or in accents' encoding are found`() throws {
        var sketch = EPUBSketch()
        sketch.add("Kapite\u{301}l.xhtml", "<p>a</p>")
        sketch.files = [
            ("OEBPS/book.opf", Array(sketch.package.replacing("Kapite\u{301}l", with: "KAPIT\u{C9}L").utf8))
        ]
        #expect(try sketch.book().text == "a\n")
    }

    @Test func `a document repeated in the spine is read again, but not without end`() throws {
        var sketch = sketch(1)
        let many = String(repeating: "<itemref idref=\"c0\"/>", count: 500)
        sketch.files = [("OEBPS/book.opf", Array(sketch.package.replacing("</spine>", with: many + "</spine>").utf8))]
        #expect(try sketch.book().spine.count == 20)
    }

    @Test func `documents outside the reading order are kept apart`() throws {
        var sketch = sketch(3)
        sketch.contents = "<ol><li><a href='c1.xhtml'>One</a></li></ol>"
        sketch.references = ["c2.xhtml": "linear=\"no\""]
        let book = try sketch.book()
        #expect(book.spine.map(\.isLinear) == [true, false, true])
        #expect(book.chapters.map(\.title) == ["One", "Chapter 2", "Chapter 3"])
    }

    @Test func `too large documents are left out, too many are cut`() throws {
        var sketch = sketch(3)
        sketch.files = [("OEBPS/c2.xhtml", Array(EPUBSketch.page(String(repeating: "x", count: 5000)).utf8))]
        var limits = ReadingLimits()
        limits.documentBytes = 4000
        let book = try sketch.book(limits: limits)
        #expect(book.warnings.map(\.kind) == [.limit])
        #expect(book.text == "Chapter 1\nText 1.\n\nChapter 3\nText 3.\n")
        limits = .standard
        limits.spineItems = 2
        #expect(try sketch.book(limits: limits).spine.count == 2)
        limits.claimedDocumentBytes = 10
        #expect(throws: BookReadingError.limitExceeded(what: "bytes in one document", limit: 10)) {
            try sketch.book(limits: limits)
        }
        limits = .standard
        limits.archiveEntries = 3
        #expect(throws: BookReadingError.limitExceeded(what: "files in the archive", limit: 3)) {
            try sketch.book(limits: limits)
        }
    }

    @Test(arguments: [
        ("<item id='x' href='x.png' media-type='image/png' properties='cover-image'/>", "", ""),
        ("<item id='x' href='x.png' media-type='image/png'/>", "<meta name='cover' content='x'/>", ""),
        ("<item id='x' href='x.png' media-type='image/png'/>", "<meta name='cover' content='x.png'/>", ""),
        (
            "<item id='x' href='x.png' media-type='image/png'/>", "",
            "<guide><reference type='cover' href='c1.xhtml'/></guide>"
        ),
        ("<item id='cover' href='x.png' media-type='image/png'/>", "", ""), ("", "", ""),
    ])
    func `the cover is found`(manifest: String, metadata: String, guide: String) throws {
        var sketch = EPUBSketch()
        sketch.add("c1.xhtml", "<img src='x.png' alt='Cover'/><p>text</p>")
        (sketch.manifest, sketch.metadata, sketch.guide) = (manifest, metadata, guide)
        sketch.files = [("OEBPS/x.png", [1, 2, 3])]
        #expect(try sketch.book().metadata.cover == "OEBPS/x.png")
        let publication = try Publication(ZipArchive(sketch.bytes, limits: .standard), fileName: "", limits: .standard)
        #expect(try publication.resource("OEBPS/x.png") == [1, 2, 3])
        #expect(throws: BookReadingError.missingResource(href: "y.png")) { try publication.resource("y.png") }
    }

    @Test func `a book of a thousand chapters is like any other`() throws {
        let book = try sketch(1000).book()
        #expect(book.chapters.count == 1000)
        #expect(book.chapters.map(\.span.length).reduce(0, +) == book.length)
    }
}
