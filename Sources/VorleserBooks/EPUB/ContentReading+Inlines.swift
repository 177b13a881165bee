import CLibXML2
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore
import VorleserText

extension ContentReading {
    /// Begins marks for how an element is set: italic, bold, small capitals, raised or lowered.
    mutating func beginStyles(
        _ kind: ElementKind?,
        _ attributes: ElementAttributes,
        _ style: Style,
        _ element: inout Opened
    ) {
        if kind.isEmphasis || ((style.isItalic ?? kind.isItalic) && !state.isItalic) { open(.emphasis, &element) }
        if let italic = style.isItalic ?? (kind.isItalic ? true : nil) { state.isItalic = italic }
        let isBold = style.isBold ?? kind.isBold
        if kind.isStrong || (isBold && !state.isBold && !state.isInHeading) { open(.strong, &element) }
        if let bold = style.isBold ?? (kind.isBold ? true : nil) { state.isBold = bold }
        if style.isSmallCaps == true, !state.isSmallCaps { open(.smallCaps, &element) }
        if let smallCaps = style.isSmallCaps { state.isSmallCaps = smallCaps }
        beginPosition(kind, style, &element)
        let isTyped = kind.isTyped || style.hasTypedFace == true && !state.hasTypedFace
        if isTyped, !state.isTyped {
            open(.typed, &element)
            state.isTyped = true
        }
        if let isTyped = style.hasTypedFace { state.hasTypedFace = isTyped }
        if attributes.isHiddenFromSpeech { open(.decorative, &element) }
    }

    /// Begins marks for what stands in a line without being part of what it says.
    mutating func beginSigns(_ node: MarkupNode, _ meaning: Meaning, _ style: Style, _ element: inout Opened) {
        if state.isInHeading, node.isTitleBehindNumber { builder.append(" ") }
        if (style.isStruckOut ?? Self.struckOut.contains(node.nameKey)) { open(.struckOut, &element) }
        if meaning.isVerseNumber, !state.isInHeading { open(.verseNumber, &element) }
        let isRemark = setting.isWebPage && node.nameKey == Self.raised && node.isBracketedRemark
        if isRemark || meaning.role == .navigation && state.isInHeading { open(.decorative, &element) }
    }

    private static let raised = MarkupNode.nameKey(of: "sup")

    /// Source: HTML Living Standard §4.7, “Edits”; §4.5.5.
    private static let struckOut = Set(["del", "s", "strike"].map { MarkupNode.nameKey(of: $0) })

    private mutating func beginPosition(_ kind: ElementKind?, _ style: Style, _ element: inout Opened) {
        switch (style.position, kind) {
        case (.superscript?, nil), (.superscript?, .link?), (.superscript?, .small?), (nil, .superscript?),
            (.superscript?, .superscript?):
            open(.superscript, &element)
        case (.`subscript`?, nil), (.`subscript`?, .link?), (nil, .`subscript`?), (.`subscript`?, .`subscript`?):
            open(.`subscript`, &element)
        default: break
        }
    }

    /// Begins a mark where the language changes.
    mutating func beginLanguage(_ node: MarkupNode, _ attributes: ElementAttributes, _ element: inout Opened) {
        let tags = [attributes.language, attributes.otherLanguage].compactMap(Self.languageTag)
        guard let tag = tags.first else { return }
        if let current = state.language, !tag.isSameLanguage(as: current) {
            // Templates leave the language of their makers on whole documents, or on one of two attributes.
            if tags.contains(where: { $0.isSameLanguage(as: current) }) || isMisnamed(node, as: tag) { return }
            open(.language(tag), &element)
        }
        state.language = tag
    }

    private static func languageTag(_ value: ElementAttributes.Value?) -> String? {
        guard let value else { return nil }
        let tag = String(cString: value).collapsed
        return tag.isEmpty || tag.utf8.count > 35 || ["und", "mul"].contains(tag.lowercased()) ? nil : tag
    }

    /// Whether a whole document is clearly in another language than it says.
    private func isMisnamed(_ node: MarkupNode, as tag: String) -> Bool {
        guard node.name == "html" || node.name == "body", let declared = Language(tag) else { return false }
        return LanguageEvidence(node.printed(limit: Self.languageSample)).language(declaredAs: declared) != declared
    }

    /// Bytes of a document that tell its language.
    private static let languageSample = 8_000

    /// Begins what an element has inside.
    /// - Returns: Whether its own contents are to be read.
    mutating func beginContents(
        _ node: MarkupNode,
        _ kind: ElementKind?,
        _ attributes: ElementAttributes,
        _ style: Style,
        _ meaning: Meaning,
        _ element: inout Opened
    ) -> Bool {
        beginFormulaPart(node, &element)
        switch kind {
        case .link? where state.isInSetFormula, .noteReference? where state.isInSetFormula: break
        case .image? where state.isInSetFormula: return false
        case .link?, .noteReference?: beginLink(node, attributes, meaning, &element)
        case .quote?: beginQuote(node, style, &element)
        case .lineBreak?: builder.lineBreak()
        case .rule?: builder.sceneBreak()
        case .image?: return beginImage(node, attributes)
        case .object?: return beginObject(node)
        case .svg?: return beginDrawing(node)
        case .math?: return beginFormula(node, &element)
        case .choice?: return beginChoice(node)
        default:
            guard state.isInDrawing else { return true }
            if node.beginsDrawnLine { builder.newLine() }
            return !["title", "desc"].contains(node.name)
        }
        return true
    }

