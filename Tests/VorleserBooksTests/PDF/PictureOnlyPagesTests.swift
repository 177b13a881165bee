import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

struct PictureOnlyPagesTests {
    @Test func `a page that is a picture and no more is told from one with text`() {
        var pages = PictureOnlyPages()
        for page in [text(0), scan(1), scan(2), scan(3), text(4), blank(5), scan(6)] { pages.add(page) }
        #expect(pages.pages == [1, 2, 3, 6])
        #expect(pages.ranges == "2–4, 7")
        #expect(pages.error(for: "a.pdf") == nil)
        #expect(
            pages.warnings.map(\.message) == [
                "Pages 2–4, 7 are pictures without text: text recognition (OCR) would make them readable."
            ]
        )
    }

    @Test func `a book of pictures is an error, a picture in a book is not`() {
        var scanned = PictureOnlyPages()
        for index in 0..<212 { scanned.add(scan(index)) }
        #expect(scanned.error(for: "a.pdf") == .onlyPictures(pages: "1–212", path: "a.pdf"))
        var book = PictureOnlyPages()
        for index in 0..<10 { book.add(index == 4 ? scan(index) : text(index)) }
        #expect(book.warnings.isEmpty)
        var poster = PictureOnlyPages()
        var page = text(0)
        page.glyphs.removeLast(32)
        page.pictures = scan(0).pictures
        poster.add(page)
        #expect(poster.error(for: "a.pdf") == nil)
        #expect(PictureOnlyPages().error(for: "a.pdf") == nil)
    }

    @Test func `a scanned page with recognised text can be read`() {
        var pages = PictureOnlyPages()
        var page = text(0, signs: .invisible)
        page.pictures = scan(0).pictures
        pages.add(page)
        #expect(pages.pages.isEmpty)
    }

    @Test func `who can recognise text is told the command`() throws {
        let folder = try Folder()
        let program = folder.url("ocrmypdf")
        try Data("#!/bin/sh\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let found = ["PATH": "/nowhere:\(folder.url.path)"]
        #expect(
            TextRecognition.advice(for: "/a/b.pdf", environment: found)
                == "Run ocrmypdf /a/b.pdf /a/b-text.pdf to recognise their text (OCR) first."
        )
        #expect(
            TextRecognition.advice(for: "it's.PDF", environment: found).contains(#" 'it'\''s.PDF' 'it'\''s-text.pdf' "#)
        )
        #expect(!TextRecognition.advice(for: "", environment: found).contains("-text.pdf"))
        #expect(!TextRecognition.advice(for: "a.pdf", environment: [:]).contains("a.pdf"))
    }

    private func text(_ index: Int, signs: PDFGlyph.Signs = []) -> PDFPage {
        var page = blank(index)
        let box = PDFBox(left: 0, top: 0, right: 5, bottom: 10)
        page.glyphs = (0..<40).map { _ in
            PDFGlyph(scalar: "a", signs: signs, font: 0, box: box, x: 0, y: 10, size: 10, quarterTurns: 0)
        }
        return page
    }

    private func scan(_ index: Int) -> PDFPage {
        var page = blank(index)
        page.pictures = [PDFBox(left: 0, top: 0, right: 600, bottom: 800)]
        return page
    }

    private func blank(_ index: Int) -> PDFPage { PDFPage(index: index, width: 600, height: 800) }
}
