/// What the paragraphs of a printed book are for: headings, verse, lists, tables, captions.
struct PrintedRoles {
    private let body: BodyMeasure
    private let thresholds: LayoutThresholds
    private let outline: OutlineTitles
    private let words: BookWords
    private(set) var blocks: [PrintedBlock]

    /// - Parameters:
    ///   - blocks: Paragraphs in reading order.
    ///   - body: What the book's text is like.
    ///   - outline: The file's table of contents.
    ///   - words: Of the book's language.
    ///   - thresholds: What tells one role from another.
    init(
        _ blocks: [PrintedBlock],
        _ body: BodyMeasure,
        _ outline: [PDFOutlineEntry],
        _ words: BookWords,
        _ thresholds: LayoutThresholds
    ) {
        self.body = body
        self.words = words
        self.thresholds = thresholds
        self.outline = OutlineTitles(outline, thresholds.headings)
        self.blocks = blocks
        markTables()
        markSimpleKinds()
        joinCode()
        self.blocks = ContentsEntries.marked(self.blocks, thresholds.contents)
        markHeadings()
        self.blocks = ContentsEntries.marked(belowTitles: self.blocks, words, thresholds.contents)
        self.blocks = PrintedVerse.marked(self.blocks, body, thresholds)
        joinAroundFloats()
        markQuotations()
    }

    /// Paragraphs that are set in on both sides.
    private mutating func markQuotations() {
        for index in blocks.indices where blocks[index].kind == .paragraph {
            if blocks[index].isSetInOnBothSides(thresholds.quotations) { blocks[index].kind = .quotation }
        }
    }

    // MARK: Rows

    /// Rows of cells that follow each other are a table.
    private mutating func markTables() {
        let limits = thresholds.rows
        var result: [PrintedBlock] = []
        var index = 0
        while index < blocks.count {
            var end = index
            while end < blocks.count, blocks[end].isRow(limits),
                end == index || blocks[end].continuesTable(of: blocks[end - 1], thresholds)
            { end += 1 }
            let isRuled = end - index >= thresholds.tables.fewestRows && blocks[index..<end].allSatisfy(\.isTableRow)
            if end > index, isRuled || end - index >= limits.fewest {
                var table = blocks[index]
                table.kind = .table
                table.lines = blocks[index..<end].flatMap(\.lines)
                result.append(table)
                index = end
            } else {
                result.append(blocks[index])
                index += 1
            }
        }
        blocks = result
    }

    private mutating func markSimpleKinds() {
        for index in blocks.indices where blocks[index].kind == .paragraph {
            let block = blocks[index]
            let text = block.lines[0].text
            if block.style.contains(.monospaced), !body.style.contains(.monospaced), !text.beginsWithAddress {
                blocks[index].kind = .code
            } else if block.lines.contains(where: { $0.text.hasDotLeader(thresholds.contents) }) {
                blocks[index].kind = .contents
            } else if !block.isDivision(words), let marker = BulletMarker(block.lines[0].text) {
                blocks[index].kind = .listItem(marker: marker.text)
            } else if text.namesFigure(words.printing), block.lines.count <= thresholds.captions.mostLines,
                !body.isLarger(block.size)
            {
                blocks[index].kind = isCaption(block) ? .caption : .paragraph
            }
        }
    }

    /// Lines of one listing, empty lines and all, so that it is judged as a whole.
    private mutating func joinCode() {
        var result: [PrintedBlock] = []
        for block in blocks {
            if block.kind == .code, let last = result.last, last.kind == .code, let end = last.lines.last,
                end.page == block.page, let gap = block.gapAbove, gap > 0,
                gap < thresholds.rows.widestLeading * block.size
            {
                result[result.count - 1].lines += block.lines
            } else {
                result.append(block)
            }
        }
        blocks = result
    }

    private func isCaption(_ block: PrintedBlock) -> Bool {
        body.isSmaller(block.size) || block.gapAbove == nil || block.isSetApart(thresholds.nearness)
    }

    // MARK: Headings

    private var limits: HeadingThresholds { thresholds.headings }

    private mutating func markHeadings() {
        var classes: [HeadingClass: Int] = [:]
        var found: [Int: HeadingClass] = [:]
        for (index, block) in blocks.enumerated() where block.kind == .paragraph {
            if let level = outline.level(of: block.text, onPage: block.page), block.lines.count <= limits.mostLines {
                blocks[index].kind = .heading(level: min(level, limits.lowestLevel))
            } else if let heading = headingClass(at: index) {
                found[index] = heading
                classes[heading, default: 0] += 1
            }
        }
        let ranks = classes.keys.sorted()
        for (index, heading) in found {
            let rank = ranks.firstIndex(of: heading) ?? 0
            blocks[index].kind = .heading(level: min(rank + (outline.isEmpty ? 1 : 2), limits.lowestLevel))
        }
        joinHeadings()
    }

