/// Parts the lines of a book into paragraphs, across columns and pages.
struct PrintedParagraphs {
    private let body: BodyMeasure
    private let words: PrintingWords
    private let thresholds: LayoutThresholds
    private var limits: ParagraphThresholds { thresholds.paragraphs }
    private(set) var blocks: [PrintedBlock] = []
    /// How far all lines of a paragraph but its first are set in, around the line at hand; `nil` when they are not.
    private var hanging: Float?
    /// Whether the lines around the one at hand are verse.
    private var isInVerse = false
    /// Small print beside the text, until the paragraph that it stands beside has ended.
    private var waiting: [Aside] = []

    private struct Aside {
        let lines: [PrintedLine]
        /// In the column at hand.
        var top: Float
        /// Where a head in the margin stands: at the first line of its paragraph.
        var headBaseline: Float?
    }

    /// - Parameters:
    ///   - columns: In reading order, without furniture and notes.
    ///   - body: What the book's text is like.
    ///   - words: What the book's language calls figures.
    ///   - thresholds: What tells where they begin and end.
    init(
        _ columns: [(column: PrintedColumn, measure: ColumnMeasure)],
        _ body: BodyMeasure,
        _ words: PrintingWords,
        _ thresholds: LayoutThresholds
    ) {
        self.body = body
        self.words = words
        self.thresholds = thresholds
        for (column, measure) in columns {
            wait(column.asides)
            for (index, line) in column.lines.enumerated() {
                let above = index > 0 ? column.lines[index - 1] : nil
                let below = index + 1 < column.lines.count ? column.lines[index + 1] : nil
                hanging = hanging(around: index, in: column.lines, measure)
                isInVerse = PrintedVerse.isVerse(around: index, in: column.lines, body, thresholds.verse)
                add(line, above: above, below: below, measure)
            }
            for index in waiting.indices { (waiting[index].top, waiting[index].headBaseline) = (-.infinity, nil) }
        }
        writeWaiting(before: nil)
    }

    private mutating func wait(_ asides: [[PrintedLine]]) {
        waiting += asides.map { lines in
            let isHead = lines.isMarginalHead(thresholds.notes)
            return Aside(
                lines: lines,
                top: lines.first?.box.top ?? 0,
                headBaseline: isHead ? lines.first?.baseline : nil
            )
        }
    }

    /// Writes what stands beside the text above a line that begins a paragraph, and the head of that; all before `nil`.
    private mutating func writeWaiting(before line: PrintedLine?) {
        guard !waiting.isEmpty else { return }
        let limits = thresholds.asides
        let isDue = waiting.map { aside in
            guard let line else { return true }
            if let head = aside.headBaseline { return head - line.baseline < limits.headSlack * line.size }
            return aside.top < line.box.top - limits.leastAbove * line.size
        }
        for (aside, isDue) in zip(waiting, isDue) where isDue {
            let measure = ColumnMeasure(aside.lines, body, thresholds)
            blocks.append(PrintedBlock(kind: .caption, lines: aside.lines, measure: measure))
        }
        waiting = zip(waiting, isDue).filter { !$1 }.map(\.0)
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
        writeWaiting(before: line)
        let gap = above.map { line.baseline - $0.baseline }
        blocks.append(PrintedBlock(kind: .paragraph, lines: [line], measure: measure, gapAbove: gap))
    }

