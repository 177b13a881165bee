/// What is marked inside the blocks of a page, handed out block by block.
package struct InlineQueue {
    private let runs: [InlineWriter.Run]
    private let points: [InlineWriter.Point]
    private var (nextRun, nextPoint) = (0, 0)
    private var goingOn: [InlineWriter.Run] = []

    /// - Parameters:
    ///   - runs: In the order of the book's marks.
    ///   - points: In any order; those at one place stay as they are.
    package init(_ runs: [InlineWriter.Run], _ points: [InlineWriter.Point]) {
        self.runs = runs
        self.points = points.sorted { $0.offset < $1.offset }
    }

    /// What is in a stretch of text, which must not lie before that of the last call.
    /// - Parameters:
    ///   - range: The stretch.
    ///   - limit: Elements without text from there on are left for the next call.
    /// - Returns: Elements on stretches of text, cut to no range; and those without text, in order.
    package mutating func take(
        _ range: Range<Int>,
        pointsBefore limit: Int
    ) -> (runs: [InlineWriter.Run], points: [InlineWriter.Point]) {
        goingOn.removeAll { $0.range.upperBound <= range.lowerBound }
        while nextRun < runs.count, runs[nextRun].range.lowerBound < range.upperBound {
            if runs[nextRun].range.upperBound > range.lowerBound { goingOn.append(runs[nextRun]) }
            nextRun += 1
        }
        let first = nextPoint
        while nextPoint < points.count, points[nextPoint].offset < limit { nextPoint += 1 }
        let here = points[first..<nextPoint].map {
            InlineWriter.Point(offset: max($0.offset, range.lowerBound), markup: $0.markup)
        }
        // What goes on in the next block is another element.
        defer { goingOn = goingOn.map(\.withoutID) }
        return (goingOn, here)
    }
}

extension InlineWriter.Run {
    var withoutID: Self {
        Self(isHighlighted: isHighlighted, range: range, name: name, attributes: attributes, id: nil)
    }
}
