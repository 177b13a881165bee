import VorleserCore
import Wording

/// Writes a document of Word as a page, and its notes as another.
struct WordWriting {
    private(set) var pages: [WrittenBook.Page] = []
    private(set) var notePages: [String] = []
    /// The headings that a table of contents has.
    private(set) var contents: [NavigationEntry] = []

    let styles: WordStyles
    /// What stands for headings where no style does.
    private var titles = WordTitles()
    var numbering: WordNumbering
    let relations: WordRelations
    let notes: WordNotes
    /// Bytes of all pages.
    let limit: Int

    var writer = PageWriter()
    var fields = WordFields()
    /// Lists that are open, each in an item of the one before.
    private var lists: [(name: String, numberID: String)] = []
    /// What stands beside the paragraph being written.
    var boxes: [MarkupNode] = []
    /// Notes in the order of their signs.
    private var signs: [(kind: WordNotes.Kind, id: String, label: String)] = []
    private var labels: [String: String] = [:]
    private var numbers: [String: Int] = [:]
    /// Whose relations addresses are looked up in.
    private(set) var current: WordRelations
    private var depth = 0

    /// Elements in each other; deeper ones are left out.
    private static let deepest = 60
    static let page = "document.xhtml"
    static let notesPage = "notes.xhtml"

    init(styles: WordStyles, numbering: WordNumbering, relations: WordRelations, notes: WordNotes, limit: Int) {
        (self.styles, self.numbering, self.relations, self.notes) = (styles, numbering, relations, notes)
        (self.limit, current) = (limit, relations)
    }

    /// Writes the document.
    /// - Throws: ``BookReadingError/limitExceeded(what:limit:)``
    mutating func write(_ body: MarkupNode) throws {
        titles = WordTitles(body, styles)
        try writeBlocks(in: body)
        closeLists()
        pages.append(.init(href: Self.page, bytes: writer.page))
        guard !signs.isEmpty else { return }
        writer = PageWriter()
        writer.markup("<section epub:type=\"footnotes\">")
        var next = 0
        // A note may have signs of further notes.
        while next < signs.count {
            try writeNote(signs[next])
            next += 1
        }
        writer.markup("</section>")
        pages.append(.init(href: Self.notesPage, bytes: writer.page))
        notePages.append(Self.notesPage)
    }

    // MARK: Blocks

    mutating func writeBlocks(in parent: MarkupNode) throws {
        guard depth < Self.deepest else { return }
        depth += 1
        defer { depth -= 1 }
        var child = parent.firstChild
        while let node = child {
            child = node.next
            guard node.isElement else { continue }
            switch node.name {
            case "p": try writeParagraph(node)
            case "tbl": try writeTable(node)
            case "sdt":
                if !node.isTableOfContents, let content = node.child("sdtcontent") { try writeBlocks(in: content) }
            case "ins", "moveto", "customxml", "smarttag", "body": try writeBlocks(in: node)
            case "alternatecontent": try node.chosen.map { try writeBlocks(in: $0) }
            default: break
            }
            guard writer.bytes.count <= limit else {
                throw BookReadingError.limitExceeded(what: localized("bytes of text in the document"), limit: limit)
            }
        }
    }

    private mutating func writeParagraph(_ node: MarkupNode) throws {
        let properties = node.child("ppr")
        let style = styles.style(properties?.child("pstyle")?.attribute("val"))
        guard !style.name.hasPrefix("toc ") else { return fields.pass(node) }
        let level = WordStyles.level(properties?.child("outlinelvl")) ?? style.level ?? titles.level(of: node) ?? 0
        let numbers = properties?.child("numpr")
        let item = item(numbers, style)
        let isHeading = level > 0 && !fields.isSkipping
        var (start, end) = ("<p\(Self.setting(properties))>", "</p>")
        if isHeading {
            closeLists()
            let name = "h\(min(level, 6))"
            (start, end) = ("<\(name)\(anchor(node, level))>", "</\(name)>")
            if let label = item?.label, !label.isEmpty { start += PageWriter.escaped(label) + " " }
        } else if let item {
            openItem(item)
        } else if node.hasText {
            closeLists()
            if style.name == "quote" || style.name == "intense quote" {
                (start, end) = ("<blockquote>" + start, end + "</blockquote>")
            }
        }
        writer.markup(start)
        var base = style.type
        if isHeading { (base.isBold, base.isItalic) = (true, nil) }
        writeInlines(in: node, base: base, isHeading: isHeading)
        writer.markup(end)
        try writeBoxes()
    }

    /// Levels of headings that tables of contents have.
    private static let deepestContents = 3

    /// The name of a heading, to which its line of the contents leads.
    private mutating func anchor(_ heading: MarkupNode, _ level: Int) -> String {
        guard level <= Self.deepestContents, depth == 1, heading.hasText else { return "" }
        let name = "heading-\(contents.count + 1)"
        contents.append(NavigationEntry(depth: level, title: "", target: .init(path: Self.page, fragment: name)))
        return PageWriter.attribute("id", name)
    }

    private static func setting(_ properties: MarkupNode?) -> String {
        var result = WordType.toggle(properties?.child("bidi")) == true ? " dir=\"rtl\"" : ""
        if properties?.child("jc")?.attribute("val") == "center" { result += " style=\"text-align:center\"" }
        return result
    }

