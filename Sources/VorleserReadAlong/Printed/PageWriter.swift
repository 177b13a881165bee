import VorleserBooks
import VorleserCore

/// Writes a chapter as an XHTML page, and notes which elements can be highlighted.
struct PageWriter: BlockWriter {
    /// What all pages have in common.
    struct Setting {
        let book: Book
        let units: [UInt16]
        let language: String
        let styleSheet: ContainerPath
        /// Where each note is referred to first.
        let references: [TextOffset: TextOffset]
    }

    private(set) var body = ""
    private(set) var fragments: [Fragment] = []

    private let setting: Setting
    private let inline: InlineMarkup
    private var queue: InlineQueue
    private let breaks: [Int]
    private let cells: [Int: TableCell]
    private let marks: [MarkedSpan]
    private var pieces: [String: Int] = [:]
    private var notes: Set<TextOffset> = []
    private var nextMark = 0

    /// - Parameters:
    ///   - setting: What all pages have in common.
    ///   - inline: What marks become on this page.
    ///   - span: The chapter.
    ///   - marks: What is to be highlighted in it.
    init(_ setting: Setting, _ inline: InlineMarkup, chapter span: TextSpan, marks: [MarkedSpan]) {
        self.setting = setting
        self.inline = inline
        self.marks = marks
        var known: Set<TextMark> = []
        let inside = setting.book.marks(in: span).filter { !$0.kind.isBlock && known.insert($0).inserted }
        var ids: Set<String> = []
        let runs = inside.filter { !$0.span.isEmpty }.compactMap(inline.run).map { run in
            run.id.map { ids.insert($0).inserted } ?? true ? run : run.withoutID
        }
        let anchors = inline.addresses.anchors(in: span.utf16).map {
            InlineWriter.Point(offset: $0, markup: #"<span id="\#(PrintedAddresses.id($0))"></span>"#)
        }
        queue = InlineQueue(runs, anchors + inside.filter(\.span.isEmpty).compactMap(inline.point))
        cells = TableCell.byStart(inside)
        breaks = inside.filter { $0.kind == .lineBreak }.map(\.span.lowerBound.utf16)
            .filter { setting.units.indices.contains($0) && setting.units[$0] == 0x0A }
    }

    /// The page.
    func page(title: String) -> [UInt8] {
        let language = setting.language.escapedForXML
        let style = setting.styleSheet.address(from: inline.page).escapedForXML
        return Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"
              xml:lang="\(language)" lang="\(language)">
            <head>
            <title>\(title.escapedForXML)</title>
            <link rel="stylesheet" type="text/css" href="\(style)"/>
            </head>
            <body>
            \(body)</body>
            </html>

            """.utf8
        )
    }

    // MARK: Blocks

    mutating func writeGroup(_ blocks: ArraySlice<PageBlock>) -> Int { 0 }

    mutating func writeOwn(_ block: PageBlock) {
        switch block.kind {
        case .code: writeText(block, in: "pre", "", isPreformatted: true)
        case .section(let role): wrap("section", role.semantics) { $0.writeContents(block) }
        case .note: writeNote(block)
        case .sceneBreak: writeText(block, in: "p", #" class="scene-break""#)
        case .none: writeParagraph(block)
        default: writeText(block, in: "p")
        }
    }

    func isOneList(_ list: ListStyle, _ other: ListStyle) -> Bool { list.name == other.name }

    mutating func writeCells(_ row: PageBlock) {
        let range = row.span.utf16
        body += "<tr>"
        var start = range.lowerBound
        for cell in setting.units[range].split(separator: 0x09, omittingEmptySubsequences: false) {
            let set = cells[start] ?? TableCell()
            body += start > range.lowerBound ? "\t" : ""
            body += "<\(set.elementName)\(set.spanAttributes)>"
            body += markup(of: start..<cell.endIndex)
            body += "</\(set.elementName)>"
            start = cell.endIndex + 1
        }
        body += "</tr>\n"
    }

    private mutating func writeNote(_ note: PageBlock) {
        let start = note.span.lowerBound
        let id = notes.insert(start).inserted ? #" id="\#(PrintedAddresses.noteID(start))""# : ""
        wrap("aside", id + #" epub:type="footnote" role="doc-footnote""#) { writer in
            writer.writeContents(note)
            writer.writeBackLink(from: note)
        }
    }

    /// The way back to the text, unless the note has one itself; a sign that only the style sheet shows.
    private mutating func writeBackLink(from note: PageBlock) {
        guard let reference = setting.references[note.span.lowerBound],
            let page = setting.book.chapterIndex(at: reference).map({ inline.addresses.pages[$0] })
        else { return }
        let address = page.address(from: inline.page, fragment: PrintedAddresses.referenceID(reference))
        body +=
            #"<p class="back"><a href="\#(address.escapedForXML)" role="doc-backlink" aria-label="↩"></a></p>"# + "\n"
    }

    mutating func wrap(_ name: String, _ attributes: String, _ write: (inout Self) -> Void) {
        body += "<\(name)\(attributes)>\n"
        write(&self)
        body += "</\(name)>\n"
    }

    // MARK: Text

    mutating func writeText(_ block: PageBlock, in name: String, _ attributes: String) {
        writeText(block, in: name, attributes, isPreformatted: false)
    }

    private mutating func writeText(
        _ block: PageBlock,
        in name: String,
        _ attributes: String,
        isPreformatted: Bool
    ) {
        var range = block.span.utf16
        while let last = range.last, setting.units[last] == 0x0A { range = range.dropLast() }
        let text = markup(of: range, isPreformatted: isPreformatted)
        body += "<\(name)\(attributes)>\(text)</\(name)>\n"
    }

    /// XHTML of a stretch of text, which must not lie before that of the last call.
    private mutating func markup(of range: Range<Int>, isPreformatted: Bool = false) -> String {
        // The newline that follows is not printed; what stands before it is.
        let (marked, points) = queue.take(range, pointsBefore: range.upperBound + 1)
        let firstBreak = breaks.partitioningIndex { $0 >= range.lowerBound }
        let lines = isPreformatted ? [] : Set(breaks[firstBreak...].prefix { $0 < range.upperBound })
        let runs = marked + highlighted(in: range)
        return InlineWriter.markup(of: setting.units, range, runs: runs, points: points, breaks: lines)
    }

    /// What is highlighted in a stretch; each piece is an element of its own.
    private mutating func highlighted(in range: Range<Int>) -> [InlineWriter.Run] {
        var result: [InlineWriter.Run] = []
        while nextMark < marks.count, marks[nextMark].span.utf16.upperBound <= range.lowerBound { nextMark += 1 }
        for mark in marks[nextMark...] {
            guard mark.span.utf16.lowerBound < range.upperBound else { break }
            result += piece(of: mark, in: range)
            for inner in mark.inner { result += piece(of: inner, in: range) }
        }
        return result
    }

    private mutating func piece(of mark: MarkedSpan, in range: Range<Int>) -> [InlineWriter.Run] {
        let inside = mark.span.utf16.clamped(to: range)
        guard setting.units[inside].contains(where: \.isPrinted) else { return [] }
        let count = pieces[mark.id, default: 0] + 1
        pieces[mark.id] = count
        let id = count == 1 ? mark.id : "\(mark.id)-\(count)"
        fragments.append(Fragment(id: id, mark: mark.id, span: TextSpan(utf16: inside)))
        return [.init(isHighlighted: true, range: inside, name: "span", attributes: "", id: id)]
    }
}

extension UInt16 {
    /// Whether a code unit is, or is part of, a character that can be seen.
    package var isPrinted: Bool {
        self > 0x20 && self < 0xFFFE && !(UnicodeScalar(self)?.properties.isWhitespace ?? false)
    }
}