    private func headingClass(at index: Int) -> HeadingClass? {
        let block = blocks[index]
        let text = block.text
        guard block.lines.count <= limits.mostLines, text.utf8.count <= limits.longest,
            text.unicodeScalars.contains(where: { $0.isLetterOrDigit })
        else { return nil }
        let isBold = block.style.contains(.bold) && !body.style.contains(.bold)
        let isLarger = body.isLarger(block.size)
        if isLarger,
            block.lines.count <= limits.mostLinesNearlyBody || block.size > limits.leastLargeSize * body.size
        {
            return HeadingClass(block, isBold: isBold)
        }
        guard block.lines.count <= limits.mostLinesAsBody, !body.isSmaller(block.size), isApart(index) else {
            return nil
        }
        let endsOpen = !(block.lines.last?.endsSentence ?? false) || text.last == ":" || block.isNumbered
        if isBold, endsOpen { return HeadingClass(block, isBold: true) }
        guard block.isCentred(limits), text.utf8.count <= limits.longestCentred else { return nil }
        let isCapitals = text == text.uppercased() && text != text.lowercased()
        let content = RowContent([text], words, thresholds.numbers)
        let isNumber = content.core.isEmpty && content.number != nil
        // Parts of formulas are numbers in the middle, too.
        if isCapitals || isNumber && standsAlone(index) || block.style.contains(.smallCaps)
            || block.startsWithDivision(words, limits)
        {
            return HeadingClass(block, isBold: false)
        }
        return nil
    }

    /// Whether there is more room around it than between lines.
    private func isApart(_ index: Int) -> Bool {
        let room = room(around: index)
        return room.above || room.below
    }

    private func standsAlone(_ index: Int) -> Bool {
        let room = room(around: index)
        return room.above && room.below
    }

    private func room(around index: Int) -> (above: Bool, below: Bool) {
        let leading = blocks[index].measure.leading
        let next = index + 1 < blocks.count ? blocks[index + 1].gapAbove : nil
        return (
            blocks[index].gapAbove.map { $0 > limits.leastRoomAbove * leading } ?? true,
            next.map { $0 > limits.leastRoomBelow * leading } ?? true
        )
    }

    /// Lines of one heading that stand close together.
    private mutating func joinHeadings() {
        var result: [PrintedBlock] = []
        for block in blocks {
            if let last = result.last, let level = levelOfTitle(last, goingOnIn: block) {
                result[result.count - 1].lines += block.lines
                result[result.count - 1].kind = .heading(level: level)
            } else {
                result.append(block)
            }
        }
        blocks = result
    }

    /// The level of the heading that two blocks are together; `nil` where they are not one.
    private func levelOfTitle(_ last: PrintedBlock, goingOnIn block: PrintedBlock) -> Int? {
        guard case .heading(let level) = last.kind, case .heading = block.kind, last.lines.last?.page == block.page,
            let gap = block.gapAbove ?? (body.isLarger(block.size) ? block.gap(below: last) : nil),
            abs(last.size - block.size) < thresholds.nearness.sizeSlack, last.style == block.style
        else { return nil }
        let size = max(block.size, last.size)
        if gap < limits.widestInTitle * size,
            let level = outline.level(of: "\(last.text) \(block.text)", onPage: last.page)
        {
            return min(level, limits.lowestLevel)
        }
        guard block.kind == last.kind, gap < widestLeading(between: last, block) * size,
            !last.startsWithDivision(words, limits) || last.isCutShort(limits)
        else { return nil }
        return level
    }

    /// Ems between base lines of one heading: where the text's lines are far apart, those of headings are, too.
    private func widestLeading(between last: PrintedBlock, _ block: PrintedBlock) -> Float {
        let near = thresholds.nearness
        if last.leavesBracketOpen { return near.widestLeadingInBrackets }
        guard !block.isNumbered, body.size > 0 else { return near.widestLeading }
        return max(near.widestLeading, limits.mostOverBody * body.leading / body.size)
    }

    // MARK: Floats

