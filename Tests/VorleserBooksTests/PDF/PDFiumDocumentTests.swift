import Foundation
import Testing
import VorleserTesting

@testable import VorleserBooks

/// What stands where on pages that are made here.
@Suite(.enabled(if: InstalledTool.canReadPDF))
struct PDFiumDocumentTests {
    private let folder: Folder
    private let file: URL

    init() throws {
        folder = try Folder()
        file = folder.url("page.pdf")
    }

    @Test func `a glyph knows its place, size, font and direction`() throws {
        let page = try page(PDFSketch.line("Hi"))
        let glyph = try #require(page.glyphs.first)
        #expect(glyph.scalar == "H")
        #expect((glyph.x, glyph.y) == (72, 100))
        #expect(glyph.size == 12)
        #expect(glyph.quarterTurns == 0)
        #expect(glyph.signs == [])
        #expect(glyph.box.bottom > 99.9 && glyph.box.top > 90 && glyph.box.top < 93)
        #expect(page.fonts == [PDFFont(name: "Helvetica-Bold", weight: 700, isItalic: false, isMonospaced: false)])
    }

    @Test(arguments: [
        (Array(repeating: 600, count: 95), true), ((0..<95).map { 300 + $0 * 5 }, false),
        (Array(repeating: 1000, count: 95), false),
    ])
    func `letters of a typewriter are told by their widths, whatever the font is called`(widths: [Int], isTyped: Bool)
        throws
    {
        var sketch = PDFSketch()
        let widths = "/FirstChar 32 /LastChar 126 /Widths[\(widths.map(String.init).joined(separator: " "))]"
        sketch.set(4, "<</Type/Font /Subtype/TrueType /BaseFont/Nameless /Encoding/WinAnsiEncoding \(widths)>>")
        sketch.addPage(PDFSketch.line("if light: print(max)"))
        #expect(try page(of: sketch).fonts.map(\.isMonospaced) == [isTyped])
    }

    @Test(arguments: [
        (0, Float(72), Float(100), 600, 800), (90, 700, 72, 800, 600), (180, 528, 700, 600, 800),
        (270, 100, 528, 800, 600),
    ])
    func `places are those of the page as it is shown`(turn: Int, x: Float, y: Float, width: Int, height: Int) throws {
        let page = try page(PDFSketch.line("Hi"), entries: "/Rotate \(turn)")
        let glyph = try #require(page.glyphs.first)
        #expect((glyph.x, glyph.y) == (x, y))
        #expect((Int(page.width), Int(page.height)) == (width, height))
        #expect(Int(glyph.quarterTurns) == turn / 90)
    }

    @Test func `places are counted from the part of a page that is shown`() throws {
        let page = try page(PDFSketch.line("Hi"), entries: "/CropBox[50 100 550 750]")
        let glyph = try #require(page.glyphs.first)
        #expect((glyph.x, glyph.y) == (22, 50))
        #expect((page.width, page.height) == (500, 650))
    }

    @Test func `what lies beside the page is not on it`() throws {
        let page = try page(PDFSketch.line("seen") + "BT /F1 12 Tf 9000 700 Td (unseen) Tj ET", entries: "")
        #expect(page.text.trimmingCharacters(in: .whitespaces) == "seen")
    }

    @Test(arguments: [("0 1 -1 0", UInt8(3), false), ("0 -1 1 0", 1, false), ("0.7 0.7 -0.7 0.7", 0, true)])
    func `turned text says so`(matrix: String, turns: UInt8, isSlanted: Bool) throws {
        let page = try page("BT /F1 12 Tf \(matrix) 300 400 Tm (Draft) Tj ET")
        #expect(page.glyphs.filter { !$0.signs.contains(.generated) }.allSatisfy { $0.quarterTurns == turns })
        #expect(page.glyphs.first?.signs.contains(.slanted) == isSlanted)
    }

    @Test func `a size is that which is shown`() throws {
        let page = try page("BT /F1 1 Tf 14 0 0 14 72 700 Tm (A) Tj ET q 2 0 0 2 0 0 cm BT /F1 6 Tf 9 9 Td (B) Tj ET Q")
        #expect(page.glyphs.filter { "AB".unicodeScalars.contains($0.scalar) }.map(\.size) == [14, 12])
    }

    @Test func `text without ink says so`() throws {
        let page = try page("BT 3 Tr /F1 12 Tf 72 700 Td (scanned) Tj ET")
        #expect(page.glyphs.first?.signs == .invisible)
    }

    @Test func `a hyphen at a line's end is a hyphen with a sign`() throws {
        let page = try page(PDFSketch.line("extraordi-") + PDFSketch.line("nary", at: 686))
        let hyphen = try #require(page.glyphs.first { $0.signs.contains(.lineEndHyphen) })
        #expect(hyphen.scalar == "-")
        #expect(page.text == "extraordi-nary")
    }

