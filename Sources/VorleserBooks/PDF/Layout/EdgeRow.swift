/// Where on a page furniture stands.
enum PageEdge {
    case head, foot

    /// How far from it a base line is, as a share of the page's height.
    func depth(of baseline: Float, _ height: Float) -> Float {
        (self == .head ? baseline : height - baseline) / max(height, 1)
    }
}

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
    /// The size of what comes next.
    let nextSize: Float?
    /// Whether it is the page's label.
    let isLabel: Bool
    /// How far from the edge, as a share of the page's height, without the margin that no page prints in.
    let depth: Float
    /// Whether it stands apart from what comes next.
    let isApart: Bool
    /// Whether it does, in letters that are not larger.
    let stands: Bool

    init?(
        _ page: [PrintedLine],
        _ edge: PageEdge,
        page number: Int,
        height: Float,
        margin: Float,
        label: String?,
        _ words: BookWords,
        _ thresholds: LayoutThresholds
    ) {
        let first = page.indices.filter { !page[$0].isSlanted }.min { isOuter(page[$0], page[$1], edge) }
        guard let first else { return nil }
        let outer = page[first]
        let indices = page.indices.filter {
            !page[$0].isSlanted
                && abs(page[$0].baseline - outer.baseline)
                    < thresholds.edges.baselineSlack * max(outer.size, page[$0].size)
        }.sorted { page[$0].box.left < page[$1].box.left }
        let rest = page.indices.filter { !page[$0].isSlanted && !indices.contains($0) }
        let next = rest.min { isOuter(page[$0], page[$1], edge) }
        self.page = number
        self.indices = indices
        self.edge = edge
        lines = indices.map { page[$0] }
        content = RowContent(lines.map(\.text), words, thresholds.numbers)
        baseline = outer.baseline
        let size = lines.map(\.size).max() ?? 0
        self.size = size
        // Of two columns one may begin with small print.
        nextSize = next.map { next in
            rest.lazy.filter {
                abs(page[$0].baseline - page[next].baseline) < thresholds.edges.baselineSlack * page[$0].size
            }.map { page[$0].size }.max() ?? page[next].size
        }
        isApart =
            next.map { next in
                abs(page[next].baseline - outer.baseline) > thresholds.nearness.widestLeading
                    * max(page[next].size, size)
            } ?? true
        stands = isApart && size <= thresholds.edges.mostSize * (nextSize ?? size)
        isLabel = label != nil && content.number?.text.lowercased() == label?.lowercased()
        depth = edge.depth(of: outer.baseline, height) - margin
    }
}

private func isOuter(_ line: PrintedLine, _ other: PrintedLine, _ edge: PageEdge) -> Bool {
    edge == .head ? line.baseline < other.baseline : line.baseline > other.baseline
}
