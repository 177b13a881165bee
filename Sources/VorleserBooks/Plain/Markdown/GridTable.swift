/// A table drawn with `+---+` and bars, as a table of bars alone. Source: the Pandoc User's Guide, “Grid tables”.
struct GridTable {
    typealias Line = ArraySlice<UInt8>

    /// The table in GitHub's dialect, between blank lines.
    private(set) var lines: [Line] = []
    /// How many lines of the text it takes.
    let count: Int

    private static let mostLines = 2_000

    /// `nil` where none begins.
    /// - Parameter text: The text from the table's first line on.
    init?(_ text: ArraySlice<Line>) {
        guard let first = text.first, Self.isBorder(first), text.count > 2 else { return nil }
        let drawn = text.prefix(Self.mostLines).prefix { line in
            let sign = line.drop { $0 == 0x20 }.first
            return sign == UInt8(ascii: "|") || sign == UInt8(ascii: "+")
        }
        guard let last = drawn.lastIndex(where: Self.isBorder), last > text.startIndex + 1 else { return nil }
        count = last + 1 - text.startIndex
        let grid = text[text.startIndex...last].map { line in
            Array(Substring(String(decoding: line, as: UTF8.self)).trimmed())
        }
        let edges = grid[0].indices.filter { grid[0][$0] == "+" }
        guard let rows = Self.rows(grid, Self.allEdges(grid, edges)), !rows.isEmpty else { return nil }
        write(rows)
    }

    /// `+-----+:===:+`, and nothing besides.
    private static func isBorder(_ line: Line) -> Bool {
        let text = line.drop { $0 == 0x20 }
        let drawn = Array(text.reversed().drop { $0 <= 0x20 }.reversed())
        return drawn.count > 2 && drawn.first == UInt8(ascii: "+") && drawn.last == UInt8(ascii: "+")
            && drawn.allSatisfy { "+-=:".utf8.contains($0) } && drawn.contains { $0 == 0x2D || $0 == 0x3D }
    }

    /// The columns' edges, those that the first border leaves out for a cell over several columns included.
    private static func allEdges(_ grid: [[Character]], _ first: [Int]) -> [Int] {
        let borders = grid.filter { $0.allSatisfy { "+-=:".contains($0) } }
        return borders.reduce(into: Set(first)) { $0.formUnion(zip($1.indices, $1).filter { $0.1 == "+" }.map(\.0)) }
            .sorted()
    }

    /// The cells' words; `nil` where the lines do not fit the borders.
    private static func rows(_ grid: [[Character]], _ edges: [Int]) -> [[String]]? {
        guard edges.count >= 2, let width = edges.last else { return nil }
        var rows: [[String]] = []
        var row = [String](repeating: "", count: edges.count - 1)
        for line in grid {
            if line.allSatisfy({ "+-=:".contains($0) }) {
                if row.contains(where: { !$0.isEmpty }) { rows.append(row) }
                row = [String](repeating: "", count: edges.count - 1)
                continue
            }
            guard line.count == width + 1 else { return nil }
            let here = edges.filter { line[$0] == "|" || line[$0] == "+" }
            guard here.first == edges.first, here.last == width else { return nil }
            for (start, end) in zip(here, here.dropFirst()) {
                let words = Substring(String(line[(start + 1)..<end])).trimmed()
                // A border that parts the rows of some columns only.
                guard let column = edges.firstIndex(of: start), !words.isEmpty,
                    !words.allSatisfy({ "-=:+".contains($0) })
                else { continue }
                // What only keeps a line apart.
                if words == "<p></p>" || words == "<br>" || words == "\\" { continue }
                let isBullet = words.hasPrefix("- ") || words.hasPrefix("* ")
                let isItem = isBullet || words.drop(while: \.isNumber).hasPrefix(". ") && words.first?.isNumber == true
                row[column] +=
                    (row[column].isEmpty ? "" : isItem ? "; " : " ") + (isBullet ? words.dropFirst(2) : words)
            }
        }
        return rows
    }

    private mutating func write(_ rows: [[String]]) {
        lines = [[]]
        for (index, row) in rows.enumerated() {
            let cells = row.map { $0.replacing("|", with: "\\|") }
            lines.append(Line("| \(cells.joined(separator: " | ")) |".utf8))
            if index == 0 { lines.append(Line(("|" + row.map { _ in "---|" }.joined()).utf8)) }
        }
        lines.append([])
    }
}
