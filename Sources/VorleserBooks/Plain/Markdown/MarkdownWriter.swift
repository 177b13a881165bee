import VorleserCore

/// Writes a Markdown tree as a document's text and marks, node by node.
struct MarkdownWriter {
    private var builder = DocumentBuilder(href: href)
    private(set) var headings: [Heading] = []
    /// The first paragraph's text, where an author may be named.
    private(set) var firstParagraph: String?

    private var lists: [(next: Int, sign: String)?] = []
    private var noteCount = 0
    /// How the columns of the table are set.
    private var alignments: [BlockLayout.Alignment?] = []
    /// The cell that is being written, and its column.
    private var cell = TableCell()
    private var column = 0
    /// The text of a picture while its node is open.
    private var alternative: String?
    /// The text of a heading or of the first paragraph while it is open.
    private var caught: String?
    private var names: [String: Int] = [:]
    /// HTML's tags that have begun in the block, as written.
    private var openTags: [String] = []
    /// What has come of a formula whose end has not: HTML.
    private var formula: String?

    /// The path of a Markdown text's only document.
    static let href = MarkdownMarkup.href

    struct Heading: Sendable {
        let level: Int
        var title: String
        let offset: TextOffset
        let name: String
    }

    mutating func finish() -> DocumentText { builder.finish() }

    mutating func visit(_ node: MarkdownNode, isEntering: Bool) {
        let type = node.type
        if formula != nil, goesOnWithFormula(node, type) { return }
        if alternative != nil, type != "image" {
            if type == "text" || type == "code" { alternative?.append(node.literal) }
        } else if isEntering {
            enter(node, type)
        } else {
            leave(type)
        }
    }

    private mutating func enter(_ node: MarkdownNode, _ type: String) {
        switch type {
        case "block_quote": builder.beginBlock(.quotation)
        case "list": lists.append(node.numbering.map { (next: $0.first, sign: $0.sign) })
        case "item", "tasklist": builder.beginBlock(.listItem(marker: marker(node, type)))
        case "paragraph": beginParagraph()
        case "heading": beginHeading(node.headingLevel)
        case "code_block": writeCode(node.literal, info: node.fenceInfo)
        case "html_block": writeMarkup(node.literal)
        case "thematic_break": builder.sceneBreak()
        case "table":
            alignments = node.columnAlignments
            builder.beginBlock(.table)
        case "table_row", "table_header": beginRow(isHeader: type == "table_header")
        case "table_cell":
            if !node.isFirst { builder.endCell() }
            beginCell()
        case "footnote_definition": beginNote()
        default: enterInline(node, type)
        }
    }

    private mutating func enterInline(_ node: MarkdownNode, _ type: String) {
        switch type {
        case "text": append(node.literal)
        case "code":
            builder.open(.typed)
            append(node.literal)
            builder.close()
        case "softbreak": append(" ")
        case "linebreak": builder.lineBreak()
        case "emph": builder.open(.emphasis)
        case "strong": builder.open(.strong)
        case "strikethrough": builder.open(.struckOut)
        case "link": builder.openReference(to: resolved(node.address), isNoteReference: false)
        case "image":
            alternative = ""
            pictureAddress = node.address
        case "html_inline": writeInlineMarkup(node.literal)
        case "footnote_reference": writeNoteReference(node.literal)
        default: break
        }
    }

    private mutating func leave(_ type: String) {
        switch type {
        case "block_quote", "item", "tasklist", "table", "table_row", "table_header", "footnote_definition":
            builder.endBlock()
        case "list": lists.removeLast()
        case "paragraph":
            closeTags()
            builder.endBlock()
            firstParagraph = firstParagraph ?? caught
            caught = nil
        case "heading": endHeading()
        case "emph", "strong", "strikethrough": builder.close()
        case "link": builder.closeReference()
        case "image": endPicture()
        default: break
        }
    }

    private mutating func append(_ text: String) {
        builder.append(text)
        if let known = caught, known.utf8.count < 400 { caught = known + text }
    }

    // MARK: Blocks

    private mutating func beginRow(isHeader: Bool) {
        builder.beginBlock(.tableRow)
        cell = TableCell()
        cell.isHeader = isHeader
        column = 0
    }

    private mutating func beginCell() {
        cell.alignment = column < alignments.count ? alignments[column] : nil
        builder.beginCell(cell)
        column += 1
    }

    private mutating func marker(_ node: MarkdownNode, _ type: String) -> String {
        if type == "tasklist" { return node.isTicked ? "☑" : "☐" }
        guard let index = lists.indices.last, let list = lists[index] else { return "•" }
        lists[index]?.next += 1
        return "\(list.next)\(list.sign)"
    }

    private mutating func beginParagraph() {
        builder.beginBlock(.paragraph)
        if firstParagraph == nil { caught = "" }
    }

    private mutating func beginHeading(_ level: Int) {
        builder.beginBlock(.heading(level: level))
        caught = ""
        // A heading without text has no place of its own.
        headingStart = (level, TextOffset(utf16: builder.document.length))
    }

    private var headingStart: (level: Int, offset: TextOffset)?
    private var pictureAddress = ""