    /// A list of books hangs where the text before it does not.
    private func hanging(around index: Int, in lines: [PrintedLine], _ measure: ColumnMeasure) -> Float? {
        guard let hanging = body.hanging else { return nil }
        let near = lines[max(index - limits.hangingReach, 0)...min(index + limits.hangingReach, lines.count - 1)]
        return near.contains { abs($0.box.left - measure.left - hanging) < limits.hangingSlack * $0.size }
            ? hanging : nil
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
        // A word that a line's end cuts goes on, also where a large letter or a formula pushes lines apart.
        if next.beginsSmall, line.endsInHyphen, distance < limits.widestInWord * size { return false }
        let usual =
            body.isBody(next.size)
            ? measure.leading : max(measure.leading * next.size / body.size, limits.leastLeading * next.size)
        if distance > max(thresholds.nearness.mostOverLeading * usual, usual + limits.leastExtraGap * size),
            !(runsOn(line, next, measure) && distance < limits.mostPushedApart * usual)
        {
            return true
        }
        if let gap = body.paragraphGap, distance > gap, body.isBody(line.size), body.isBody(next.size),
            line.endsSentence || !next.beginsSmall
        {
            return true
        }
        if goesOnBesideLabel(next, line, measure) { return false }
        if line.isRow(in: measure, thresholds.rows) || next.isRow(in: measure, thresholds.rows) { return true }
        if let bullet = BulletMarker(next.text) {
            if !bullet.mayStandInText || line.endsSentence || wouldHaveFitted(next, on: line, measure) { return true }
        }
        if beginsItem(next, after: line, block, measure) || beginsAsBlock(next, block) { return true }
        // One line that is set in is no item's second one.
        let isFirstSetIn = block.lines.count == 1 && next.beginsSmall && !line.endsSentence
        if !isFirstSetIn, let hanging = isNewItem(next, after: line, measure) { return hanging }
        // A line of verse may fill the measure.
        if isInVerse, next.beginsLarge { return true }
        if line.text.hasLeader(thresholds.contents) { return true }
        if next.text.hasDotLeader(thresholds.contents) { return !goesOnWithLeader(block, line, measure) }
        if line.endsIndexEntry(thresholds.rows), next.text.first?.isUppercase ?? false { return true }
        if line.endsSentence, next.hasRunInHead(after: line, thresholds.rows) { return true }
        if !goesOnItem(next, after: line, block, measure), isSetIn(next, after: line, afterNext, measure) {
            return true
        }
        if isHanging(block, line, next, measure) { return true }
        let below = [next, afterNext].compactMap(\.self)
        if isFullBesideFloat(line, in: Array(block.lines.suffix(limits.fullBeside)) + below) { return false }
        return wouldHaveFitted(next, on: line, measure)
    }

    /// Whether a sentence goes on from a full line to the column's edge: a formula in either may push the two apart.
    private func runsOn(_ line: PrintedLine, _ next: PrintedLine, _ measure: ColumnMeasure) -> Bool {
        measure.isJustified && next.beginsSmall && !line.endsSentence
            && abs(next.box.left - measure.left) < limits.alignment * next.size
            && isFull(line, measure)
    }

    /// Whether a line reaches the column's edge.
    private func isFull(_ line: PrintedLine, _ measure: ColumnMeasure) -> Bool {
        measure.right - line.box.right <= limits.roomSlack * line.size
    }

    /// Whether a line that seems short ends where those around it do, as in text that runs around a picture.
    private func isFullBesideFloat(_ line: PrintedLine, in lines: [PrintedLine]) -> Bool {
        guard !line.style.contains(.monospaced), line.box.width > limits.leastBeside * line.size else { return false }
        func isLike(_ other: PrintedLine) -> Bool {
            abs(other.box.right - line.box.right) < limits.alignmentBeside * line.size
        }
        guard let own = lines.firstIndex(where: { $0.baseline == line.baseline && $0.page == line.page }) else {
            return false
        }
        let before = lines[..<own].reversed().prefix(while: isLike).count
        let after = lines[(own + 1)...].prefix(while: isLike).count
        return before + after + 1 >= limits.fullBeside
    }

    /// Whether a line of a list of contents is the first of an entry whose page number stands on the next.
    private func goesOnWithLeader(_ block: PrintedBlock, _ line: PrintedLine, _ measure: ColumnMeasure) -> Bool {
        block.lines.count == 1 && !line.endsSentence
            && line.box.width > thresholds.contents.leastFilled * (measure.right - measure.left)
    }