    private mutating func open(_ kind: TextMark.Kind, _ element: inout Opened) {
        builder.open(kind)
        element.inlines += 1
    }

    // MARK: Links

    private mutating func beginLink(
        _ node: MarkupNode,
        _ attributes: ElementAttributes,
        _ meaning: Meaning,
        _ element: inout Opened
    ) {
        let href = attributes.href.map { String(cString: $0) } ?? node.attribute("idref").map { "#" + $0 }
        guard let href, let target = target(of: href) else { return }
        if meaning.isBackLink || node.isArrow { open(.decorative, &element) }
        builder.openReference(to: target, isNoteReference: meaning.isNoteReference && node.isNoteSign)
        element.references += 1
    }

    /// - Returns: A path with its fragment, or an address outside; `nil` for what is not an address to go to.
    func target(of href: String) -> String? {
        switch ArchivePath.resolve(href, against: base) {
        case .outside(let address):
            let scheme = address.prefix { $0 != ":" }.lowercased()
            return ["http", "https", "mailto", "ftp", "tel"].contains(scheme) ? address : nil
        case .inside(let path, let fragment):
            let known = path == base ? setting.href : setting.knownPath(path)
            return fragment.map { "\(known)#\($0)" } ?? known
        }
    }

    // MARK: Quotation marks

    private mutating func beginQuote(_ node: MarkupNode, _ style: Style, _ element: inout Opened) {
        let marks = QuotationMarks.of(state.language, isInner: state.quotationDepth % 2 == 1)
        let printed = PrintedMarks(touching: node)
        state.quotationDepth += 1
        if style.opensQuotation != false, !printed.atStart { builder.append(marks.opening) }
        if style.closesQuotation != false, !printed.atEnd { element.closing = marks.closing }
    }

    // MARK: Page breaks

    /// Marks a page of the printed edition.
    /// - Returns: Whether its number is printed in the text.
    mutating func beginPageBreak(_ node: MarkupNode, _ element: inout Opened) -> Bool {
        let label = PageLabel(of: node)?.text ?? node.attribute("title")?.collapsed.shortened(to: 20).nonEmpty
        guard !node.text(limit: 40).isEmpty else {
            builder.place(.pageBreak(label: label))
            return false
        }
        if PageLabel.holdsNoMore(node) {
            open(.pageBreak(label: label), &element)
        } else {
            builder.place(.pageBreak(label: label))
        }
        return true
    }

    // MARK: Alternatives

    /// `epub:switch`: the first case in a language that is read, else the default. SVG's own `switch`: the first.
    private mutating func beginChoice(_ node: MarkupNode) -> Bool {
        let known = [
            "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML", "http://www.w3.org/2000/svg",
        ]
        let cases = node.childElements
        let chosen =
            cases.first { $0.name == "case" && known.contains($0.attribute("required-namespace") ?? "") }
            ?? cases.first { $0.name == "default" } ?? cases.first
        for other in cases where other != chosen { passedOver.insert(other.pointer) }
        return true
    }
}

/// The quotation marks of a language. Source: Unicode CLDR, delimiters.
enum QuotationMarks {
    static func of(_ language: String?, isInner: Bool) -> (opening: String, closing: String) {
        switch language?.prefix(2).lowercased() {
        case "de", "cs", "sk", "sl": isInner ? ("‚", "‘") : ("„", "“")
        case "fr": isInner ? ("“", "”") : ("«\u{A0}", "\u{A0}»")
        case "it", "es", "pt", "ru", "el", "no", "nb": isInner ? ("“", "”") : ("«", "»")
        case "ja", "zh": isInner ? ("『", "』") : ("「", "」")
        default: isInner ? ("‘", "’") : ("“", "”")
        }
    }
}

/// Whether a book has printed quotation marks at the ends of a quotation, inside or outside.
private struct PrintedMarks {
    let atStart: Bool
    let atEnd: Bool

