/// Tables as people type them: cells parted by three blanks, a tab or a bar, or joined to a number by dots.
enum PlainTable {
    /// Whether most lines have cells, and the cells stand below each other.
    static func isTable(_ lines: [TextLine], _ text: TextLines) -> Bool {
        guard lines.count >= 2, lines.count <= 2000 else { return false }
        let rows = lines.map { cells($0, text) }
        let parted = rows.filter { $0.count > 1 }
        guard parted.count * 3 >= lines.count * 2 else { return false }
        if rows.contains(where: { $0.contains { $0.isByMark } }) { return true }
        return aligned(parted.map { $0[1].startColumn }) || aligned(parted.compactMap { $0.last?.endColumn })
    }

    /// Whether two lines are rows of one table, among lines that are paragraphs else.
    static func areRows(_ first: TextLine, _ second: TextLine, _ text: TextLines) -> Bool {
        guard first.width <= 120, second.width <= 120 else { return false }
        return cells(first, text).count > 1 && cells(second, text).count > 1
    }

    private static func aligned(_ columns: [Int]) -> Bool {
        columns.contains { column in columns.count { abs($0 - column) <= 1 } * 3 >= columns.count * 2 }
    }

    struct Cell {
        var bytes: Range<Int>
        var startColumn: Int
        var endColumn: Int
        /// Whether a tab or bar parts it from the cell before, so that its column does not matter.
        var isByMark: Bool
    }

    /// The cells of a line.
    static func cells(_ line: TextLine, _ text: TextLines) -> [Cell] {
        var cells: [Cell] = []
        var start = line.start
        var column = line.indent
        var startColumn = column
        var index = line.start
        var isByMark = false
        while index < line.end {
            let gap = gapLength(text.utf8, index, line.end)
            if gap.bytes > 0 {
                if index > start {
                    cells.append(
                        Cell(bytes: start..<index, startColumn: startColumn, endColumn: column, isByMark: isByMark)
                    )
                }
                index += gap.bytes
                column += gap.bytes
                (start, startColumn, isByMark) = (index, column, gap.isMark)
            } else {
                if text.utf8[index] & 0xC0 != 0x80 { column += 1 }
                index += 1
            }
        }
        if index > start {
            cells.append(Cell(bytes: start..<index, startColumn: startColumn, endColumn: column, isByMark: isByMark))
        }
        return cells
    }

    /// How many bytes part two cells here; 0 for none.
    private static func gapLength(_ utf8: [UInt8], _ index: Int, _ limit: Int) -> (bytes: Int, isMark: Bool) {
        switch utf8[index] {
        case UInt8(ascii: "|"), UInt8(ascii: "\t"), UInt8(ascii: " "), UInt8(ascii: "."): break
        default: return (0, false)
        }
        var end = index
        var blanks = 0
        var dots = 0
        var isMark = false
        while end < limit {
            switch utf8[end] {
            case UInt8(ascii: " "): blanks += 1
            case UInt8(ascii: "."): dots += 1
            case UInt8(ascii: "|"), UInt8(ascii: "\t"): isMark = true
            default:
                let isGap = isMark || (dots == 0 && blanks >= 3) || dots >= 4
                return isGap ? (end - index, isMark) : (0, false)
            }
            end += 1
        }
        return isMark ? (end - index, true) : (0, false)
    }
}
