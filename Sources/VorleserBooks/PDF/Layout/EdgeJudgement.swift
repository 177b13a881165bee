/// Which outermost rows are furniture, judged from all pages together.
struct EdgeJudgement {
    private let pageCount: Int
    /// Pages without text among them.
    private let fullPageCount: Int
    private let limits: EdgeThresholds
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

    private struct Key: Hashable {
        let core: String
        let height: Int
    }

    /// What was taken of a page at the edge before.
    struct Before {
        /// Whether a page number was among it.
        var hasNumber = false
    }

    init(_ rows: [EdgeRow?], _ pageNumbers: PageNumbers, _ titles: LineTitles, _ limits: EdgeThresholds) {
        fullPageCount = rows.count
        let rows = rows.compactMap(\.self)
        self.limits = limits
        self.pageNumbers = pageNumbers
        pageCount = rows.count
        var rowsAt: [Int: Int] = [:]
        for row in rows {
            for height in heights(row) {
                if !row.content.core.isEmpty {
                    repeats[Key(core: row.content.core, height: height), default: []].insert(row.page)
                    exactRepeats[Key(core: row.content.full, height: height), default: []].insert(row.page)
                }
                if row.content.core.isEmpty, row.content.number != nil { bareNumbersAt[height, default: 0] += 1 }
                rowsAt[height, default: 0] += 1
            }
            for number in row.content.numbers {
                sequences[number.value - row.page, default: 0] += 1
                spreads[number.value - 2 * row.page, default: 0] += 1
            }
        }
        for row in rows where row.content.isDivision {
            for height in heights(row)
            where (exactRepeats[Key(core: row.content.full, height: height)]?.count ?? 0) > 1 {
                steadyPages[Key(core: row.content.core, height: height), default: 0] += 1
            }
        }
        guard let usual = rowsAt.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }) else { return }
        usualHeight = usual.key
        let there = rows.filter { heights($0).contains(usual.key) && $0.stands }
        let known = there.count {
            isRepeated($0) || isNumbered($0) || titles.are(in: $0, larger: limits.leastTitleSize)
        }
        // A head that changes with the chapter comes back on the chapter's pages.
        if limits.leastKnown.isReached(by: known, of: there.count),
            limits.leastAtUsualHeight.isReached(by: there.count, of: rows.count)
        {
            atUsualHeight = there.count
        }
    }

    /// Neighbouring cells, so that a point more or less makes no difference.
    private func heights(_ row: EdgeRow) -> [Int] {
        let cell = PlaceCell(row.baseline, width: limits.heightCell)
        return [cell.own, cell.beside]
    }

    private func isRepeated(_ row: EdgeRow, after before: Before? = nil) -> Bool {
        guard !row.content.core.isEmpty else { return false }
        let keys = heights(row).map { Key(core: row.content.core, height: $0) }
        let pages = keys.map { repeats[$0] ?? [] }.max { $0.count < $1.count } ?? []
        guard pages.count >= (pageCount > limits.fewPages ? limits.fewestRepeatsOfMany : limits.fewestRepeats) else {
            return false
        }
        if !limits.leastOfAll.isReached(by: pages.count, of: pageCount) {
            // Below the head a page's text begins: with a speaker's name, which may come back anywhere.
            if before != nil, !row.stands { return false }
            if pageCount > limits.fewPages, !hasNeighbour(row.page, among: pages) { return false }
        }
        // “Chapter 1”, “Chapter 2” at the heads of pages are headings, unless pages have the same one.
        guard row.content.isDivision, !row.isLabel, !isNumbered(row) else { return true }
        if let next = row.nextSize, row.size > limits.mostSize * next { return false }
        return keys.contains { key in
            steadyPages[key].map { limits.leastSteady.isReached(by: $0, of: repeats[key]?.count ?? 0) } ?? false
        }
    }

    /// Whether a text stands on one of the next pages, too, as heads of a chapter do; on left and right pages they differ.
    private func hasNeighbour(_ page: Int, among pages: Set<Int>) -> Bool {
        (1...limits.farthestNeighbour).contains { pages.contains(page - $0) || pages.contains(page + $0) }
    }

    private func isNumbered(_ row: EdgeRow) -> Bool {
        !row.content.isDivision
            && row.content.numbers.contains { number in
                let distance = number.value - row.page
                let most = max(sequences[distance] ?? 0, spreads[distance - row.page] ?? 0)
                // The few pages before the first chapter are numbered apart from the many after it.
                let counted = isSmallRoman(row) ? limits.fewestNumbers : max(limits.fewestNumbers, pageCount / 2)
                return most >= min(limits.enoughNumbers, counted) && pageNumbers.mayBe(distance, row)
            }
    }

    /// “3 of 12” on the third of twelve pages, and “iii” at its foot.
    private func isCounted(_ row: EdgeRow) -> Bool {
        row.stands && row.content.number?.value == row.page + 1
            && (row.content.lastPage == fullPageCount || row.edge == .foot && isSmallRoman(row))
    }

    /// Whether a row is “iii” and nothing else.
    private func isSmallRoman(_ row: EdgeRow) -> Bool {
        guard let number = row.content.number, row.content.core.isEmpty, row.stands else { return false }
        return number.isRoman && number.text == number.text.lowercased()
    }

    /// Whether the page's number is in a row.
    func holdsPageNumber(_ row: EdgeRow) -> Bool {
        row.isLabel || isNumbered(row) || row.content.core.isEmpty && row.content.number != nil
    }

    /// - Parameters:
    ///   - row: The outermost one of a page.
    ///   - before: What was taken of the page at this edge before; `nil` for nothing.
    /// - Returns: Whether it is no text.
    func isFurniture(_ row: EdgeRow, after before: Before? = nil) -> Bool {
        guard row.depth < limits.deepest || row.edge == .foot && row.depth < limits.deepestFoot else { return false }
        if isRepeated(row, after: before) { return true }
        if row.content.core.isEmpty, row.content.number != nil {
            // “VII” below the page's number is a chapter.
            if before?.hasNumber ?? false { return row.isLabel }
            if row.isLabel || isNumbered(row) || isCounted(row) { return true }
            // Chapters may be called by bare numbers, too, in larger letters and lower on the page, but at no foot.
            let mostSize = row.edge == .head ? limits.mostNumberSize : limits.mostNumberSizeAtFoot
            guard !pageNumbers.isKnown(besides: row),
                row.size <= mostSize * (row.nextSize ?? row.size), row.depth < limits.deepestNumber
            else { return false }
            // A file of a page or two has no more of them; only at the foot nothing else is likely.
            let fewest =
                row.edge == .foot && row.isApart
                ? min(limits.fewestBareNumbers, pageCount) : limits.fewestBareNumbers
            return (heights(row).map { bareNumbersAt[$0] ?? 0 }.max() ?? 0) >= fewest
        }
        if row.isLabel || isNumbered(row), row.content.core.utf8.count <= limits.longestNumbered, row.stands {
            return true
        }
        guard let usualHeight, atUsualHeight >= limits.fewestAtUsualHeight else { return false }
        return heights(row).contains(usualHeight) && row.stands
    }
}

