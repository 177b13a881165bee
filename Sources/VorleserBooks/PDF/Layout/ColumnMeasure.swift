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
    ///   - known: Other columns of the book, for one that has too few lines to tell.
    init(_ lines: [PrintedLine], _ body: BodyMeasure, known: [ColumnMeasure] = []) {
        let text = lines.filter { body.isBody($0.size) }
        let own = text.isEmpty ? lines : text
        leading = Self.leading(of: own) ?? body.leading
        let size = own.map(\.size).max() ?? body.size
        let from = own.map(\.box.left).min() ?? 0
        let to = own.map(\.box.right).max() ?? 0
        if own.count < 6, let like = Self.fitting(known, from, to, size) {
            (left, right, isJustified) = (like.left, like.right, like.isJustified)
            return
        }
        left = Self.edge(own.map { $0.box.left }, share: 0.2, outermost: from, prefersLow: true)
        let end = Self.edge(own.map { $0.box.right }, share: 0.15, outermost: to, prefersLow: false)
        isJustified = own.count { abs($0.box.right - end) < 0.2 * size } * 5 >= own.count * 2
        right = isJustified ? end : own.map(\.box.right).max() ?? end
    }

    /// Of the places where many lines begin, or end, the outermost.
    private static func edge(_ places: [Float], share: Double, outermost: Float, prefersLow: Bool) -> Float {
        var counts: [Int: Int] = [:]
        for place in places {
            let cell = Int((place / 2).rounded(.down))
            counts[cell, default: 0] += 2
            counts[place / 2 - Float(cell) < 0.5 ? cell - 1 : cell + 1, default: 0] += 1
        }
        let needed = max(2, Int(Double(places.count) * share)) * 2
        let frequent = counts.filter { $0.value >= needed }.keys
        guard let cell = prefersLow ? frequent.min() : frequent.max() else { return outermost }
        let near = places.filter { abs($0 - (Float(cell) * 2 + 1)) <= 2.5 }.sorted()
        return near.isEmpty ? outermost : near[near.count / 2]
    }

    private static func leading(of lines: [PrintedLine]) -> Float? {
        var counts: [Int: Int] = [:]
        for (line, next) in zip(lines, lines.dropFirst()) where line.page == next.page {
            let distance = next.baseline - line.baseline
            if distance > 0.7 * line.size, distance < 4 * line.size {
                counts[Int((distance * 4).rounded()), default: 0] += 1
            }
        }
        guard lines.count >= 4, let most = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }) else {
            return nil
        }
        return most.value >= 2 ? Float(most.key) / 4 : nil
    }

    /// The narrowest known column that the lines fit into, or nearly.
    private static func fitting(_ known: [ColumnMeasure], _ from: Float, _ to: Float, _ size: Float) -> ColumnMeasure? {
        known.filter { $0.left <= from + 0.3 * size && $0.right >= to - 0.3 * size && $0.left > from - 6 * size }
            .min { ($0.right - $0.left, abs($0.left - from)) < ($1.right - $1.left, abs($1.left - from)) }
    }
}

/// What most of a book's text is like.
struct BodyMeasure: Sendable {
    /// The height of its font, in points.
    private(set) var size: Float = 10
    /// The distance of its base lines.
    private(set) var leading: Float = 12
    /// How far the first lines of paragraphs are set in; `nil` when they are not.
    private(set) var indent: Float?
    /// How far all lines of paragraphs but the first are set in; `nil` when they are not.
    private(set) var hanging: Float?
    /// Whether most of it is bold, or italic: then these say nothing.
    private(set) var style: PrintedStyle = []

    init(_ columns: [PrintedColumn]) {
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
        var distances: [Int: Int] = [:]
        for column in columns {
            for (line, next) in zip(column.lines, column.lines.dropFirst()) where isBody(line.size) && isBody(next.size)
            {
                let distance = next.baseline - line.baseline
                if distance > 0.7 * size, distance < 4 * size {
                    distances[Int((distance * 4).rounded()), default: 0] += 1
                }
            }
        }
        leading = distances.max { ($0.value, -$0.key) < ($1.value, -$1.key) }.map { Float($0.key) / 4 } ?? 1.2 * size
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
                let isFollowedByFlush = abs(next.box.left - measure.left) < 0.25 * size
                if abs(indent) < 0.25 * size { flush += 1 }
                guard indent > 0.6 * size, indent < 5 * size, isFollowedByFlush else { continue }
                counts[Int(indent.rounded()), default: 0] += 2
                counts[Int(indent.rounded()) + (indent.rounded() > indent ? -1 : 1), default: 0] += 1
            }
        }
        guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), most.value >= 6,
            most.value * 30 >= flush
        else { return }
        if let hanging, abs(hanging - Float(most.key)) < 1.5 { return }
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
                guard abs(line.box.left - measure.left) < 0.25 * size, indent > 0.6 * size, indent < 5 * size else {
                    continue
                }
                let cell = Int(indent.rounded())
                let isFull = measure.right - line.box.right < next.firstWordWidth + 0.6 * size
                if isFull, !line.endsSentence {
                    hanging[cell, default: 0] += 1
                    places[cell] = indent
                } else {
                    setIn[cell, default: 0] += 1
                }
            }
        }
        guard let most = hanging.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), most.value >= 6 else { return }
        func near(_ counts: [Int: Int]) -> Int { (most.key - 1...most.key + 1).reduce(0) { $0 + (counts[$1] ?? 0) } }
        if near(hanging) > 3 * near(setIn) { self.hanging = places[most.key] }
    }

    /// Whether letters of a size are those of the text.
    func isBody(_ other: Float) -> Bool { abs(other - size) <= 0.06 * size }
    func isSmaller(_ other: Float) -> Bool { other < 0.94 * size }
    func isLarger(_ other: Float) -> Bool { other > 1.09 * size }
}
