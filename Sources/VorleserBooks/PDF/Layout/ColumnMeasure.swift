/// Where the lines of a column begin and end, and how far they are apart.
struct ColumnMeasure: Sendable {
    /// Where most lines begin.
    let left: Float
    /// Where full lines end.
    let right: Float
    /// Whether full lines end at one place.
    let isJustified: Bool
    /// The distance of base lines, in points.
    let leading: Float

    /// - Parameters:
    ///   - lines: A column's, from top to bottom.
    ///   - body: What the book's text is like.
    ///   - thresholds: What tells an edge.
    ///   - known: Other columns of the book, for one that has too few lines to tell.
    init(
        _ lines: [PrintedLine],
        _ body: BodyMeasure,
        _ thresholds: LayoutThresholds,
        known: [ColumnMeasure] = []
    ) {
        let limits = thresholds.measures
        let text = lines.filter { body.isBody($0.size) }
        let own = text.isEmpty ? lines : text
        leading = Self.leading(of: own, thresholds.leading) ?? body.leading
        let size = own.map(\.size).max() ?? body.size
        let from = own.map(\.box.left).min() ?? 0
        let to = own.map(\.box.right).max() ?? 0
        if own.count < limits.fewestLines, let like = Self.fitting(known, from, to, size, limits) {
            (left, right, isJustified) = (like.left, like.right, like.isJustified)
            return
        }
        let lefts = own.map(\.box.left)
        let rights = own.map(\.box.right)
        left = Self.edge(lefts, share: limits.leastAtLeft, outermost: from, prefersLow: true, limits)
        let end = Self.edge(rights, share: limits.leastAtRight, outermost: to, prefersLow: false, limits)
        let full = own.count { abs($0.box.right - end) < limits.fullSlack * size }
        isJustified = limits.leastFull.isReached(by: full, of: own.count)
        right = isJustified ? end : own.map(\.box.right).max() ?? end
    }

    /// Of the places where many lines begin, or end, the outermost.
    private static func edge(
        _ places: [Float],
        share: Share,
        outermost: Float,
        prefersLow: Bool,
        _ limits: MeasureThresholds
    ) -> Float {
        var counts: [Int: Int] = [:]
        for place in places {
            let cell = PlaceCell(place, width: limits.cell)
            counts[cell.own, default: 0] += 2
            counts[cell.beside, default: 0] += 1
        }
        let needed = max(limits.fewestAtEdge, share.count(of: places.count)) * 2
        let frequent = counts.filter { $0.value >= needed }.keys
        guard let cell = prefersLow ? frequent.min() : frequent.max() else { return outermost }
        let middle = Float(cell) * limits.cell + limits.cell / 2
        let near = places.filter { abs($0 - middle) <= limits.cellReach }.sorted()
        return near.isEmpty ? outermost : near[near.count / 2]
    }

    private static func leading(of lines: [PrintedLine], _ limits: LeadingThresholds) -> Float? {
        var count = LeadingCount(limits)
        for (line, next) in zip(lines, lines.dropFirst()) where line.page == next.page {
            count.add(next.baseline - line.baseline, size: line.size)
        }
        guard lines.count >= limits.fewestLines, let most = count.most else { return nil }
        return most.count >= limits.fewestAlike ? most.leading : nil
    }

    /// The narrowest known column that the lines fit into, or nearly.
    private static func fitting(
        _ known: [ColumnMeasure],
        _ from: Float,
        _ to: Float,
        _ size: Float,
        _ limits: MeasureThresholds
    ) -> ColumnMeasure? {
        let slack = limits.fitSlack * size
        return known.filter {
            $0.left <= from + slack && $0.right >= to - slack && $0.left > from - limits.mostIndent * size
        }
        .min { ($0.right - $0.left, abs($0.left - from)) < ($1.right - $1.left, abs($1.left - from)) }
    }
}

/// What most of a book's text is like.
struct BodyMeasure: Sendable {
    /// The height of its font, in points.
    private(set) var size: Float
    /// The distance of its base lines.
    private(set) var leading: Float
    /// How far the first lines of paragraphs are set in; `nil` when they are not.
    private(set) var indent: Float?
    /// How far all lines of paragraphs but the first are set in; `nil` when they are not.
    private(set) var hanging: Float?
    /// How far base lines are apart between paragraphs at least, where that is only a little more; `nil` when it is not told.
    private(set) var paragraphGap: Float?
    /// Whether most of it is bold, or italic: then these say nothing.
    private(set) var style: PrintedStyle = []

