/// What a page has besides its text, told by where it stands and by how often it comes back: running heads and feet,
/// page numbers, watermarks, the numbers of lines.
struct PageFurniture {
    /// The pages' lines without it.
    private(set) var text: [[PrintedLine]]
    /// What it is, for each page.
    private(set) var furniture: [[PrintedLine]]
    /// The numbers printed on the pages.
    private(set) var numbers: [String?]

    /// - Parameters:
    ///   - pages: The lines of each page.
    ///   - heights: The pages' heights in points.
    ///   - labels: What the file calls the pages.
    init(_ pages: [[PrintedLine]], heights: [Float], labels: [String?]) {
        text = pages
        furniture = pages.map { _ in [] }
        numbers = pages.map { _ in nil }
        let mayBeTurned = pages.joined().count { $0.isSlanted } * 2 < pages.joined().count
        if mayBeTurned { takeAll { line, _ in line.isSlanted } }
        takeMarginNumbers()
        takeRepeatedInPlace()
        func rows(_ edge: PageEdge) -> [EdgeRow?] {
            text.indices.map { EdgeRow(text[$0], edge, page: $0, height: heights[$0], label: labels[$0]) }
        }
        let pageNumbers = PageNumbers([rows(.head), rows(.foot)])
        for edge in [PageEdge.head, .foot] {
            for _ in 0..<4 {
                let rows = rows(edge)
                let judgement = EdgeJudgement(rows, pageNumbers)
                let taken = rows.compactMap(\.self).filter { judgement.isFurniture($0) }
                if taken.isEmpty { break }
                for row in taken { take(row) }
            }
        }
    }

    private mutating func take(_ row: EdgeRow) {
        if numbers[row.page] == nil { numbers[row.page] = row.content.number?.text }
        furniture[row.page] += row.lines
        let taken = Set(row.indices)
        text[row.page] = text[row.page].enumerated().filter { !taken.contains($0.offset) }.map(\.element)
    }

    private mutating func takeAll(_ isFurniture: (PrintedLine, Int) -> Bool) {
        for page in text.indices {
            let found = text[page].filter { isFurniture($0, page) }
            guard !found.isEmpty else { continue }
            furniture[page] += found
            text[page].removeAll { isFurniture($0, page) }
        }
    }

    // MARK: Anywhere on the page

    /// A line that stands on most pages at the same place, or in large letters across it, is a stamp.
    private mutating func takeRepeatedInPlace() {
        guard text.count >= 4 else { return }
        var counts: [Stamp: Set<Int>] = [:]
        for (page, lines) in text.enumerated() {
            for line in lines { counts[Stamp(line), default: []].insert(page) }
        }
        let stamps = counts.filter { $0.value.count * 2 > text.count && $0.key.text.utf8.contains { $0 > 0x2F } }
        guard !stamps.isEmpty else { return }
        takeAll { line, _ in stamps[Stamp(line)] != nil }
    }

    private struct Stamp: Hashable {
        let text: String
        let x: Int
        let y: Int
        init(_ line: PrintedLine) {
            text = line.text
            x = Int((line.box.left / 3).rounded())
            y = Int((line.baseline / 3).rounded())
        }
    }

    // MARK: Line numbers

    /// Numbers in the margin that grow from line to line.
    private mutating func takeMarginNumbers() {
        var found: [(page: Int, index: Int, edge: Int, number: Int)] = []
        for (page, lines) in text.enumerated() {
            let prose = lines.filter { $0.text.utf8.count > 4 }
            guard let left = prose.map(\.box.left).min(), let right = prose.map(\.box.right).max() else { continue }
            for (index, line) in lines.enumerated() {
                guard line.text.utf8.count <= 4, let number = Int(line.text), number > 0 else { continue }
                let beside = prose.filter { $0.box.verticalOverlap(line.box) > 0.3 }
                guard !beside.isEmpty else { continue }
                if line.box.right < left + 1 {
                    found.append((page, index, -Int(line.box.right.rounded()), number))
                } else if line.box.left > right - 1 || isAloneAtRight(line, beside, right) {
                    found.append((page, index, Int(line.box.right.rounded()), number))
                }
            }
        }
        let growing = Dictionary(grouping: found) { $0.page }.values.filter { numbers in
            let inOrder = numbers.sorted { text[$0.page][$0.index].baseline < text[$1.page][$1.index].baseline }
            return zip(inOrder, inOrder.dropFirst()).allSatisfy { $0.number < $1.number }
        }
        let kept = growing.flatMap(\.self)
        guard kept.count >= 3 else { return }
        let taken = Dictionary(grouping: kept) { $0.page }.mapValues { Set($0.map(\.index)) }
        for (page, indices) in taken {
            furniture[page] += indices.sorted().map { text[page][$0] }
            text[page] = text[page].enumerated().filter { !indices.contains($0.offset) }.map(\.element)
        }
    }

