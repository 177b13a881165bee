/// The rows and cells of a table, with those that go on over several rows. Source: ISO/IEC 29500-1 §17.4.
enum WordTable {
    struct Row {
        /// Whether it is printed again at the top of each page: it names the columns.
        let isHeader: Bool
        var cells: [Cell]
    }

    struct Cell {
        let node: MarkupNode
        /// The column of the table's grid that it begins in.
        let column: Int
        let columns: Int
        var rows = 1
        /// Whether it is a part of the cell above.
        let isContinued: Bool
    }

    private static let mostColumns = 1000

    static func rows(of table: MarkupNode) -> [Row] {
        var rows = table.childElements.filter { $0.name == "tr" }.map(row)
        var below: [Int: Int] = [:]
        for index in rows.indices.reversed() {
            var continued: [Int: Int] = [:]
            for cell in rows[index].cells.indices {
                let (column, isContinued) = (rows[index].cells[cell].column, rows[index].cells[cell].isContinued)
                rows[index].cells[cell].rows += below[column] ?? 0
                if isContinued { continued[column] = rows[index].cells[cell].rows }
            }
            below = continued
        }
        return rows
    }

    private static func row(_ node: MarkupNode) -> Row {
        var column = 0
        var cells: [Cell] = []
        for cell in node.cells {
            let properties = cell.child("tcpr")
            let merge = properties?.child("vmerge")
            let span = properties?.child("gridspan")?.attribute("val").flatMap { Int($0) } ?? 1
            let columns = min(max(span, 1), mostColumns)
            let isContinued = merge != nil && merge?.attribute("val") != "restart"
            cells.append(Cell(node: cell, column: column, columns: columns, isContinued: isContinued))
            column += columns
        }
        let header = node.child("trpr")?.child("tblheader")
        let isHeader = header != nil && !["0", "false", "off"].contains(header?.attribute("val") ?? "1")
        return Row(isHeader: isHeader, cells: cells)
    }
}

extension MarkupNode {
    /// The cells of a row, also those in content controls.
    fileprivate var cells: [MarkupNode] {
        childElements.flatMap { node -> [MarkupNode] in
            switch node.name {
            case "tc": [node]
            case "sdt": node.child("sdtcontent")?.childElements.filter { $0.name == "tc" } ?? []
            default: []
            }
        }
    }
}