    private func differsInKind(_ line: PrintedLine, _ next: PrintedLine) -> Bool {
        if abs(line.size - next.size) > limits.sizeSlack * max(line.size, next.size) { return true }
        let bold = (line.share(of: .bold), next.share(of: .bold))
        if (bold.0 > limits.leastBold) != (bold.1 > limits.leastBold), !body.style.contains(.bold),
            min(bold.0, bold.1) < limits.mostStrayBold
        {
            return true
        }
        guard !body.style.contains(.monospaced) else { return false }
        let typed = (isTyped(line), isTyped(next))
        // The end of a sentence may be a name in such letters.
        return typed.0 != typed.1 && !(typed.1 && !line.endsSentence && !next.text.contains(" "))
    }

    /// Whether a line is of a program: addresses are set in letters of a typewriter, too.
    private func isTyped(_ line: PrintedLine) -> Bool {
        line.share(of: .monospaced) > limits.leastMonospaced && !line.text.beginsWithAddress
    }

    /// Whether a line has the number after that of the item above, or the first one after a colon.
    private func beginsItem(
        _ line: PrintedLine,
        after previous: PrintedLine,
        _ block: PrintedBlock,
        _ measure: ColumnMeasure
    ) -> Bool {
        guard let number = ItemNumber(line.text), let first = block.lines.first else { return false }
        if number.isFirst { return previous.text.hasSuffix(":") || isFirst(number, in: line, under: block, measure) }
        guard let last = ItemNumber(first.text),
            abs(line.box.left - first.box.left) < limits.itemSlack * line.size
        else { return false }
        return number.follows(last)
    }

    /// Whether a line is the first item of a list inside an item: set in from that, below a line that was cut short, and
    /// counted by other signs.
    private func isFirst(
        _ number: ItemNumber,
        in line: PrintedLine,
        under block: PrintedBlock,
        _ measure: ColumnMeasure
    ) -> Bool {
        guard let first = block.lines.first, let last = block.lines.last, let outer = ItemNumber(first.text),
            !number.isCounted(as: outer), line.box.left > first.box.left + limits.leastIndent * line.size
        else { return false }
        return measure.right - last.box.right > limits.leastCutShort * (measure.right - measure.left)
    }

    /// Whether a line goes on what stands beside a label, as in “Section 7: If any member …”, or in a row's last cell.
    private func goesOnBesideLabel(_ line: PrintedLine, _ first: PrintedLine, _ measure: ColumnMeasure) -> Bool {
        guard first.cells.count == 2, !first.isTableRow, let beside = first.cells.last, line.cells.isEmpty,
            line.beginsSmall,
            !first.endsSentence, abs(beside.left - line.box.left) < limits.alignment * line.size
        else { return false }
        return beside.width > (measure.right - measure.left) / 2 && !wouldHaveFitted(line, on: first, measure)
    }

    /// Whether a line that is set in is the second of an item whose first is full.
    private func goesOnItem(
        _ line: PrintedLine,
        after first: PrintedLine,
        _ block: PrintedBlock,
        _ measure: ColumnMeasure
    ) -> Bool {
        guard block.lines.count == 1,
            ItemNumber(first.text) != nil || BulletMarker(first.text) != nil || first.beginsLabelled
        else { return false }
        let indent = line.box.left - first.box.left
        return indent > 0 && indent < limits.mostHangingItem * line.size && !wouldHaveFitted(line, on: first, measure)
    }

