/// Two pages of a book side by side on one sheet, as they are scanned from an open book or printed for folding.
///
/// Whether a file has such sheets is told by all of them; each is looked at for where it would part.
struct FacingPages {
    private let limits: SheetThresholds
    /// Sheets that show two pages of prose, and those with text across the place where pages would meet.
    private var (parted, crossed, others) = (0, 0, 0)

    init(_ limits: SheetThresholds) { self.limits = limits }

    /// Whether the sheets that can be parted are two pages each.
    var areFound: Bool {
        let all = parted + crossed + others
        return parted >= limits.fewestSheets && limits.leastOfAll.isReached(by: parted, of: all)
            && !limits.mostCrossed.isExceeded(by: crossed, of: all)
    }

    /// - Parameters:
    ///   - page: An upright one.
    ///   - lines: What stands on it.
    /// - Returns: Where it would part, in points from the left; `nil` for what is no sheet, or has text there.
    mutating func fold(of page: PDFPage, _ lines: [PrintedLine]) -> Float? {
        guard page.width > limits.leastWidth * page.height else { return nil }
        let boxes = lines.filter { !$0.isSlanted }.map(\.box)
        guard let gap = gap(between: boxes, page.width) else {
            crossed += 1
            return nil
        }
        let fold = (gap.lowerBound + gap.upperBound) / 2
        let sides = [boxes.filter { $0.right <= fold }, boxes.filter { $0.left >= fold }]
        if isProse(sides, page.width) { parted += 1 } else if !sides.contains(where: \.isEmpty) { others += 1 }
        return fold
    }

    /// The widest empty stripe about a sheet's middle.
    private func gap(between boxes: [PDFBox], _ width: Float) -> ClosedRange<Float>? {
        let (from, to) = (width * (0.5 - limits.middle), width * (0.5 + limits.middle))
        var end: Float = 0
        var widest: ClosedRange<Float>?
        func add(upTo start: Float) {
            guard start - end >= limits.leastGap * width, start > from, end < to else { return }
            if widest.map({ $0.upperBound - $0.lowerBound < start - end }) ?? true { widest = end...start }
        }
        for box in boxes.sorted(by: { $0.left < $1.left }) {
            add(upTo: box.left)
            end = max(end, box.right)
        }
        add(upTo: width)
        // A side without text leaves all of it empty: the pages meet in the middle.
        return widest.map { max($0.lowerBound, from)...min($0.upperBound, to) }
    }

    /// Whether both sides are set in prose, and equally wide.
    private func isProse(_ sides: [[PDFBox]], _ width: Float) -> Bool {
        let widths = sides.map { boxes in
            let widest = boxes.map(\.width).max() ?? 0
            let prose = boxes.count { $0.width >= limits.leastFilled * widest }
            return prose >= limits.fewestLines && widest >= limits.leastProse * width ? widest : 0
        }
        let (narrow, wide) = (widths.min() ?? 0, widths.max() ?? 0)
        return narrow > 0 && wide - narrow <= limits.mostUneven * wide
    }
}

extension PDFPage {
    /// The two pages of a sheet.
    /// - Parameter fold: Where they meet.
    /// - Returns: The left one and the right one; ``pictures`` of each keep their places in the sheet's.
    func halves(at fold: Float) -> [PDFPage] {
        [side(from: 0, to: fold), side(from: fold, to: width)]
    }

    private func side(from left: Float, to right: Float) -> PDFPage {
        func isHere(_ box: PDFBox) -> Bool {
            let middle = (box.left + box.right) / 2
            return left == 0 ? middle < right : middle >= left
        }
        func moved(_ box: PDFBox) -> PDFBox {
            PDFBox(left: box.left - left, top: box.top, right: box.right - left, bottom: box.bottom)
        }
        var page = self
        page.label = nil
        page.width = right - left
        page.glyphs = []
        // What the library adds stands nowhere, but behind a character.
        var isLastHere = false
        for var glyph in glyphs {
            if !glyph.signs.contains(.generated) { isLastHere = isHere(glyph.box) }
            guard isLastHere else { continue }
            glyph.box = moved(glyph.box)
            glyph.x -= left
            page.glyphs.append(glyph)
        }
        (page.rules, page.dots) = (rules.filter(isHere), dots.filter(isHere))
        (page.areas, page.links) = (areas.filter(isHere), links.filter { isHere($0.box) })
        page.moveDrawings(moved)
        return page
    }
}
