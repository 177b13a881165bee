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
        order.known = order.found.filter { $0.value >= 2 }.sorted { $0.value > $1.value }.map(\.key)
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

/// An upright stripe of a page that is empty, but for lines that cross it as a whole.
private struct Gutter: Hashable {
    private let left: Float
    private let right: Float

    private init(left: Float, right: Float) { (self.left, self.right) = (left, right) }

    /// The same, so that those of pages that differ by little are one.
    var rounded: Gutter {
        let middle = ((left + right) / 6).rounded() * 3
        return Gutter(left: middle - 1, right: middle + 1)
    }

    /// Whether lines stand on both sides of it, beside each other, and none crosses it.
    func parts(_ lines: [PrintedLine]) -> Bool {
        let lefts = lines.filter { $0.box.right <= left + 1 }
        let rights = lines.filter { $0.box.left >= right - 1 }
        guard !lefts.isEmpty, !rights.isEmpty, lefts.count + rights.count == lines.count else { return false }
        return lefts.contains { one in rights.contains { $0.box.verticalOverlap(one.box) > 0.3 } }
    }

    func isCrossed(by line: PrintedLine) -> Bool { line.box.left < left - 1 && line.box.right > right + 1 }

    /// How many lines at the head of others are the end of the paragraph above them, which crosses the stripe.
    func lastLines(of lines: [PrintedLine], after above: [PrintedLine]) -> Int {
        guard !above.isEmpty else { return 0 }
        var band = Band.across(above)
        for (index, line) in lines.enumerated() {
            let isAlone = !lines.contains { $0.box.verticalOverlap(line.box) > 0.3 && $0.box.left >= right - 1 }
            guard line.box.right <= left + 1, isAlone, continues(line, band) else { return index }
            band = band.adding(line)
        }
        return 0
    }

    enum Band {
        /// What crosses the stripe.
        case across([PrintedLine])
        case parted(left: [PrintedLine], right: [PrintedLine])
    }

    /// The stripe that parts a page best; `nil` when it has one column.
    init?(_ lines: [PrintedLine]) {
        let from = lines.map(\.box.left).min() ?? 0
        let to = lines.map(\.box.right).max() ?? 0
        let step: Float = 2
        let cells = min(Int((to - from) / step), 4000)
        guard cells > 20 else { return nil }
        // How many lines cover each cell.
        var changes = [Int](repeating: 0, count: cells + 2)
        for line in lines {
            let first = min(cells, max(0, Int(((line.box.left - from) / step).rounded(.down))))
            let last = min(cells, max(first, Int(((line.box.right - from) / step).rounded(.up))))
            changes[first] += 1
            changes[last] -= 1
        }
        var covered: [Int] = []
        var sum = 0
        for change in changes.prefix(cells) {
            sum += change
            covered.append(sum)
        }
        let size = lines.map(\.size).sorted()[lines.count / 2]
        var best: (score: Float, range: Range<Int>)?
        let most = covered.max() ?? 0
        var start = 0
        // What crosses, such as titles and pictures' captions, is few beside what a column holds.
        let few = max(0, most / 4)
        var seen: Set<Range<Int>> = []
        for threshold in Set([0, few / 3, few]).sorted() {
            start = 0
            while start < cells {
                guard covered[start] <= threshold else {
                    start += 1
                    continue
                }
                var end = start
                while end < cells, covered[end] <= threshold { end += 1 }
                let range = start..<end
                start = end
                guard seen.insert(range).inserted, Float(range.count) * step >= max(4, 0.55 * size) else { continue }
                let stripe = (from + Float(range.lowerBound) * step, from + Float(range.upperBound) * step)
                guard let score = Self.score(lines, stripe.0, stripe.1, size) else { continue }
                if best.map({ score > $0.score }) ?? true { best = (score, range) }
            }
        }
        guard let best else { return nil }
        left = from + Float(best.range.lowerBound) * step
        right = from + Float(best.range.upperBound) * step
    }

