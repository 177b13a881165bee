/// What the paragraphs of a printed book are for: headings, verse, lists, tables, captions.
struct PrintedRoles {
    private let body: BodyMeasure
    private let outline: OutlineTitles
    private(set) var blocks: [PrintedBlock]

    /// - Parameters:
    ///   - blocks: Paragraphs in reading order.
    ///   - body: What the book's text is like.
    ///   - outline: The file's table of contents.
    ///   - pictures: Where pictures are, for each page.
    init(_ blocks: [PrintedBlock], _ body: BodyMeasure, _ outline: [PDFOutlineEntry], pictures: [[PDFBox]]) {
        self.body = body
        self.outline = OutlineTitles(outline)
        self.blocks = blocks
        markTables()
        markSimpleKinds()
        markHeadings()
        markVerse()
        joinAroundFloats()
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
            } else if text.hasDotLeader {
                blocks[index].kind = .contents
            } else if let marker = BulletMarker(block.lines[0].text) {
                blocks[index].kind = .listItem(marker: marker.text)
            } else if text.namesFigure, block.lines.count <= 12, !body.isLarger(block.size) {
                blocks[index].kind =
                    body.isSmaller(block.size) || block.gapAbove == nil || block.isSetApart ? .caption : .paragraph
            }
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

    // MARK: Verse

    /// Short lines that begin with capitals and end in the middle of sentences.
    private mutating func markVerse() {
        var result: [PrintedBlock] = []
        var index = 0
        while index < blocks.count {
            var end = index
            while end < blocks.count, blocks[end].mayBeVerse(body) { end += 1 }
            let hangs = body.hanging != nil && Self.isHangingVerse(blocks[index..<end])
            if hangs || Self.isVerse(blocks[index..<end]) {
                result += Self.stanzas(blocks[index..<end], hangs: hangs)
                index = end
            } else if end > index {
                result += blocks[index..<end]
                index = end
            } else {
                result.append(blocks[index])
                index += 1
            }
        }
        blocks = result
    }

    private static func isVerse(_ blocks: ArraySlice<PrintedBlock>) -> Bool {
        let lines = blocks.flatMap(\.lines)
        guard lines.count >= 4 else { return false }
        // An index is no poem.
        guard lines.count(where: { $0.text.last?.isNumber ?? false }) * 2 < lines.count else { return false }
        let capitals = lines.count { line in
            line.text.unicodeScalars.first { $0.properties.isAlphabetic }?.properties.isUppercase ?? false
        }
        let open = lines.count { !$0.endsSentence }
        let openEnds = blocks.count { !($0.lines.last?.endsSentence ?? true) }
        guard openEnds * 100 >= blocks.count * 25 else { return false }
        let short = lines.count {
            $0.box.width < 0.85
                * max(blocks[blocks.startIndex].measure.right - blocks[blocks.startIndex].measure.left, 1)
        }
        let width = lines.map(\.box.width).max() ?? 0
        let ragged = lines.count { $0.box.width < 0.95 * width }
        return capitals * 100 >= lines.count * 85 && open * 100 >= lines.count * 35 && ragged * 10 >= lines.count * 6
            && (short * 10 >= lines.count * 6 || blocks.count * 3 >= lines.count)
    }

    /// Lines of verse that hang, each a block: most end in the middle of a sentence.
    private static func isHangingVerse(_ blocks: ArraySlice<PrintedBlock>) -> Bool {
        guard blocks.count >= 4, blocks.contains(where: { $0.lines.count > 1 }) else { return false }
        let capitals = blocks.count { $0.text.first { $0.isLetter }?.isUppercase ?? false }
        let open = blocks.count { block in block.text.last.map { $0.isLetter || ",;—".contains($0) } ?? false }
        return capitals * 100 >= blocks.count * 85 && open * 2 >= blocks.count
    }

