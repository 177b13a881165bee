import Foundation
import Synchronization
import Testing
import VorleserCore
import VorleserTesting
import Wording

@testable import VorleserBooks

struct BookReaderTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vorleser-\(UUID().uuidString)")

    private func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: name)
        try Data(bytes).write(to: url)
        return url
    }

    private func reading(_ name: String, _ bytes: [UInt8], limits: ReadingLimits = .standard) throws -> Result<
        Book, BookReadingError
    > {
        let url = try file(name, bytes)
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            return .success(try BookReader(limits: limits).book(at: url))
        } catch let error as BookReadingError {
            return .failure(error)
        }
    }

    private func error(_ name: String, _ bytes: [UInt8]) throws -> BookReadingError? {
        if case .failure(let error) = try reading(name, bytes) { error } else { nil }
    }

    private var epub: [UInt8] {
        var sketch = EPUBSketch()
        sketch.add("a.xhtml", "<p>Words.</p>")
        return sketch.bytes
    }

    @Test(arguments: ["book.epub", "book.txt", "book", "book.zip"])
    func `an EPUB is one whatever it is called`(name: String) throws {
        #expect(try reading(name, epub).get().format == .epub)
    }

    @Test func `an EPUB after other bytes is found`() throws {
        #expect(try reading("a.epub", Array(repeating: 0x78, count: 10_000) + epub).map(\.format) == .success(.epub))
    }

    @Test(arguments: [
        ("<!DOCTYPE html><p>Words.</p>", BookFormat.html), ("  <html><body>Words.</body></html>", .html),
        ("<!-- c --><?pi?><HTML><p>Words.", .html), ("<p>Words.</p>", .html),
    ])
    func `a web page is known by its first tags`(text: String, format: BookFormat) throws {
        #expect(try reading("page.html", Array(text.utf8)).get().format == format)
    }

    @Test func `plain text and Markdown are told apart by name`() {
        let head = Array("# Title\n\nWords.".utf8)
        #expect(FormatRecognition.kind(head: head, tail: head, name: "a.md") == .markdown)
        #expect(FormatRecognition.kind(head: head, tail: head, name: "a.txt") == .text)
        #expect(FormatRecognition.kind(head: head, tail: head, name: "a") == .text)
    }

    @Test(arguments: [
        "<p align=\"center\"><img src=\"logo.png\"></p>\n\n# Contents\n\nSome *text*.", "<div>\n\nA *word*.\n\n</div>",
        "<!-- c -->\n<h1 align=center>Title</h1>\n\n* One", "<a name=\"top\"></a>\n# One",
    ])
    func `Markdown may begin with a tag`(text: String) {
        let head = Array(text.utf8)
        #expect(FormatRecognition.kind(head: head, tail: head, name: "README.md") == .markdown)
        #expect(FormatRecognition.kind(head: head, tail: head, name: "a.html") == .html)
    }

    @Test func `a web page is one whatever it is called`() {
        let head = Array("<!DOCTYPE html><html><p>Words.</p></html>".utf8)
        #expect(FormatRecognition.kind(head: head, tail: head, name: "a.md") == .html)
    }

    @Test(arguments: ["ID3 is a format for tags.", "RIFF and RAFF", "BZh", "Rar! A comedy"])
    func `a text may begin like another file`(text: String) {
        let head = Array(text.utf8)
        #expect(FormatRecognition.kind(head: head, tail: head, name: "a.txt") == .text)
    }

    @Test(
        arguments: [
            ([0x89, 0x50, 0x4E, 0x47, 0], "a PNG picture"), ([0x1F, 0x8B, 8], "a gzip archive"),
            (Array("{\\rtf1".utf8), "a Rich Text document (RTF)"),
            (Array("<?xml version='1.0'?><a/>".utf8), "an XML document"),
            (Array("<package/>".utf8), "a part of an EPUB taken out of it"),
        ] as [([UInt8], String)]
    )
    func `other files are named`(bytes: [UInt8], words: String) throws {
        #expect(try error("file", bytes) == .unknownFormat(looksLike: UnreadFormat(words)))
    }

    @Test func `text that is named like an archive is refused`() throws {
        #expect(
            try error("a.epub", Array("Just text.".utf8))
                == .unknownFormat(looksLike: "text or noise with the ending “.epub”")
        )
        #expect(
            try error("a.epub", Array("<html/>".utf8))
                == .unknownFormat(looksLike: "a web page with the ending “.epub”")
        )
    }

    @Test func `archives of other things are named`() throws {
        #expect(
            try error("a", StoredZip.bytes([("1.jpg", []), ("2.jpg", [])]))
                == .nothingToRead(found: "2 files named as pictures, which are none")
        )
        #expect(try error("a", StoredZip.bytes([])) == .unknownFormat(looksLike: "an empty ZIP archive"))
    }

    @Test func `an OpenDocument file is named, with what to do`() throws {
        let type = Array("application/vnd.oasis.opendocument.text".utf8)
        let parts = [
            ("mimetype", type), ("content.xml", Array("<a/>".utf8)), ("META-INF/manifest.xml", Array("<a/>".utf8)),
        ]
        let found = try error("a.odt", StoredZip.bytes(parts))
        #expect(
            found == .unknownFormat(looksLike: UnreadFormat("an OpenDocument file (such as .odt)", .openDocument))
        )
        #expect(found?.recoverySuggestion?.contains("DOCX, EPUB or HTML") == true)
        #expect(try error("a.epub", StoredZip.bytes([("mimetype", type)])) == .missingContainer)
    }

    @Test(arguments: WordingLanguage.allCases)
    func `reasons and advice are the same in every language`(language: WordingLanguage) throws {
        try WordingLanguage.$ofTask.withValue(language) { () throws in
            let rar = Array("Rar!\u{1A}\u{7}\u{1}\0 pictures".utf8)
            let comic = try error("a.cbr", rar)
            #expect(comic?.reason == .packedComic && comic?.recoverySuggestion?.contains(".cbz") == true)
            let pictures = try error("a.html", Array("<html><body><img></body></html>".utf8))
            #expect(pictures?.reason == .nothingButPictures)
            let none = try error("a", StoredZip.bytes([("1.jpg", []), ("2.jpg", [])]))
            #expect(none?.reason == .nothingToRead)
            let type = Array("application/vnd.oasis.opendocument.text".utf8)
            let parts = [("mimetype", type), ("content.xml", Array("<a/>".utf8)), ("META-INF/manifest.xml", [])]
            let document = try error("a.odt", StoredZip.bytes(parts))
            #expect(document?.recoverySuggestion?.contains("DOCX") == true)
            for names in [
                ["Emma.epub", "__MACOSX/._Emma.epub"], ["a/Emma.epub", "a/Persuasion.PDF"], ["1.fb2", "2.fb2"],
            ] {
                let packed = try error("a.zip", StoredZip.bytes(names.map { ($0, Array("x".utf8)) }))
                #expect(packed?.reason == .packedBooks && packed?.recoverySuggestion?.isEmpty == false)
            }
        }
    }

    @Test func `what is no file of a book is said plainly`() throws {
        #expect(try error("a.txt", []) == .nothingToRead(found: "the file is empty"))
        #expect(
            try error("a.html", Array("<html><body><img></body></html>".utf8))
                == .nothingToRead(found: "a web page without text, 1 picture", isOfPictures: true)
        )
        #expect(throws: BookReadingError.missingFile(path: "/nowhere/a")) {
            try BookReader().book(at: URL(filePath: "/nowhere/a"))
        }
        #expect(throws: BookReadingError.folder(path: "/")) { try BookReader().book(at: URL(filePath: "/")) }
        guard case .damagedArchive? = try error("a.epub", Array(epub.prefix(200))) else {
            Issue.record("a cut archive must be damaged")
            return
        }
    }

    @Test func `too large files are refused before they are read`() throws {
        var limits = ReadingLimits()
        limits.fileBytes = 100
        let result = try reading("a.epub", epub, limits: limits).map(\.format)
        #expect(result == .failure(.fileTooLarge(bytes: epub.count, limit: 100)))
    }

    @Test func `a text longer than any book is refused before it is read, with its size`() throws {
        var limits = ReadingLimits()
        limits.textBytes = 100
        let text = Array(String(repeating: "Hello world. ", count: 10).utf8)
        for name in ["a.txt", "a.md"] {
            let result = try reading(name, text, limits: limits).map(\.format)
            #expect(result == .failure(.fileTooLarge(bytes: 130, limit: 100)))
        }
        #expect(
            BookReadingError.fileTooLarge(bytes: 40_000_001, limit: 40_000_000).errorDescription?.contains("41") == true
        )
        limits.textBytes = 130
        #expect(try reading("a.txt", text, limits: limits).map(\.format) == .success(.text))
    }

    @Test func `who waits for a book hears how far it is, and can end it`() throws {
        struct Enough: Error {}
        var sketch = EPUBSketch()
        for number in 1...20 { sketch.add("\(number).xhtml", "<p>Words.</p>") }
        let url = try file("a.epub", sketch.bytes)
        defer { try? FileManager.default.removeItem(at: folder) }
        let shares = Mutex<[Double]>([])
        _ = try BookReader().book(at: url) { share in shares.withLock { $0.append(share) } }
        #expect(shares.withLock(\.self).sorted() == (1...20).map { Double($0) / 20 })
        shares.withLock { $0 = [] }
        #expect(throws: Enough.self) {
            try BookReader().book(at: url) { share in
                shares.withLock { $0.append(share) }
                throw Enough()
            }
        }
        #expect(shares.withLock(\.count) < 20)
    }

    @Test func `a picture is read out of the book`() throws {
        var sketch = EPUBSketch()
        sketch.add("a.xhtml", "<p>Words.</p>")
        sketch.files = [("OEBPS/a b.png", [7, 8])]
        let url = try file("a.epub", sketch.bytes)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try BookReader().resource("OEBPS/a b.png", ofBookAt: url) == Data([7, 8]))
        #expect(throws: BookReadingError.missingResource(href: "../../etc/passwd")) {
            try BookReader().resource("../../etc/passwd", ofBookAt: url)
        }
    }

    @Test func `who is elsewhere is told nothing of this machine's folders`() {
        for error in Self.errors(about: "/srv/secret/a b.pdf") {
            let words = "\(error.withoutPaths.errorDescription ?? "") \(error.withoutPaths.recoverySuggestion ?? "")"
            #expect(!words.contains("/srv") && !words.contains("secret"), "\(words)")
            #expect(words.hasSuffix("."))
        }
    }

    @Test func `every error says what is wrong and what to do`() {
        let errors = Self.errors(about: "/a b.pdf")
        for error in errors {
            #expect(error.errorDescription?.hasSuffix(".") ?? false)
            #expect(error.recoverySuggestion?.hasSuffix(".") ?? false)
        }
        #expect(Set(errors.compactMap(\.errorDescription)).count == errors.count)
        #expect(BookReadingError.copyProtected(by: .adobeADEPT).errorDescription?.contains("Adobe ADEPT") ?? false)
    }

    private static func errors(about path: String) -> [BookReadingError] {
        [
            .missingFile(path: path), .folder(path: path), .unreadableFile(path: path, reason: "r"),
            .fileTooLarge(bytes: 300_000_000, limit: 200_000_000), .unknownFormat(looksLike: "a cat"),
            .pdfUnreadable(reason: "r"),
            .pdfLibraryMissing(looked: [path]), .pdfLibraryUnusable(path: path, reason: "r"),
            .pdfPassword(wasGiven: true),
            .pdfPassword(wasGiven: false), .damagedPDF(reason: "r"), .pdfReaderMissing(looked: [path]),
            .pdfReaderUnusable(path: path, reason: "r"), .onlyPictures(pages: "1–3", path: path),
            .damagedArchive(reason: "r"), .encryptedArchive, .copyProtected(by: .adobeADEPT), .missingContainer,
            .missingPackage(path: ""), .missingPackage(path: "p"), .malformedXML(path: "p", line: 3),
            .nothingToRead(found: "f"), .limitExceeded(what: "w", limit: 1), .missingResource(href: "h"),
        ]
    }
}

