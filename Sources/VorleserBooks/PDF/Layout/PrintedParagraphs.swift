/// Parts the lines of a book into paragraphs, across columns and pages.
struct PrintedParagraphs {
    private let body: BodyMeasure
    private(set) var blocks: [PrintedBlock] = []
    /// How far all lines of a paragraph but its first are set in, around the line at hand; `nil` when they are not.
    private var hanging: Float?
    /// Whether the lines around the one at hand are verse.
    private var isInVerse = false

    /// - Parameters:
    ///   - columns: In reading order, without furniture and notes.
    ///   - body: What the book's text is like.
    init(_ columns: [(column: PrintedColumn, measure: ColumnMeasure)], _ body: BodyMeasure) {
        self.body = body
        for (column, measure) in columns {
            for (index, line) in column.lines.enumerated() {
                let above = index > 0 ? column.lines[index - 1] : nil
                let below = index + 1 < column.lines.count ? column.lines[index + 1] : nil
                hanging = hanging(around: index, in: column.lines, measure)
                isInVerse = PrintedVerse.isVerse(around: index, in: column.lines, body)
                add(line, above: above, below: below, measure)
            }
        }
    }

    private mutating func add(_ line: PrintedLine, above: PrintedLine?, below: PrintedLine?, _ measure: ColumnMeasure) {
        if let last = blocks.indices.last, let previous = blocks[last].lines.last {
            let goesOn =
                above == nil
                ? continues(blocks[last], previous, line, measure)
                : !isParted(previous, line, below, blocks[last], measure)
            if goesOn {
                blocks[last].lines.append(line)
                return
            }
        }
        let gap = above.map { line.baseline - $0.baseline }
        blocks.append(PrintedBlock(kind: .paragraph, lines: [line], measure: measure, gapAbove: gap))
    }

    /// A list of books hangs where the text before it does not.
    private func hanging(around index: Int, in lines: [PrintedLine], _ measure: ColumnMeasure) -> Float? {
        guard let hanging = body.hanging else { return nil }
        let near = lines[max(index - 5, 0)...min(index + 5, lines.count - 1)]
        return near.contains { abs($0.box.left - measure.left - hanging) < 0.3 * $0.size } ? hanging : nil
    }

    // MARK: In a column

    private func isParted(
        _ line: PrintedLine,
        _ next: PrintedLine,
        _ afterNext: PrintedLine?,
        _ block: PrintedBlock,
        _ measure: ColumnMeasure
    ) -> Bool {
        if differsInKind(line, next) { return true }
        let distance = next.baseline - line.baseline
        let size = max(line.size, next.size)
        let usual =
            body.isBody(next.size) ? measure.leading : max(measure.leading * next.size / body.size, 1.15 * next.size)
        if distance > max(1.3 * usual, usual + 0.3 * size) { return true }
        if line.isRow(in: measure) || next.isRow(in: measure) { return true }
        if let bullet = BulletMarker(next.text) {
            // Dashes stand in the middle of sentences, too.
            if !"–-*·".contains(bullet.text) || line.endsSentence || wouldHaveFitted(next, on: line, measure) {
                return true
            }
        }
        if next.beginsSmall, line.endsInHyphen { return false }
        if beginsItem(next, after: line, block) { return true }
        if let hanging = isNewItem(next, after: line, measure) { return hanging }
        // A line of verse may fill the measure.
        if isInVerse, next.beginsLarge { return true }
        if line.text.hasDotLeader { return true }
        if next.text.hasDotLeader { return !goesOnWithLeader(block, line, measure) }
        if line.endsIndexEntry, next.text.first?.isUppercase ?? false { return true }
        if line.endsSentence, next.hasRunInHead(after: line) { return true }
        if isSetIn(next, after: line, afterNext, measure) { return true }
        if isHanging(block, line, next, measure) { return true }
        return wouldHaveFitted(next, on: line, measure)
    }

    /// Whether a line of a list of contents is the first of an entry whose page number stands on the next.
    private func goesOnWithLeader(_ block: PrintedBlock, _ line: PrintedLine, _ measure: ColumnMeasure) -> Bool {
        block.lines.count == 1 && !line.endsSentence
            && line.box.width > 0.6 * (measure.right - measure.left)
    }

    private func differsInKind(_ line: PrintedLine, _ next: PrintedLine) -> Bool {
        if abs(line.size - next.size) > 0.08 * max(line.size, next.size) { return true }
        let boldness = (line.share(of: .bold) > 0.95, next.share(of: .bold) > 0.95)
        if boldness.0 != boldness.1, !body.style.contains(.bold),
            line.share(of: .bold) < 0.05 || next.share(of: .bold) < 0.05
        {
            return true
        }
        let typed = (line.share(of: .monospaced) > 0.9, next.share(of: .monospaced) > 0.9)
        return typed.0 != typed.1 && !body.style.contains(.monospaced)
    }