/// The numbers of pages, where most pages have them at one edge: then others are no page numbers.
struct PageNumbers {
    private var edge: PageEdge?
    private var distance = 0
    private var pages: Set<Int> = []

    /// - Parameters:
    ///   - edges: The outermost rows at each edge.
    ///   - limits: How many pages show it.
    init(_ edges: [[EdgeRow?]], _ limits: EdgeThresholds) {
        for rows in edges {
            var found: [Int: Set<Int>] = [:]
            for row in rows.lazy.compactMap(\.self) where !row.content.isDivision {
                for number in row.content.numbers { found[number.value - row.page, default: []].insert(row.page) }
            }
            guard let most = found.max(by: { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }),
                most.value.count > pages.count,
                limits.leastPagesNumbered.isExceeded(by: most.value.count, of: rows.count),
                most.value.count >= limits.fewestPagesNumbered
            else { continue }
            edge = rows.lazy.compactMap(\.self).first?.edge
            (distance, pages) = (most.key, most.value)
        }
    }

    /// The number in a row that is as far from its page's index as those of the other pages.
    func number(of row: EdgeRow) -> RowContent.Number? {
        guard row.edge == edge else { return nil }
        return row.content.numbers.first { $0.value - row.page == distance }
    }

    /// Whether a page's number stands elsewhere than in a row.
    func isKnown(besides row: EdgeRow) -> Bool { edge != nil && row.edge != edge && pages.contains(row.page) }

    /// Whether a number that is so far from its page's index may be the page's.
    func mayBe(_ distance: Int, _ row: EdgeRow) -> Bool { distance == self.distance || !isKnown(besides: row) }
}
