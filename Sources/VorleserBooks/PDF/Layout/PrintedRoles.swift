/// What the paragraphs of a printed book are for: headings, verse, lists, tables, captions.
struct PrintedRoles {
    private let body: BodyMeasure
    private let outline: OutlineTitles
    private(set) var blocks: [PrintedBlock]

    /// - Parameters:
    ///   - blocks: Paragraphs in reading order.
    ///   - body: What the book's text is like.
    ///   - outline: The file's table of contents.
    init(_ blocks: [PrintedBlock], _ body: BodyMeasure, _ outline: [PDFOutlineEntry]) {
        self.body = body
        self.outline = OutlineTitles(outline)
        self.blocks = blocks
        markTables()
        markSimpleKinds()
        markContents()
        markHeadings()
        self.blocks = PrintedVerse.marked(self.blocks, body)
        joinAroundFloats()
        markQuotations()
    }

    /// Paragraphs that are set in on both sides.
    private mutating func markQuotations() {
        for index in blocks.indices where blocks[index].kind == .paragraph && blocks[index].isSetInOnBothSides {
            blocks[index].kind = .quotation
        }
    }

    // MARK: Rows

    /// Rows of cells that follow each other are a table.
    private mutating func markTables() {
        var result: [PrintedBlock] = []
        var index = 0
        while index < blocks.count {
            var end = index
            while end < blocks.count, blocks[end].isRow, end == index || blocks[end].continuesTable(of: blocks[end - 1])
            { end += 1 }
            if end - index >= 3 {
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
            if block.style.contains(.monospaced), !body.style.contains(.monospaced) {
                blocks[index].kind = .code
            } else if block.lines.contains(where: { $0.text.hasDotLeader }) {
                blocks[index].kind = .contents
            } else if let marker = BulletMarker(block.lines[0].text) {
                blocks[index].kind = .listItem(marker: marker.text)
            } else if text.namesFigure, block.lines.count <= 12, !body.isLarger(block.size) {
                blocks[index].kind =
                    body.isSmaller(block.size) || block.gapAbove == nil || block.isSetApart ? .caption : .paragraph
            }
        }
    }

    /// What stands between lines of a list of contents is of it, too, such as the names of parts.
    private mutating func markContents() {
        var last: Int?
        for index in blocks.indices where blocks[index].kind == .contents {
            if let last, index - last <= 4, blocks[last].page == blocks[index].page,
                blocks[last + 1..<index].allSatisfy({ $0.kind == .paragraph && $0.lines.count <= 2 && !$0.isSentence })
            {
                for between in last + 1..<index { blocks[between].kind = .contents }
            }
            last = index
        }
    }

    // MARK: Headings

    private mutating func markHeadings() {
        var classes: [HeadingClass: Int] = [:]
        var found: [Int: HeadingClass] = [:]
        for (index, block) in blocks.enumerated() where block.kind == .paragraph {
            if let level = outline.level(of: block.text, onPage: block.page), block.lines.count <= 4 {
                blocks[index].kind = .heading(level: min(level, 6))
            } else if let heading = headingClass(at: index) {
                found[index] = heading
                classes[heading, default: 0] += 1
            }
        }
        let ranks = classes.keys.sorted()
        for (index, heading) in found {
            let rank = ranks.firstIndex(of: heading) ?? 0
            blocks[index].kind = .heading(level: min(rank + (outline.isEmpty ? 1 : 2), 6))
        }
        joinHeadings()
    }

    private func headingClass(at index: Int) -> HeadingClass? {
        let block = blocks[index]
        let text = block.text
        guard block.lines.count <= 4, text.utf8.count <= 250,
            text.unicodeScalars.contains(where: { $0.isLetterOrDigit })
        else { return nil }
        let isBold = block.style.contains(.bold) && !body.style.contains(.bold)
        let isLarger = body.isLarger(block.size)
        if isLarger, block.lines.count <= 3 || block.size > 1.3 * body.size {
            return HeadingClass(block, isBold: isBold)
        }
        guard block.lines.count <= 2, !body.isSmaller(block.size), isApart(index) else { return nil }
        let endsOpen = !(block.lines.last?.endsSentence ?? false) || text.last == ":" || block.isNumbered
        if isBold, endsOpen { return HeadingClass(block, isBold: true) }
        guard block.isCentred, block.lines.count <= 2, text.utf8.count <= 120 else { return nil }
        let isCapitals = text == text.uppercased() && text != text.lowercased()
        let isNumber = RowContent([text]).core.isEmpty && RowContent([text]).number != nil
        if isCapitals || isNumber || block.style.contains(.smallCaps) || block.startsWithDivision {
            return HeadingClass(block, isBold: false)
        }
        return nil
    }

    /// Whether there is more room around it than between lines.
    private func isApart(_ index: Int) -> Bool {
        let above = blocks[index].gapAbove.map { $0 > 1.25 * blocks[index].measure.leading } ?? true
        let below =
            index + 1 < blocks.count
            ? blocks[index + 1].gapAbove.map { $0 > 1.15 * blocks[index].measure.leading } ?? true : true
        return above || below
    }

    /// Lines of one heading that stand close together.
    private mutating func joinHeadings() {
        var result: [PrintedBlock] = []
        for block in blocks {
            if case .heading = block.kind, let last = result.last, last.kind == block.kind,
                last.lines.last?.page == block.page,
                let gap = block.gapAbove, gap < 1.45 * max(block.size, last.size), abs(last.size - block.size) < 0.5,
                last.style == block.style, !last.startsWithDivision || last.isCutShort
            {
                result[result.count - 1].lines += block.lines
            } else {
                result.append(block)
            }
        }
        blocks = result
    }

    // MARK: Floats

    /// A figure, a table or a box may stand in the middle of a paragraph: it comes after it.
    private mutating func joinAroundFloats() {
        var result: [PrintedBlock] = []
        var index = 0
        while index < blocks.count {
            var block = blocks[index]
            index += 1
            while block.kind == .paragraph, let last = block.lines.last, !last.endsSentence {
                var next = index
                while next < blocks.count, next - index < 4, blocks[next].isFloat { next += 1 }
                guard next > index, next < blocks.count, blocks[next].kind == .paragraph,
                    blocks[next].lines[0].beginsSmall,
                    abs(blocks[next].size - last.size) < 0.05 * last.size, block.isFull(before: blocks[next].lines[0])
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
    fileprivate var isRow: Bool { kind == .paragraph && lines.count == 1 && lines[0].isRow(in: measure) }

    fileprivate func continuesTable(of other: PrintedBlock) -> Bool {
        guard let line = lines.first, let above = other.lines.last, line.page == above.page else { return false }
        return line.baseline - above.baseline < 4 * line.size
    }

    fileprivate var isSentence: Bool { lines.last?.endsSentence ?? false && text.split(separator: " ").count > 8 }

    fileprivate var isFloat: Bool {
        switch kind {
        case .caption, .table, .code, .note: true
        default: false
        }
    }

    /// Whether its last line reaches the end of its column.
    fileprivate func isFull(before next: PrintedLine) -> Bool {
        guard let last = lines.last else { return false }
        return measure.right - last.box.right < next.firstWordWidth + 1.5 * last.size
    }

    fileprivate var isSetApart: Bool { gapAbove.map { $0 > 1.3 * measure.leading } ?? true }

    /// Whether all its lines begin and end farther in than the column's.
    fileprivate var isSetInOnBothSides: Bool {
        guard lines.count >= 2, let left = lines.map(\.box.left).min(), let right = lines.map(\.box.right).max()
        else { return false }
        let isEven = lines.dropFirst().allSatisfy { abs($0.box.left - lines[1].box.left) < 0.3 * size }
        return isEven && left > measure.left + size && right < measure.right - 0.8 * size
            && right - left > 0.5 * (measure.right - measure.left)
    }

    fileprivate var isCentred: Bool {
        lines.allSatisfy { line in
            let middle = (line.box.left + line.box.right) / 2
            let width = measure.right - measure.left
            return abs(middle - (measure.left + measure.right) / 2) < 0.03 * width + 1
                && (line.box.left - measure.left > 1.2 * line.size || line.box.width > 0.9 * width)
        }
    }

    fileprivate var isNumbered: Bool {
        lines.first.map { $0.text.prefix { $0.isNumber || $0 == "." }.contains { $0.isNumber } } ?? false
    }

    /// “Chapter 3”, “Part Two”.
    fileprivate var startsWithDivision: Bool {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first, words.count <= 12 else { return false }
        return String.divisions.contains(first.lowercased())
    }

    fileprivate var isCutShort: Bool {
        text.split { $0 == " " }.count > 2 && !(lines.last?.endsSentence ?? true)
    }
}

extension String {
    /// “Chapter 1 . . . . . 7”
    var hasDotLeader: Bool {
        // Most lines have few of the signs' last bytes, which is told at once.
        guard utf8.count(where: { $0 == 0x2E || $0 == 0xA6 || $0 == 0xB7 }) >= 2,
            let last = split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "." || $0 == "·" || $0 == "…" }).last,
            last.endIndex == endIndex, last.count <= 6, Int(last) != nil || Numeral.roman(last) != nil
        else { return false }
        let leader = self[..<last.startIndex].reversed().prefix { ".·… \t".contains($0) }
        return leader.reduce(0) { $0 + ($1 == "…" ? 3 : $1 == "." || $1 == "·" ? 1 : 0) } >= 4
    }

    /// “Figure 3.”, “Tab. 2:”
    fileprivate var namesFigure: Bool {
        let words = split(maxSplits: 2) { $0 == " " || $0 == "\u{A0}" }
        guard words.count >= 2, let number = words[1].first,
            number.isNumber || words[1].allSatisfy({ "IVXLC.:".contains($0) })
        else {
            return false
        }
        let name = words[0].lowercased().filter { $0.isLetter }
        return [
            "figure", "fig", "table", "tab", "abbildung", "abb", "tabelle", "tableau", "plate", "illustration", "chart",
            "scheme",
        ]
        .contains(name)
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool { properties.isAlphabetic || properties.numericType != nil }
}
