import Foundation

@testable import VorleserBooks

/// Pages of real PDFs as the bytes that ``SketchedPages`` makes pages of.
enum PageSeeds {
    private static let mostPages = 40
    private static let mostBytes = 12_000

    /// Writes a few seeds: pages from the file's start, its middle, and single ones.
    /// - Throws: What reading the file throws, or writing.
    static func write(of path: String, to folder: String) throws {
        var pages = try InProcessPDF(at: path)
        let contents = try pages.contents()
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        var bytes = outline(contents)
        for index in 0..<min(contents.pageCount, mostPages) {
            guard let page = try pages.nextPage() else { break }
            let strokes = strokes(of: page)
            if bytes.count + strokes.count > mostBytes || index % 8 == 7 {
                try write(bytes, "\(name)-\(index)", folder)
                bytes = []
            }
            bytes += strokes
        }
        try write(bytes, "\(name)-end", folder)
    }

    private static func write(_ bytes: [UInt8], _ name: String, _ folder: String) throws {
        let file = URL(filePath: folder).appending(path: name)
        try Data(bytes.prefix(mostBytes)).write(to: file)
    }

    private static func outline(_ contents: PDFContents) -> [UInt8] {
        contents.outline.prefix(12).flatMap { entry in
            [SketchedPages.Stroke.outlineEntry.rawValue] + text(entry.title)
                + [UInt8(entry.level % 33), UInt8((entry.page ?? 0) * 2 % 256)]
        }
    }

    private static func strokes(of page: PDFPage) -> [UInt8] {
        var bytes = [SketchedPages.Stroke.page.rawValue] + eighths(page.width) + eighths(page.height)
        bytes += text(page.label ?? "")
        for font in page.fonts.prefix(20) {
            bytes += [SketchedPages.Stroke.font.rawValue] + text(font.name)
            bytes += [UInt8(font.weight / 4 % 256), (font.isItalic ? 1 : 0) | (font.isMonospaced ? 2 : 0)]
        }
        for rule in page.rules.prefix(8) { bytes += [SketchedPages.Stroke.rule.rawValue] + box(rule) }
        for picture in page.pictures.prefix(4) { bytes += [SketchedPages.Stroke.picture.rawValue] + box(picture) }
        var pen: [UInt8] = []
        for run in runs(of: page.glyphs) {
            guard let first = run.first else { continue }
            let next = [UInt8(Int(first.font) + 1 & 31), first.signs.rawValue & 31, first.quarterTurns]
            if next != pen { bytes += [SketchedPages.Stroke.pen.rawValue] + next }
            pen = next
            bytes += [SketchedPages.Stroke.run.rawValue] + eighths(first.x) + eighths(first.y)
            bytes += [UInt8(clamping: Int(min(max(first.size, 0), 60) * 4)), UInt8(run.count)]
            for (glyph, after) in zip(run, run.dropFirst() + run.suffix(1)) {
                let advance = after.x > glyph.x ? after.x - glyph.x : glyph.box.width
                let quarters = Int8(clamping: Int(min(max(advance, 0), 30) * 4))
                bytes += [PrintedAlphabet.byte(glyph.scalar), UInt8(bitPattern: quarters)]
            }
        }
        return bytes
    }

    /// Characters on a base line that are drawn alike.
    private static func runs(of glyphs: [PDFGlyph]) -> [[PDFGlyph]] {
        var runs: [[PDFGlyph]] = []
        for glyph in glyphs {
            let last = runs.last?.last
            let goesOn =
                last.map {
                    $0.y == glyph.y && $0.font == glyph.font && $0.signs == glyph.signs && glyph.x >= $0.x
                        && $0.quarterTurns == glyph.quarterTurns && glyph.size == $0.size
                } ?? false
            if goesOn, (runs.last?.count ?? 0) < 200 {
                runs[runs.count - 1].append(glyph)
            } else {
                runs.append([glyph])
            }
        }
        return runs
    }

    private static func text(_ text: String) -> [UInt8] {
        let signs = text.unicodeScalars.prefix(31).map(PrintedAlphabet.byte)
        return [UInt8(signs.count)] + signs
    }

    private static func box(_ box: PDFBox) -> [UInt8] {
        eighths(box.left) + eighths(box.top) + eighths(box.right) + eighths(box.bottom)
    }

    private static func eighths(_ points: Float) -> [UInt8] {
        let number = UInt16(bitPattern: Int16(min(max(points * 8, -32_768), 32_767)))
        return [UInt8(number & 0xFF), UInt8(number >> 8)]
    }
}
