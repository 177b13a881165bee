import Foundation
import Testing
import VorleserBooks
import VorleserCore
import VorleserExport
import VorleserTesting

@testable import VorleserReadAlong

/// An EPUB 2 as books of its time are: files called as they liked, a guide, an NCX, presentation in attributes.
struct OwnEditionTests {
    private static let package = """
        <package xmlns="http://www.idpf.org/2007/opf" version="2.0" unique-identifier="id">
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">
        <dc:title>Two Chapters</dc:title><dc:language>en</dc:language>
        <dc:identifier id="id" opf:scheme="URI">urn:x:two</dc:identifier>
        <dc:creator opf:role="aut">A. Writer</dc:creator>
        </metadata>
        <manifest>
        <item id="one" href="one.html" media-type="application/xhtml+xml"/>
        <item id="two" href="two.html" media-type="application/xhtml+xml"/>
        <item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>
        </manifest>
        <spine toc="ncx"><itemref idref="one"/><itemref idref="two"/></spine>
        <guide><reference type="text" title="Start" href="one.html"/></guide>
        </package>
        """
    private static let contents = """
        <ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1">
        <head><meta name="dtb:uid" content="urn:x:two"/></head><docTitle><text>Two Chapters</text></docTitle>
        <navMap><navPoint id="a" playOrder="1"><navLabel><text>One</text></navLabel><content src="one.html"/></navPoint>
        <navPoint id="b" playOrder="2"><navLabel><text>Two</text></navLabel><content src="two.html#two"/></navPoint>
        </navMap></ncx>
        """

    /// A page that is a picture.
    private static let plate = page(#"<div><img src="lamp.png" alt="A red lamp"/></div>"#)

    private static func page(_ body: String) -> String {
        """
        <html xmlns="http://www.w3.org/1999/xhtml"><head><title>Page</title></head><body>\(body)</body></html>
        """
    }

    /// Writes the book, with a picture for the second page if one is given, and reads it.
    private func source(in folder: Folder, picture: [UInt8]? = nil) throws -> (Book, URL) {
        let container = """
            <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
            <rootfile full-path="OPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
            """
        let files = [
            ("mimetype", "application/epub+zip"), ("META-INF/container.xml", container),
            (
                "OPS/content.opf",
                picture == nil
                    ? Self.package
                    : Self.package.replacing(
                        "</manifest>",
                        with: #"<item id="lamp" href="lamp.png" media-type="image/png"/></manifest>"#
                    )
            ),
            ("OPS/toc.ncx", Self.contents),
            (
                "OPS/one.html",
                Self.page(
                    """
                    <h1 align="center">One</h1>
                    <p>It was <i>dark. It</i> was <b>stormy</b>, see <a href="two.html#two">two</a>.</p>
                    """
                )
            ),
            (
                "OPS/two.html",
                picture == nil ? Self.page(#"<h1 id="two">Two</h1><p>It was over.</p>"#) : Self.plate
            ),
        ]
        let file = folder.url("source.epub")
        var archive = try ContainerArchive(
            file.path,
            for: file.path,
            spool: folder.url("spool").path,
            cancellation: Cancellation()
        )
        for (name, text) in files { try archive.add(Array(text.utf8), as: ContainerPath(name), isStored: true) }
        if let picture { try archive.add(picture, as: ContainerPath("OPS/lamp.png"), isStored: true) }
        try archive.close()
        return (try BookReader().book(at: file), file)
    }

    private func script(of book: Book) -> Script {
        let utterances = book.sentences.map { sentence in
            let text = String(book.text(in: sentence.span)).replacing("\n", with: " ")
            return Utterance(
                span: sentence.span,
                pieces: [Piece(printed: text, sentence.span)],
                pauseAfter: .zero,
                language: "en"
            )
        }
        return Script(utterances: utterances, omissions: [])
    }

    private func export(_ book: Book, at source: URL, to file: URL, by unit: TextUnit = .sentence) async throws {
        let plan = try ReadAlong(of: book, script(of: book), chapters: .all(of: book), unit: unit)
        _ = try await plan.write(to: file, bookAt: source, stretch: everyOtherSample) { try ToneVoice().speak($0) }
    }

    @Test(arguments: TextUnit.allCases)
    func `An EPUB 2 becomes an EPUB 3 with the same text, which epubcheck finds nothing wrong with`(
        unit: TextUnit
    ) async throws {
        let folder = try Folder()
        let (book, source) = try source(in: folder)
        let file = folder.url("result.epub")
        try await export(book, at: source, to: file, by: unit)
        let result = try BookReader().book(at: file)
        #expect(result.text == book.text)
        #expect(result.spine.map(\.href) == ["OPS/one.xhtml", "OPS/two.xhtml"])
        #expect(result.contents == book.contents)
        #expect(result.metadata.authors == ["A. Writer"])
        #expect(try await epubcheck(file) == "")
    }

    @Test func `A page that is a picture is shown while its words are said`() async throws {
        let folder = try Folder()
        let pixel = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
            )
        )
        let (book, source) = try source(in: folder, picture: [UInt8](pixel))
        let mark = try #require(book.marks.first { if case .image = $0.kind { true } else { false } })
        let said = script(of: book).utterances.filter { $0.spokenText.contains(where: \.isLetter) }
        let picture = Utterance(
            span: mark.span,
            pieces: [Piece(replacing: mark.span, by: "A red lamp", rule: "image")],
            pauseAfter: .zero,
            language: "en"
        )
        let script = Script(utterances: said + [picture], omissions: [])
        let file = folder.url("result.epub")
        let plan = try ReadAlong(of: book, script, chapters: .all(of: book))
        _ = try await plan.write(to: file, bookAt: source, stretch: everyOtherSample) { utterance in
            guard utterance.pictureWords != nil else { return try ToneVoice().speak(utterance) }
            return Clip(samples: [Float](repeating: 0.1, count: 8000), sampleRate: 8000, words: [])
        }
        let publication = try EditablePublication(at: file, of: BookReader().book(at: file))
        let overlays = try publication.names.filter { $0.hasSuffix(".smil") }.map {
            String(decoding: try publication.bytes(of: $0), as: UTF8.self)
        }
        #expect(overlays.contains { $0.contains("two.xhtml#picture-1") })
        let page = String(decoding: try publication.bytes(of: "OPS/two.xhtml"), as: UTF8.self)
        #expect(page.contains(#"<img id="picture-1""#))
    }

    @Test func `A read-along book can be made into another`() async throws {
        let folder = try Folder()
        let (book, source) = try source(in: folder)
        let (first, second) = (folder.url("first.epub"), folder.url("second.epub"))
        try await export(book, at: source, to: first)
        let again = try BookReader().book(at: first)
        try await export(again, at: first, to: second)
        let publication = try EditablePublication(at: second, of: BookReader().book(at: second))
        #expect(publication.names.filter { $0.hasSuffix(".smil") }.count == 2)
        #expect(publication.names.filter { $0.hasSuffix(".m4a") }.count == 2)
        #expect(try await epubcheck(second) == "")
    }

    @Test func `A source that changed since it was read is refused before anything is spoken`() async throws {
        let folder = try Folder()
        let (book, source) = try source(in: folder)
        let other = BookSketch(.chapter("One", .paragraph("Other words."))).book
        let file = folder.url("result.epub")
        await #expect(throws: BookReadingError.self) { try await export(other, at: source, to: file) }
        try FileManager.default.removeItem(at: source)
        await #expect(throws: BookReadingError.self) { try await export(book, at: source, to: file) }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
