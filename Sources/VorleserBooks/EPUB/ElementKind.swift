/// What an element is for a reader: HTML's own elements, DTBook's, and those of MathML and SVG that matter.
/// Source: HTML Living Standard §15.3, “Non-replaced elements”; ANSI/NISO Z39.86 for DTBook.
enum ElementKind: Sendable {
    /// Begins and ends a line, without meaning of its own.
    case block
    case paragraph
    case heading(Int)
    case quotation
    case section
    case listOrdered, listUnordered, listItem
    case table, row, cell, caption
    case preformatted
    case emphasis, italic, strong, bold, small
    case superscript, `subscript`
    case code
    case quote
    case link
    case image, object
    case lineBreak, rule
    case math, svg
    case verse, line
    case pageNumber, note, noteReference
    case choice
    /// Not shown at all, or not text.
    case skipped

    /// - Returns: `nil` for an element that only holds text.
    static func of(_ node: MarkupNode) -> ElementKind? {
        kinds[node.nameKey]
    }

    private static let names: [(String, ElementKind)] = {
        let blocks = """
            address article body center dd details dialog dir div dl dt fieldset figure footer form header hgroup html \
            legend main menu summary option optgroup select thead tbody tfoot book bodymatter frontmatter rearmatter \
            level level1 level2 level3 level4 level5 level6 doctitle docauthor covertitle sidebar prodnote imggroup \
            byline dateline author div1 div2 div3 foreignobject
            """
        let skipped = """
            script style template rt rp rtc audio video iframe embed canvas noframes datalist head param source track \
            applet map colgroup defs metadata clippath mask pattern symbol marker annotation annotation-xml input \
            textarea meter progress math-alt
            """
        var names: [(String, ElementKind)] = blocks.split(separator: " ").map { (String($0), .block) }
        names += skipped.split(separator: " ").map { (String($0), .skipped) }
        names += (1...6).map { ("h\($0)", .heading($0)) }
        names += [
            ("p", .paragraph), ("blockquote", .quotation), ("epigraph", .quotation), ("section", .section),
            ("nav", .section), ("aside", .section), ("ol", .listOrdered), ("ul", .listUnordered),
            ("list", .listUnordered), ("li", .listItem), ("table", .table), ("tr", .row), ("td", .cell),
            ("th", .cell), ("caption", .caption), ("figcaption", .caption), ("pre", .preformatted),
            ("listing", .preformatted), ("xmp", .preformatted), ("em", .emphasis), ("i", .italic), ("cite", .italic),
            ("dfn", .italic), ("var", .italic), ("strong", .strong), ("b", .bold), ("sup", .superscript),
            ("sub", .`subscript`), ("code", .code), ("samp", .code), ("kbd", .code), ("tt", .code), ("q", .quote),
            ("a", .link),
            ("img", .image), ("image", .image), ("object", .object), ("br", .lineBreak), ("hr", .rule),
            ("math", .math), ("svg", .svg), ("poem", .verse), ("linegroup", .verse), ("line", .line),
            ("pagenum", .pageNumber), ("note", .note), ("annoref", .noteReference), ("noteref", .noteReference),
            ("switch", .choice), ("hd", .heading(2)), ("levelhd", .heading(2)), ("bridgehead", .heading(3)),
        ]
        return names
    }()

    private static let kinds: [UInt64: ElementKind] = {
        var table: [UInt64: ElementKind] = [:]
        for (name, kind) in names {
            table[MarkupNode.nameKey(of: name)] = kind
        }
        return table
    }()
}
