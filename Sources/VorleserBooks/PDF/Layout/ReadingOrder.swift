/// Puts the lines of a page in the order they are read: column after column.
///
/// The page is cut at the widest empty stripes, as Nagy and Seth's recursive X-Y cut does: upright ones part columns,
/// lines that cross a stripe part what is above them from what is below, and so do rules that are drawn across it.
struct ReadingOrder {
    /// Stripes that part the columns of other pages, for what has too few lines to show its own.
    private var known: [Gutter] = []
    /// How many times each was found.
    private var found: [Gutter: Int] = [:]
    /// Those of the page at hand that lie.
    private var rules: [PDFBox] = []
    private let thresholds: LayoutThresholds

    /// Stripes inside of stripes; no page has more.
    private static let mostDepth = 8

    private init(_ thresholds: LayoutThresholds) { self.thresholds = thresholds }

    /// - Parameters:
    ///   - pages: What stands on each page, in any order.
    ///   - rules: The straight lines of each page.
    ///   - thresholds: What tells a column.
    /// - Returns: Columns, or parts of columns, in reading order; each has its lines from top to bottom, one for each
    ///   base line.
    static func columns(of pages: [[PrintedLine]], rules: [[PDFBox]], _ thresholds: LayoutThresholds) -> [PrintedColumn]
    {
        var order = ReadingOrder(thresholds)
        let columns = order.columns(of: pages, rules)
        // Of two as frequent the left one goes first, so that a book is read alike each time: offsets are kept.
        order.known = order.found.filter { $0.value >= thresholds.columns.fewestFinds }
            .sorted { ($1.value, $0.key.left) < ($0.value, $1.key.left) }.map(\.key)
        return order.known.isEmpty ? columns : order.columns(of: pages, rules)
    }

    private mutating func columns(of pages: [[PrintedLine]], _ rules: [[PDFBox]]) -> [PrintedColumn] {
        pages.indices.flatMap { page in
            self.rules = rules.indices.contains(page) ? rules[page].filter { $0.width > $0.height } : []
            return split(pages[page].sorted { $0.baseline < $1.baseline }, depth: 0)
        }
    }

    private mutating func split(_ lines: [PrintedLine], depth: Int, in outer: Gutter? = nil) -> [PrintedColumn] {
        guard lines.count >= 2, depth < Self.mostDepth else { return column(lines) }
        let own = lines.count >= thresholds.columns.fewestLines ? Gutter(lines, thresholds.gutters) : nil
        let others = known + [outer].compactMap(\.self)
        guard let gutter = own ?? others.first(where: { $0.parts(lines, thresholds) }) else {
            return partly(lines, depth: depth) ?? column(lines)
        }
        if own != nil { found[gutter.rounded(thresholds.gutters), default: 0] += 1 }
        let zones = zones(of: lines, across: gutter)
        if zones.count > 1 { return zones.flatMap { split($0, depth: depth + 1, in: gutter) } }
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

    /// Lines above and below the rules that are as wide as all of them: each may have columns of its own.
    private func zones(of lines: [PrintedLine], across gutter: Gutter) -> [[PrintedLine]] {
        let tops = rulesAcross(lines).filter { top in
            rules.contains { $0.top == top && gutter.isCrossed(by: $0, thresholds.gutters) }
        }
        guard !tops.isEmpty else { return [lines] }
        var zones: [[PrintedLine]] = []
        var rest = lines[...]
        for top in tops {
            let end = rest.firstIndex { $0.baseline > top } ?? rest.endIndex
            if end > rest.startIndex { zones.append(Array(rest[..<end])) }
            rest = rest[end...]
        }
        return rest.isEmpty ? zones : zones + [Array(rest)]
    }

    /// Where rules lie that are as wide as all of the lines, and cross none.
    private func rulesAcross(_ lines: [PrintedLine]) -> [Float] {
        let (left, right) = (lines.map(\.box.left).min() ?? 0, lines.map(\.box.right).max() ?? 0)
        let least = thresholds.columns.leastRuleAcross * (right - left)
        return rules.filter { rule in
            rule.width > least && !lines.contains { $0.box.top < rule.top && $0.baseline > rule.bottom }
        }
        .map(\.top).sorted()
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
            let tops = rulesAcross(lines)
            func isBeside(_ line: PrintedLine, _ other: PrintedLine) -> Bool {
                !gutter.isCrossed(by: line, gutters) && !tops.contains { ($0 > line.baseline) != ($0 > other.baseline) }
            }
            while from > 0, isBeside(lines[from - 1], lines[from]) { from -= 1 }
            while to < lines.count, isBeside(lines[to], lines[max(to - 1, from)]) { to += 1 }
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
