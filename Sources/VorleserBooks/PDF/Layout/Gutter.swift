/// An upright stripe of a page that is empty, but for lines that cross it as a whole.
struct Gutter: Hashable {
    let left: Float
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
        let most = covered.max() ?? 0
        // What crosses, such as titles and pictures' captions, is few beside what a column holds.
        let few = max(0, most / 4)
        let stripes = Set([0, few / 3, few]).sorted().flatMap { Self.stripes(covered, byAtMost: $0) }
            .filter { Float($0.count) * step >= max(4, 0.55 * size) }
        let boxes = lines.map { $0.box }
        var best: (score: Float, range: Range<Int>)?
        for range in Self.widest(stripes) {
            let stripe = (from + Float(range.lowerBound) * step, from + Float(range.upperBound) * step)
            guard let score = Self.score(lines, boxes, stripe.0, stripe.1, size) else { continue }
            if best.map({ score > $0.score }) ?? true { best = (score, range) }
        }
        guard let best else { return nil }
        left = from + Float(best.range.lowerBound) * step
        right = from + Float(best.range.upperBound) * step
    }

    /// Cells beside each other that so many lines cover, or fewer.
    private static func stripes(_ covered: [Int], byAtMost threshold: Int) -> [Range<Int>] {
        var stripes: [Range<Int>] = []
        var start = 0
        while start < covered.count {
            var end = start
            while end < covered.count, covered[end] <= threshold { end += 1 }
            if end > start { stripes.append(start..<end) }
            start = end + 1
        }
        return stripes
    }

    /// More than any page has columns; each costs a look at all lines.
    private static let mostStripes = 32

    /// Each once, in order, and of more than are looked at the widest.
    private static func widest(_ stripes: [Range<Int>]) -> [Range<Int>] {
        var seen: Set<Range<Int>> = []
        let each = stripes.filter { seen.insert($0).inserted }
        guard each.count > mostStripes else { return each }
        let least = each.map(\.count).sorted(by: >)[mostStripes - 1]
        return Array(each.filter { $0.count >= least }.prefix(mostStripes))
    }

    /// How well a stripe parts columns of prose; `nil` when it does not.
    private static func score(
        _ lines: [PrintedLine],
        _ boxes: [PDFBox],
        _ left: Float,
        _ right: Float,
        _ size: Float
    ) -> Float? {
        let middle = (left + right) / 2
        func isLeft(_ box: PDFBox) -> Bool { box.right <= middle + 1 }
        func isRight(_ box: PDFBox) -> Bool { box.left >= middle - 1 }
        let lefts = boxes.filter(isLeft)
        let rights = boxes.filter(isRight)
        let crossing = boxes.count - lefts.count - rights.count
        guard let one = box(around: lefts), let other = box(around: rights), lefts.count >= 3, rights.count >= 3,
            max(lefts.count, rights.count) >= 4
        else { return nil }
        // They stand side by side.
        guard min(one.bottom, other.bottom) - max(one.top, other.top) >= 3 * size else { return nil }
        let isProse = isProse(lefts, in: one, size) && isProse(rights, in: other, size)
        guard
            isProse || areInAlphabet(lines.filter { isLeft($0.box) }, lines.filter { isRight($0.box) }, size)
        else { return nil }
        return Float(min(lefts.count, rights.count)) - 2 * Float(crossing) + (right - left) / max(size, 1)
    }

    private static func box(around boxes: [PDFBox]) -> PDFBox? {
        boxes.first.map { first in boxes.dropFirst().reduce(first) { $0.union($1) } }
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
    private static func isProse(_ lines: [PDFBox], in column: PDFBox, _ size: Float) -> Bool {
        guard column.width >= 7 * size else { return false }
        let full = lines.count { $0.width >= 0.6 * column.width || $0.width >= 14 * size }
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
