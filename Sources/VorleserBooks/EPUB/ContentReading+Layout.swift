import VorleserCore

extension ContentReading {
    /// Takes over how a block is set; after its lines were begun.
    mutating func beginBlockLayout(_ node: MarkupNode, _ kind: ElementKind?, _ style: Style, _ element: inout Opened) {
        var layout = style.layout
        // A table's own attribute says where the table stands, not its text.
        if layout.alignment == nil, !kind.isTable { layout.alignment = node.alignmentByItself }
        if node.nameKey == Self.definition, layout.margins.left == nil, layout.margins.start == nil {
            layout.margins.start = 2
        }
        if node.nameKey == Self.term, layout.firstLineIndent == nil { layout.firstLineIndent = 0 }
        alignCells(kind, layout)
        // Cells stand one below the other here: what places them in a row would tear them apart.
        if kind.isOfTable { layout = StyledLayout() }
        let isOutermost = Self.outermost.contains(node.nameKey)
        state.layout.enter(
            layout,
            isOutermost: isOutermost,
            isSetByUs: kind.isSetByUs,
            isFromRight: state.isFromRight
        )
        if !isOutermost, !kind.isSetByUs, !state.isInHeading {
            builder.askForSpace((layout.margins.top ?? 0) + (layout.paddings.top ?? 0))
            element.spaceAfter = (layout.margins.bottom ?? 0) + (layout.paddings.bottom ?? 0)
        }
        // A table that only places things has rows for speeches, recipes, letterheads.
        if case .row? = kind, state.isLayoutTable { builder.askForSpace(1) }
        builder.layout = state.layout
    }

    /// Takes over how something on a line is set: a picture's size, a first letter that is as high as several lines.
    mutating func beginInlineLayout(
        _ node: MarkupNode,
        _ kind: ElementKind?,
        _ attributes: ElementAttributes,
        _ style: Style
    ) {
        let isLarge = style.isFloating == true || (style.layout.size ?? 1) >= 2
        let isDropCap = isLarge && kind.isText && !state.isInHeading && (1...3).contains(node.text(limit: 5).count)
        // Source: the vocabulary of Standard Ebooks, `se:image.color-depth.black-on-transparent`.
        let isInk = attributes.types.contains { $0.hasSuffix("black-on-transparent") }
        guard isDropCap || isInk || style.layout.width != nil else { return }
        state.layout.enterInline(style.layout, isDropCap: isDropCap, isInk: isInk)
        builder.layout = state.layout
    }

    /// Marks what style sheets print here, or at the beginning of text that has been written since; so many of them in a
    /// document.
    mutating func printGenerated(_ text: String, before offset: Int? = nil) {
        guard !text.isEmpty, generated < Self.mostGenerated, !setting.isNavigation, !state.isInDrawing else { return }
        generated += 1
        if let offset {
            builder.place(.generated(text), before: offset)
        } else {
            builder.place(.generated(text))
        }
    }

    private static let mostGenerated = 5_000
    private static let outermost = Set(["body", "html", "book", "bodymatter"].map { MarkupNode.nameKey(of: $0) })
    private static let term = MarkupNode.nameKey(of: "dt")
    private static let definition = MarkupNode.nameKey(of: "dd")
}

extension ElementKind? {
    /// Whether our pages set it in, so that the book's own margins would be too much.
    fileprivate var isSetByUs: Bool {
        switch self {
        case .quotation?, .listOrdered?, .listUnordered?, .listItem?, .table?, .row?, .cell?, .note?, .preformatted?:
            true
        default: false
        }
    }

    fileprivate var isTable: Bool {
        if case .table? = self { return true }
        return false
    }

    fileprivate var isOfTable: Bool {
        switch self {
        case .table?, .row?, .cell?: true
        default: false
        }
    }

    /// Whether what is printed after it stands beside its text: not where that is quotation marks, which are text,
    /// nor in what holds blocks, pictures or formulas.
    var mayPrintBeside: Bool {
        switch self {
        case .quote?, .quotation?, .listOrdered?, .listUnordered?, .table?, .row?, .image?, .object?, .svg?, .math?,
            .lineBreak?, .rule?, .preformatted?, .choice?:
            false
        default: true
        }
    }

    fileprivate var isText: Bool {
        switch self {
        case nil, .bold?, .strong?, .emphasis?, .italic?, .small?: true
        default: false
        }
    }
}

extension MarkupNode {
    private static let center = MarkupNode.nameKey(of: "center")

    /// What an old page says without a style sheet. Source: HTML Living Standard §15.3.4.
    fileprivate var alignmentByItself: StyledLayout.Alignment? {
        if nameKey == Self.center { return .center }
        switch attribute("align")?.lowercased() {
        case "center", "middle": return .center
        case "right": return .right
        case "left": return .left
        default: return nil
        }
    }
}
