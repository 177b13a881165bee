package import VorleserCore

extension TableCell {
    /// The element that a cell becomes.
    package var elementName: String { isHeader ? "th" : "td" }

    /// How many columns and rows it stands over, as attributes; empty for one of each.
    package var spanAttributes: String {
        (columns > 1 ? #" colspan="\#(columns)""# : "") + (rows > 1 ? #" rowspan="\#(rows)""# : "")
    }

    /// Cells that are set in their own way, by where they begin.
    /// - Parameter marks: Of a stretch of a book.
    /// - Returns: Only those; others are plain.
    package static func byStart(_ marks: [TextMark]) -> [Int: TableCell] {
        let found = marks.compactMap { mark -> (Int, TableCell)? in
            if case .cell(let cell) = mark.kind { (mark.span.lowerBound.utf16, cell) } else { nil }
        }
        return Dictionary(found) { first, _ in first }
    }
}
