import VorleserCore

/// Finds numbers that count the lines beside them, wherever in the margin they stand: from one to the next of a page they
/// grow by as many as there are lines between them.
enum LineNumbers {
    private struct Number {
        let page: Int
        let index: Int
        let value: Int
        let isLeft: Bool
        /// The lines of text above it and beside it.
        let row: Int
        let box: PDFBox
        /// Whether lines of a program stand beside it.
        let isOfProgram: Bool

        func isAligned(with other: Number, _ slack: Float) -> Bool {
            isLeft == other.isLeft
                && (abs(box.right - other.box.right) < slack || abs(box.left - other.box.left) < slack)
        }
    }

    /// - Parameters:
    ///   - pages: The lines of each page.
    ///   - contents: Pages with lists of contents: numbers that stand beside these count pages.
    ///   - limits: What tells such numbers.
    /// - Returns: For each page, which of its lines are such numbers, in order.
    static func indices(in pages: [[PrintedLine]], besides contents: Set<Int>, _ limits: LineNumberThresholds)
        -> [[Int]]
    {
        let numbers = pages.indices.map { page in
            contents.contains(page) ? [] : self.numbers(in: pages[page], page: page, limits)
        }
        var counting: [Number] = []
        var pairs = 0
        for onPage in numbers {
            for side in [true, false] {
                let beside = onPage.filter { $0.isLeft == side }
                let aligned = zip(beside, beside.dropFirst()).filter { $0.isAligned(with: $1, limits.alignment) }
                pairs += aligned.count
                let counted = aligned.filter { counts(from: $0, to: $1, limits) }
                // Rows of a table are counted one by one, too, and are fewer than the lines of a page.
                let areMany = counted.count { $1.value - $0.value == 1 } >= limits.fewestOneByOne
                counting += counted.filter { areMany || $0.isOfProgram || $1.value - $0.value > 1 }.flatMap {
                    [$0, $1]
                }
            }
        }
        guard counting.count >= 2 * limits.fewestPairs,
            limits.leastCounting.isReached(by: counting.count, of: 2 * pairs)
        else { return pages.map { _ in [] } }
        let places = distinct(counting, limits)
        return numbers.map { onPage in
            onPage.filter { number in places.contains { $0.isAligned(with: number, limits.alignment) } }.map(\.index)
        }
    }

    private static func counts(from number: Number, to next: Number, _ limits: LineNumberThresholds) -> Bool {
        let (lines, growth) = (next.row - number.row, next.value - number.value)
        if growth == lines { return growth > 0 }
        return growth >= limits.leastStep && lines > growth && lines <= growth + limits.mostUncounted
    }

    /// Few of many: each stands at a place of its own.
    private static func distinct(_ numbers: [Number], _ limits: LineNumberThresholds) -> [Number] {
        numbers.reduce(into: []) { places, number in
            guard places.count < limits.mostPlaces else { return }
            if !places.contains(where: { $0.isAligned(with: number, limits.alignment) }) { places.append(number) }
        }
    }

    /// The numbers that stand apart at an end of their row, from the top.
    private static func numbers(in lines: [PrintedLine], page: Int, _ limits: LineNumberThresholds) -> [Number] {
        let mayBe = lines.indices.filter { value(lines[$0], limits) != nil }
        guard !mayBe.isEmpty else { return [] }
        let text = lines.indices.filter { value(lines[$0], limits) == nil && !lines[$0].isSlanted }
            .sorted { lines[$0].baseline < lines[$1].baseline }
        let rows = baselines(text.map { lines[$0] }, limits)
        var crossings: [Place: Bool] = [:]
        return mayBe.sorted { lines[$0].baseline < lines[$1].baseline }.compactMap { index in
            let line = lines[index]
            let (slack, gap) = (limits.baselineSlack * line.size, limits.leastGap * line.size)
            let from = text.partitioningIndex { lines[$0].baseline > line.baseline - slack }
            let beside = text[from...].prefix { lines[$0].baseline < line.baseline + slack }
            guard !beside.isEmpty, let value = value(line, limits) else { return nil }
            let isLeft = beside.allSatisfy { lines[$0].box.left - line.box.right > gap }
            guard isLeft || beside.allSatisfy({ line.box.left - lines[$0].box.right > gap }) else { return nil }
            // Notes below the text may be wider than it.
            let size = beside.map { lines[$0].size }.max() ?? line.size
            let place = Place(line.box, size)
            let isCrossed = crossings[place] ?? Self.isCrossed(line.box, by: text.map { lines[$0] }, as: size, limits)
            crossings[place] = isCrossed
            guard !isCrossed else { return nil }
            let row = rows.partitioningIndex { $0 > line.baseline + slack }
            return Number(
                page: page,
                index: index,
                value: value,
                isLeft: isLeft,
                row: row,
                box: line.box,
                isOfProgram: beside.contains { lines[$0].share(of: .monospaced) > limits.leastOfProgram }
            )
        }
    }

    /// Where numbers below each other stand, to the point: each place is looked at once.
    private struct Place: Hashable {
        let left: Float
        let right: Float
        let size: Float

        init(_ box: PDFBox, _ size: Float) {
            (left, right, self.size) = (box.left.rounded(), box.right.rounded(), size.rounded())
        }
    }

    /// Whether lines as large as the text reach over a place.
    private static func isCrossed(
        _ box: PDFBox,
        by text: [PrintedLine],
        as size: Float,
        _ limits: LineNumberThresholds
    ) -> Bool {
        let alike = text.filter { $0.size > limits.leastOfSize * size }
        let crossed = alike.count { $0.box.overlapsHorizontally(box) }
        return limits.mostCrossed.isExceeded(by: crossed, of: alike.count)
    }

    /// “25”, “[25]”
    private static func value(_ line: PrintedLine, _ limits: LineNumberThresholds) -> Int? {
        guard line.text.utf8.count <= limits.longest else { return nil }
        let digits = line.text.drop { "([ ".contains($0) }.reversed().drop { ").] ".contains($0) }.reversed()
        guard digits.count <= limits.mostDigits, let number = Int(String(digits)) else { return nil }
        return number > 0 ? number : nil
    }

    /// One for each row of lines.
    private static func baselines(_ lines: [PrintedLine], _ limits: LineNumberThresholds) -> [Float] {
        lines.reduce(into: []) { rows, line in
            let slack = limits.baselineSlack * line.size
            if rows.last.map({ line.baseline - $0 > slack }) ?? true { rows.append(line.baseline) }
        }
    }
}
