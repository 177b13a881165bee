import VorleserCore

/// Puts signs of lists that are drawn, as browsers do, before the lines that they stand at.
struct DrawnBullets {
    private let lines: [PrintedLine]
    /// From top to bottom.
    private let drawings: [PDFBox]
    private let limits: BulletThresholds

    private static let sign = "• "

    /// - Parameters:
    ///   - pages: The lines of each page.
    ///   - drawings: What is drawn on each page and about as wide as high.
    ///   - body: The height of the text's letters.
    ///   - limits: Which drawings are such signs.
    /// - Returns: The lines; those at a sign begin with one that is written.
    static func written(
        in pages: [[PrintedLine]],
        _ drawings: [[PDFBox]],
        _ body: Float,
        _ limits: BulletThresholds
    ) -> [[PrintedLine]] {
        var counts: [Size: Int] = [:]
        let found = zip(pages, drawings).map { lines, drawings -> [(line: Int, sign: PDFBox)] in
            guard !drawings.isEmpty else { return [] }
            let page = DrawnBullets(lines: lines, drawings: drawings, limits)
            let signs = lines.indices.compactMap { index in
                lines[index].size > limits.mostTextSize * body ? nil : page.sign(of: lines[index]).map { (index, $0) }
            }
            for (_, sign) in signs { counts[Size(sign, limits), default: 0] += 1 }
            return signs
        }
        var pages = pages
        for (page, signs) in found.enumerated() {
            for (line, sign) in signs where (counts[Size(sign, limits)] ?? 0) >= limits.fewestAlike {
                pages[page][line].begin(with: Self.sign, at: sign)
            }
        }
        return pages
    }

    private struct Size: Hashable {
        private let cells: [Int]

        init(_ box: PDFBox, _ limits: BulletThresholds) {
            cells = [box.width, box.height].map { Int(($0 / limits.sizeCell).rounded()) }
        }
    }

    private init(lines: [PrintedLine], drawings: [PDFBox], _ limits: BulletThresholds) {
        self.lines = lines
        self.drawings = drawings.sorted { $0.middle < $1.middle }
        self.limits = limits
    }

    /// The sign that stands before a line.
    private func sign(of line: PrintedLine) -> PDFBox? {
        let em = line.size
        guard !line.isSlanted, BulletMarker(line.text) == nil else { return nil }
        let first = drawings.partitioningIndex { $0.middle >= line.baseline - limits.highest * em }
        let near = drawings[first...].prefix { $0.middle <= line.baseline - limits.lowest * em }
        let signs = near.filter { box in
            let gap = line.box.left - box.right
            return min(box.width, box.height) >= limits.leastSize * em
                && max(box.width, box.height) <= limits.mostSize * em
                && gap >= limits.leastGap * em && gap <= limits.mostGap * em
        }
        guard let sign = signs.max(by: { $0.right < $1.right }) else { return nil }
        // What follows something else on its line is a dot of it.
        let from = sign.left - limits.leastRoom * em
        func isBefore(_ box: PDFBox) -> Bool { box.right > from && box.left < sign.left }
        let isInRow = near.contains { isBefore($0) && !$0.overlapsHorizontally(sign) }
        let isBehindText = lines.contains {
            isBefore($0.box) && $0.box.top < sign.bottom && $0.box.bottom > sign.top
        }
        return isInRow || isBehindText ? nil : sign
    }
}

extension PDFBox {
    fileprivate var middle: Float { (top + bottom) / 2 }
}

extension PrintedLine {
    fileprivate mutating func begin(with sign: String, at place: PDFBox) {
        let style = (runs.first?.style ?? []).subtracting([.raised, .lowered])
        runs.insert(PrintedRun(text: sign, style: style), at: 0)
        box.left = place.left
        firstWordWidth = place.width
    }
}
