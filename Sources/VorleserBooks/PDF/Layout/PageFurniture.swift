/// What a page has besides its text, told by where it stands and by how often it comes back: running heads and feet,
/// page numbers, watermarks, the numbers of lines.
struct PageFurniture {
    /// The pages' lines without it.
    private(set) var text: [[PrintedLine]]
    /// What it is, for each page.
    private(set) var furniture: [[PrintedLine]]
    /// The numbers printed on the pages.
    private(set) var numbers: [String?]
    private let thresholds: LayoutThresholds

    /// - Parameters:
    ///   - pages: The lines of each page.
    ///   - heights: The pages' heights in points.
    ///   - labels: What the file calls the pages.
    ///   - title: What the file says that it is called.
    ///   - words: Of the book's language.
    ///   - thresholds: What tells that it is no text.
    init(
        _ pages: [[PrintedLine]],
        heights: [Float],
        labels: [String?],
        title: String? = nil,
        _ words: BookWords,
        _ thresholds: LayoutThresholds
    ) {
        self.thresholds = thresholds
        text = pages
        furniture = pages.map { _ in [] }
        numbers = pages.map { _ in nil }
        let slanted = pages.joined().count(where: \.isSlanted)
        if !thresholds.stamps.mostSlanted.isReached(by: slanted, of: pages.joined().count) { takeAll(\.isSlanted) }
        takeOverlaid()
        let contents = ContentsPages.indices(in: text, words, thresholds.contents)
        takeMarginNumbers(besides: contents)
        for (page, numbers) in LineNumbers.indices(in: text, besides: contents, thresholds.lineNumbers).enumerated() {
            take(numbers, of: page)
        }
        // Heads that stand in one place are taken next, and the rest of the pages begins lower.
        let margins = [PageEdge.head: emptyMargin(.head, heights), .foot: emptyMargin(.foot, heights)]
        takeRepeatedInPlace()
        func rows(_ edge: PageEdge) -> [EdgeRow?] {
            text.indices.map {
                EdgeRow(
                    text[$0],
                    edge,
                    page: $0,
                    height: heights[$0],
                    margin: margins[edge] ?? 0,
                    label: labels[$0],
                    words,
                    thresholds
                )
            }
        }
        let (heads, feet) = (rows(.head), rows(.foot))
        let pageNumbers = PageNumbers([heads, feet], thresholds.edges)
        let titles = LineTitles(text.joined())
        takePrintedByBrowser(heads, feet, title: title, words.printing)
        for edge in [PageEdge.head, .foot] {
            var before: [Int: EdgeJudgement.Before] = [:]
            for _ in 0..<max(thresholds.edges.mostRows, 0) {
                let rows = rows(edge)
                let judgement = EdgeJudgement(rows, pageNumbers, titles, thresholds.edges)
                let taken = rows.compactMap(\.self).filter { judgement.isFurniture($0, after: before[$0.page]) }
                if taken.isEmpty { break }
                let repeated = repeatedNumbers(in: rows)
                for row in taken {
                    let hasNumber = before[row.page]?.hasNumber ?? false || judgement.holdsPageNumber(row)
                    before[row.page] = EdgeJudgement.Before(hasNumber: hasNumber)
                    if numbers[row.page] == nil {
                        numbers[row.page] =
                            (pageNumbers.number(of: row) ?? row.content.numbers.first { !repeated.contains($0.text) })?
                            .text
                    }
                    take(row.indices, of: row.page)
                }
            }
        }
    }

    /// What stands at the same places of the next page as well: slides that are shown step by step are pages of their own.
    private mutating func takeOverlaid() {
        guard text.count > 1 else { return }
        let places = text.map { Set($0.map { Stamp($0, thresholds.stamps) }) }
        for page in text.indices.dropLast() where places[page].isSubset(of: places[page + 1]) {
            take(Array(text[page].indices), of: page)
        }
    }

    /// Numbers that most pages show: a volume's, a year, but no page's.
    private func repeatedNumbers(in rows: [EdgeRow?]) -> Set<String> {
        var pages: [String: Set<Int>] = [:]
        for row in rows.lazy.compactMap(\.self) {
            for number in row.content.numbers { pages[number.text, default: []].insert(row.page) }
        }
        return Set(pages.filter { $0.value.count > max(1, rows.count / 2) }.keys)
    }

    /// A single page tells it, as nothing need come back.
    private mutating func takePrintedByBrowser(
        _ heads: [EdgeRow?],
        _ feet: [EdgeRow?],
        title: String?,
        _ words: PrintingWords
    ) {
        for (head, foot) in zip(heads, feet) {
            let rows = [head, foot].compactMap(\.self)
            guard let page = rows.first?.page, head?.indices != foot?.indices else { continue }
            let printed = rows.map { BrowserRow($0, title: title, pageCount: text.count, words) }
            guard printed.contains(where: \.isCertain) else { continue }
            let taken = zip(rows, printed).filter { $1.isCertain || $1.isLikely }
            numbers[page] = taken.lazy.compactMap(\.1.number).first
            take(taken.flatMap(\.0.indices), of: page)
        }
    }

