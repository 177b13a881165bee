/// A line of a printed page, or a part of one that stands apart from the rest: what stands on one base line without a
/// gap that is wider than between words.
///
/// Coordinates are those of ``PDFPage``, turned so that the text runs from left to right.
struct PrintedLine: Sendable {
    /// The page, counted from 0.
    var page: Int
    var box: PDFBox
    var baseline: Float
    /// The font's height in points; that of most of its characters.
    var size: Float
    var runs: [PrintedRun] { didSet { text = Self.text(of: runs) } }
    /// The characters of all runs.
    private(set) var text: String
    /// The width of its first word: whether that would have fitted on the line before tells where paragraphs end.
    var firstWordWidth: Float
    /// The width of the gap behind its first words in another style, in points.
    var headGap: Float = 0
    /// The widest gap between its words, in points.
    var wordGap: Float = 0
    /// The parts that stand apart, where a line was joined of several.
    var cells: [PDFBox] = []
    /// Whether it is a row of a table whose lines are drawn, whole with all the lines of its cells.
    var isTableRow = false
    /// Whether it is the rest of a line of verse that was too long.
    var isTurnedOver = false
    /// Whether it lies across the page, as a watermark does.
    var isSlanted = false

    init(
        page: Int,
        box: PDFBox,
        baseline: Float,
        size: Float,
        runs: [PrintedRun],
        firstWordWidth: Float,
        headGap: Float = 0,
        wordGap: Float = 0,
        isSlanted: Bool = false
    ) {
        (self.page, self.box, self.baseline, self.size) = (page, box, baseline, size)
        (self.runs, text) = (runs, Self.text(of: runs))
        (self.firstWordWidth, self.headGap, self.wordGap) = (firstWordWidth, headGap, wordGap)
        self.isSlanted = isSlanted
    }

    /// The same line as one of another page.
    func moved(to page: Int) -> PrintedLine {
        var line = self
        line.page = page
        return line
    }

    private static func text(of runs: [PrintedRun]) -> String {
        runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    }

    /// The style that all its visible characters share.
    var style: PrintedStyle {
        runs.reduce(nil as PrintedStyle?) { common, run in
            run.isBlank ? common : common.map { $0.intersection(run.style) } ?? run.style
        } ?? []
    }

    /// How many of its characters are of a style, as a share.
    func share(of style: PrintedStyle) -> Double {
        var all = 0
        var found = 0
        for run in runs {
            let count = run.text.utf8.count
            all += count
            if run.style.isSuperset(of: style) { found += count }
        }
        return all == 0 ? 0 : Double(found) / Double(all)
    }

    /// Joins another part of the same line, which stands to the right.
    mutating func join(_ other: PrintedLine) { join([other]) }

    /// Joins other parts of the same line, from left to right.
    mutating func join(_ others: some Sequence<PrintedLine>) {
        // The text is made anew with each change of the runs, so they are changed once.
        var (joined, length) = (runs, text.utf8.count)
        for other in others {
            if cells.isEmpty { cells = [box] }
            cells.append(contentsOf: other.cells.isEmpty ? [other.box] : other.cells)
            if other.text.utf8.count > length { size = other.size }
            if length > 0 {
                joined.append(PrintedRun(text: Self.cellGap, style: []))
                length += Self.cellGap.utf8.count
            }
            joined += other.runs
            length += other.text.utf8.count
            wordGap = max(wordGap, other.wordGap)
            box = box.union(other.box)
        }
        runs = joined
    }

    /// What stands between the parts of a line.
    static let cellGap = "\t"
}

/// Characters of one style that follow each other.
struct PrintedRun: Sendable, Equatable {
    var text: String
    var style: PrintedStyle
    /// Where it leads: an index into the page's links.
    var link: Int?

    var isBlank: Bool { text.utf8.allSatisfy { $0 <= UInt8(ascii: " ") } }
}

/// How characters are printed.
struct PrintedStyle: OptionSet, Sendable, Hashable {
    let rawValue: UInt8
    static let bold = PrintedStyle(rawValue: 1 << 0)
    static let italic = PrintedStyle(rawValue: 1 << 1)
    static let monospaced = PrintedStyle(rawValue: 1 << 2)
    /// Smaller and above the base line.
    static let raised = PrintedStyle(rawValue: 1 << 3)
    /// Smaller and below the base line.
    static let lowered = PrintedStyle(rawValue: 1 << 4)
    /// Capitals as small as small letters.
    static let smallCaps = PrintedStyle(rawValue: 1 << 5)
}

extension PDFBox {
    /// Points; what is divided by an extent takes it for this at least, as a damaged file may say that it is none.
    static let leastExtent: Float = 0.1

    func union(_ other: PDFBox) -> PDFBox {
        PDFBox(
            left: min(left, other.left),
            top: min(top, other.top),
            right: max(right, other.right),
            bottom: max(bottom, other.bottom)
        )
    }

    /// How much two boxes share of the height of the lower one, 0…1.
    func verticalOverlap(_ other: PDFBox) -> Float {
        let shared = min(bottom, other.bottom) - max(top, other.top)
        return shared / max(min(height, other.height), Self.leastExtent)
    }

    func overlapsHorizontally(_ other: PDFBox) -> Bool { left < other.right && other.left < right }
}