struct HTMLBookTests {
    private func book(_ html: String) throws -> Book {
        try HTMLBook.book(Array(html.utf8), name: "file", limits: .standard)
    }

    @Test func `headings make the chapters, the head the metadata`() throws {
        let book = try book(
            "<html lang='de'><head><title>Ein Buch</title><meta name='author' content='Ich'><meta name='description' content='Kurz'></head>"
                + "<body><h1>Eins</h1><p>a</p><h1>Zwei</h1><p>b<img src='data:image/png;base64,xx' alt='B'></p></body></html>"
        )
        #expect(book.metadata.title == "Ein Buch")
        #expect(book.metadata.authors == ["Ich"])
        #expect(book.metadata.language == "de")
        #expect(book.metadata.description == "Kurz")
        #expect(book.chapters.map(\.title) == ["Eins", "Zwei"])
        #expect(book.warnings.isEmpty)
        #expect(book.text == "Eins\na\nZwei\nb\n")
    }

    @Test func `a page's title and the words below it are no title page`() throws {
        let steps = (1...3).map {
            "<h2>Step \($0)</h2><p>\(String(repeating: "Knead it for ten minutes. ", count: 9))</p>"
        }
        let book = try book(
            "<html><head><title>How to bake bread - Foo</title></head><body><h1>How to bake bread</h1>"
                + "<p>Bread is easy to make.</p>\(steps.joined())</body></html>"
        )
        #expect(book.chapters.map(\.role) == [.body, .body, .body, .body])
    }

