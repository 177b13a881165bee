import CLibXML2
import VorleserCore

extension ContentReading {
    /// Begins a table, of which rows and cells are told only where it does not just place things.
    mutating func beginTable(_ node: MarkupNode, _ attributes: ElementAttributes, _ element: inout Opened) {
        let isLayout = state.isInRow || attributes.types.contains("presentation") || node.isLayoutTable
        state.isLayoutTable = isLayout
        state.cellAlignment = state.layout.alignment
        begin(isLayout ? nil : .table, &element)
    }

    /// Begins a row of a table.
    mutating func beginRow(_ node: MarkupNode, _ element: inout Opened) {
        guard !state.isLayoutTable, !state.isInRow, node.hasContent else { return begin(nil, &element) }
        begin(.tableRow, &element)
        state.isInRow = true
    }

    /// Begins a cell of a row.
    mutating func beginCell(_ node: MarkupNode, _ element: inout Opened) {
        guard state.isInRow, !state.isLayoutTable else { return begin(nil, &element) }
        element.endsCell = node.hasFollowingCell
        var cell = TableCell()
        cell.isHeader = node.name == "th"
        cell.columns = min(max(node.number("colspan") ?? 1, 1), TableCell.mostSpanned)
        if let rows = node.number("rowspan"), rows != 1, let row = node.parent {
            cell.rows = printedRows(from: row, rows > 0 ? min(rows, TableCell.mostSpanned) : TableCell.mostSpanned)
        }
        builder.beginCell(cell)
    }

    /// Takes over at which edge the lines of a table's cells stand: as the cell says, or what is in it or around it.
    mutating func alignCells(_ kind: ElementKind?, _ layout: StyledLayout) {
        if let given = layout.alignment {
            state.cellAlignment = LayoutContext.alignment(given, isFromRight: state.isFromRight)
        }
        guard state.isInRow, !state.isLayoutTable, let alignment = state.cellAlignment else { return }
        if case .row? = kind { return }
        builder.alignCell(alignment)
    }

    /// Rows without anything in them are not printed: so many of the next ones are, and at least one.
    private mutating func printedRows(from row: MarkupNode, _ count: Int) -> Int {
        guard let group = row.parent else { return 1 }
        if rowGroup?.group != group.pointer { rowGroup = PrintedRows(in: group) }
        return rowGroup?.count(from: row, count) ?? 1
    }
}

/// Which rows of a table, or of a group of its rows, are printed.
struct PrintedRows {
    let group: UnsafeMutablePointer<xmlNode>
    private var indices: [UnsafeMutablePointer<xmlNode>: Int] = [:]
    /// How many are printed before each, and in all.
    private var before = [0]

    init(in group: MarkupNode) {
        self.group = group.pointer
        for row in group.childElements where row.name == "tr" {
            indices[row.pointer] = before.count - 1
            before.append(before[before.count - 1] + (row.hasPrint ? 1 : 0))
        }
    }

    /// How many are printed of a row and those that follow it; at least one.
    func count(from row: MarkupNode, _ rows: Int) -> Int {
        guard let index = indices[row.pointer] else { return 1 }
        return max(1, before[min(index + rows, before.count - 1)] - before[index])
    }
}

extension MarkupNode {
    /// The whole number that an attribute begins with. Source: HTML Living Standard §2.3.4.1.
    fileprivate func number(_ name: String) -> Int? {
        attribute(name).flatMap { Int($0.drop { $0.isWhitespace }.prefix(6).prefix { $0.isASCII && $0.isNumber }) }
    }

    fileprivate var hasContent: Bool { hasPicture { $0.contains { $0 > 0x20 } } }

    /// The same, where blanks that do not collapse are nothing either.
    fileprivate var hasPrint: Bool {
        hasPicture { text in
            text.indices.contains { index in
                guard text[index] > 0x20 else { return false }
                // U+00A0 as UTF-8.
                let isBlank = text[index] == 0xC2 && index + 1 < text.count && text[index + 1] == 0xA0
                return !isBlank && !(text[index] == 0xA0 && index > 0 && text[index - 1] == 0xC2)
            }
        }
    }

    /// Whether there is a picture in it, or text that counts.
    private func hasPicture(orText counts: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
        var node: MarkupNode? = self
        while let current = node {
            if current.isText, counts(current.characters) { return true }
            if current.isElement, ["img", "svg", "object", "math"].contains(current.name) { return true }
            node = current.following(in: self)
        }
        return false
    }

    fileprivate var hasFollowingCell: Bool {
        var sibling = next
        while let current = sibling {
            if current.isElement, current.name == "td" || current.name == "th" { return true }
            sibling = current.next
        }
        return false
    }

    /// Whether a table only places things: it holds other blocks, speeches, long text, or one cell to a row.
    fileprivate var isLayoutTable: Bool {
        var mostCells = 0
        var cells = 0
        for node in descendants {
            switch node.name {
            case "table", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "blockquote", "hr", "pre", "section":
                return true
            case "tr": cells = 0
            case "td", "th":
                cells += 1
                mostCells = max(mostCells, cells)
                // The speakers of a play.
                if node.attribute("type")?.contains("persona") ?? false { return true }
                if node.holdsProse { return true }
            default: break
            }
        }
        return mostCells < 2
    }

    /// Whether a cell holds several paragraphs or a long one.
    private var holdsProse: Bool {
        var length = 0
        var paragraphs = 0
        var node: MarkupNode? = following(in: self)
        while let current = node {
            if current.isText { length += current.characters.count }
            if current.isElement, current.name == "p" { paragraphs += 1 }
            if length > 800 || (paragraphs > 1 && length > 100) { return true }
            node = current.following(in: self)
        }
        return false
    }
}