    /// How well a stripe parts columns of prose; `nil` when it does not.
    private static func score(_ lines: [PrintedLine], _ left: Float, _ right: Float, _ size: Float) -> Float? {
        let middle = (left + right) / 2
        let lefts = lines.filter { $0.box.right <= middle + 1 }
        let rights = lines.filter { $0.box.left >= middle - 1 }
        let crossing = lines.count - lefts.count - rights.count
        guard lefts.count >= 3, rights.count >= 3, max(lefts.count, rights.count) >= 4 else { return nil }
        // They stand side by side.
        let top = max(lefts.map(\.box.top).min() ?? 0, rights.map(\.box.top).min() ?? 0)
        let bottom = min(lefts.map(\.box.bottom).max() ?? 0, rights.map(\.box.bottom).max() ?? 0)
        guard bottom - top >= 3 * size else { return nil }
        guard isProse(lefts, size) && isProse(rights, size) || areInAlphabet(lefts, rights, size) else { return nil }
        return Float(min(lefts.count, rights.count)) - 2 * Float(crossing) + (right - left) / max(size, 1)
    }

    /// Whether the entries of an index go on from one column to the next, which those of a table do not.
    private static func areInAlphabet(_ lefts: [PrintedLine], _ rights: [PrintedLine], _ size: Float) -> Bool {
        let (first, second) = (entries(lefts, size), entries(rights, size))
        guard first.count >= 5, second.count >= 2, let end = first.last, let start = second.first, end <= start else {
            return false
        }
        return [first, second].allSatisfy { words in
            zip(words, words.dropFirst()).count { $0 > $1 } * 8 <= words.count && Set(words).count * 2 > words.count
        }
    }

    /// The beginnings of the entries of the column farthest to the left.
    private static func entries(_ lines: [PrintedLine], _ size: Float) -> [String] {
        let from = lines.map(\.box.left).min() ?? 0
        return lines.filter { $0.box.left < from + 0.5 * size }.sorted { $0.baseline < $1.baseline }.compactMap {
            line in
            let word = line.text.prefix { $0.isLetter }.lowercased()
            return word.isEmpty ? nil : word
        }
    }

    /// Whether most lines fill what they stand in, as the cells of a table and the items of a list do not.
    private static func isProse(_ lines: [PrintedLine], _ size: Float) -> Bool {
        let from = lines.map(\.box.left).min() ?? 0
        let to = lines.map(\.box.right).max() ?? 0
        guard to - from >= 7 * size else { return false }
        let full = lines.count { $0.box.width >= 0.6 * (to - from) || $0.box.width >= 14 * size }
        return full * 2 >= lines.count
    }

    /// What stands above, beside and below the stripe.
    func bands(of lines: [PrintedLine]) -> [Band] {
        let middle = (left + right) / 2
        var bands: [Band] = []
        var lefts: [PrintedLine] = []
        var rights: [PrintedLine] = []
        func close() {
            if !lefts.isEmpty || !rights.isEmpty { bands.append(.parted(left: lefts, right: rights)) }
            lefts = []
            rights = []
        }
        for line in lines.sorted(by: { $0.baseline < $1.baseline }) {
            if line.box.right <= middle + 1 {
                if rights.isEmpty, lefts.isEmpty, continues(line, bands.last) {
                    bands[bands.count - 1] = bands[bands.count - 1].adding(line)
                } else {
                    lefts.append(line)
                }
            } else if line.box.left >= middle - 1 {
                rights.append(line)
            } else {
                close()
                if case .across? = bands.last {
                    bands[bands.count - 1] = bands[bands.count - 1].adding(line)
                } else {
                    bands.append(.across([line]))
                }
            }
        }
        close()
        return bands
    }

    /// Whether a line that does not reach the stripe is the last one of the paragraph above, which crosses it.
    private func continues(_ line: PrintedLine, _ band: Band?) -> Bool {
        guard case .across(let lines) = band, let last = lines.last else { return false }
        return line.baseline - last.baseline < 1.45 * max(line.size, last.size) && abs(line.size - last.size) < 0.5
            && abs(line.box.left - last.box.left) < 3 * line.size
    }
}

extension Gutter.Band {
    fileprivate func adding(_ line: PrintedLine) -> Self {
        if case .across(let lines) = self { .across(lines + [line]) } else { self }
    }
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