    /// Whether a line has the number after that of the item above, or the first one after a colon.
    private func beginsItem(_ line: PrintedLine, after previous: PrintedLine, _ block: PrintedBlock) -> Bool {
        guard let number = ItemNumber(line.text), let first = block.lines.first else { return false }
        if number.isFirst { return previous.text.hasSuffix(":") }
        // Numbers may stand flush right.
        guard let last = ItemNumber(first.text), abs(line.box.left - first.box.left) < 0.75 * line.size else {
            return false
        }
        return number.follows(last)
    }

    /// Whether a line begins farther right than the column, as first lines of paragraphs do.
    private func isSetIn(
        _ line: PrintedLine,
        after previous: PrintedLine,
        _ next: PrintedLine?,
        _ measure: ColumnMeasure
    ) -> Bool {
        let indent = line.box.left - measure.left
        let before = previous.box.left - measure.left
        if line.beginsSmall, !previous.endsSentence, !wouldHaveFitted(line, on: previous, measure) { return false }
        if indent > before + 0.6 * line.size {
            return indent < 12 * line.size || wouldHaveFitted(line, on: previous, measure)
        }
        guard let usual = body.indent, abs(indent - usual) < 0.35 * line.size, abs(before - indent) < 0.25 * line.size
        else { return false }
        // Two lines that are set in alike are two paragraphs of one line, or lines of a quotation.
        if wouldHaveFitted(line, on: previous, measure) || line.beginsSpeech { return true }
        return next.map { $0.box.left < line.box.left - 0.5 * usual } ?? previous.endsSentence
    }

    /// Where paragraphs hang, whether a line begins one; `nil` when its place does not tell.
    private func isNewItem(_ line: PrintedLine, after previous: PrintedLine, _ measure: ColumnMeasure) -> Bool? {
        guard let hanging else { return nil }
        let slack = 0.3 * line.size
        let indent = line.box.left - measure.left
        let before = previous.box.left - measure.left
        if abs(indent - hanging) < slack, abs(before - hanging) < slack || abs(before) < slack {
            // A paragraph of its own may be set in as far as the others' second lines.
            return previous.endsSentence && abs(before) >= slack && wouldHaveFitted(line, on: previous, measure)
                && !line.beginsSmall
        }
        guard abs(indent) < slack else { return nil }
        return abs(before - hanging) < slack || abs(before) < slack && previous.endsSentence && !line.beginsSmall
            ? true : nil
    }

    /// Items whose first lines stand farther left than the others.
    private func isHanging(_ block: PrintedBlock, _ line: PrintedLine, _ next: PrintedLine, _ measure: ColumnMeasure)
        -> Bool
    {
        guard block.lines.count >= 2, let first = block.lines.first else { return false }
        let step = line.box.left - next.box.left
        return step > 0.6 * line.size && abs(next.box.left - first.box.left) < 0.25 * line.size
            && abs(block.lines[1].box.left - line.box.left) < 0.25 * line.size
    }

    /// Whether the first word of a line would have found room on the line before: then a paragraph ended there.
    private func wouldHaveFitted(_ line: PrintedLine, on previous: PrintedLine, _ measure: ColumnMeasure) -> Bool {
        let room = measure.right - previous.box.right
        let slack = (measure.isJustified ? 0.5 : 0.9) * line.size
        guard room > line.firstWordWidth + slack else { return false }
        if previous.endsSentence || !line.beginsSmall { return true }
        // In the middle of a sentence a line may be cut short by a picture or by hand.
        return room > 0.35 * (measure.right - measure.left) && !line.beginsSmall
    }

    // MARK: From column to column

    private func continues(
        _ block: PrintedBlock,
        _ last: PrintedLine,
        _ line: PrintedLine,
        _ measure: ColumnMeasure
    ) -> Bool {
        if differsInKind(last, line) || last.isRow(in: block.measure) || line.isRow(in: measure) { return false }
        if body.isLarger(line.size) || last.endsIndexEntry && !line.beginsSmall { return false }
        let indent = line.box.left - measure.left
        let room = block.measure.right - last.box.right
        let isShort = room > line.firstWordWidth + 0.8 * line.size
        if line.beginsSmall { return !(isShort && last.endsSentence) || !last.endsSentence }
        if let hanging {
            if abs(indent - hanging) < 0.3 * line.size { return true }
            if abs(indent) < 0.3 * line.size, last.endsSentence { return false }
        }
        if let usual = body.indent {
            if abs(indent - usual) < 0.35 * line.size {
                return !last.endsSentence && !isShort && last.text.hasSuffix("-")
            }
        }
        if isShort { return false }
        if indent > 0.6 * line.size { return false }
        return true
    }
}