    /// Whether a line begins with a dash where the paragraph's first line does, as items of lists do.
    private func beginsAsBlock(_ line: PrintedLine, _ block: PrintedBlock) -> Bool {
        guard let first = block.lines.first, let sign = line.text.first,
            sign == "—" || BulletMarker(line.text)?.mayStandInText ?? false,
            line.text.hasPrefix("\(sign) "), first.text.hasPrefix("\(sign) ")
        else { return false }
        return abs(line.box.left - first.box.left) < limits.alignment * line.size
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
        if measure.isJustified, previous.endsOpen, isFull(previous, measure) { return false }
        if indent > before + limits.leastIndent * line.size {
            if indent < limits.mostIndent * line.size || wouldHaveFitted(line, on: previous, measure) { return true }
            // Beside a picture that text runs around, first lines are set in from its edge.
            guard let usual = body.indent, previous.endsSentence else { return false }
            return abs(indent - before - usual) < limits.indentSlack * line.size
        }
        guard let usual = body.indent, abs(indent - usual) < limits.indentSlack * line.size,
            abs(before - indent) < limits.alignment * line.size
        else { return false }
        // Two lines that are set in alike are two paragraphs of one line, or lines of a quotation.
        if wouldHaveFitted(line, on: previous, measure) || line.beginsSpeech { return true }
        return next.map { $0.box.left < line.box.left - limits.leastOutdent * usual } ?? previous.endsSentence
    }

    /// Where paragraphs hang, whether a line begins one; `nil` when its place does not tell.
    private func isNewItem(_ line: PrintedLine, after previous: PrintedLine, _ measure: ColumnMeasure) -> Bool? {
        guard let hanging else { return nil }
        let slack = limits.hangingSlack * line.size
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
        let slack = limits.alignment * line.size
        return step > limits.leastIndent * line.size && abs(next.box.left - first.box.left) < slack
            && abs(block.lines[1].box.left - line.box.left) < slack
    }

    /// Whether the first word of a line would have found room on the line before: then a paragraph ended there.
    private func wouldHaveFitted(_ line: PrintedLine, on previous: PrintedLine, _ measure: ColumnMeasure) -> Bool {
        let room = measure.right - previous.box.right
        let slack = (measure.isJustified ? limits.roomSlack : limits.raggedRoomSlack) * line.size
        guard room > line.firstWordWidth + slack else { return false }
        if previous.endsSentence || !line.beginsSmall { return true }
        // In the middle of a sentence a line may be cut short by a picture or by hand.
        return room > limits.leastCutShort * (measure.right - measure.left) && !line.beginsSmall
    }

    // MARK: From column to column

    /// Whether the last block is a figure's caption that has ended at a column's foot: the sentence above it goes on.
    private func isEndedCaption(_ block: PrintedBlock, _ last: PrintedLine) -> Bool {
        last.endsSentence && block.lines.first?.text.beginsCaption(words) ?? false
    }

    private func continues(
        _ block: PrintedBlock,
        _ last: PrintedLine,
        _ line: PrintedLine,
        _ measure: ColumnMeasure
    ) -> Bool {
        let rows = thresholds.rows
        if differsInKind(last, line) || last.isRow(in: block.measure, rows) || line.isRow(in: measure, rows) {
            return false
        }
        if let bullet = BulletMarker(line.text), !bullet.mayStandInText { return false }
        if line.text.beginsCaption(words) || body.isLarger(line.size) || last.endsIndexEntry(rows) && !line.beginsSmall
        {
            return false
        }
        if line.beginsSmall, isEndedCaption(block, last) { return false }
        let indent = line.box.left - measure.left
        let room = block.measure.right - last.box.right
        let isShort = room > line.firstWordWidth + limits.columnEndSlack * line.size
        if line.beginsSmall { return !(isShort && last.endsSentence) || !last.endsSentence }
        if let hanging {
            let slack = limits.hangingSlack * line.size
            if abs(indent - hanging) < slack { return true }
            if abs(indent) < slack, last.endsSentence { return false }
        }
        if let usual = body.indent {
            if abs(indent - usual) < limits.indentSlack * line.size {
                return !last.endsSentence && !isShort && last.text.hasSuffix("-")
            }
        }
        if isShort { return false }
        if indent > limits.leastIndent * line.size { return false }
        return true
    }
}

extension PrintedLine {
    /// “[12] A. Author”
    fileprivate var beginsLabelled: Bool {
        !text.hasPrefix("[]") && text.behindLabel(within: 12)?.hasPrefix(" ") ?? false
    }
}
