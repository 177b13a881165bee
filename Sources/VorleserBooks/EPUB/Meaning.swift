import VorleserCore

/// What an element is for, as its types (`epub:type`, ARIA `role`) and, in older books, its class names say.
struct Meaning {
    var role: SectionRole?
    var isNote = false
    var isNoteReference = false
    var isBackLink = false
    var isPageBreak = false
    var isVerse = false
    var isQuotation = false
    var isVerseNumber = false
    var headingLevel: Int?

    init(of node: MarkupNode, kind: ElementKind?, _ attributes: ElementAttributes) {
        let types = attributes.types
        for type in types { read(type, node) }
        if attributes.className != nil { readClasses(attributes, kind, node) }
        if let id = attributes.id, Self.licenceIDs.contains(String(cString: id)) { role = .licence }
        switch kind {
        case .pageNumber?: isPageBreak = true
        case .note?: isNote = true
        case .noteReference?: isNoteReference = true
        case .verse?: isVerse = true
        default: break
        }
    }

    private mutating func read(_ type: String, _ node: MarkupNode) {
        switch type {
        case "footnote", "endnote", "rearnote", "note", "doc-footnote", "doc-endnote", "z3998:footnote",
            "z3998:endnote":
            isNote = true
        case "noteref", "doc-noteref", "annoref": isNoteReference = true
        case "backlink", "doc-backlink", "referrer": isBackLink = true
        case "pagebreak", "doc-pagebreak": isPageBreak = true
        case "z3998:verse", "z3998:poem", "z3998:song", "z3998:hymn", "z3998:lyrics": isVerse = true
        case "epigraph", "doc-epigraph", "z3998:letter", "z3998:diary-entry": isQuotation = true
        case "heading": headingLevel = node.attribute("aria-level").flatMap { Int($0) }.map { min(max($0, 1), 6) } ?? 2
        default: break
        }
        if let role = SectionRole.named(type) {
            self.role = SectionRole.mostSpecial([self.role, role].compactMap(\.self))
        }
    }

    private mutating func readClasses(_ attributes: ElementAttributes, _ kind: ElementKind?, _ node: MarkupNode) {
        let isHeading = if case .heading? = kind { true } else { false }
        for name in attributes.classNames.prefix(20) {
            let lowered = name.lowercased()
            if Self.isVerse(lowered) { isVerse = true }
            if Self.verseNumberClasses.contains(lowered) { isVerseNumber = VerseNumbers.isNumber(of: node, kind) }
            if Self.noteClasses.contains(lowered) { isNote = true }
            if Self.notesClasses.contains(lowered) { role = role ?? .notes }
            if Self.licenceClasses.contains(lowered) { role = .licence }
            if case .link? = kind, Self.noteReferenceClasses.contains(lowered) { isNoteReference = true }
            // A heading “I.” of the class “page-break” begins a page.
            if !isHeading, Self.pageClasses.contains(lowered), PageLabel.holdsNoMore(node), PageLabel(of: node) != nil {
                isPageBreak = true
            }
        }
    }

    /// Whether one of the words of a class name speaks of verse: `poem`, `stanza2`, `poetry-container`.
    private static func isVerse(_ name: String) -> Bool {
        name.split { $0 == "-" || $0 == "_" }.contains { part in
            let word = part.prefix { $0.isLetter }
            return ["poem", "poetry", "verse", "stanza", "linegroup", "lyrics"].contains(word)
        }
    }

    private static let verseNumberClasses: Set = [
        "v", "vn", "vnum", "versenum", "verse-num", "verse_num", "verseno", "verse-no", "versenumber", "verse-number",
        "verse_number", "verse", "v-num", "vnumber", "verse-label", "ln", "lnum", "linenum", "line-num", "line_num",
        "lineno", "line-no", "linenos", "linenumber", "line-number", "line_number", "lineref", "ln-num", "poem-number",
    ]
    private static let noteClasses: Set = ["footnote", "endnote", "rearnote", "footnotetext", "footnote-text"]
    private static let notesClasses: Set = ["footnotes", "endnotes", "rearnotes"]
    private static let noteReferenceClasses: Set = [
        "noteref", "note-ref", "footnoteref", "footnote-ref", "fnref", "fn-ref", "endnoteref", "fnanchor", "ftnref",
        "footnote-link", "footnotelink", "footnote-anchor",
    ]
    private static let licenceIDs: Set = ["pg-header", "pg-footer", "pg-machine-header", "pg-end-separator"]
    private static let licenceClasses: Set = ["pg-boilerplate", "pgheader", "pgfooter", "pg-license"]
    private static let pageClasses: Set = [
        "pagenum", "pageno", "page-number", "pagenumber", "page_number", "page-num", "pgnum", "pagebreak", "page-break",
        "pb", "page", "newpage", "x-ebookmaker-pageno",
    ]
}

/// The number of a printed page, as a book writes it: “[Pg 12]”, “p. xiv”, “12”.
struct PageLabel: Equatable {
    let text: String

    /// - Returns: `nil` when what is written is not a page number.
    init?(written: String) {
        var rest = written.collapsed.lowercased()[...]
        rest = rest.drop { "[({ .".contains($0) }
        for word in ["page", "pg", "p", "seite", "s", "pag", "pp"] where rest.hasPrefix(word) {
            let after = rest.dropFirst(word.count)
            guard let next = after.first, !next.isLetter else { continue }
            rest = after.drop { ". :_-".contains($0) }
            break
        }
        let label = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        let tail = rest.dropFirst(label.count)
        guard !label.isEmpty, label.utf8.count <= 8, tail.allSatisfy({ "])}. ".contains($0) }),
            label.allSatisfy({ "0123456789ivxlcdm-ab".contains($0) })
        else { return nil }
        text = String(label)
    }

    /// Characters of what is printed with a number: “[page 12 of the second edition]”.
    private static let longest = 40

    /// Whether so little text is in an element that it can be a page's number: there are elements that are the page.
    static func holdsNoMore(_ node: MarkupNode) -> Bool { node.text(limit: longest * 4).count <= longest }

    /// The number that a page break element gives by its attributes or its text.
    init?(of node: MarkupNode) {
        let written = [
            node.attribute("title"), node.attribute("aria-label"), node.attribute("value"), node.text(limit: 40),
            node.attribute("id"), node.childElements.first?.attribute("id"),
        ]
        for candidate in written {
            guard let candidate, let label = PageLabel(written: candidate) else { continue }
            self = label
            return
        }
        return nil
    }
}
