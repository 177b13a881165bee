/// The lines of a table as they are drawn: those across it, and the upright ones between its columns.
struct TableFrame {
    let left: Float
    let right: Float
    /// Where lines go across, from top to bottom.
    let rows: [Float]
    /// Where upright lines part columns, from left to right, without the outer ones.
    let columns: [Float]

    /// A straight line, joined of its pieces.
    private struct Stroke {
        /// Where it lies: how far down it goes across, how far right it goes down.
        var place: Float
        var from: Float
        var to: Float
    }

    /// The frames of a page; no page has more.
    private static let most = 100

    /// - Parameters:
    ///   - rules: The straight lines of a page.
    ///   - areas: What is drawn and no line: cells may have frames of their own, and rows a ground.
    ///   - limits: What makes a table of them.
    /// - Returns: Those with the most lines first.
    static func frames(of rules: [PDFBox], around areas: [PDFBox], _ limits: TableThresholds) -> [TableFrame] {
        let rules = rules + areas.flatMap(\.edges)
        let level = rules.filter { $0.width >= $0.height }
            .map { Stroke(place: ($0.top + $0.bottom) / 2, from: $0.left, to: $0.right) }
        let upright = rules.filter { $0.width < $0.height }
            .map { Stroke(place: ($0.left + $0.right) / 2, from: $0.top, to: $0.bottom) }
        let uprights = joined(upright, limits)
        var alike: [[Stroke]] = []
        for stroke in joined(level, limits) where stroke.to - stroke.from >= limits.leastWidth {
            if let index = alike.firstIndex(where: { isAlike($0[0], stroke, limits) }) {
                alike[index].append(stroke)
            } else if alike.count < most {
                alike.append([stroke])
            }
        }
        return alike.filter { $0.count >= limits.fewestLines }
            .sorted { $0.count > $1.count }
            .map { TableFrame($0, uprights, limits) }
    }

    private static func isAlike(_ one: Stroke, _ other: Stroke, _ limits: TableThresholds) -> Bool {
        abs(one.from - other.from) <= limits.endSlack && abs(one.to - other.to) <= limits.endSlack
    }

    /// The pieces of each line as one, by where they lie.
    private static func joined(_ pieces: [Stroke], _ limits: TableThresholds) -> [Stroke] {
        var result: [Stroke] = []
        var group: [Stroke] = []
        func close() {
            for piece in group.sorted(by: { $0.from < $1.from }) {
                if let last = result.last, last.place == group[0].place, piece.from <= last.to + limits.widestJoint {
                    result[result.count - 1].to = max(last.to, piece.to)
                } else {
                    result.append(Stroke(place: group[0].place, from: piece.from, to: piece.to))
                }
            }
            group = []
        }
        for piece in pieces.sorted(by: { $0.place < $1.place }) {
            if let first = group.first, piece.place - first.place > limits.thickness { close() }
            group.append(piece)
        }
        close()
        return result
    }

    /// - Parameters:
    ///   - level: Lines across that begin and end at the same places, from top to bottom; not empty.
    ///   - uprights: All upright lines of the page, from left to right.
    ///   - limits: Which of these part columns.
    private init(_ level: [Stroke], _ uprights: [Stroke], _ limits: TableThresholds) {
        let (left, right) = (level[0].from, level[0].to)
        let rows = level.map(\.place)
        let (top, bottom) = (rows[0], rows[rows.count - 1])
        var heights: [(place: Float, height: Float)] = []
        for upright in uprights
        where upright.place > left + limits.endSlack && upright.place < right - limits.endSlack {
            let height = max(min(upright.to, bottom) - max(upright.from, top), 0)
            if let last = heights.last, upright.place == last.place {
                heights[heights.count - 1].height += height
            } else {
                heights.append((upright.place, height))
            }
        }
        let least = Float(limits.leastUpright.rawValue) * (bottom - top)
        (self.left, self.right, self.rows) = (left, right, rows)
        columns = heights.filter { $0.height >= least }.map(\.place)
    }
}

extension PDFBox {
    /// Its four sides.
    fileprivate var edges: [PDFBox] {
        [
            PDFBox(left: left, top: top, right: right, bottom: top),
            PDFBox(left: left, top: bottom, right: right, bottom: bottom),
            PDFBox(left: left, top: top, right: left, bottom: bottom),
            PDFBox(left: right, top: top, right: right, bottom: bottom),
        ]
    }
}