    private func isAloneAtRight(_ number: PrintedLine, _ beside: [PrintedLine], _ right: Float) -> Bool {
        guard number.box.right > right - 12 else { return false }
        return beside.allSatisfy { $0.box.right < number.box.left - 1.5 * number.size }
    }
}

/// Where on a page furniture stands.
enum PageEdge { case head, foot }

/// The outermost row of a page at one edge.
struct EdgeRow {
    let page: Int
    /// Indices into the page's lines.
    let indices: [Int]
    /// From left to right.
    let lines: [PrintedLine]
    let content: RowContent
    let edge: PageEdge
    let baseline: Float
    let size: Float
    /// The distance to the next row, in points; `nil` without one.
    let gap: Float?
    /// The size of what comes next.
    let nextSize: Float?
    /// Whether it is the page's label.
    let isLabel: Bool
    /// How far from the edge, as a share of the page's height.
    let depth: Float

    init?(_ page: [PrintedLine], _ edge: PageEdge, page number: Int, height: Float, label: String?) {
        let first = page.indices.filter { !page[$0].isSlanted }.min { isOuter(page[$0], page[$1], edge) }
        guard let first else { return nil }
        let outer = page[first]
        let indices = page.indices.filter {
            !page[$0].isSlanted && abs(page[$0].baseline - outer.baseline) < 0.4 * max(outer.size, page[$0].size)
        }.sorted { page[$0].box.left < page[$1].box.left }
        let rest = page.indices.filter { !page[$0].isSlanted && !indices.contains($0) }
        let next = rest.min { isOuter(page[$0], page[$1], edge) }
        self.page = number
        self.indices = indices
        self.edge = edge
        lines = indices.map { page[$0] }
        content = RowContent(lines.map(\.text))
        baseline = outer.baseline
        size = lines.map(\.size).max() ?? 0
        gap = next.map { abs(page[$0].baseline - outer.baseline) }
        nextSize = next.map { page[$0].size }
        isLabel = label != nil && content.number?.text.lowercased() == label?.lowercased()
        depth = (edge == .head ? outer.baseline : height - outer.baseline) / max(height, 1)
    }
}

private func isOuter(_ line: PrintedLine, _ other: PrintedLine, _ edge: PageEdge) -> Bool {
    edge == .head ? line.baseline < other.baseline : line.baseline > other.baseline
}

/// Which outermost rows are furniture, judged from all pages together.
struct EdgeJudgement {
    private let pageCount: Int
    private let pageNumbers: PageNumbers
    /// How often each text stands at about one height.
    private var repeats: [Key: Set<Int>] = [:]
    /// The same with its numbers.
    private var exactRepeats: [Key: Set<Int>] = [:]
    /// How many of a text's pages have it with the same number as another page.
    private var steadyPages: [Key: Int] = [:]
    /// How often numbers are as far from the page's index.
    private var sequences: [Int: Int] = [:]
    /// The same where two pages are on one sheet.
    private var spreads: [Int: Int] = [:]
    private var bareNumbersAt: [Int: Int] = [:]
    private var usualHeight: Int?
    private var atUsualHeight = 0
    private var usualGap: Float = 0

    private struct Key: Hashable {
        let core: String
        let height: Int
    }