    @Test func `thin drawings are rules, and pictures are pictures`() throws {
        var sketch = PDFSketch()
        sketch.addPage(
            "72 600 200 0.5 re f 72 300 100 100 re f q 200 0 0 100 72 400 cm /I Do Q",
            resources: "/XObject<</I 50 0 R>>"
        )
        sketch.setStream(50, "abc", entries: Self.picture)
        let page = try page(of: sketch)
        #expect(page.rules == [PDFBox(left: 72, top: 199.5, right: 272, bottom: 200)])
        #expect(page.areas == [PDFBox(left: 72, top: 400, right: 172, bottom: 500)])
        #expect(page.pictures == [PDFBox(left: 72, top: 300, right: 272, bottom: 400)])
    }

    @Test func `small drawings about as wide as high are dots`() throws {
        let page = try page("72 600 3 3 re f 72 502 m 74 504 l 76 502 l 74 500 l s 72 400 9 2 re f")
        #expect(page.dots.first == PDFBox(left: 72, top: 197, right: 75, bottom: 200))
        #expect(page.dots.count == 2)
        #expect(page.rules.count == 1)
    }

    @Test func `a picture within a form stands where the form is drawn`() throws {
        var sketch = PDFSketch()
        sketch.addPage("q 1 0 0 1 100 50 cm /X Do Q", resources: "/XObject<</X 51 0 R>>")
        sketch.setStream(50, "abc", entries: Self.picture)
        sketch.setStream(
            51,
            "q 200 0 0 100 72 400 cm /I Do Q",
            entries: "/Type/XObject /Subtype/Form /BBox[0 0 600 800] /Resources<</XObject<</I 50 0 R>>>>"
        )
        #expect(try page(of: sketch).pictures == [PDFBox(left: 172, top: 250, right: 372, bottom: 350)])
    }

    @Test func `links lead to pages and addresses`() throws {
        var sketch = PDFSketch()
        sketch.addPage(PDFSketch.line("a"), entries: "/Annots[60 0 R 61 0 R 62 0 R]")
        sketch.addPage(PDFSketch.line("b"))
        let link = "<</Type/Annot /Subtype/Link /Rect[72 690 172 710]"
        sketch.set(60, "\(link) /Dest[102 0 R /XYZ 0 300 0]>>")
        sketch.set(61, "\(link) /A<</S/URI /URI(https://example.org/)>>>>")
        sketch.set(62, "\(link) /A<</S/Launch /F(rm)>>>>")
        let page = try page(of: sketch)
        #expect(page.links.map(\.target) == [.page(1, y: 500), .address("https://example.org/")])
        #expect(page.links.first?.box == PDFBox(left: 72, top: 90, right: 172, bottom: 110))
    }

    @Test func `the table of contents is read once, also when it goes in circles`() throws {
        var sketch = PDFSketch()
        sketch.addPage(PDFSketch.line("a"))
        sketch.addPage(PDFSketch.line("b"))
        sketch.set(
            1,
            "<</Type/Catalog /Pages 2 0 R /Outlines 70 0 R /Lang(de) /PageLabels<</Nums[0<</S/r>>1<</S/D /St 7>>]>>>>"
        )
        sketch.set(70, "<</First 71 0 R>>")
        sketch.set(71, "<</Title(One) /Dest[100 0 R /FitH 600] /Next 72 0 R /First 73 0 R>>")
        sketch.set(72, "<</Title(Two) /A<</S/GoTo /D[102 0 R /Fit]>> /Next 71 0 R>>")
        sketch.set(73, "<</Title(Within) /First 71 0 R>>")
        try sketch.write(to: file)
        var pdf = try InProcessPDF(at: file.path)
        let contents = try pdf.contents()
        #expect(
            contents.outline == [
                PDFOutlineEntry(title: "One", level: 0, page: 0, y: 200), PDFOutlineEntry(title: "Within", level: 1),
                PDFOutlineEntry(title: "Two", level: 0, page: 1),
            ]
        )
        #expect(contents.language == "de")
        #expect(try [pdf.nextPage()?.label, pdf.nextPage()?.label] == ["i", "7"])
    }

    private static let picture =
        "/Type/XObject /Subtype/Image /Width 1 /Height 1 /ColorSpace/DeviceRGB /BitsPerComponent 8"

    private func page(_ content: String, entries: String = "") throws -> PDFPage {
        var sketch = PDFSketch()
        sketch.addPage(content, entries: entries)
        return try page(of: sketch)
    }

    private func page(of sketch: PDFSketch) throws -> PDFPage {
        try sketch.write(to: file)
        var pdf = try InProcessPDF(at: file.path)
        return try #require(try pdf.nextPage())
    }
}
