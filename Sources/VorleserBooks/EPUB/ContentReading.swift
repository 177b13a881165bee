import CLibXML2
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore

/// One walk through a content document, writing text and marks.
///
/// The walk is a loop, not a recursion: a document may nest as deep as it likes.
struct ContentReading {
    let setting: ContentSetting
    /// What relative addresses are resolved against.
    let base: String
    var builder: DocumentBuilder
    var styles: ElementStyles
    var state = State()
    var lists: [ListNumbering] = []
    /// Elements that have begun and not ended, the outermost first.
    private var opened: [Opened] = []
    /// What sections say they are for, and what they cover.
    private var sections: [(role: SectionRole, span: Range<Int>)] = []
    var hasRemoteResource = false
    /// Alternatives that are not read.
    var passedOver: Set<UnsafeMutablePointer<xmlNode>> = []
    /// What is around the text of a web page: its menus, share bars, comments; `nil` for other documents.
    var page: PageSurroundings? { didSet { passedOver.formUnion(page?.unshown ?? []) } }
    /// Whether what style sheets hide is read: on pages that hide their text until scripts show it.
    var readsHidden = false
    /// How much of a web page's prose the style sheets hide, in bytes.
    private(set) var hiddenProse = 0
    /// What the builder's trace numbers; empty unless there is one.
    private(set) var sources: [MarkupNode] = []
    /// Elements that a style sheet makes blocks, though HTML does not; kept with a trace only.
    var styledBlocks: Set<UnsafeMutablePointer<xmlNode>> = []
    /// Asked for with the first formula.
    var formulaTexts: FormulaTexts?
    /// How many places there are at which the style sheets print something.
    var generated = 0
    /// The rows of the table, or the part of one, that a cell stood beside several of.
    var rowGroup: PrintedRows?
    /// How many elements the formulas have so far.
    var formulaElements = 0
    /// Whether classes of the document name programs.
    var programNames: [String: Bool] = [:]
    /// Whether lines that were judged together are those of a program.
    var programLines: [UnsafeMutablePointer<xmlNode>: Bool] = [:]
    /// What drawings say they show, by each element that was asked: a drawing may hold pictures without end.
    var drawingAlternatives: [UnsafeMutablePointer<xmlNode>: String] = [:]

    /// What holds inside an element and is forgotten at its end.
    struct State {
        var keepsWhiteSpace = false
        var isItalic = false
        var isBold = false
        var isSmallCaps = false
        /// Whether text is set as it is typed, or in lines of its own as programs are.
        var isTyped = false
        /// Whether the style sheets ask for a face whose letters are all as wide.
        var hasTypedFace = false
        /// How many of the elements around have been judged for being a program.
        var judgings = 0
        /// Whether it is in an element whose line ends HTML keeps, and which was judged for being a program.
        var isPreformatted = false
        /// Whether that is one: blocks inside, which HTML forbids there, are its lines.
        var isProgram = false
        var isInHeading = false
        var isInVerse = false
        var isInNote = false
        var isInNavigation = false
        var isInSurroundings = false
        var isInFormula = false
        /// Whether that formula is shown as it is set: then nothing else of it is.
        var isInSetFormula = false
        var isInDrawing = false
        /// Whether the innermost table is only there to place things.
        var isLayoutTable = false
        /// Whether the table row's cells are parted on one line.
        var isInRow = false
        /// At which edge the lines of a table's cells stand; `nil` where nobody says.
        var cellAlignment: BlockLayout.Alignment?
        var quotationDepth = 0
        /// As a BCP 47 tag.
        var language: String? {
            didSet { isFromRight = language.map { TextDirection(ofLanguage: $0) } == .rightToLeft }
        }
        /// Whether lines are read from the right.
        private(set) var isFromRight = false
        var layout = LayoutContext()
    }

    /// What an element has begun, to be ended with it.
    struct Opened {
        var blocks = 0
        var inlines = 0
        var references = 0
        var endsCell = false
        var endsList = false
        var closing = ""
        /// What the style sheets print after it.
        var printedAfter = ""
        var printedBefore = (text: "", offset: 0)
        var role: SectionRole?
        var start = 0
        /// The gap after it, in ems.
        var spaceAfter = 0.0
        let saved: State
    }

    init(_ setting: ContentSetting, styling: Styling, base: String) {
        self.setting = setting
        self.base = base
        builder = DocumentBuilder(href: setting.href, mostMarks: setting.limits.documentMarks)
        styles = ElementStyles(styling)
        state.language = setting.language
        state.isInNavigation = setting.isNavigation
    }

    /// Reads an element and everything in it.
    mutating func read(_ top: MarkupNode) {
        var node = top
        while true {
            if node.isText {
                append(node)
            } else if node.isElement, let begun = begin(node) {
                opened.append(begun)
                if let child = node.firstChild {
                    node = child
                    continue
                }
                end()
            }
            while node == top || node.next == nil {
                guard !opened.isEmpty, let parent = node.parent, node != top else { return finishOpened() }
                node = parent
                end()
            }
            guard let next = node.next else { return finishOpened() }
            node = next
        }
    }

    /// The finished document, with what it is for.
    mutating func finish() -> DocumentText {
        if hasRemoteResource {
            builder.warn(.remoteResource, .remoteParts)
        }
        var document = LayoutMarks.marked(VerseNumbers.marked(builder.finish()))
        let whole = sections.filter { document.isWhole($0.span) }
        document.role = SectionRole.mostSpecial(whole.reversed().map(\.role))
        let (start, end) = (document.leadingBlanks, document.length - document.trailingBlanks)
        document.marks.removeAll { mark in
            guard case .section = mark.kind else { return false }
            return mark.span.lowerBound.utf16 <= start && mark.span.upperBound.utf16 >= end
        }
        return document
    }

