/// Where the columns of a table are.
struct TableColumns {
    private let columns: [ClosedRange<Float>]
    /// Whether upright lines part them.
    let areDrawn: Bool
    private let limits: TableThresholds

    /// - Parameters:
    ///   - frame: The table's lines.
    ///   - baselines: What stands on each base line in it.
    ///   - limits: What parts columns.
    init(_ frame: TableFrame, _ baselines: [[PrintedLine]], _ limits: TableThresholds) {
        self.limits = limits
        areDrawn = !frame.columns.isEmpty
        if areDrawn {
            let places = [frame.left] + frame.columns + [frame.right]
            columns = zip(places, places.dropFirst()).map { $0...max($0, $1) }
            return
        }
        // Heads may stand over several columns.
        let baselines = baselines.map { $0.filter { !$0.isBullet } }
        let most = baselines.map(\.count).max() ?? 0
        let telling = baselines.filter { $0.count > 1 && limits.leastParts.isReached(by: $0.count, of: most) }
        columns = telling.joined().sorted { $0.box.left < $1.box.left }.reduce(into: []) { columns, line in
            if let last = columns.last, line.box.left < last.upperBound + limits.leastGap * line.size {
                columns[columns.count - 1] = last.lowerBound...max(last.upperBound, line.box.right)
            } else {
                columns.append(line.box.left...max(line.box.left, line.box.right))
            }
        }
    }

    var count: Int { columns.count }

    /// Where a column's text may reach.
    func right(of column: Int) -> Float { columns[column].upperBound }

    /// The column that most of a box stands in; of what stands in several the first.
    func index(of box: PDFBox) -> Int {
        let shared = columns.map { box.width(within: $0) }
        let most = shared.max() ?? 0
        return shared.firstIndex { $0 >= min(most, box.width / 4) } ?? 0
    }

    /// Whether a box stands in more than one column.
    func isSpanned(by box: PDFBox) -> Bool {
        columns.count { box.width(within: $0) > limits.leastSpanned * ($0.upperBound - $0.lowerBound) } > 1
    }
}

extension PDFBox {
    /// How much of it stands in a column, in points; less than nothing for one that is beside it.
    fileprivate func width(within column: ClosedRange<Float>) -> Float {
        min(right, column.upperBound) - max(left, column.lowerBound)
    }
}
