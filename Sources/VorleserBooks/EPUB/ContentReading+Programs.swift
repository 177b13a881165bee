import CLibXML2
import VorleserCore

/// Programs, which stand in `pre`, or in paragraphs whose lines end with `br` or with the paragraph.
extension ContentReading {
    mutating func beginPreformatted(_ node: MarkupNode, _ element: inout Opened) {
        let isProgram = state.isProgram || node.looksLikeCode(inside: state.isPreformatted)
        begin(isProgram ? .code : nil, &element)
        state.isProgram = isProgram
        state.keepsWhiteSpace = true
        state.isPreformatted = true
        state.isTyped = true
    }

    mutating func beginParagraph(_ node: MarkupNode, _ style: Style, _ element: inout Opened) {
        if isProgram(node, style) { beginProgram(&element) } else { begin(.paragraph, &element) }
    }

    /// Begins a block without meaning of its own: a `div`, which holds a program where it holds nothing but its lines.
    mutating func beginPlain(_ node: MarkupNode, _ style: Style, _ element: inout Opened) {
        guard state.judgings < Self.mostJudgings, isNamedProgram(node) || style.hasTypedFace == true else {
            return begin(nil, &element)
        }
        let isProgram = node.holdsLinesOnly && isProgram(node, style)
        state.judgings += 1
        if isProgram { beginProgram(&element) } else { begin(nil, &element) }
    }

    private mutating func beginProgram(_ element: inout Opened) {
        begin(.code, &element)
        state.isProgram = true
        state.isPreformatted = true
        state.isTyped = true
    }

    /// Whether a paragraph is a program, or a line of one: it is named so, or set as one, and reads like one.
    ///
    /// Novels set letters, signs and messages in the same faces: a face alone, or a name alone, says too little.
    private mutating func isProgram(_ node: MarkupNode, _ style: Style) -> Bool {
        guard !state.isProgram, !state.isPreformatted, !state.isInHeading, !state.isInNavigation else { return false }
        let isName = isNamedProgram(node)
        let isTyped = style.hasTypedFace ?? state.hasTypedFace || node.holdsTypedOnly
        guard isName || isTyped, state.judgings < Self.mostJudgings else { return false }
        state.judgings += 1
        if let known = programLines[node.pointer] { return known }
        let lines = node.linesOfOneKind
        let text = lines.map { $0.printed(limit: MarkupNode.mostJudged, partingBlocks: true) }.joined(separator: "\n")
        let isProgram =
            isName ? isTyped ? ProgramText.hasSigns(text) : ProgramText(text).isProgram : ProgramText.hasLines(text)
        if lines.count > 1 { for line in lines { programLines[line.pointer] = isProgram } }
        return isProgram
    }

    private mutating func isNamedProgram(_ node: MarkupNode) -> Bool {
        guard let words = node.attribute("class") else { return false }
        if let known = programNames[words] { return known }
        let isName = ProgramText.isNamed(byClass: words)
        if programNames.count < Self.mostNames { programNames[words] = isName }
        return isName
    }

    private static let mostNames = 1000
    /// How often the words of one place are looked through: elements that may be programs can nest without end.
    private static let mostJudgings = 4
}

extension MarkupNode {
    /// Programs, as opposed to verse or letters that a book sets with `pre`.
    ///
    /// Inside another one its words have been judged with all of that one's.
    fileprivate func looksLikeCode(inside isInside: Bool) -> Bool {
        ProgramText.isNamed(byClass: attribute("class")) || isListing
            || ProgramText.isNamed(byClass: childElements.first?.attribute("class"))
            || !isInside && isAlone && ProgramText.isNamed(byClass: parent?.attribute("class"))
            || holdsColouredWords || !isInside && ProgramText(printed(limit: Self.mostJudged)).isProgram
    }

    /// Source: HTMLBook specification, “Code Listings”.
    private var isListing: Bool {
        attribute("data-type") == "programlisting"
            || ["data-code-language", "data-language", "data-lang"].contains { attribute($0)?.isEmpty == false }
    }

    /// Whether it is all that its parent holds: `<div class="code-block"><pre>`.
    private var isAlone: Bool { previousElement == nil && nextElement == nil }

    /// Bytes; books of one `pre` are longer, and their beginnings say less than the whole.
    fileprivate static let mostJudged = 1 << 20

    /// Whether a tool has coloured the words of a program. Tools that link the heads and titles of prose set spans, too:
    /// few of them.
    private var holdsColouredWords: Bool {
        var (spans, length) = (0, 0)
        var node = following(in: self)
        while let current = node, spans < Self.mostSpans {
            if current.isText { length += current.characters.count }
            if current.isElement, Self.coloured.contains(current.name), current.attribute("class") != nil { spans += 1 }
            node = current.following(in: self)
        }
        return spans >= 3 && length <= spans * Self.bytesBetweenColours
    }

    private static let coloured: Set<String> = ["span", "code"]
    private static let mostSpans = 30
    /// A line of a program has a word in colour, if few lines have many.
    private static let bytesBetweenColours = 160

    /// Whether all its words stand in elements for what is typed: `<p><tt>(define x<br/>1)</tt></p>`.
    fileprivate var holdsTypedOnly: Bool {
        var child = firstChild
        var isTyped = false
        while let node = child {
            if node.isElement, Self.typing.contains(node.nameKey) {
                isTyped = true
            } else if node.isText ? node.characters.contains(where: { $0 > 0x20 }) : !node.text(limit: 8).isEmpty {
                return false
            }
            child = node.next
        }
        return isTyped
    }

    private static let typing = Set(["tt", "code", "kbd", "samp"].map { nameKey(of: $0) })

    /// It and the siblings around it of the same name and class, as far as they follow each other: one by one the lines
    /// of a program say too little. In the order of the page.
    fileprivate var linesOfOneKind: [MarkupNode] {
        let (kind, title) = (name, attribute("class"))
        guard title != nil else { return [self] }
        var first = self
        while let before = first.previousElement, before.name == kind, before.attribute("class") == title {
            first = before
        }
        var lines = [first]
        while let next = lines[lines.count - 1].nextElement, next.name == kind, next.attribute("class") == title {
            lines.append(next)
        }
        return lines
    }

    /// Whether nothing but words and lines stands in it: paragraphs, if any, are of one class.
    fileprivate var holdsLinesOnly: Bool {
        let children = childElements
        let lines = children.filter { $0.name == "p" || $0.name == "div" }
        guard lines.isEmpty || lines.count == children.count else { return false }
        let names = Set(lines.map { $0.attribute("class") ?? "" })
        return names.count <= 1 && descendants.allSatisfy { !Self.holdingMore.contains($0.name) }
    }

    private static let holdingMore: Set<String> = [
        "pre", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "dl", "table", "img", "svg", "figure", "blockquote",
        "section", "aside",
    ]
}