    private mutating func finishOpened() {
        while !opened.isEmpty { end() }
    }

    private mutating func append(_ node: MarkupNode) {
        let characters = node.characters
        if state.isInFormula || state.isInDrawing, characters.allSatisfy({ $0 <= 0x20 }) { return }
        if let source = source(node) { builder.trace?.begin(source) }
        builder.append(characters, keepsWhiteSpace: state.keepsWhiteSpace)
    }

    /// A number for a node that text comes from; `nil` when its source is not asked for.
    mutating func source(_ node: MarkupNode) -> Int? {
        guard builder.trace != nil else { return nil }
        sources.append(node)
        return sources.count - 1
    }

    private mutating func end() {
        guard let element = opened.popLast() else { return }
        if !element.closing.isEmpty { builder.append(element.closing) }
        printGenerated(element.printedBefore.text, before: element.printedBefore.offset)
        printGenerated(element.printedAfter)
        for _ in 0..<element.references { builder.closeReference() }
        for _ in 0..<element.inlines { builder.close() }
        if element.endsCell { builder.endCell() }
        for _ in 0..<element.blocks { builder.endBlock() }
        builder.askForSpace(element.spaceAfter)
        if element.endsList { lists.removeLast() }
        if let role = element.role, sections.count < 10_000 {
            sections.append((role, element.start..<max(builder.document.length, element.start)))
        }
        state = element.saved
        builder.layout = state.layout
    }

    // MARK: Beginning an element

    /// - Returns: What it has begun; `nil` to pass over it with everything in it.
    private mutating func begin(_ node: MarkupNode) -> Opened? {
        let kind = ElementKind.of(node)
        let attributes = ElementAttributes(of: node)
        let style = styles.style(of: node, attributes)
        if isSkipped(node, kind) || isHidden(node, attributes, style) {
            leaveOut(node)
            return nil
        }
        var element = Opened(start: builder.document.length, saved: state)
        var meaning = Meaning(of: node, kind: kind, attributes)
        if meaning.role == nil, !state.isInSurroundings, isAroundText(node, kind) { meaning.role = .navigation }
        if meaning.role == .navigation { state.isInSurroundings = true }
        beginBlocks(node, kind, attributes, style, meaning, &element)
        if let id = attributes.id { builder.anchor(String(cString: id)) }
        if let name = attributes.anchorName, case .link? = kind { builder.anchor(String(cString: name)) }
        let goesOn =
            meaning.isPageBreak
            ? beginPageBreak(node, &element)
            : beginInside(node, kind, attributes, style, meaning, &element)
        guard goesOn else {
            opened.append(element)
            end()
            return nil
        }
        return element
    }

    /// - Returns: Whether the element's own contents are to be read.
    private mutating func beginInside(
        _ node: MarkupNode,
        _ kind: ElementKind?,
        _ attributes: ElementAttributes,
        _ style: Style,
        _ meaning: Meaning,
        _ element: inout Opened
    ) -> Bool {
        beginStyles(kind, attributes, style, &element)
        beginSigns(node, meaning, style, &element)
        beginLanguage(node, attributes, &element)
        if kind.mayPrintBeside, let after = style.printedAfter, !after.isEmpty {
            element.printedAfter = after
            // Alone it is most often the sign of an item, which is shown otherwise.
            element.printedBefore = (style.printedBefore ?? "", builder.nextOffset)
        }
        return beginContents(node, kind, attributes, style, meaning, &element)
    }

    /// Whether an element is a menu or the like beside the text, of a web page or of a newspaper made an EPUB.
    private func isAroundText(_ node: MarkupNode, _ kind: ElementKind?) -> Bool {
        if page?.elements.contains(node.pointer) ?? false { return true }
        return !setting.isNavigation && NavigationLine.isOne(node, kind)
    }

    private func isSkipped(_ node: MarkupNode, _ kind: ElementKind?) -> Bool {
        if case .skipped? = kind { return true }
        return !passedOver.isEmpty && passedOver.contains(node.pointer)
    }

    /// Whether an element is hidden. Web pages hide themselves until their scripts have run, to come up in one piece or
    /// in no strange frame: what holds much of the page's prose is read for all that.
    private mutating func isHidden(_ node: MarkupNode, _ attributes: ElementAttributes, _ style: Style) -> Bool {
        guard attributes.isHidden || style.isHiding else { return false }
        guard let page else { return true }
        let own = attributes.style.map { Style(declarations: String(cString: $0).prefix(2000)) }
        let isHiddenItself = attributes.isHidden || own?.isHiding ?? false
        if page.isShown(node, hiddenItself: isHiddenItself) { return false }
        if isHiddenItself { return true }
        if !state.isInSurroundings, !page.elements.contains(node.pointer) { hiddenProse += page.prose(in: node) }
        return !readsHidden
    }

    /// Passes over an element; places inside it are still places that links may lead to.
    mutating func leaveOut(_ node: MarkupNode) {
        if let id = node.attribute("id") { builder.anchor(id) }
        for inner in node.descendants {
            if let id = inner.attribute("id") { builder.anchor(id) }
        }
    }
}

extension DocumentText {
    /// Whether a stretch covers everything that can be read.
    fileprivate func isWhole(_ span: Range<Int>) -> Bool {
        guard length > 0 else { return true }
        return span.lowerBound <= leadingBlanks && span.upperBound >= length - trailingBlanks
    }

    fileprivate var leadingBlanks: Int { utf8.prefix { $0 <= 0x20 }.count }
    fileprivate var trailingBlanks: Int { utf8.reversed().prefix { $0 <= 0x20 }.count }
}