    init(_ rows: [EdgeRow?], _ pageNumbers: PageNumbers) {
        let rows = rows.compactMap(\.self)
        self.pageNumbers = pageNumbers
        pageCount = rows.count
        var heights: [Int: Int] = [:]
        for row in rows {
            for height in Self.heights(row) {
                if !row.content.core.isEmpty {
                    repeats[Key(core: row.content.core, height: height), default: []].insert(row.page)
                    exactRepeats[Key(core: row.content.full, height: height), default: []].insert(row.page)
                }
                if row.content.core.isEmpty, row.content.number != nil { bareNumbersAt[height, default: 0] += 1 }
                heights[height, default: 0] += 1
            }
            for number in row.content.numbers {
                sequences[number.value - row.page, default: 0] += 1
                spreads[number.value - 2 * row.page, default: 0] += 1
            }
        }
        for row in rows where row.content.isDivision {
            for height in Self.heights(row)
            where (exactRepeats[Key(core: row.content.full, height: height)]?.count ?? 0) > 1 {
                steadyPages[Key(core: row.content.core, height: height), default: 0] += 1
            }
        }
        guard let usual = heights.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }) else { return }
        usualHeight = usual.key
        let there = rows.filter { Self.heights($0).contains(usual.key) && $0.stands }
        let known = there.count { isRepeated($0) || isNumbered($0) }
        // A head that changes with the chapter comes back on the chapter's pages.
        if known * 10 >= there.count * 3, there.count * 2 >= rows.count { atUsualHeight = there.count }
    }

    /// Neighbouring cells, so that a point more or less makes no difference.
    private static func heights(_ row: EdgeRow) -> [Int] {
        let cell = Int((row.baseline / 3).rounded(.down))
        return [cell, row.baseline / 3 - Float(cell) < 0.5 ? cell - 1 : cell + 1]
    }

    private func isRepeated(_ row: EdgeRow) -> Bool {
        guard !row.content.core.isEmpty else { return false }
        let keys = Self.heights(row).map { Key(core: row.content.core, height: $0) }
        let most = keys.map { repeats[$0]?.count ?? 0 }.max() ?? 0
        guard most >= (pageCount > 30 ? 3 : 2) else { return false }
        // “Chapter 1”, “Chapter 2” at the heads of pages are headings, unless pages have the same one.
        guard row.content.isDivision, !row.isLabel, !isNumbered(row) else { return true }
        return keys.contains { (steadyPages[$0] ?? 0) * 10 >= (repeats[$0]?.count ?? 0) * 3 && steadyPages[$0] != nil }
    }

    private func isNumbered(_ row: EdgeRow) -> Bool {
        !row.content.isDivision
            && row.content.numbers.contains { number in
                let distance = number.value - row.page
                let most = max(sequences[distance] ?? 0, spreads[distance - row.page] ?? 0)
                return most >= min(3, max(2, pageCount / 2)) && pageNumbers.mayBe(distance, row)
            }
    }

    func isFurniture(_ row: EdgeRow) -> Bool {
        guard row.depth < 0.2 || row.edge == .foot && row.depth < 0.25 else { return false }
        if isRepeated(row) { return true }
        if row.content.core.isEmpty, row.content.number != nil {
            if row.isLabel || isNumbered(row) { return true }
            // Chapters may be called by bare numbers, too, in larger letters and lower on the page.
            guard !pageNumbers.isKnown(besides: row), row.size <= 1.1 * (row.nextSize ?? row.size), row.depth < 0.15
            else { return false }
            return (Self.heights(row).map { bareNumbersAt[$0] ?? 0 }.max() ?? 0) >= 3
        }
        if row.isLabel || isNumbered(row), row.content.core.utf8.count <= 80, row.stands { return true }
        guard let usualHeight, atUsualHeight >= 4 else { return false }
        return Self.heights(row).contains(usualHeight) && row.stands
    }
}

/// The numbers of pages, where most pages have them at one edge: then others are no page numbers.
struct PageNumbers {
    private var edge: PageEdge?
    private var distance = 0
    private var pages: Set<Int> = []

