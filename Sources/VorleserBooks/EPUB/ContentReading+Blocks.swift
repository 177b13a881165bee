import VorleserCore

extension ContentReading {
    /// Begins the lines and marks of a block element.
    mutating func beginBlocks(
        _ node: MarkupNode,
        _ kind: ElementKind?,
        _ attributes: ElementAttributes,
        _ style: Style,
        _ meaning: Meaning,
        _ element: inout Opened
    ) {
        let isBlock = kind.isBlock(style) && !(state.isInDrawing && kind.isPlain)
        if isBlock, builder.trace != nil, PhrasingContent.kind(of: node) == .inline {
            styledBlocks.insert(node.pointer)
        }
        if isBlock || meaning.role == .navigation && !state.isInHeading || node.isDrawnText(in: state) {
            beginMeaning(meaning, kind, &element)
            element.start = builder.document.length
        }
        if let level = meaning.headingLevel {
            begin(.heading(level: level), &element)
            state.isInHeading = true
        } else if isBlock, let kind {
            beginBlock(kind, node, attributes, style, meaning, &element)
        } else if isBlock {
            beginPlain(node, style, &element)
        } else if node.isDrawnText(in: state) {
            begin(.paragraph, &element)
        }
        if isBlock, let isTyped = style.hasTypedFace { state.hasTypedFace = isTyped }
        if let keeps = style.keepsWhiteSpace { state.keepsWhiteSpace = keeps }
        if isBlock || meaning.headingLevel != nil {
            beginBlockLayout(node, kind, style, &element)
        } else {
            beginInlineLayout(node, kind, attributes, style)
        }
    }

    private mutating func beginMeaning(_ meaning: Meaning, _ kind: ElementKind?, _ element: inout Opened) {
        if let role = meaning.role {
            element.role = role
            if role != .body, role != .epigraph || !meaning.isQuotation { begin(.section(role), &element) }
        }
        if meaning.isNote, !state.isInNote {
            begin(.note, &element)
            state.isInNote = true
        }
        if meaning.isVerse, !state.isInVerse, !state.isInHeading {
            begin(.verse, &element)
            state.isInVerse = true
        } else if meaning.isQuotation, !kind.isQuotation {
            begin(.quotation, &element)
        }
    }

    private mutating func beginBlock(
        _ kind: ElementKind,
        _ node: MarkupNode,
        _ attributes: ElementAttributes,
        _ style: Style,
        _ meaning: Meaning,
        _ element: inout Opened
    ) {
        switch kind {
        case .paragraph: beginParagraph(node, style, &element)
        case .heading(let level):
            begin(.heading(level: level), &element)
            state.isInHeading = true
        case .quotation: begin(meaning.isVerse ? nil : .quotation, &element)
        case .section: beginSection(node, &element)
        case .caption: begin(.caption, &element)
        case .preformatted: beginPreformatted(node, &element)
        case .listOrdered, .listUnordered: beginList(kind, node, style, &element)
        case .listItem: beginItem(node, style, &element)
        case .table: beginTable(node, attributes, &element)
        case .row: beginRow(node, &element)
        case .cell: beginCell(node, &element)
        default: beginPlain(node, style, &element)
        }
    }

    mutating func begin(_ kind: TextMark.Kind?, _ element: inout Opened) {
        guard !state.isProgram else { return builder.newLineOfCode() }
        builder.beginBlock(kind)
        element.blocks += 1
    }

    private mutating func beginSection(_ node: MarkupNode, _ element: inout Opened) {
        if node.name == "nav" { state.isInNavigation = true }
        begin(nil, &element)
    }

    // MARK: Lists

    private mutating func beginList(_ kind: ElementKind, _ node: MarkupNode, _ style: Style, _ element: inout Opened) {
        begin(nil, &element)
        var numbering = ListNumbering(of: node, isOrdered: kind.isOrderedList)
        if let marker = style.listMarker { numbering.marker = marker }
        if state.isInNavigation { numbering.marker = .none }
        lists.append(numbering)
        element.endsList = true
    }

    private mutating func beginItem(_ node: MarkupNode, _ style: Style, _ element: inout Opened) {
        var marker = state.isInNavigation ? "" : "•"
        if !lists.isEmpty { marker = lists[lists.count - 1].nextMarker(for: node, style) }
        begin(.listItem(marker: marker), &element)
    }
}

extension ElementKind? {
    /// Whether an element of this kind begins a line of its own, given what the style sheets say.
    fileprivate func isBlock(_ style: Style) -> Bool {
        let own = isBlockByItself
        switch style.display {
        case .block? where style.isFloating != true: return own || canBecomeBlock
        case .inline?: return own && !canBecomeInline
        default: return own
        }
    }

    private var isBlockByItself: Bool {
        switch self {
        case .block?, .paragraph?, .heading?, .quotation?, .section?, .listOrdered?, .listUnordered?, .listItem?,
            .table?, .row?, .cell?, .caption?, .preformatted?, .verse?, .line?, .note?:
            true
        default: false
        }
    }

    private var canBecomeBlock: Bool {
        switch self {
        case nil, .emphasis?, .italic?, .strong?, .bold?, .small?, .code?, .quote?, .link?: true
        default: false
        }
    }

    private var canBecomeInline: Bool {
        switch self {
        case .block?, .paragraph?: true
        default: false
        }
    }

    fileprivate var isPlain: Bool {
        if case .block? = self { return true }
        return self == nil
    }

    fileprivate var isQuotation: Bool {
        if case .quotation? = self { return true }
        return false
    }
}

extension ElementKind {
    fileprivate var isOrderedList: Bool {
        if case .listOrdered = self { return true }
        return false
    }
}

extension MarkupNode {
    /// Text inside a drawing.
    fileprivate func isDrawnText(in state: ContentReading.State) -> Bool { state.isInDrawing && name == "text" }
}
