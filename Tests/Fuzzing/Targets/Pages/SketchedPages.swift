@testable import VorleserBooks

/// Pages of a PDF from bytes, as PDFium might give them of some file, or what got hold of its process might.
///
/// The bytes are strokes, each a kind and what belongs to it: runs of letters, boxes, new pages. Numbers may be any that
/// are finite, as ``VorleserBooks/PDFMessage`` lets through.
struct SketchedPages: PDFPageSource {
    /// What a stroke is: its first byte, modulo their number.
    enum Stroke: UInt8, CaseIterable {
        /// Letters on a base line, each with its advance.
        case run
        /// The last run again, somewhere else, several times.
        case repeatRun
        /// From here on letters are drawn otherwise: font, signs, turn.
        case pen
        /// A number of the last letter becomes any other.
        case oddNumber
        case rule
        case picture
        case link
        case page
        case oddPage
        case font
        case outlineEntry
        case language
    }

    private var known = PDFContents(pageCount: 0)
    private(set) var pages: [PDFPage] = []
    private var next = 0

    /// Strokes of one input that are made; behind them inputs are long, not odd.
    private static let mostGlyphs = 6000
    static let mostPages = 60

    init(_ bytes: [UInt8]) {
        var drawing = PageDrawing(bytes)
        drawing.draw(upTo: Self.mostGlyphs, pages: Self.mostPages)
        (pages, known) = (drawing.pages, drawing.contents)
        known.pageCount = pages.count
    }

    func contents() -> PDFContents { known }

    mutating func nextPage() -> PDFPage? {
        guard next < pages.count else { return nil }
        defer { next += 1 }
        return pages[next]
    }
}

/// Pages while strokes come.
private struct PageDrawing {
    private var cursor: ByteCursor
    private(set) var pages: [PDFPage] = []
    private(set) var contents = PDFContents(pageCount: 0)
    private var page = PageDrawing.blank(0)
    private var lastRun: [PDFGlyph] = []
    private var count = 0
    private var font: UInt16 = 0
    private var signs: PDFGlyph.Signs = []
    private var turns: UInt8 = 0

