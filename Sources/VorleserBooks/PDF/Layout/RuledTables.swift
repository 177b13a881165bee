/// Puts together what stands in the cells of tables whose lines are drawn, so that each is read to its end before the next.
struct RuledTables {
    private let lines: [PrintedLine]
    private let limits: TableThresholds
    private let hyphens: PrintedHyphens
    /// Rows that were found, each as one line, and the lines they were made of.
    private var rows: [(line: PrintedLine, parts: [Int])] = []
    private var taken: Set<Int> = []

    /// What stands on a base line between two lines across a table: indices of the page's lines, from left to right.
    private typealias Baseline = [Int]

    /// - Parameters:
    ///   - pages: The lines of each page, in any order.
    ///   - frames: The lines of each page's tables.
    ///   - hyphens: What becomes of words that a line's end cuts.
    ///   - limits: What is a table.
    /// - Returns: The lines; a row of a table is one.
    static func joined(
        in pages: [[PrintedLine]],
        _ frames: [[TableFrame]],
        _ hyphens: PrintedHyphens,
        _ limits: TableThresholds
    ) -> [[PrintedLine]] {
        zip(pages, frames).map { lines, frames in
            guard !frames.isEmpty else { return lines }
            var page = RuledTables(lines: lines, limits: limits, hyphens: hyphens)
            for frame in frames { page.join(frame) }
            return page.result
        }
    }

    private init(lines: [PrintedLine], limits: TableThresholds, hyphens: PrintedHyphens) {
        (self.lines, self.limits, self.hyphens) = (lines, limits, hyphens)
    }

    /// Rows stand where their first lines stood.
    private var result: [PrintedLine] {
        let firsts = Dictionary(rows.map { ($0.parts[0], $0.line) }) { first, _ in first }
        return lines.indices.compactMap { firsts[$0] ?? (taken.contains($0) ? nil : lines[$0]) }
    }

    private mutating func join(_ frame: TableFrame) {
        let parted = parted(by: frame)
        let bands = parted.dropFirst().dropLast().filter { !$0.isEmpty }
        let columns = TableColumns(frame, bands.joined().map { $0.map { lines[$0] } }, limits)
        guard columns.count > 1 else { return }
        // Between fewer lines there is a head, and all rows below it.
        let isRuledEach = bands.count >= limits.fewestRuled
        let inside = bands.flatMap { rows(of: $0, columns, isRuledEach: isRuledEach) }
        let outside = [
            outerRow(parted[0].reversed(), from: frame.rows[0], columns),
            outerRow(parted[parted.count - 1], from: frame.rows[frame.rows.count - 1], columns),
        ]
        let found = (inside + outside).compactMap { baselines in
            row(baselines, columns).map { ($0, baselines.flatMap(\.self)) }
        }
        guard found.count >= limits.fewestRows else { return }
        for (line, parts) in found {
            rows.append((line, parts))
            taken.formUnion(parts)
        }
    }

    // MARK: Rows

    /// What stands above each line across, and below the last, by base lines from top to bottom.
    private func parted(by frame: TableFrame) -> [[Baseline]] {
        var rest = lines.indices.filter { index in
            let box = lines[index].box
            let middle = (box.left + box.right) / 2
            return !taken.contains(index) && !lines[index].isSlanted && middle > frame.left && middle < frame.right
                && box.left > frame.left - limits.endSlack && box.right < frame.right + limits.endSlack
        }
        .sorted { lines[$0].middle < lines[$1].middle }[...]
        let above = frame.rows.map { row in
            let parts = rest.prefix { lines[$0].middle < row }
            rest = rest.dropFirst(parts.count)
            return baselines(of: parts)
        }
        return above + [baselines(of: rest)]
    }

    /// The row right above a table's first line or below its last, where rows have lines or a ground on one side only.
    ///
    /// - Parameters:
    ///   - baselines: What stands there, the nearest first.
    ///   - edge: Where the line is.
    ///   - columns: The table's.
    /// - Returns: Its base lines from top to bottom; none where there is no such row.
    private func outerRow(_ baselines: [Baseline], from edge: Float, _ columns: TableColumns) -> [Baseline] {
        var place = edge
        let near = baselines.prefix { parts in
            let line = lines[parts[0]]
            let widest = place == edge ? limits.widestGap : limits.widestLeading
            defer { place = line.baseline }
            return abs(line.baseline - place) < widest * line.size
                && !parts.contains { columns.isSpanned(by: lines[$0].box) }
        }
        let filled = near.map { Set($0.map { columns.index(of: lines[$0].box) }) }
        let fewest = columns.areDrawn ? columns.count : 2
        // What begins at the table's edge farther away is a caption, or text.
        guard near.count <= limits.mostOuterBaselines, filled.contains(where: { $0.count >= fewest }),
            let last = filled.lastIndex(where: { $0.count > 1 || !$0.contains(0) })
        else { return [] }
        return near.prefix(last + 1).sorted { lines[$0[0]].baseline < lines[$1[0]].baseline }
    }

    private func baselines(of parts: ArraySlice<Int>) -> [Baseline] {
        var result: [Baseline] = []
        for part in parts.sorted(by: { lines[$0].baseline < lines[$1].baseline }) {
            if let last = result.last,
                lines[part].baseline - lines[last[0]].baseline < limits.baselineSlack * lines[part].size
            {
                result[result.count - 1].append(part)
            } else {
                result.append([part])
            }
        }
        return result.map { $0.sorted { lines[$0].box.left < lines[$1].box.left } }
    }