    private let thresholds: BodyThresholds

    init(_ columns: [PrintedColumn], _ thresholds: LayoutThresholds) {
        self.thresholds = thresholds.body
        size = thresholds.body.usualSize
        leading = thresholds.body.usualLeading
        var characters: [Float: Int] = [:]
        var styles: [PrintedStyle: Int] = [:]
        for line in columns.lazy.flatMap(\.lines) {
            let count = line.text.utf8.count
            characters[(line.size * 2).rounded() / 2, default: 0] += count
            styles[line.style.intersection([.bold, .italic, .monospaced]), default: 0] += count
        }
        guard let most = characters.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return }
        size = most.key
        style = styles.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key ?? []
        var distances = LeadingCount(thresholds.leading)
        for column in columns {
            for (line, next) in zip(column.lines, column.lines.dropFirst()) where isBody(line.size) && isBody(next.size)
            {
                distances.add(next.baseline - line.baseline, size: size)
            }
        }
        leading = distances.most?.leading ?? thresholds.leading.usual * size
        var gaps = ParagraphGap(leading: leading, size: size, thresholds.body)
        for column in columns {
            for (line, next) in zip(column.lines, column.lines.dropFirst()) where isBody(line.size) && isBody(next.size)
            {
                gaps.add(line, next)
            }
        }
        paragraphGap = gaps.least
    }

    /// Finds how far paragraphs are set in.
    mutating func measureIndent(_ columns: [(PrintedColumn, ColumnMeasure)]) {
        measureHanging(columns)
        var counts: [Int: Int] = [:]
        var flush = 0
        for (column, measure) in columns {
            for (line, next) in zip(column.lines, column.lines.dropFirst()) where isBody(line.size) && isBody(next.size)
            {
                let indent = line.box.left - measure.left
                let isFollowedByFlush = isFlush(next.box.left - measure.left)
                if isFlush(indent) { flush += 1 }
                guard isIndent(indent), isFollowedByFlush else { continue }
                counts[Int(indent.rounded()), default: 0] += 2
                counts[Int(indent.rounded()) + (indent.rounded() > indent ? -1 : 1), default: 0] += 1
            }
        }
        guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
            most.value >= thresholds.fewestIndented,
            thresholds.leastIndented.isReached(by: most.value, of: flush)
        else { return }
        if let hanging, abs(hanging - Float(most.key)) < thresholds.hangingSlack { return }
        indent = Float(most.key)
    }

    /// Where a full line that ends no sentence is followed by one that is set in, paragraphs hang.
    private mutating func measureHanging(_ columns: [(PrintedColumn, ColumnMeasure)]) {
        var hanging: [Int: Int] = [:]
        var places: [Int: Float] = [:]
        var setIn: [Int: Int] = [:]
        for (column, measure) in columns {
            for (line, next) in zip(column.lines, column.lines.dropFirst()) where isBody(line.size) && isBody(next.size)
            {
                let indent = next.box.left - measure.left
                guard isFlush(line.box.left - measure.left), isIndent(indent) else { continue }
                let cell = Int(indent.rounded())
                let isFull = measure.right - line.box.right < next.firstWordWidth + thresholds.fullSlack * size
                if isFull, !line.endsSentence {
                    hanging[cell, default: 0] += 1
                    places[cell] = indent
                } else {
                    setIn[cell, default: 0] += 1
                }
            }
        }
        guard let most = hanging.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
            most.value >= thresholds.fewestHanging
        else { return }
        func near(_ counts: [Int: Int]) -> Int { (most.key - 1...most.key + 1).reduce(0) { $0 + (counts[$1] ?? 0) } }
        if near(hanging) > thresholds.hangingOverIndented * near(setIn) { self.hanging = places[most.key] }
    }

    private func isFlush(_ indent: Float) -> Bool { abs(indent) < thresholds.flushSlack * size }
    private func isIndent(_ indent: Float) -> Bool {
        indent > thresholds.leastIndent * size && indent < thresholds.mostIndent * size
    }

    /// Whether letters of a size are those of the text.
    func isBody(_ other: Float) -> Bool { abs(other - size) <= thresholds.sizeSlack * size }
    func isSmaller(_ other: Float) -> Bool { other < thresholds.mostSmallSize * size }
    func isLarger(_ other: Float) -> Bool { other > thresholds.leastLargeSize * size }
}