    init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes) }

    private static func blank(_ index: Int) -> PDFPage {
        var page = PDFPage(index: index, width: 400, height: 600)
        page.fonts = [PDFFont(name: "Serif", weight: 400, isItalic: false, isMonospaced: false)]
        return page
    }

    mutating func draw(upTo most: Int, pages mostPages: Int) {
        while !cursor.isAtEnd, count < most, pages.count < mostPages {
            let strokes = SketchedPages.Stroke.allCases
            draw(strokes[Int(cursor.byte()) % strokes.count])
        }
        pages.append(page)
    }

    private mutating func draw(_ stroke: SketchedPages.Stroke) {
        switch stroke {
        case .run: drawRun()
        case .repeatRun: repeatRun()
        case .pen:
            font = UInt16(Int(cursor.byte()) % page.fonts.count)
            signs = PDFGlyph.Signs(rawValue: cursor.byte() & 31)
            turns = cursor.byte() & 3
        case .oddNumber: bend()
        case .rule: if page.rules.count < 100 { page.rules.append(box()) }
        case .picture: if page.pictures.count < 100 { page.pictures.append(box()) }
        case .link: if page.links.count < 100 { page.links.append(PDFLink(box: box(), target: target())) }
        case .page: turnOver(width: Float(cursor.short()) / 8, height: Float(cursor.short()) / 8)
        case .oddPage: turnOver(width: cursor.float(), height: cursor.float())
        case .font: addFont()
        case .outlineEntry: addOutlineEntry()
        case .language: contents.language = cursor.pick([nil, "en", "de", "fr-CA", "", "x", "ar", "zh-Hant"])
        }
    }

    private mutating func drawRun() {
        var x = Float(cursor.short()) / 8
        let y = Float(cursor.short()) / 8
        let size = Float(cursor.byte()) / 4
        lastRun = []
        for _ in 0..<Int(cursor.byte()) {
            guard !cursor.isAtEnd else { break }
            let scalar = PrintedAlphabet.scalar(cursor.byte())
            let advance = Float(Int8(bitPattern: cursor.byte())) / 4
            let height = scalar.properties.isLowercase ? size * 0.5 : size * 0.7
            lastRun.append(
                PDFGlyph(
                    scalar: scalar,
                    signs: signs,
                    font: font,
                    box: PDFBox(left: x, top: y - height, right: x + advance * 0.9, bottom: y),
                    x: x,
                    y: y,
                    size: size,
                    quarterTurns: turns
                )
            )
            x += advance
        }
        page.glyphs += lastRun
        count += lastRun.count + 1
    }

    private mutating func repeatRun() {
        let (dx, dy) = (Float(cursor.short()) / 8, Float(cursor.short()) / 8)
        for time in 1...Int(cursor.byte() & 63) + 1 where count < 6000 {
            page.glyphs += lastRun.map { $0.moved(dx * Float(time), dy * Float(time)) }
            count += lastRun.count + 1
        }
    }

    private mutating func bend() {
        let which = cursor.byte()
        let value = cursor.float()
        guard let last = page.glyphs.indices.last else { return }
        switch which % 8 {
        case 0: page.glyphs[last].box.left = value
        case 1: page.glyphs[last].box.top = value
        case 2: page.glyphs[last].box.right = value
        case 3: page.glyphs[last].box.bottom = value
        case 4: page.glyphs[last].x = value
        case 5: page.glyphs[last].y = value
        case 6: page.glyphs[last].size = value
        default: page.glyphs[last].scalar = Unicode.Scalar(value.bitPattern & 0x1F_FFFF) ?? "\u{FFFD}"
        }
    }

    private mutating func box() -> PDFBox {
        let left = Float(cursor.short()) / 8
        let top = Float(cursor.short()) / 8
        return PDFBox(left: left, top: top, right: Float(cursor.short()) / 8, bottom: Float(cursor.short()) / 8)
    }

    private mutating func target() -> PDFLink.Target {
        let number = cursor.byte()
        return number < 200 ? .page(Int(number), y: number < 100 ? cursor.float() : nil) : .address(text())
    }

    private mutating func turnOver(width: Float, height: Float) {
        let label = text()
        pages.append(page)
        page = Self.blank(pages.count)
        (page.width, page.height, page.label) = (width, height, label.isEmpty ? nil : label)
        (font, signs, turns) = (0, [], 0)
    }

    private mutating func addFont() {
        guard page.fonts.count < 50 else { return }
        let name = text()
        let (weight, kind) = (Int(cursor.byte()) * 4 % 1001, cursor.byte())
        page.fonts.append(PDFFont(name: name, weight: weight, isItalic: kind & 1 != 0, isMonospaced: kind & 2 != 0))
    }

    private mutating func addOutlineEntry() {
        guard contents.outline.count < 100 else { return }
        let title = text()
        let (level, number) = (Int(cursor.byte() % 33), cursor.byte())
        let y = number & 1 == 0 ? nil : cursor.float()
        let page = number == 0xFF ? nil : Int(number) % SketchedPages.mostPages
        contents.outline.append(PDFOutlineEntry(title: title, level: level, page: page, y: y))
    }

    private mutating func text() -> String {
        let signs = cursor.bytes(Int(cursor.byte() & 31))
        return String(String.UnicodeScalarView(signs.map(PrintedAlphabet.scalar)))
    }
}

extension PDFGlyph {
    fileprivate func moved(_ dx: Float, _ dy: Float) -> PDFGlyph {
        var glyph = self
        (glyph.x, glyph.y) = (x + dx, y + dy)
        glyph.box = PDFBox(left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy)
        return glyph
    }
}