    /// A figure, a table or a box may stand in the middle of a paragraph: it comes after it.
    private mutating func joinAroundFloats() {
        let limits = thresholds.captions
        var result: [PrintedBlock] = []
        var index = 0
        while index < blocks.count {
            var block = blocks[index]
            index += 1
            while block.kind == .paragraph, let last = block.lines.last, !last.endsSentence {
                var next = index
                while next < blocks.count, next - index < limits.mostFloats, blocks[next].isFloat { next += 1 }
                guard next > index, next < blocks.count, blocks[next].kind == .paragraph,
                    blocks[next].lines[0].beginsSmall,
                    abs(blocks[next].size - last.size) < limits.sizeSlack * last.size,
                    block.isFull(before: blocks[next].lines[0], limits)
                else { break }
                block.lines += blocks[next].lines
                blocks.remove(at: next)
            }
            result.append(block)
        }
        blocks = result
    }
}

extension PrintedBlock {
    /// How far its first line stands below the last one of another column, as the lines of a title do of which one
    /// reaches over the columns; `nil` where it is beside that.
    fileprivate func gap(below other: PrintedBlock) -> Float? {
        guard let first = lines.first, let last = other.lines.last, first.baseline > last.baseline,
            first.box.overlapsHorizontally(last.box)
        else { return nil }
        return first.baseline - last.baseline
    }

    fileprivate func isRow(_ limits: RowThresholds) -> Bool {
        kind == .paragraph && lines.count == 1 && lines[0].isRow(in: measure, limits)
    }

    fileprivate var isTableRow: Bool { lines.count == 1 && lines[0].isTableRow }

    fileprivate func continuesTable(of other: PrintedBlock, _ thresholds: LayoutThresholds) -> Bool {
        guard let line = lines.first, let above = other.lines.last, line.page == above.page else { return false }
        if line.isTableRow, above.isTableRow {
            return line.box.top - above.box.bottom < thresholds.tables.widestGap * line.size
        }
        return line.baseline - above.baseline < thresholds.rows.widestLeading * line.size
    }

    fileprivate var isFloat: Bool {
        switch kind {
        case .caption, .table, .code, .note: true
        default: false
        }
    }

    /// Whether its last line reaches the end of its column.
    fileprivate func isFull(before next: PrintedLine, _ limits: CaptionThresholds) -> Bool {
        guard let last = lines.last else { return false }
        return measure.right - last.box.right < next.firstWordWidth + limits.roomSlack * last.size
    }

    fileprivate func isSetApart(_ near: NearnessThresholds) -> Bool {
        gapAbove.map { $0 > near.mostOverLeading * measure.leading } ?? true
    }

    /// Whether all its lines begin and end farther in than the column's.
    fileprivate func isSetInOnBothSides(_ limits: QuotationThresholds) -> Bool {
        guard lines.count >= 2, let left = lines.map(\.box.left).min(), let right = lines.map(\.box.right).max()
        else { return false }
        let isEven = lines.dropFirst().allSatisfy { abs($0.box.left - lines[1].box.left) < limits.alignment * size }
        return isEven && left > measure.left + limits.leastIndent * size
            && right < measure.right - limits.leastRightIndent * size
            && right - left > limits.leastWidth * (measure.right - measure.left)
    }

    fileprivate func isCentred(_ limits: HeadingThresholds) -> Bool {
        lines.allSatisfy { line in
            let middle = (line.box.left + line.box.right) / 2
            let width = measure.right - measure.left
            let slack = limits.centreSlack * width + limits.centreSlackInPoints
            return abs(middle - (measure.left + measure.right) / 2) < slack
                && (line.box.left - measure.left > limits.leastCentredIndent * line.size
                    || line.box.width > limits.leastFilled * width)
        }
    }

    fileprivate var isNumbered: Bool {
        lines.first.map { $0.text.prefix { $0.isNumber || $0 == "." }.contains { $0.isNumber } } ?? false
    }

    /// “Chapter 3”, “Part Two”, “Drittes Kapitel”.
    fileprivate func startsWithDivision(_ known: BookWords, _ limits: HeadingThresholds) -> Bool {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first, words.count <= limits.mostDivisionWords else { return false }
        return known.divisions.unmistakable.contains(String(first)) || known.isNumberedDivision(words)
    }

    /// “III. Kapitel”, which is no item of a list.
    fileprivate func isDivision(_ known: BookWords) -> Bool {
        guard let line = lines.first, lines.count == 1 else { return false }
        let words = line.text.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.count == 2 && known.isNumberedDivision(words)
    }

    /// “Chapter 14: The Last Set (Part”
    fileprivate var leavesBracketOpen: Bool { text.count { $0 == "(" } > text.count { $0 == ")" } }

    fileprivate func isCutShort(_ limits: HeadingThresholds) -> Bool {
        leavesBracketOpen
            || text.split { $0 == " " }.count > limits.mostWordsOfDivision && !(lines.last?.endsSentence ?? true)
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool { properties.isAlphabetic || properties.numericType != nil }
}