    private mutating func endHeading() {
        closeTags()
        builder.endBlock()
        let title = caught ?? ""
        caught = nil
        guard let start = headingStart, builder.document.length > start.offset.utf16 else { return }
        note(title, start.level, at: start.offset)
    }

    private mutating func note(_ title: String, _ level: Int, at offset: TextOffset) {
        let title = title.collapsed
        guard !title.isEmpty else { return }
        let name = Self.name(title)
        let count = names[name, default: 0]
        names[name] = count + 1
        let unique = count == 0 ? name : "\(name)-\(count)"
        builder.anchor(unique, at: offset.utf16)
        headings.append(Heading(level: level, title: title, offset: offset, name: unique))
    }

    /// The name by which GitHub's pages link to a heading.
    private static func name(_ title: String) -> String {
        title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
            .replacing(" ", with: "-")
    }

    private mutating func writeCode(_ code: String, info: String) {
        builder.beginBlock(ProgramText.isNamed(byFence: info) || ProgramText(code).isProgram ? .code : nil)
        builder.append(code.hasSuffix("\n") ? String(code.dropLast()) : code, keepsWhiteSpace: true)
        builder.endBlock()
    }

    /// HTML between blocks: read as a page's is.
    private mutating func writeMarkup(_ markup: String) {
        let (marks, start, bytes) = (builder.document.marks.count, builder.document.length, builder.document.utf8.count)
        MarkdownMarkup.read(markup, into: &builder)
        let headings = builder.document.marks[marks...].compactMap { mark -> (level: Int, span: Range<Int>)? in
            if case .heading(let level) = mark.kind { (level, mark.span.utf16) } else { nil }
        }
        guard !headings.isEmpty else { return }
        let text = Array(String(decoding: builder.document.utf8[bytes...], as: UTF8.self).utf16)
        for (level, span) in headings {
            let title = String(decoding: text[span.lowerBound - start..<span.upperBound - start], as: UTF16.self)
            note(title, level, at: TextOffset(utf16: span.lowerBound))
        }
    }

    // MARK: Inside blocks

    private mutating func writeInlineMarkup(_ tag: String) {
        let name = tag.lowercased().filter { !$0.isWhitespace }
        if name == "<br>" || name == "<br/>" { return builder.lineBreak() }
        if name.hasPrefix("<math") { return formula = tag }
        if name.hasPrefix("<img") { return MarkdownMarkup.read(tag, only: "img", into: &builder) }
        if let kind = Self.marks[name] {
            openTags.append(name)
            builder.open(kind)
        } else if name.hasPrefix("</"), openTags.last == "<" + name.dropFirst(2) {
            openTags.removeLast()
            builder.close()
        } else if let anchor = Self.anchor(tag) {
            builder.anchor(anchor)
        } else if HTMLNames.isNickname(tag) {
            append(tag)
        }
    }

    /// Takes what stands between the tags of a formula.
    /// - Returns: Whether the node belongs to the formula; a formula ends with its block at the latest.
    private mutating func goesOnWithFormula(_ node: MarkdownNode, _ type: String) -> Bool {
        switch type {
        case "html_inline":
            formula?.append(node.literal)
            if node.literal.lowercased().hasPrefix("</math") { endFormula() }
        case "text", "code": formula?.append(MarkdownMarkup.escaped(node.literal))
        case "softbreak", "linebreak": formula?.append(" ")
        case "emph", "strong", "strikethrough", "link", "image": break
        default:
            endFormula()
            return false
        }
        return true
    }

    private mutating func endFormula() {
        if let formula { MarkdownMarkup.read(formula, only: "math", into: &builder) }
        formula = nil
    }

    /// Tags nest as they like in Markdown; those that a block leaves open end with it.
    private mutating func closeTags() {
        for _ in openTags { builder.close() }
        openTags = []
    }

    /// The tag around what is for the eye only; no tag of HTML has the name.
    static let asideName = "x-aside"

    private static let marks: [String: TextMark.Kind] = [
        "<sup>": .superscript, "<sub>": .subscript, "<del>": .struckOut, "<s>": .struckOut, "<strike>": .struckOut,
        "<\(asideName)>": .decorative, "<b>": .strong, "<strong>": .strong, "<i>": .emphasis, "<em>": .emphasis,
    ]

    /// The name of a place: `<a id="there">`.
    private static func anchor(_ tag: String) -> String? {
        guard tag.hasPrefix("<a "), let start = tag.firstRange(of: "id=\"") else { return nil }
        let name = tag[start.upperBound...].prefix { $0 != "\"" }
        return name.isEmpty ? nil : String(name)
    }

    private mutating func endPicture() {
        builder.place(.image(alternative: alternative ?? "", resource: pictureAddress))
        alternative = nil
    }

    // MARK: Notes and links

    private mutating func beginNote() {
        noteCount += 1
        builder.beginBlock(.note)
        builder.anchor("note-\(noteCount)")
    }

    /// The parser numbers notes in the order they are cited, and puts them at the end in that order.
    private mutating func writeNoteReference(_ number: String) {
        builder.openReference(to: "\(Self.href)#note-\(number)", isNoteReference: true)
        builder.append(number)
        builder.closeReference()
    }

    private func resolved(_ address: String) -> String { address.hasPrefix("#") ? Self.href + address : address }
}
