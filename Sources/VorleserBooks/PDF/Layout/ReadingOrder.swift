/// Puts the lines of a page in the order they are read: column after column.
///
/// The page is cut at the widest empty stripes, as Nagy and Seth's recursive X-Y cut does: upright ones part columns,
/// lines that cross a stripe part what is above them from what is below.
struct ReadingOrder {
    /// Stripes that part the columns of other pages, for what has too few lines to show its own.
    private var known: [Gutter] = []
    /// How many times each was found.
    private var found: [Gutter: Int] = [:]
    private let thresholds: LayoutThresholds

    /// Stripes inside of stripes; no page has more.
    private static let mostDepth = 8

    private init(_ thresholds: LayoutThresholds) { self.thresholds = thresholds }

    /// - Parameters:
    ///   - pages: What stands on each page, in any order.
    ///   - thresholds: What tells a column.
    /// - Returns: Columns, or parts of columns, in reading order; each has its lines from top to bottom, one for each
    ///   base line.
    static func columns(of pages: [[PrintedLine]], _ thresholds: LayoutThresholds) -> [PrintedColumn] {
        var order = ReadingOrder(thresholds)
        let columns = pages.map { order.split($0.sorted { $0.baseline < $1.baseline }, depth: 0) }
        // Of two as frequent the left one goes first, so that a book is read alike each time: offsets are kept.
        order.known = order.found.filter { $0.value >= thresholds.columns.fewestFinds }
            .sorted { ($1.value, $0.key.left) < ($0.value, $1.key.left) }.map(\.key)
        if order.known.isEmpty { return columns.flatMap(\.self) }
        return pages.flatMap { order.split($0.sorted { $0.baseline < $1.baseline }, depth: 0) }
    }

    private mutating func split(_ lines: [PrintedLine], depth: Int) -> [PrintedColumn] {
        guard lines.count >= 2, depth < Self.mostDepth else { return column(lines) }
        let own = lines.count >= thresholds.columns.fewestLines ? Gutter(lines, thresholds.gutters) : nil
        guard let gutter = own ?? known.first(where: { $0.parts(lines, thresholds) }) else {
            return partly(lines, depth: depth) ?? column(lines)
        }
        if own != nil { found[gutter.rounded(thresholds.gutters), default: 0] += 1 }
        var columns: [PrintedColumn] = []
        for band in gutter.bands(of: lines, thresholds) {
            switch band {
            case .across(let lines): columns += split(lines, depth: depth + 1)
            case .parted(let left, let right):
                columns += split(left, depth: depth + 1) + split(right, depth: depth + 1)
            }
        }
        return columns
    }

    /// Columns in a part of a page whose most is not parted, such as a chapter's end set in two.
    private mutating func partly(_ lines: [PrintedLine], depth: Int) -> [PrintedColumn]? {
        let (limits, gutters) = (thresholds.columns, thresholds.gutters)
        guard lines.count > limits.window, hasRowsSideBySide(lines) else { return nil }
        for start in stride(from: 0, to: lines.count - limits.window / 2, by: max(limits.windowStep, 1)) {
            let near = Array(lines[start..<min(start + limits.window, lines.count)])
            guard hasRowsSideBySide(near), let gutter = Gutter(near, gutters) else { continue }
            // As far as no line crosses it.
            guard let first = near.firstIndex(where: { !gutter.isCrossed(by: $0, gutters) }) else { continue }
            var (from, to) = (start + first, start + first)
            while from > 0, !gutter.isCrossed(by: lines[from - 1], gutters) { from -= 1 }
            while to < lines.count, !gutter.isCrossed(by: lines[to], gutters) { to += 1 }
            let inside = Array(lines[from..<to])
            guard inside.count < lines.count, hasRowsSideBySide(inside), Gutter(inside, gutters) != nil else {
                continue
            }
            let above = gutter.lastLines(of: inside, after: Array(lines[..<from]), thresholds)
            return split(Array(lines[..<from]) + inside[..<above], depth: depth + 1)
                + split(Array(inside[above...]), depth: depth + 1)
                + split(Array(lines[to...]), depth: depth + 1)
        }
        return nil
    }

    /// Whether some of these, which are sorted by their base lines, stand beside others.
    private func hasRowsSideBySide(_ lines: [PrintedLine]) -> Bool {
        var found = 0
        for (line, next) in zip(lines, lines.dropFirst())
        where line.box.right < next.box.left || next.box.right < line.box.left {
            if line.box.verticalOverlap(next.box) > thresholds.nearness.leastBeside { found += 1 }
            if found >= thresholds.columns.fewestRows { return true }
        }
        return false
    }

    /// One column: its parts of lines are joined.
    private func column(_ lines: [PrintedLine]) -> [PrintedColumn] {
        guard !lines.isEmpty else { return [] }
        let beside = BesideText(lines, thresholds.asides)
        var rows: [[PrintedLine]] = []
        for line in beside.text.sorted(by: { $0.baseline < $1.baseline }) {
            if let last = rows.indices.last,
                rows[last].contains(where: { $0.sharesRow(with: line, thresholds.columns) })
            {
                rows[last].append(line)
            } else {
                rows.append([line])
            }
        }
        let joined = rows.compactMap { row -> PrintedLine? in
            let parts = row.sorted { $0.box.left < $1.box.left }
            guard var line = parts.first else { return nil }
            line.join(parts.dropFirst())
            return line
        }
        return [PrintedColumn(lines: joined, asides: beside.asides)]
    }
}

extension PrintedLine {
    /// Whether another part stands on the same base line, beside this one.
    fileprivate func sharesRow(with other: PrintedLine, _ limits: ColumnThresholds) -> Bool {
        let isSameBase = abs(baseline - other.baseline) < limits.baselineSlack * max(min(size, other.size), 1)
        return isSameBase
            && min(box.right, other.box.right) - max(box.left, other.box.left) < limits.widestOverlap * size
    }
}

/// Lines that stand below each other.
struct PrintedColumn: Sendable {
    var lines: [PrintedLine]
    /// Small print beside them.
    var asides: [[PrintedLine]] = []
}