    @Test(arguments: [
        "html { display: none }", "body { visibility: hidden !important }", ".wrap { visibility: hidden }",
        "p { display: none }", "#page { opacity: 0; display: none }",
    ])
    func `a page that hides itself until its scripts have run is read`(css: String) throws {
        let book = try book(
            "<html><head><style>\(css)</style></head><body><div id='page' class='wrap'>"
                + "<p>A page hides itself so that nobody sees it come up in pieces.</p></div></body></html>"
        )
        #expect(book.text.contains("A page hides itself"))
    }

    @Test(arguments: [
        ("<style>.tip { display: none }</style>", "<p class='tip'>Secret</p>"), ("", "<p hidden>Secret</p>"),
        ("", "<div style='display: none'>Secret</div>"),
        ("<style>@media (min-width: 60em) { .phone { display: none } }</style>", "<p class='phone'>Secret</p>"),
        ("", "<noscript>Secret</noscript>"), ("", "<noscript>&lt;img src=Secret&gt;</noscript>"),
    ])
    func `what a page hides beside its text stays hidden`(head: String, hidden: String) throws {
        let book = try book(
            "<html><head>\(head)</head><body><p>A page has this to say, and says it in a sentence.</p>\(hidden)</body></html>"
        )
        #expect(!book.text.contains("Secret"))
    }