    /// The rows between two lines across the table: one, or several without lines between them.
    ///
    /// - Parameters:
    ///   - band: Its base lines.
    ///   - columns: The table's.
    ///   - isRuledEach: Whether each of the table's rows has lines above and below.
    /// - Returns: Their base lines.
    private func rows(of band: [Baseline], _ columns: TableColumns, isRuledEach: Bool) -> [[Baseline]] {
        guard band.count > 1 else { return [band] }
        // A title over the table, heads over several columns, and text between two tables are none of its rows.
        return band.split { parts in parts.contains { columns.isSpanned(by: lines[$0].box) } }
            .flatMap { rowsInColumns(Array($0), columns, isRuledEach: isRuledEach) }
    }

    private func rowsInColumns(_ band: [Baseline], _ columns: TableColumns, isRuledEach: Bool) -> [[Baseline]] {
        guard band.count <= limits.mostBaselines else { return [] }
        let filled = band.map { Set($0.map { columns.index(of: lines[$0].box) }) }
        // Where nothing stands in the first column a line goes on with the row above, unless all others are filled.
        let begins = filled.map { $0.contains(0) || columns.count > 2 && $0.count == columns.count - 1 }
        let places = filled.reduce(0) { $0 + $1.count }
        let isFull =
            begins.allSatisfy(\.self) && limits.leastFilled.isReached(by: places, of: band.count * columns.count)
        if isRuledEach, !isFull, columns.areDrawn || filled.areFromTop(columns.count) { return [band] }
        let beginnings = begins.count(where: \.self)
        if !isFull, beginnings < (columns.areDrawn ? limits.fewestBeginnings : 2) { return [band] }
        return zip(band, leaps(in: band) ?? begins).reduce(into: []) { rows, line in
            if line.1 || rows.isEmpty { rows.append([line.0]) } else { rows[rows.count - 1].append(line.0) }
        }
    }

    /// Which base lines are farther from the one above than those of one cell are; `nil` where that does not tell.
    private func leaps(in band: [Baseline]) -> [Bool]? {
        let firsts = band.map { lines[$0[0]] }
        let distances = zip(firsts.dropFirst(), firsts).map { $0.baseline - $1.baseline }
        guard let least = distances.min(), let most = distances.max(), most > limits.leastLeap * least,
            least > limits.leastLeading * firsts[0].size
        else { return nil }
        return [true] + distances.map { $0 > limits.leastLeap * least }
    }

    /// A row as one line; `nil` when there is only one cell in it, or the columns are others.
    private func row(_ baselines: [Baseline], _ columns: TableColumns) -> PrintedLine? {
        var cells = [[Baseline]](repeating: [], count: columns.count)
        for baseline in baselines {
            let parts = Dictionary(grouping: baseline) { columns.index(of: lines[$0].box) }
            guard
                columns.areDrawn
                    || parts.values.allSatisfy({ $0.count(where: { !lines[$0].isBullet }) < 2 })
            else { return nil }
            for (column, parts) in parts { cells[column].append(parts) }
        }
        let joined = cells.indices.compactMap { cell(cells[$0], right: columns.right(of: $0)) }
        guard joined.count > 1, var row = joined.first else { return nil }
        for cell in joined.dropFirst() {
            row.join(cell)
            row.baseline = min(row.baseline, cell.baseline)
        }
        row.isTableRow = true
        return row
    }

    /// The lines of a cell as one.
    private func cell(_ baselines: [Baseline], right edge: Float) -> PrintedLine? {
        let cellLines = baselines.compactMap { parts -> PrintedLine? in
            guard let first = parts.first else { return nil }
            return parts.dropFirst().reduce(into: lines[first]) { line, part in
                line.goOn(with: lines[part], behind: line.isBullet ? " " : PrintedLine.cellGap)
            }
        }
        guard var cell = cellLines.first else { return nil }
        let right = max(cellLines.map(\.box.right).max() ?? edge, edge)
        for (line, next) in zip(cellLines, cellLines.dropFirst()) {
            let hasRoom = right - line.box.right > next.firstWordWidth + limits.roomSlack * line.size
            if hasRoom, !next.beginsSmall {
                cell.goOn(with: next, behind: PrintedLine.cellGap)
            } else {
                let joint = hyphens.joint(of: line, and: next)
                if joint == .withoutHyphen { cell.runs.removeLastCharacter() }
                cell.goOn(with: next, behind: joint == .blank ? " " : "")
            }
        }
        cell.cells = []
        return cell
    }
}

extension [Set<Int>] {
    /// Whether the cells of a row begin on its first line and go on without a gap.
    fileprivate func areFromTop(_ columns: Int) -> Bool {
        (0..<columns).allSatisfy { column in
            !drop { $0.contains(column) }.contains { $0.contains(column) }
        }
    }
}

extension PrintedLine {
    /// Whether it is nothing but the sign before an item of a list.
    var isBullet: Bool { text.utf16.count <= 2 && BulletMarker(text + " -") != nil }

    /// How far down the middle of its small letters is.
    fileprivate var middle: Float { baseline - size / 4 }

    /// Appends a line of the same cell.
    fileprivate mutating func goOn(with next: PrintedLine, behind gap: String) {
        runs += (gap.isEmpty ? [] : [PrintedRun(text: gap, style: [])]) + next.runs
        box = box.union(next.box)
    }
}
