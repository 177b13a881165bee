/// Finds how far base lines are apart between paragraphs, where that is only a little more than within them.
struct ParagraphGap {
    private let limits: BodyThresholds
    private let leading: Float
    private let size: Float
    private var places: [Int: Count] = [:]

    private struct Count {
        /// Lines that far apart.
        var all = 0
        /// Those between a sentence's end and a beginning.
        var betweenSentences = 0
    }

    /// - Parameters:
    ///   - leading: The usual distance of base lines, in points.
    ///   - size: That of the font, in points.
    ///   - limits: What tells the distance.
    init(leading: Float, size: Float, _ limits: BodyThresholds) {
        (self.leading, self.size, self.limits) = (leading, size, limits)
    }

    /// Counts two lines of the text that follow each other in a column.
    mutating func add(_ line: PrintedLine, _ next: PrintedLine) {
        let distance = next.baseline - line.baseline
        guard line.page == next.page, distance > leading + limits.leastGap * size,
            distance < leading + limits.mostGap * size
        else { return }
        let cell = PlaceCell(distance, width: limits.gapCell)
        for place in [cell.own, cell.beside] {
            places[place, default: Count()].all += 1
            if line.endsSentence, next.beginsLarge { places[place, default: Count()].betweenSentences += 1 }
        }
    }

    /// The least distance between paragraphs, in points; `nil` where no distance tells them.
    var least: Float? {
        let likely = places.filter {
            $0.value.all >= limits.fewestGaps
                && limits.leastBetweenSentences.isReached(by: $0.value.betweenSentences, of: $0.value.all)
        }
        guard let most = likely.max(by: { ($0.value.all, -$0.key) < ($1.value.all, -$1.key) }) else { return nil }
        // Of lines that are farther apart within sentences there is another reason, as formulas in them.
        let others = places.values.reduce(0) { $0 + $1.all - $1.betweenSentences }
        guard others <= most.value.all else { return nil }
        return Float(most.key) * limits.gapCell - limits.gapCell / 2
    }
}