    /// Text boxes and the like, which stand beside their paragraph.
    private mutating func writeBoxes() throws {
        let found = boxes
        boxes = []
        for box in found {
            closeLists()
            writer.markup("<div>")
            try writeBlocks(in: box)
            closeLists()
            writer.markup("</div>")
        }
    }

    // MARK: Lists

    private struct Item {
        let numberID: String
        let place: Int
        let level: WordNumbering.Level
        let number: Int
        let label: String
    }

    private mutating func item(_ numbers: MarkupNode?, _ style: WordStyles.Style) -> Item? {
        guard let id = numbers?.child("numid")?.attribute("val") ?? style.numberID else { return nil }
        let written = numbers?.child("ilvl")?.attribute("val").flatMap { Int($0) } ?? style.listLevel ?? 0
        let place = min(max(written, 0), WordNumbering.deepest)
        return numbering.next(id, level: place).map {
            Item(numberID: id, place: place, level: $0.level, number: $0.number, label: $0.label)
        }
    }

    private mutating func openItem(_ item: Item) {
        let isBullet = item.level.format == "bullet" || item.level.format == "none"
        let name = isBullet ? "ul" : "ol"
        while lists.count > item.place + 1 { closeList() }
        if let last = lists.last, lists.count == item.place + 1 {
            if last == (name, item.numberID) { writer.markup("</li>") } else { closeList() }
        }
        while lists.count < item.place + 1 {
            let isOwn = lists.count == item.place
            writer.markup(isOwn ? "<\(name)\(Self.numberType(item.level.format))>" : "<ul><li>")
            lists.append((isOwn ? name : "ul", item.numberID))
        }
        writer.markup(isBullet ? "<li>" : "<li value=\"\(item.number)\">")
    }

    private static func numberType(_ format: String) -> String {
        let types = ["lowerRoman": "i", "upperRoman": "I", "lowerLetter": "a", "upperLetter": "A"]
        return PageWriter.attribute("type", types[format])
    }

    private mutating func closeList() {
        guard let list = lists.popLast() else { return }
        writer.markup("</li></\(list.name)>")
    }

    private mutating func closeLists() {
        while !lists.isEmpty { closeList() }
    }

    // MARK: Tables

    private mutating func writeTable(_ table: MarkupNode) throws {
        closeLists()
        writer.markup("<table>")
        for row in WordTable.rows(of: table) {
            writer.markup("<tr>")
            for cell in row.cells where !cell.isContinued {
                let columns = cell.columns > 1 ? String(cell.columns) : nil
                let rows = cell.rows > 1 ? String(cell.rows) : nil
                let spans = PageWriter.attribute("colspan", columns) + PageWriter.attribute("rowspan", rows)
                let name = row.isHeader ? "th" : "td"
                writer.markup("<\(name)\(spans)>")
                try writeBlocks(in: cell.node)
                closeLists()
                writer.markup("</\(name)>")
            }
            writer.markup("</tr>")
        }
        writer.markup("</table>")
    }

    // MARK: Notes

    /// Writes the sign of a note.
    mutating func writeSign(_ kind: WordNotes.Kind, _ node: MarkupNode) {
        guard let id = node.attribute("id"), notes.note(kind, id) != nil else { return }
        let anchor = "\(kind.rawValue)-\(id)"
        let known = labels[anchor]
        let label = known ?? (node.hasOwnMark ? "*" : nextLabel(kind))
        if known == nil {
            signs.append((kind, id, label))
            labels[anchor] = label
        }
        let address = PageWriter.address(Self.notesPage, fragment: anchor)
        writer.markup("<sup><a epub:type=\"noteref\" href=\"\(address)\">\(label)</a></sup>")
    }

    private mutating func nextLabel(_ kind: WordNotes.Kind) -> String {
        let number = (numbers[kind.rawValue] ?? 0) + 1
        numbers[kind.rawValue] = number
        return kind == .footnote ? String(number) : WordNumbering.roman(number).lowercased()
    }

    private mutating func writeNote(_ sign: (kind: WordNotes.Kind, id: String, label: String)) throws {
        guard let note = notes.note(sign.kind, sign.id) else { return }
        let anchor = PageWriter.attribute("id", "\(sign.kind.rawValue)-\(sign.id)")
        writer.markup("<aside epub:type=\"footnote\"\(anchor)>")
        current = notes.relations(sign.kind) ?? relations
        pendingLabel = sign.label
        try writeBlocks(in: note)
        closeLists()
        current = relations
        pendingLabel = nil
        writer.markup("</aside>")
    }

    /// What a note's first paragraph begins with.
    var pendingLabel: String?
}

extension MarkupNode {
    fileprivate var hasOwnMark: Bool { ["1", "true", "on"].contains(attribute("custommarkfollows")) }

    fileprivate var isTableOfContents: Bool {
        child("sdtpr")?.descendant("docpartgallery")?.attribute("val")?.lowercased() == "table of contents"
    }

    /// Whether something in a paragraph can be seen.
    fileprivate var hasText: Bool {
        descendants.contains { ["t", "drawing", "pict", "sym"].contains($0.name) }
    }

    /// The first choice of what is written in several ways, else what stands for it.
    var chosen: MarkupNode? { child("choice") ?? child("fallback") }
}
