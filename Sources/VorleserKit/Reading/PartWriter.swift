package import VorleserCore
import VorleserReadAlong

/// Writes a stretch of a book as HTML whose `textContent` is the book's text there, character for character.
///
/// Rules: `docs/text-coordinates.md`; elements: `docs/http-api.md`, Reading. The book's own markup is not in it, only
/// what its marks say.
struct PartWriter: BlockWriter {
    private var html = ""
    private var queue: InlineQueue
    private let units: [UInt16]
    /// Places of pictures, ascending.
    private let pictures: [Int]
    /// Cells that are set in their own way, by where they begin.
    private let cells: [Int: TableCell]

    static func html(of span: TextSpan, in book: LoadedBook, under base: String) -> String {
        let marks = book.book.marks(in: span)
        var writer = PartWriter(marks, in: book, under: base)
        // The rest of an item that began before is not another item: it has no marker.
        let blocks = marks.map { mark in
            guard case .listItem = mark.kind, mark.span.lowerBound < span.lowerBound else { return mark }
            return TextMark(.listItem(marker: ""), mark.span)
        }
        writer.write(PageBlock.blocks(of: span, blocks) { _ in false })
        return writer.html
    }

    private init(_ marks: [TextMark], in book: LoadedBook, under base: String) {
        units = book.units
        var known: Set<TextMark> = []
        let inside = marks.filter { !$0.kind.isBlock && known.insert($0).inserted }
        let markup = PartMarkup(book, under: base)
        queue = InlineQueue(
            inside.filter { !$0.span.isEmpty }.compactMap(markup.run),
            inside.filter(\.span.isEmpty).compactMap(markup.point)
        )
        cells = TableCell.byStart(inside)
        pictures = inside.compactMap { if case .image = $0.kind { $0.span.lowerBound.utf16 } else { nil } }
    }

    // MARK: Blocks

    /// A picture and its caption.
    mutating func writeGroup(_ blocks: ArraySlice<PageBlock>) -> Int {
        guard let block = blocks.first, block.kind == .paragraph || block.kind == nil, isFigure(block) else { return 0 }
        let caption = blocks.dropFirst().first.flatMap { $0.kind == .caption ? $0 : nil }
        writeFigure(block, caption)
        return caption == nil ? 1 : 2
    }

    mutating func writeOwn(_ block: PageBlock) {
        switch block.kind {
        case .code: writeCode(block)
        // Heads and page numbers would interrupt who has the page read by a screen reader.
        case .section(.pageFurniture):
            wrap("section", #" data-role="pageFurniture" aria-hidden="true""#) { $0.writeContents(block) }
        case .section(let role): wrap("section", #" data-role="\#(role.rawValue)""#) { $0.writeContents(block) }
        case .note: wrap("aside", #" class="note""#) { $0.writeContents(block) }
        case .sceneBreak:
            writeText(block, in: "p", isBlank(block) ? #" class="scene-break rule""# : #" class="scene-break""#)
        case .none where block.children.isEmpty && isBlank(block): html += text(of: block.span.utf16)
        case .none: writeParagraph(block)
        default: writeText(block, in: "p")
        }
    }

    /// Items of another style begin a list of their own.
    func isOneList(_ list: ListStyle, _ other: ListStyle) -> Bool {
        list.name == other.name && list.attributes == other.attributes
    }

    /// Tabs stay: each in the cell that it ends.
    mutating func writeCells(_ row: PageBlock) {
        wrap("tr") { writer in
            let range = row.span.utf16
            var start = range.lowerBound
            while start < range.upperBound {
                let end = writer.units[start..<range.upperBound].firstIndex(of: 0x09).map { $0 + 1 } ?? range.upperBound
                let cell = writer.cells[start] ?? TableCell()
                writer.wrap(cell.elementName, cell.spanAttributes + cell.layout.attribute) {
                    $0.html += $0.text(of: start..<end)
                }
                start = end
            }
        }
    }

    /// A parser of HTML drops the first newline of preformatted text.
    private mutating func writeCode(_ block: PageBlock) {
        let text = text(of: block.span.utf16)
        html += text.first == "\n" ? "<pre>\n" : "<pre>"
        html += text + "</pre>"
    }

    private mutating func writeFigure(_ block: PageBlock, _ caption: PageBlock?) {
        wrap("figure", block.layout?.attribute ?? "") { writer in
            writer.html += writer.text(of: block.span.utf16)
            if let caption { writer.writeText(caption, in: "figcaption") }
        }
    }

    /// Whether a block has pictures and no text.
    private func isFigure(_ block: PageBlock) -> Bool {
        let range = block.span.utf16
        let first = pictures.partitioningIndex { $0 >= range.lowerBound }
        return first < pictures.count && pictures[first] < range.upperBound && block.children.isEmpty && isBlank(block)
    }

    private func isBlank(_ block: PageBlock) -> Bool { !units[block.span.utf16].contains(where: \.isPrinted) }

    mutating func wrap(_ name: String, _ attributes: String, _ write: (inout Self) -> Void) {
        html += "<\(name)\(attributes)>"
        write(&self)
        html += "</\(name)>"
    }

    // MARK: Text

    mutating func writeText(_ block: PageBlock, in name: String, _ attributes: String) {
        html += "<\(name)\(attributes)\(block.layout?.attribute ?? "")>" + text(of: block.span.utf16) + "</\(name)>"
    }

    /// A stretch of text with what is marked in it; not before that of the last call.
    private mutating func text(of range: Range<Int>) -> String {
        let (runs, points) = queue.take(range, pointsBefore: range.upperBound)
        return InlineWriter.markup(of: units, range, runs: runs, points: points, escape: \.escapedForHTML)
    }
}

extension LoadedBook {
    /// A stretch of the book as HTML, for a page that shows it: its `textContent` is the book's text there.
    /// - Parameters:
    ///   - span: Lies in one chapter of the book; most cheaply a whole part.
    ///   - base: What stands before the paths of its pictures: where the library is at its host.
    /// - Returns: Elements without ids, styles or scripts.
    package func html(of span: TextSpan, under base: String = "") -> String {
        PartWriter.html(of: span, in: self, under: base)
    }
}