    private static func stanzas(_ blocks: ArraySlice<PrintedBlock>, hangs: Bool) -> [PrintedBlock] {
        var result: [PrintedBlock] = []
        // Where stanzas are parted a page may end with one; where only parts are it hardly ever does.
        let gaps = blocks.dropFirst().count { ($0.gapAbove ?? 0) > 1.3 * $0.measure.leading }
        let hasGaps = gaps * 24 > blocks.reduce(0) { $0 + $1.lines.count }
        for block in blocks {
            var block = block
            if hangs { for line in block.lines.indices.dropFirst() { block.lines[line].isTurnedOver = true } }
            let isNear =
                block.gapAbove.map { $0 <= 1.3 * block.measure.leading }
                ?? !(hasGaps && result.last?.lines.last?.endsSentence ?? true)
            if isNear, !result.isEmpty {
                result[result.count - 1].lines += block.lines
            } else {
                var stanza = block
                stanza.kind = .verse
                result.append(stanza)
            }
        }
        return result
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

/// What headings of one kind share: the larger and bolder, the higher.
private struct HeadingClass: Hashable, Comparable {
    let size: Int
    let isBold: Bool

    init(_ block: PrintedBlock, isBold: Bool) {
        size = Int((block.size * 2).rounded())
        self.isBold = isBold
    }

    static func < (lhs: HeadingClass, rhs: HeadingClass) -> Bool {
        lhs.size != rhs.size ? lhs.size > rhs.size : lhs.isBold && !rhs.isBold
    }
}

/// The lines of the file's table of contents, by page.
private struct OutlineTitles {
    private var levels: [Int: [(title: String, level: Int)]] = [:]
    var isEmpty: Bool { levels.isEmpty }

    init(_ outline: [PDFOutlineEntry]) {
        for entry in outline {
            guard let page = entry.page else { continue }
            levels[page, default: []].append((Self.plain(entry.title), entry.level + 1))
        }
    }

    func level(of text: String, onPage page: Int) -> Int? {
        guard let titles = levels[page], text.utf8.count < 300 else { return nil }
        let plain = Self.plain(text)
        guard !plain.isEmpty else { return nil }
        return titles.first { $0.title == plain || $0.title.hasSuffix(plain) && plain.count * 2 > $0.title.count }?
            .level
    }

    private static func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension PrintedBlock {
    fileprivate var isRow: Bool { kind == .paragraph && lines.count == 1 && lines[0].isRow(in: measure) }

    fileprivate func continuesTable(of other: PrintedBlock) -> Bool {
        guard let line = lines.first, let above = other.lines.last, line.page == above.page else { return false }
        return line.baseline - above.baseline < 4 * line.size
    }

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

    fileprivate func mayBeVerse(_ body: BodyMeasure) -> Bool {
        guard kind == .paragraph, !body.isLarger(size), size > 0.75 * body.size,
            !lines.contains(where: { $0.isRow(in: measure) })
        else { return false }
        if body.hanging != nil, lines.count <= 4,
            !lines.dropFirst().contains(where: { $0.box.left < lines[0].box.left + 1 })
        {
            return true
        }
        // All but the last line of a paragraph of prose are full.
        let width = measure.right - measure.left
        let full = lines.dropLast().count { $0.box.width > 0.93 * width }
        return lines.count <= 2 || full * 2 < lines.count
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
        let dots = unicodeScalars.split { !($0 == "." || $0 == " " || $0 == "·" || $0 == "…" || $0 == "\t") }
        guard let last = split(separator: " ").last, last.allSatisfy({ $0.isNumber || $0.isLetter }), last.count <= 6
        else { return false }
        return dots.contains { run in run.count { $0 == "." || $0 == "·" } >= 4 }
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

/// A sign before an item of a list.
struct BulletMarker {
    let text: String
    /// How many characters it takes, the blanks after it included.
    let length: Int

    init?(_ line: String) {
        guard let first = line.first, "•◦▪▫■□●○‣⁃◆◇➢➤✓✔–-*·".contains(first) else { return nil }
        let blanks = line.dropFirst().prefix { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }
        guard !blanks.isEmpty || !"–-*·".contains(first), line.dropFirst(1 + blanks.count).first != nil else {
            return nil
        }
        text = String(first)
        length = 1 + blanks.count
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool { properties.isAlphabetic || properties.numericType != nil }
}
