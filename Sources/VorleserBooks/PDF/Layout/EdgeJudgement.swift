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