    /// - Parameter edges: The outermost rows at each edge.
    init(_ edges: [[EdgeRow?]]) {
        for rows in edges {
            var found: [Int: Set<Int>] = [:]
            for row in rows.lazy.compactMap(\.self) where !row.content.isDivision {
                for number in row.content.numbers { found[number.value - row.page, default: []].insert(row.page) }
            }
            guard let most = found.max(by: { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }),
                most.value.count > pages.count, most.value.count * 2 > rows.count, most.value.count >= 4
            else { continue }
            edge = rows.lazy.compactMap(\.self).first?.edge
            (distance, pages) = (most.key, most.value)
        }
    }

    /// Whether a page's number stands elsewhere than in a row.
    func isKnown(besides row: EdgeRow) -> Bool { edge != nil && row.edge != edge && pages.contains(row.page) }

    /// Whether a number that is so far from its page's index may be the page's.
    func mayBe(_ distance: Int, _ row: EdgeRow) -> Bool { distance == self.distance || !isKnown(besides: row) }
}

extension EdgeRow {
    /// Whether it stands apart from what comes next, in letters that are not larger.
    var stands: Bool {
        guard let gap, let nextSize else { return true }
        return gap > 1.45 * max(nextSize, size) && size <= 1.15 * nextSize
    }
}

/// What a row says: its words without the numbers that change from page to page.
struct RowContent {
    struct Number {
        let text: String
        let value: Int
        let isRoman: Bool
    }

    /// Words in small letters, each number as `#`; empty for a row that is a number and signs around it.
    let core: String
    /// The same, its numbers included.
    let full: String
    /// The numbers at its ends.
    let numbers: [Number]
    var number: Number? { numbers.first }
    /// “Chapter 4”, but not “Chapter 4 [37]”.
    var isDivision: Bool { numbers.count == 1 && String.divisions.contains(core) }

    init(_ parts: [String]) {
        let words = parts.joined(separator: " ").split { $0 == " " || $0 == "\t" }
        var numbers: [Number] = []
        var core = ""
        for (index, word) in words.enumerated() {
            let bare = word.drop { !$0.isLetter && !$0.isNumber }
            let end = bare.lastIndex { $0.isLetter || $0.isNumber }.map { bare.index(after: $0) } ?? bare.startIndex
            let inner = bare[..<end]
            if inner.isEmpty { continue }
            let isAtEnd = index == 0 || index == words.count - 1 || words.count <= 4
            if let number = Self.number(inner) ?? (words.count <= 3 ? Self.writtenNumber(inner) : nil) {
                if isAtEnd { numbers.append(number) }
                if number.isRoman, !isAtEnd { core += inner.lowercased() }
            } else {
                core += inner.lowercased().map { $0.isNumber ? "#" : String($0) }.joined()
            }
        }
        if ["page", "p", "seite", "s", "pag", "pagina", "página", "pág", "of", "pageof", "von", "seitevon"].contains(
            core
        ) {
            core = ""
        }
        self.core = core
        self.numbers = numbers
        full = words.joined(separator: " ").lowercased()
    }

    /// “Page Twenty-One”.
    private static func writtenNumber(_ word: Substring) -> Number? {
        let values = word.lowercased().split(separator: "-").map { NumberWords.value(of: String($0)) }
        guard (1...2).contains(values.count), let first = values[0] else { return nil }
        guard values.count == 2 else { return Number(text: String(word), value: first, isRoman: false) }
        guard let ones = values[1], first >= 20, first % 10 == 0, ones < 10 else { return nil }
        return Number(text: String(word), value: first + ones, isRoman: false)
    }

    private static func number(_ word: Substring) -> Number? {
        if word.utf8.count <= 5, let value = Int(word), value >= 0 {
            return Number(text: String(word), value: value, isRoman: false)
        }
        // “7/12”: the first is the page's.
        let halves = word.split(separator: "/")
        if halves.count == 2, halves.allSatisfy({ $0.utf8.count <= 5 && Int($0) != nil }), let value = Int(halves[0]) {
            return Number(text: String(halves[0]), value: value, isRoman: false)
        }
        guard word.utf8.count <= 8, let value = Numeral.roman(word) else { return nil }
        return Number(text: String(word), value: value, isRoman: true)
    }
}