    init(touching node: MarkupNode) {
        let start = [
            Self.first(in: node), Self.beside(node) { $0.pointer.pointee.prev.map(MarkupNode.init) }.flatMap(Self.last),
        ]
        let end = [Self.last(in: node), Self.beside(node, \.next).flatMap(Self.first)]
        let (opens, closes) = (start.compactMap(\.self), end.compactMap(\.self))
        // An apostrophe looks like a mark, but seldom stands at both ends.
        let isPair = opens.contains(where: Self.mayBeMark) && closes.contains(where: Self.mayBeMark)
        atStart = isPair || opens.contains(where: Self.isMark)
        atEnd = isPair || closes.contains(where: Self.isMark)
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { "\"“”„‟«»‹›‘‚「」『』＂".unicodeScalars.contains(scalar) }

    private static func mayBeMark(_ scalar: Unicode.Scalar) -> Bool { isMark(scalar) || scalar == "'" || scalar == "’" }

    /// What stands next to a quotation, where it is alone in its element beside that.
    private static func beside(_ node: MarkupNode, _ next: (MarkupNode) -> MarkupNode?) -> MarkupNode? {
        var node = node
        for _ in 0..<16 {
            if let found = next(node) { return found }
            guard let parent = node.parent, PhrasingContent.kind(of: parent) == .inline else { return nil }
            node = parent
        }
        return nil
    }

    private static func first(in node: MarkupNode) -> Unicode.Scalar? {
        var node = node
        for _ in 0..<16 {
            if node.isText { return String(decoding: node.characters.prefix(4), as: UTF8.self).unicodeScalars.first }
            guard let child = node.firstChild else { return nil }
            node = child
        }
        return nil
    }

    private static func last(in node: MarkupNode) -> Unicode.Scalar? {
        var node = node
        for _ in 0..<16 {
            if node.isText { return String(decoding: node.characters.suffix(4), as: UTF8.self).unicodeScalars.last }
            guard node.isElement, let child = node.pointer.pointee.last else { return nil }
            node = MarkupNode(pointer: child)
        }
        return nil
    }
}

extension String {
    /// Whether two tags mean the same language for a voice, be the region another.
    func isSameLanguage(as other: String) -> Bool {
        let own = split { $0 == "-" || $0 == "_" }.first?.lowercased()
        return own == other.split { $0 == "-" || $0 == "_" }.first?.lowercased()
    }
}

extension MarkupNode {
    /// Whether it begins with a capital right behind another inline element that ends in a number, as titles of sections
    /// do whose gap only a style sheet makes.
    fileprivate var isTitleBehindNumber: Bool {
        guard let previous = pointer.pointee.prev.map(MarkupNode.init), previous.isElement,
            PhrasingContent.kind(of: self) == .inline, PhrasingContent.kind(of: previous) == .inline,
            !isRaisedOrLowered, !previous.isRaisedOrLowered
        else { return false }
        let number = previous.text(limit: Self.longestNumber)
        guard (number.hasSuffix(".") ? number.dropLast() : number[...]).last?.isNumber == true,
            let first = text(limit: Self.longestNumber).unicodeScalars.first, !first.joinsWithoutBlank
        else { return false }
        return first.properties.isAlphabetic && !first.properties.isLowercase
    }

    private static let longestNumber = 200

    private var isRaisedOrLowered: Bool { name == "sup" || name == "sub" }

    /// Whether what is printed is the sign of a note, rather than words that a note is about.
    fileprivate var isNoteSign: Bool {
        let text = text(limit: 40)
        if text.isEmpty || NoteLabel(text) != nil { return true }
        let signs = text.filter { !$0.isWhitespace && !"[](){}<>.,:;–-".contains($0) }
        let letters = signs.filter(\.isLetter)
        if signs.contains(where: \.isNumber) { return signs.count <= 8 && letters.count <= 2 }
        if letters.isEmpty { return signs.count <= 4 }
        return letters.count == signs.count && letters.count <= 2
            && letters.utf16.allSatisfy { $0 < 0x2000 || $0 == 0x6CE8 || $0 == 0x8A3B }
    }

    /// Whether it is what those who correct a page say of it: “[citation needed]”.
    fileprivate var isBracketedRemark: Bool {
        let text = text(limit: 60)
        return text.hasPrefix("[") && text.hasSuffix("]") && text.contains(where: \.isLetter) && text.count > 5
    }

    /// Whether all that is printed is an arrow or the like: the way back from a note.
    fileprivate var isArrow: Bool {
        let text = text(limit: 20)
        return !text.isEmpty
            && text.unicodeScalars.allSatisfy { "↩↵⤴⬆↑⮐⏎↶⇧←▲\u{FE0E}\u{FE0F} ".unicodeScalars.contains($0) }
    }
}

extension ElementKind? {
    fileprivate var isEmphasis: Bool { if case .emphasis? = self { true } else { false } }
    fileprivate var isItalic: Bool {
        switch self {
        case .emphasis?, .italic?: true
        default: false
        }
    }
    fileprivate var isStrong: Bool { if case .strong? = self { true } else { false } }
    fileprivate var isTyped: Bool { if case .code? = self { true } else { false } }
    fileprivate var isBold: Bool {
        switch self {
        case .strong?, .bold?: true
        default: false
        }
    }
}

extension MarkupNode {
    /// Whether a stretch of a drawing's text begins a line of its own: at the side, below or above what is before it.
    /// Source: SVG 2 §11.2, “The ‘text’ and ‘tspan’ elements”.
    fileprivate var beginsDrawnLine: Bool {
        guard name == "tspan", attribute("x") != nil else { return false }
        if let shift = attribute("dy"), shift.contains(where: { "123456789".contains($0) }) { return true }
        guard let height = attribute("y"), let before = previousElement, before.name == "tspan" else { return false }
        return before.attribute("y") != height
    }
}
