import VorleserCore

/// An upright stripe of a page that is empty, but for lines that cross it as a whole.
struct Gutter: Hashable {
    let left: Float
    private let right: Float

    private init(left: Float, right: Float) { (self.left, self.right) = (left, right) }

    /// The same, so that those of pages that differ by little are one.
    func rounded(_ limits: GutterThresholds) -> Gutter {
        let middle = ((left + right) / (2 * limits.cell)).rounded() * limits.cell
        return Gutter(left: middle - limits.slack, right: middle + limits.slack)
    }

    /// Whether lines stand on both sides of it, beside each other, and none crosses it.
    func parts(_ lines: [PrintedLine], _ thresholds: LayoutThresholds) -> Bool {
        let slack = thresholds.gutters.slack
        let lefts = lines.filter { $0.box.right <= left + slack }
        let rights = lines.filter { $0.box.left >= right - slack }
        guard !lefts.isEmpty, !rights.isEmpty, lefts.count + rights.count == lines.count else { return false }
        let least = thresholds.nearness.leastBeside
        return lefts.contains { one in rights.contains { $0.box.verticalOverlap(one.box) > least } }
    }

    func isCrossed(by line: PrintedLine, _ limits: GutterThresholds) -> Bool { isCrossed(by: line.box, limits) }

    func isCrossed(by box: PDFBox, _ limits: GutterThresholds) -> Bool {
        box.left < left - limits.slack && box.right > right + limits.slack
    }

