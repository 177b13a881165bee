import VorleserCore

/// Writes blocks as elements: what all kinds of pages have in common.
///
/// Which elements stand for which blocks is said here once; a kind of page says how an element and its text are written,
/// and what is its own (``write(_:)``).
package protocol BlockWriter {
    /// An element around others.
    mutating func wrap(_ name: String, _ attributes: String, _ write: (inout Self) -> Void)
    /// An element with a block's text.
    mutating func writeText(_ block: PageBlock, in name: String, _ attributes: String)
    /// The cells of a row that holds text: they are parted by tabs.
    mutating func writeCells(_ row: PageBlock)
    /// Writes blocks that belong together otherwise than the items of a list or the rows of a table.
    /// - Returns: How many of the first blocks it has written.
    mutating func writeGroup(_ blocks: ArraySlice<PageBlock>) -> Int
    /// A block that other kinds of pages write otherwise, or do not know.
    mutating func writeOwn(_ block: PageBlock)
    /// Whether items of both styles belong to one list.
    func isOneList(_ list: ListStyle, _ other: ListStyle) -> Bool
}

extension BlockWriter {
    /// Writes blocks one after the other; items of lists and rows of tables that follow each other belong together.
    package mutating func write(_ blocks: [PageBlock]) {
        var rest = blocks[...]
        while let block = rest.first {
            switch block.kind {
            case .listItem(let marker):
                let list = ListStyle(marker)
                let items = rest.prefix {
                    $0.kind.flatMap(ListStyle.init(of:)).map { isOneList(list, $0) } ?? false
                }
                wrap(list.name, list.attributes) { writer in for item in items { writer.writeItem(item) } }
                rest = rest.dropFirst(items.count)
            case .tableRow:
                let rows = rest.prefix { $0.kind == .tableRow }
                wrap("table") { writer in for row in rows { writer.writeRow(row) } }
                rest = rest.dropFirst(rows.count)
            default:
                let count = writeGroup(rest)
                if count == 0 { write(block) }
                rest = rest.dropFirst(max(count, 1))
            }
        }
    }

    /// Writes a block that is neither an item nor a row.
    private mutating func write(_ block: PageBlock) {
        switch block.kind {
        case .heading(let level): writeText(block, in: "h\(min(max(level, 1), 6))")
        case .quotation: wrap("blockquote") { $0.writeContents(block) }
        case .verse:
            block.children.isEmpty
                ? writeText(block, in: "p", #" class="verse""#)
                : wrap("div", #" class="verse""#) { $0.writeContents(block) }
        case .table: wrap("table") { $0.writeTable(block) }
        case .caption: writeText(block, in: "p", #" class="caption""#)
        case .paragraph: writeParagraph(block)
        default: writeOwn(block)
        }
    }

    /// A block without a meaning of its own.
    package mutating func writeParagraph(_ block: PageBlock) {
        block.children.isEmpty ? writeText(block, in: "p") : wrap("div") { $0.writeContents(block) }
    }

    /// Text that no block inside holds is a paragraph.
    package mutating func writeContents(_ block: PageBlock) {
        block.children.isEmpty ? writeText(block, in: "p") : write(block.children)
    }

    package mutating func wrap(_ name: String, _ write: (inout Self) -> Void) { wrap(name, "", write) }

    package mutating func writeText(_ block: PageBlock, in name: String) { writeText(block, in: name, "") }

    private mutating func writeItem(_ item: PageBlock) {
        guard case .listItem(let marker) = item.kind else { return }
        let attributes = ListStyle(marker).itemAttributes
        if item.children.isEmpty { return writeText(item, in: "li", attributes) }
        wrap("li", attributes) { $0.write(item.children) }
    }

    private mutating func writeTable(_ table: PageBlock) {
        if table.children.isEmpty { return writeRow(table) }
        for (index, child) in table.children.enumerated() {
            if child.kind == .tableRow {
                writeRow(child)
            } else if index == 0, child.kind == .caption {
                writeText(child, in: "caption")
            } else {
                wrap("tr") { $0.wrap("td") { $0.write([child]) } }
            }
        }
    }

    private mutating func writeRow(_ row: PageBlock) {
        if row.children.isEmpty { return writeCells(row) }
        wrap("tr") { $0.wrap("td") { $0.write(row.children) } }
    }
}
