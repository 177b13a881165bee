/// Finds the words and numbers that are drawn in figures: those of axes, legends and boxes, which stand between a figure's
/// caption and the text around it.
struct FigureLabels {
    private let lines: [PrintedLine]
    private let body: BodyMeasure
    private let words: PrintingWords
    private let captions: Set<Int>
    private let limits: FigureLabelThresholds

    /// - Parameters:
    ///   - lines: A page's, in any order.
    ///   - body: What the book's text is like.
    ///   - words: What its language calls figures.
    ///   - limits: What tells a label.
    /// - Returns: Which of the lines are labels, in order.
    static func indices(
        in lines: [PrintedLine],
        _ body: BodyMeasure,
        _ words: PrintingWords,
        _ limits: FigureLabelThresholds
    ) -> [Int] {
        let captions = lines.indices.filter { isCaption(lines[$0], words) }
        guard !captions.isEmpty else { return [] }
        let labels = FigureLabels(lines: lines, body: body, words: words, captions: Set(captions), limits: limits)
        let first = captions.prefix(mostCaptions)
        let text = first.reduce(into: Set<Int>()) { $0.formUnion(labels.text(of: $1)) }
        var found: Set<Int> = []
        for caption in first { found.formUnion(labels.labels(of: caption, besides: text)) }
        return found.sorted()
    }

    /// Of one page; each costs a look at all lines.
    private static let mostCaptions = 50

    private static func isCaption(_ line: PrintedLine, _ words: PrintingWords) -> Bool {
        !line.isSlanted && line.text.namesFigure(words) && !line.text.namesTable(words)
    }

    /// The lines that a caption goes on with.
    private func text(of caption: Int) -> Set<Int> {
        var (found, last) = (Set([caption]), caption)
        let below = lines.indices.filter { lines[$0].baseline > lines[caption].baseline && !lines[$0].isSlanted }
            .sorted { lines[$0].baseline < lines[$1].baseline }
        for index in below {
            let step = lines[index].baseline - lines[last].baseline
            guard step < limits.widestLeading * lines[last].size else { break }
            guard step > 0, abs(lines[index].size - lines[caption].size) < limits.sizeSlack * lines[caption].size,
                lines[index].box.overlapsHorizontally(lines[caption].box)
            else { continue }
            found.insert(index)
            last = index
        }
        return found
    }

    /// Above the caption, as most stand; else below it.
    private func labels(of caption: Int, besides text: Set<Int>) -> [Int] {
        let columns = column(of: lines[caption])
        let near = lines.indices.filter { index in
            !captions.contains(index) && !lines[index].isSlanted
                && lines[index].box.right > columns.lowerBound && lines[index].box.left < columns.upperBound
        }
        let top = lines[caption].box.top
        let above = near.filter { lines[$0].baseline <= top }.sorted { lines[$0].baseline > lines[$1].baseline }
        let found = taken(above, columns, besides: text)
        if !found.isEmpty { return found }
        let below = near.filter { lines[$0].box.top >= lines[caption].baseline }
            .sorted { lines[$0].baseline < lines[$1].baseline }
        return taken(below.filter { !text.contains($0) }, columns, besides: [])
    }

    /// From the caption away, up to the first line of text.
    private func taken(_ lines: [Int], _ column: ClosedRange<Float>, besides text: Set<Int>) -> [Int] {
        let found = lines.prefix { !text.contains($0) && !isText(self.lines[$0], column) }
        // What stands below a table's name is the table.
        if lines.prefix(found.count + 1).contains(where: { self.lines[$0].text.namesTable(words) }) { return [] }
        let boxes = found.map { self.lines[$0].box }
        guard found.count >= limits.fewest, let first = boxes.first else { return [] }
        let all = boxes.dropFirst().reduce(first) { $0.union($1) }
        guard all.height >= limits.leastHeight * body.leading else { return [] }
        return Array(found)
    }

    /// Whether a line is of the text, or a heading: long, large, or at the column's edge in the text's letters.
    private func isText(_ line: PrintedLine, _ column: ClosedRange<Float>) -> Bool {
        if body.isLarger(line.size) { return true }
        let count = line.text.split(separator: " ").count { $0.contains { $0.isLetter } }
        if count >= limits.fewestWordsOfText { return true }
        let isAtEdge = abs(line.box.left - column.lowerBound - limits.slack) < limits.edgeSlack * line.size
        return isAtEdge && body.isBody(line.size) && count > 0
    }

    /// From where to where the text goes that a caption stands above or below.
    private func column(of caption: PrintedLine) -> ClosedRange<Float> {
        let text = lines.filter { line in
            body.isBody(line.size) && line.box.overlapsHorizontally(caption.box)
                && line.text.split(separator: " ").count >= limits.fewestWordsOfText
        }
        guard !text.isEmpty else {
            return (lines.map(\.box.left).min() ?? 0) - limits.slack...(lines.map(\.box.right).max() ?? 0)
                + limits.slack
        }
        let near = text.sorted { abs($0.baseline - caption.baseline) < abs($1.baseline - caption.baseline) }
        // First lines of paragraphs are set in; those of another column are far away.
        let lefts = near.prefix(limits.lines).map(\.box.left).filter {
            abs($0 - near[0].box.left) < limits.mostIndent * body.size
        }
        let left = min(lefts.min() ?? caption.box.left, caption.box.left)
        let right = max(near[0].box.right, caption.box.right)
        return left - limits.slack...right + limits.slack
    }
}