    /// How many lines at the head of others are the end of the paragraph above them, which crosses the stripe.
    func lastLines(of lines: [PrintedLine], after above: [PrintedLine], _ thresholds: LayoutThresholds) -> Int {
        guard !above.isEmpty else { return 0 }
        let (slack, least) = (thresholds.gutters.slack, thresholds.nearness.leastBeside)
        var band = Band.across(above)
        for (index, line) in lines.enumerated() {
            let isAlone = !lines.contains { $0.box.verticalOverlap(line.box) > least && $0.box.left >= right - slack }
            guard line.box.right <= left + slack, isAlone, continues(line, band, thresholds) else { return index }
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
    init?(_ lines: [PrintedLine], _ limits: GutterThresholds) { self.init(lines, limits, isOfSide: false) }

    /// - Parameters:
    ///   - lines: Of a page, or of one side of a stripe.
    ///   - limits: What parts columns.
    ///   - isOfSide: Whether they are those of one side: no further stripes are looked for.
    private init?(_ lines: [PrintedLine], _ limits: GutterThresholds, isOfSide: Bool) {
        let from = lines.map(\.box.left).min() ?? 0
        let to = lines.map(\.box.right).max() ?? 0
        let step = limits.step
        let cells = min(Int((to - from) / step), Self.mostSteps)
        guard cells > limits.leastSteps else { return nil }
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
        let few = max(0, limits.mostCrossing.count(of: most))
        let leastWidth = max(limits.leastWidth, limits.leastWidthInEms * size)
        let stripes = Set([0, limits.fewCrossing.count(of: few), few]).sorted()
            .flatMap { Self.stripes(covered, byAtMost: $0) }
            .filter { Float($0.count) * step >= leastWidth }
        let boxes = lines.map { $0.box }
        var best: (score: Float, range: Range<Int>)?
        for range in Self.widest(stripes) {
            let stripe = (from + Float(range.lowerBound) * step, from + Float(range.upperBound) * step)
            guard let score = Self.score(lines, boxes, stripe.0, stripe.1, size, limits, isOfSide) else { continue }
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

    /// Of a page's width; more cost time, and show nothing more.
    private static let mostSteps = 4000

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
        _ size: Float,
        _ limits: GutterThresholds,
        _ isOfSide: Bool
    ) -> Float? {
        let middle = (left + right) / 2
        func isLeft(_ box: PDFBox) -> Bool { box.right <= middle + limits.slack }
        func isRight(_ box: PDFBox) -> Bool { box.left >= middle - limits.slack }
        let lefts = boxes.filter(isLeft)
        let rights = boxes.filter(isRight)
        let crossing = boxes.count - lefts.count - rights.count
        guard let one = box(around: lefts), let other = box(around: rights),
            min(lefts.count, rights.count) >= limits.fewestLines,
            max(lefts.count, rights.count) >= limits.fewestOnLongerSide
        else { return nil }
        // They stand side by side.
        guard min(one.bottom, other.bottom) - max(one.top, other.top) >= limits.leastSharedHeight * size else {
            return nil
        }
        // Of three columns, two are on one side.
        func isColumn(_ side: [PDFBox], in box: PDFBox, _ isOnIt: (PDFBox) -> Bool) -> Bool {
            if isProse(side, in: box, size, limits) { return true }
            guard !isOfSide, box.width > 2 * limits.leastColumnWidth * size else { return false }
            return Gutter(lines.filter { isOnIt($0.box) }, limits, isOfSide: true) != nil
        }
        let (isLeftColumn, isRightColumn) = (isColumn(lefts, in: one, isLeft), isColumn(rights, in: other, isRight))
        if !isLeftColumn || !isRightColumn {
            let sides = (lines.filter { isLeft($0.box) }, lines.filter { isRight($0.box) })
            guard
                areInAlphabet(sides.0, sides.1, size, limits)
                    || isLeftColumn && runsOn(sides.0, beside: sides.1, size, limits)
                    || isRightColumn && runsOn(sides.1, beside: sides.0, size, limits)
            else { return nil }
        }
        return Float(min(lefts.count, rights.count)) - limits.crossingPenalty * Float(crossing)
            + (right - left) / max(size, 1)
    }

    private static func box(around boxes: [PDFBox]) -> PDFBox? {
        boxes.first.map { first in boxes.dropFirst().reduce(first) { $0.union($1) } }
    }

    /// Whether the entries of an index go on from one column to the next, which those of a table do not.
    private static func areInAlphabet(
        _ lefts: [PrintedLine],
        _ rights: [PrintedLine],
        _ size: Float,
        _ limits: GutterThresholds
    ) -> Bool {
        let slack = limits.entrySlack * size
        let (first, second) = (entries(lefts, slack), entries(rights, slack))
        guard first.count >= limits.fewestEntries, second.count >= limits.fewestNextEntries,
            let end = first.last, let start = second.first, end <= start
        else { return false }
        return [first, second].allSatisfy { words in
            let outOfOrder = zip(words, words.dropFirst()).count { $0 > $1 }
            return !limits.mostOutOfOrder.isExceeded(by: outOfOrder, of: words.count)
                && limits.leastDistinct.isExceeded(by: Set(words).count, of: words.count)
        }
    }

    /// Whether prose runs on from line to line past short lines beside it, as an abstract does past its keywords: in a row
    /// of a table what stands beside a cell's first line belongs to it, and beside its others stands nothing.
    private static func runsOn(
        _ prose: [PrintedLine],
        beside short: [PrintedLine],
        _ size: Float,
        _ limits: GutterThresholds
    ) -> Bool {
        let prose = prose.sorted { $0.baseline < $1.baseline }
        let words = short.filter { $0.text.contains(where: \.isLetter) }.map(\.baseline).sorted()
        guard let right = prose.map(\.box.right).max(), words.count > limits.fewestRunningOn else { return false }
        // The pieces of a line that is stretched stand on one base line, as cells do.
        let own = prose.map(\.baseline)
        let shifted = words.count { word in
            let next = own.partitioningIndex { $0 >= word - limits.leastShift * size }
            return next == own.count || own[next] > word + limits.leastShift * size
        }
        guard limits.leastShifted.isReached(by: shifted, of: words.count) else { return false }
        func hasBeside(_ line: PrintedLine) -> Bool {
            let next = words.partitioningIndex { $0 > line.baseline - limits.rowSlack * size }
            return next < words.count && words[next] < line.baseline + limits.rowSlack * size
        }
        var run = 0
        for (line, next) in zip(prose, prose.dropFirst()) {
            let isFull = right - line.box.right < next.firstWordWidth + limits.fullSlack * size
            let goesOn = isFull && !line.endsSentence && (next.beginsSmall || line.endsInHyphen)
            let isMiddle = isFull && !goesOn && run > 0
            if hasBeside(line), hasBeside(next), goesOn || isMiddle {
                // A sentence or a name may begin a line.
                if goesOn { run += 1 }
                if run >= limits.fewestRunningOn { return true }
            } else {
                run = 0
            }
        }
        return false
    }

    /// The beginnings of the entries of the column farthest to the left.
    private static func entries(_ lines: [PrintedLine], _ slack: Float) -> [String] {
        let from = lines.map(\.box.left).min() ?? 0
        return lines.filter { $0.box.left < from + slack }.sorted { $0.baseline < $1.baseline }.compactMap {
            line in
            let word = line.text.prefix { $0.isLetter }.lowercased()
            return word.isEmpty ? nil : word
        }
    }

    /// Whether most lines fill what they stand in, as the cells of a table and the items of a list do not.
    private static func isProse(
        _ lines: [PDFBox],
        in column: PDFBox,
        _ size: Float,
        _ limits: GutterThresholds
    ) -> Bool {
        guard column.width >= limits.leastColumnWidth * size else { return false }
        let full = lines.filter {
            $0.width >= limits.leastFilled * column.width || $0.width >= limits.leastProseWidth * size
        }
        // By width: a line that is stretched falls into pieces at its gaps.
        func width(_ lines: [PDFBox]) -> Int { Int(lines.reduce(0) { $0 + $1.width }) }
        return limits.leastProse.isReached(by: width(full), of: width(lines))
    }

    /// What stands above, beside and below the stripe.
    func bands(of lines: [PrintedLine], _ thresholds: LayoutThresholds) -> [Band] {
        let middle = (left + right) / 2
        let slack = thresholds.gutters.slack
        var bands: [Band] = []
        var lefts: [PrintedLine] = []
        var rights: [PrintedLine] = []
        func close() {
            if !lefts.isEmpty || !rights.isEmpty { bands.append(.parted(left: lefts, right: rights)) }
            lefts = []
            rights = []
        }
        let lines = lines.sorted { $0.baseline < $1.baseline }
        let headings = headings(in: lines, thresholds)
        for (index, line) in lines.enumerated() {
            if headings.contains(index) {
                close()
                bands.append(.across([line]))
            } else if line.box.right <= middle + slack {
                if rights.isEmpty, lefts.isEmpty, continues(line, bands.last, thresholds) {
                    bands[bands.count - 1] = bands[bands.count - 1].adding(line)
                } else {
                    lefts.append(line)
                }
            } else if line.box.left >= middle - slack {
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

    /// The lines of short headings across the columns: nothing stands beside them, above them both columns end and below
    /// them both begin.
    private func headings(in lines: [PrintedLine], _ thresholds: LayoutThresholds) -> Set<Int> {
        let (limits, middle) = (thresholds.gutters, (left + right) / 2)
        let lefts = lines.indices.filter { lines[$0].box.right <= middle + limits.slack }
        let rights = lines.indices.filter { lines[$0].box.left >= middle - limits.slack }
        guard !lefts.isEmpty, rights.count > 1 else { return [] }
        let size = lines.map(\.size).sorted()[lines.count / 2]
        let steps = zip(rights, rights.dropFirst()).map { lines[$1].baseline - lines[$0].baseline }
            .filter { $0 > thresholds.leading.least * size }.sorted()
        let usual = steps.isEmpty ? 0 : steps[steps.count / 2]
        var found: Set<Int> = []
        for (above, below) in zip(rights, rights.dropFirst()) {
            let (end, start) = (lines[above].baseline, lines[below].box.top)
            let step = lines[below].baseline - end
            guard start - end > limits.leastHeadingRoom * size, step > thresholds.nearness.mostOverLeading * usual
            else { continue }
            // The left column may be longer by a line.
            let heading = lefts.filter { lines[$0].box.top > end && lines[$0].baseline < start }
                .drop { !lines[$0].standsOut(from: size, thresholds.body) }
            // Those of a table stand beside each other.
            let isRow = zip(heading, heading.dropFirst()).contains {
                lines[$0].box.verticalOverlap(lines[$1].box) > thresholds.nearness.leastBeside
            }
            guard !isRow, let first = heading.first, let lowest = heading.last,
                heading.count <= limits.mostHeadingLines,
                let last = lefts.last(where: { lines[$0].baseline < lines[first].baseline }),
                let next = lefts.first(where: { lines[$0].baseline > lines[lowest].baseline }),
                !isPart(of: lines[last], lines[first], usual, thresholds),
                abs(lines[last].baseline - end) <= limits.mostUnbalanced * size,
                abs(lines[next].baseline - lines[below].baseline) <= limits.headingSlack * size
            else { continue }
            found.formUnion(heading)
        }
        return found
    }

    /// Whether a line that stands out is the next one of a paragraph that does so as a whole, such as a bold abstract.
    private func isPart(of last: PrintedLine, _ line: PrintedLine, _ usual: Float, _ thresholds: LayoutThresholds)
        -> Bool
    {
        line.baseline - last.baseline <= thresholds.nearness.mostOverLeading * usual
            && last.style.contains(.bold) == line.style.contains(.bold)
            && abs(line.size - last.size) < thresholds.nearness.sizeSlack
    }

    /// Whether a line that does not reach the stripe is the last one of the paragraph above, which crosses it.
    private func continues(_ line: PrintedLine, _ band: Band?, _ thresholds: LayoutThresholds) -> Bool {
        guard case .across(let lines) = band, let last = lines.last else { return false }
        let near = thresholds.nearness
        return line.baseline - last.baseline < near.widestLeading * max(line.size, last.size)
            && abs(line.size - last.size) < near.sizeSlack
            && abs(line.box.left - last.box.left) < thresholds.gutters.mostIndent * line.size
    }
}

extension PrintedLine {
    /// Whether it is larger than the text, or bold.
    fileprivate func standsOut(from size: Float, _ limits: BodyThresholds) -> Bool {
        self.size > limits.leastLargeSize * size || style.contains(.bold)
    }
}

extension Gutter.Band {
    fileprivate func adding(_ line: PrintedLine) -> Self {
        if case .across(let lines) = self { .across(lines + [line]) } else { self }
    }
}
