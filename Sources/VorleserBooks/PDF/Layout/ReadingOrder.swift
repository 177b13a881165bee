/// Puts the lines of a page in the order they are read: column after column.
///
/// The page is cut at the widest empty stripes, as Nagy and Seth's recursive X-Y cut does: upright ones part columns,
/// lines that cross a stripe part what is above them from what is below.
struct ReadingOrder {
    /// Stripes that part the columns of other pages, for what has too few lines to show its own.
    private var known: [Gutter] = []
    /// How many times each was found.
    private var found: [Gutter: Int] = [:]

    /// - Parameter pages: What stands on each page, in any order.
    /// - Returns: Columns, or parts of columns, in reading order; each has its lines from top to bottom, one for each
    ///   base line.
    static func columns(of pages: [[PrintedLine]]) -> [PrintedColumn] {
        var order = ReadingOrder()
        let columns = pages.map { order.split($0.sorted { $0.baseline < $1.baseline }, depth: 0) }
        // Of two as frequent the left one goes first, so that a book is read alike each time: offsets are kept.
        order.known = order.found.filter { $0.value >= 2 }
            .sorted { ($1.value, $0.key.left) < ($0.value, $1.key.left) }.map(\.key)
        if order.known.isEmpty { return columns.flatMap(\.self) }
        return pages.flatMap { order.split($0.sorted { $0.baseline < $1.baseline }, depth: 0) }
    }

    private mutating func split(_ lines: [PrintedLine], depth: Int) -> [PrintedColumn] {
        guard lines.count >= 2, depth < 8 else { return Self.column(lines) }
        let own = lines.count >= 6 ? Gutter(lines) : nil
        guard let gutter = own ?? known.first(where: { $0.parts(lines) }) else {
            return partly(lines, depth: depth) ?? Self.column(lines)
        }
        if own != nil { found[gutter.rounded, default: 0] += 1 }
        var columns: [PrintedColumn] = []
        for band in gutter.bands(of: lines) {
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
        let window = 16
        guard lines.count > window, lines.hasRowsSideBySide(atLeast: 5) else { return nil }
        for start in stride(from: 0, to: lines.count - window / 2, by: 4) {
            let near = Array(lines[start..<min(start + window, lines.count)])
            guard near.hasRowsSideBySide(atLeast: 5), let gutter = Gutter(near) else { continue }
            // As far as no line crosses it.
            guard let first = near.firstIndex(where: { !gutter.isCrossed(by: $0) }) else { continue }
            var (from, to) = (start + first, start + first)
            while from > 0, !gutter.isCrossed(by: lines[from - 1]) { from -= 1 }
            while to < lines.count, !gutter.isCrossed(by: lines[to]) { to += 1 }
            let inside = Array(lines[from..<to])
            guard inside.count < lines.count, inside.hasRowsSideBySide(atLeast: 5), Gutter(inside) != nil else {
                continue
            }
            let above = gutter.lastLines(of: inside, after: Array(lines[..<from]))
            return split(Array(lines[..<from]) + inside[..<above], depth: depth + 1)
                + split(Array(inside[above...]), depth: depth + 1)
                + split(Array(lines[to...]), depth: depth + 1)
        }
        return nil
    }

    /// One column: its parts of lines are joined.
    private static func column(_ lines: [PrintedLine]) -> [PrintedColumn] {
        guard !lines.isEmpty else { return [] }
        var rows: [[PrintedLine]] = []
        for line in lines.sorted(by: { $0.baseline < $1.baseline }) {
            if let last = rows.indices.last, rows[last].contains(where: { $0.sharesRow(with: line) }) {
                rows[last].append(line)
            } else {
                rows.append([line])
            }
        }
        let joined = rows.compactMap { row -> PrintedLine? in
            let parts = row.sorted { $0.box.left < $1.box.left }
            guard var line = parts.first else { return nil }
            for part in parts.dropFirst() { line.join(part) }
            return line
        }
        return [PrintedColumn(lines: joined)]
    }
}

extension PrintedLine {
    /// Whether another part stands on the same base line, beside this one.
    fileprivate func sharesRow(with other: PrintedLine) -> Bool {
        let isSameBase = abs(baseline - other.baseline) < 0.25 * max(min(size, other.size), 1)
        return isSameBase && min(box.right, other.box.right) - max(box.left, other.box.left) < 0.5 * size
    }
}

/// Lines that stand below each other.
struct PrintedColumn: Sendable {
    var lines: [PrintedLine]
}

extension [PrintedLine] {
    /// Whether some of these, which are sorted by their base lines, stand beside others.
    fileprivate func hasRowsSideBySide(atLeast least: Int) -> Bool {
        var found = 0
        for (line, next) in zip(self, dropFirst())
        where line.box.right < next.box.left || next.box.right < line.box.left {
            if line.box.verticalOverlap(next.box) > 0.3 { found += 1 }
            if found >= least { return true }
        }
        return false
    }
}