    /// How much farther from the edge than usual all pages begin: a book of small leaves may be printed on large sheets.
    private func emptyMargin(_ edge: PageEdge, _ heights: [Float]) -> Float {
        let limits = thresholds.edges
        // A few lines beside a picture say nothing of the leaf.
        let depths = zip(text, heights).filter { $0.0.count >= limits.fewestLinesOfFullPage }
            .compactMap { lines, height in
                lines.lazy.filter { !$0.isSlanted }.map { edge.depth(of: $0.baseline, height) }.min()
            }
            .sorted()
        guard depths.count >= limits.fewestPagesWithMargin else { return 0 }
        let nearer = max(limits.fewestPagesWithMargin - 1, limits.mostNearer.count(of: depths.count))
        return max(depths[min(nearer, depths.count - 1)] - limits.widestMargin, 0)
    }

    /// Takes lines of a page, in the order in which they are kept.
    private mutating func take(_ indices: [Int], of page: Int) {
        guard !indices.isEmpty else { return }
        furniture[page] += indices.map { text[page][$0] }
        let taken = Set(indices)
        text[page] = text[page].enumerated().filter { !taken.contains($0.offset) }.map(\.element)
    }

    /// The words and numbers of figures.
    mutating func takeLabels(_ body: BodyMeasure, _ words: PrintingWords) {
        for page in text.indices {
            take(FigureLabels.indices(in: text[page], body, words, thresholds.figureLabels), of: page)
        }
    }

    private mutating func takeAll(_ isFurniture: (PrintedLine) -> Bool) {
        for page in text.indices { take(text[page].indices.filter { isFurniture(text[page][$0]) }, of: page) }
    }

    // MARK: Anywhere on the page

    /// A line that stands on most pages at the same place, or in large letters across it, is a stamp.
    private mutating func takeRepeatedInPlace() {
        let limits = thresholds.stamps
        guard text.count >= limits.fewestPages else { return }
        var counts: [Stamp: Set<Int>] = [:]
        for (page, lines) in text.enumerated() {
            for line in lines { counts[Stamp(line, limits), default: []].insert(page) }
        }
        let stamps = counts.filter { stamp, pages in
            // Figures, letters and what is beyond ASCII stand behind it.
            limits.leastPages.isExceeded(by: pages.count, of: text.count)
                && stamp.text.utf8.contains { $0 > UInt8(ascii: "/") }
        }
        guard !stamps.isEmpty else { return }
        takeAll { stamps[Stamp($0, limits)] != nil }
    }

    private struct Stamp: Hashable {
        let text: String
        let x: Int
        let y: Int
        init(_ line: PrintedLine, _ limits: StampThresholds) {
            text = line.text
            x = Int((line.box.left / limits.cell).rounded())
            y = Int((line.baseline / limits.cell).rounded())
        }
    }

    // MARK: Line numbers

    /// Numbers in the margin that grow from line to line.
    private mutating func takeMarginNumbers(besides contents: Set<Int>) {
        let limits = thresholds.marginNumbers
        var found: [(page: Int, index: Int, number: Int)] = []
        for (page, lines) in text.enumerated() where !contents.contains(page) {
            let prose = lines.filter { $0.text.utf8.count > limits.mostDigits }
            guard let left = prose.map(\.box.left).min(), let right = prose.map(\.box.right).max() else { continue }
            for (index, line) in lines.enumerated() {
                guard line.text.utf8.count <= limits.mostDigits, let number = Int(line.text), number > 0 else {
                    continue
                }
                let beside = prose.filter { $0.box.verticalOverlap(line.box) > thresholds.nearness.leastBeside }
                guard !beside.isEmpty else { continue }
                if isAtHead(line, of: prose), Self.isOnly(number, in: lines) { continue }
                let isOutside = line.box.right < left + limits.overlap || line.box.left > right - limits.overlap
                if isOutside || isAloneAtRight(line, beside, right) { found.append((page, index, number)) }
            }
        }
        let growing = Dictionary(grouping: found) { $0.page }.values.filter { numbers in
            let inOrder = numbers.sorted { text[$0.page][$0.index].baseline < text[$1.page][$1.index].baseline }
            return zip(inOrder, inOrder.dropFirst()).allSatisfy { $0.number < $1.number }
        }
        let kept = growing.flatMap(\.self)
        guard kept.count >= limits.fewest else { return }
        for (page, numbers) in Dictionary(grouping: kept, by: \.page) { take(numbers.map(\.index).sorted(), of: page) }
    }

    /// Whether nothing stands above a line.
    private func isAtHead(_ line: PrintedLine, of prose: [PrintedLine]) -> Bool {
        !prose.contains { $0.baseline < line.baseline - thresholds.edges.baselineSlack * line.size }
    }

    /// Whether a page has no other line that is a number: that is the page's own.
    private static func isOnly(_ number: Int, in lines: [PrintedLine]) -> Bool {
        lines.count { Int($0.text) != nil } == 1
    }

    private func isAloneAtRight(_ number: PrintedLine, _ beside: [PrintedLine], _ right: Float) -> Bool {
        let limits = thresholds.marginNumbers
        guard number.box.right > right - limits.rightZone else { return false }
        return beside.allSatisfy { $0.box.right < number.box.left - limits.leastGap * number.size }
    }
}
