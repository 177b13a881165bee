import CLibXML2

/// What tables give to their cells, and the order of their parts. Source: HTML Living Standard §4.9, “Tabular data”, and
/// §15.3.8, “Tables”.
enum TableUpgrade {
    static func upgrade(_ table: MarkupNode) {
        giveToCells(table)
        groupColumns(of: table)
        moveFootByStyle(in: table)
        if let summary = table.ownAttribute("summary"), !summary.isEmpty, table.ownAttribute("aria-label") == nil {
            table.setAttribute("aria-label", summary)
        }
    }

    private static func giveToCells(_ table: MarkupNode) {
        let padding = table.ownAttribute("cellpadding").flatMap { PresentationalStyle.length($0) }
        let lines = table.ownAttribute("rules").flatMap { rules[$0.lowercased()] }
        if lines != nil { table.addStyle(["border-collapse: collapse"]) }
        guard padding != nil || lines != nil else { return }
        var node = table.following(in: table)
        while let current = node {
            let isInner = current.isElement && current.name == "table"
            if current.isElement, current.name == "td" || current.name == "th" {
                current.addStyle((padding.map { ["padding: \($0)"] } ?? []) + (lines ?? []))
            }
            node = current.following(in: table, skippingChildren: isInner)
        }
    }

    private static let rules: [String: [String]] = [
        "all": ["border: 1px solid"],
        "rows": ["border-style: solid none", "border-width: 1px"],
        "cols": ["border-style: none solid", "border-width: 1px"],
    ]

    /// Columns stand in a group.
    private static func groupColumns(of table: MarkupNode) {
        let columns = table.childElements.filter { $0.name == "col" }
        guard let first = columns.first, let last = columns.last else { return }
        _ = first.wrapped(upTo: last, in: "colgroup", table.pointer.pointee.ns)
    }

    /// A foot that stands before the body stays there, since the text is read in that order, and is shown below.
    private static func moveFootByStyle(in table: MarkupNode) {
        let parts = table.childElements
        guard let foot = parts.firstIndex(where: { $0.name == "tfoot" }), foot + 1 < parts.count else { return }
        xmlNodeSetName(parts[foot].pointer, "tbody")
        parts[foot].addStyle(["display: table-footer-group"])
        let rows = parts[(foot + 1)...].filter { $0.name == "tr" }
        if let first = rows.first, let last = rows.last {
            _ = first.wrapped(upTo: last, in: "tbody", table.pointer.pointee.ns)
        }
    }
}
