import VorleserCore

/// Writes a Markdown tree as a document's text and marks, node by node.
struct MarkdownWriter {
    private var builder = DocumentBuilder(href: href)
    private(set) var headings: [Heading] = []
    /// The first paragraph's text, where an author may be named.
    private(set) var firstParagraph: String?

    private var lists: [(next: Int, sign: String)?] = []
    private var noteCount = 0
    /// The text of a picture while its node is open.
    private var alternative: String?
    /// The text of a heading or of the first paragraph while it is open.
    private var caught: String?
    private var names: [String: Int] = [:]
    /// HTML's tags that have begun in the block, as written.
    private var openTags: [String] = []

    /// The path of a Markdown text's only document.
    static let href = "text.md"

    struct Heading: Sendable {
        let level: Int
        var title: String
        let offset: TextOffset
        let name: String
    }

    mutating func finish() -> DocumentText { builder.finish() }

    mutating func visit(_ node: MarkdownNode, isEntering: Bool) {
        let type = node.type
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
        case "code_block": writeCode(node.literal)
        case "html_block": writeMarkup(node.literal)
        case "thematic_break": builder.sceneBreak()
        case "table": builder.beginBlock(.table)
        case "table_row", "table_header": builder.beginBlock(.tableRow)
        case "table_cell": if !node.isFirst { builder.endCell() }
        case "footnote_definition": beginNote()
        default: enterInline(node, type)
        }
    }

    private mutating func enterInline(_ node: MarkdownNode, _ type: String) {
        switch type {
        case "text", "code": append(node.literal)
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
        let title = (caught ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        caught = nil
        guard let start = headingStart, !title.isEmpty, builder.document.length > start.offset.utf16 else { return }
        let name = Self.name(title)
        let count = names[name, default: 0]
        names[name] = count + 1
        let unique = count == 0 ? name : "\(name)-\(count)"
        builder.anchor(unique, at: start.offset.utf16)
        headings.append(Heading(level: start.level, title: title, offset: start.offset, name: unique))
    }

    /// The name by which GitHub's pages link to a heading.
    private static func name(_ title: String) -> String {
        title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
            .replacing(" ", with: "-")
    }

    private mutating func writeCode(_ code: String) {
        builder.beginBlock(.code)
        builder.append(code.hasSuffix("\n") ? String(code.dropLast()) : code, keepsWhiteSpace: true)
        builder.endBlock()
    }

    /// HTML in between: its text, without tags; not what browsers would not show.
    private mutating func writeMarkup(_ markup: String) {
        for paragraph in MarkupRemnant.paragraphs(of: markup) {
            builder.beginBlock(.paragraph)
            builder.append(paragraph)
            builder.endBlock()
        }
    }

    // MARK: Inside blocks

    private mutating func writeInlineMarkup(_ tag: String) {
        let name = tag.lowercased().filter { !$0.isWhitespace }
        if name == "<br>" || name == "<br/>" { return builder.lineBreak() }
        if let kind = Self.marks[name] {
            openTags.append(name)
            builder.open(kind)
        } else if name.hasPrefix("</"), openTags.last == "<" + name.dropFirst(2) {
            openTags.removeLast()
            builder.close()
        } else if let anchor = Self.anchor(tag) {
            builder.anchor(anchor)
        }
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