    @Test(arguments: [
        "(min-width: 1024px)", "screen and (min-width: 64em)", "(width >= 40rem)", "all and (max-width: 1300px)",
    ])
    func `a page's sheets are those of a wide window`(query: String) throws {
        let css = ".wide { display: none } @media \(query) { .wide { display: block } }"
        let page = "<p>A page has this to say, and says it in a sentence.</p><p class='wide'>Shown</p>"
        let head = { (css: String) in "<html><head><style>\(css)</style></head><body>\(page)</body></html>" }
        #expect(try book(head(css)).text.contains("Shown"))
        #expect(try !book(head(css.replacing(query, with: "print"))).text.contains("Shown"))
    }

    @Test func `what is said below a page's contents is read`() throws {
        let links = (1...5).map { "<li><a href='#p\($0)'>Part \($0)</a></li>" }.joined()
        let parts = (1...5).map { "<h2 id='p\($0)'>Part \($0)</h2><p>It is short, but it is a part.</p>" }.joined()
        let prose = "<p>Penny is one of those who live in this town, and hers is the last house before the river.</p>"
        let book = try book("<h1>Penny</h1><div><h2>Contents</h2><ul>\(links)</ul></div>\(prose)\(parts)\(parts)")
        #expect(book.texts(.section(.contents)).allSatisfy { !$0.contains("Penny is") })
        #expect(book.chapters.allSatisfy { $0.role == .body })
    }

    @Test func `a page that has its text for browsers without scripts is read`() throws {
        let prose = String(repeating: "<p>It is said here once more, and for those who have no scripts.</p>", count: 12)
        #expect(try book("<body><h1>News</h1><noscript>\(prose)</noscript></body>").text.contains("once more"))
    }

    @Test func `links to other pages are no contents`() throws {
        let links = (1...6).map { "<p><a href='/news/\($0)'>A thing that happened on day \($0)</a></p>" }.joined()
        let page = try book("<h1>News</h1>\(links)<p>A page has this to say, and says it in a sentence.</p>")
        #expect(page.texts(.section(.contents)).isEmpty)
        let parts = (1...6).map { "<h2 id='p\($0)'>Part \($0)</h2><p>It is short, but it is a part.</p>" }.joined()
        let inner = (1...6).map { "<p><a href='book.htm#p\($0)'>Part \($0)</a></p>" }.joined()
        #expect(try book("<h1>Book</h1>\(inner)\(parts)\(parts)").texts(.section(.contents)).count == 1)
    }

    @Test func `a page without a title is called like its file`() throws {
        #expect(try book("<p>a</p>").metadata.title == "file")
        #expect(try book("<p>a</p>").chapters.count == 1)
    }

    @Test func `Project Gutenberg's header gives the metadata`() throws {
        let book = try book(
            "<html><head><title>The Project Gutenberg eBook of Night, by Somebody</title></head><body><pre>The Project Gutenberg EBook of Night\n\nTitle: Night\n\n"
                + "Author: Some Body\n\nLanguage: German\n\n*** START OF THIS PROJECT GUTENBERG EBOOK NIGHT ***</pre><h2>I</h2><p>a</p></body></html>"
        )
        #expect(book.metadata.title == "Night")
        #expect(book.metadata.authors == ["Some Body"])
        #expect(book.metadata.language == "de")
        #expect(book.texts(.section(.licence)).count == 1)
    }
}
