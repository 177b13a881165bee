/// A part of a book that a reader would jump to.
///
/// Chapters follow each other without gap or overlap, and none is empty.
public struct Chapter: Hashable, Sendable {
    /// What it is called, as the contents or its heading says. Never empty.
    public let title: String
    /// Where it begins: the path of its document inside the book, with a fragment if it begins at an anchor.
    public let href: String
    public let role: SectionRole
    public let span: TextSpan

    public init(title: String, href: String, role: SectionRole, span: TextSpan) {
        self.title = title
        self.href = href
        self.role = role
        self.span = span
    }
}

/// One line of the table of contents, as printed.
public struct ContentsEntry: Hashable, Codable, Sendable {
    public let title: String
    /// Where it leads.
    public let offset: TextOffset
    public let children: [ContentsEntry]

    public init(title: String, offset: TextOffset, children: [ContentsEntry] = []) {
        self.title = title
        self.offset = offset
        self.children = children
    }
}

/// One document of the book in reading order. Source: EPUB 3.3 §5.7, “spine element”.
///
/// Spine documents follow each other without gap or overlap; one that could not be read is empty.
public struct SpineItem: Hashable, Sendable {
    /// Path inside the book, decoded, e.g. `OEBPS/chapter 1.xhtml`.
    public let href: String
    /// `false` for documents outside the reading order (`linear="no"`), such as pop-up notes.
    public let isLinear: Bool
    public let span: TextSpan

    public init(href: String, isLinear: Bool = true, span: TextSpan) {
        self.href = href
        self.isLinear = isLinear
        self.span = span
    }
}

/// What a reader sees as one sentence: the unit of skipping and of highlighting.
///
/// The white space after a sentence belongs to it.
public struct Sentence: Hashable, Sendable {
    public let span: TextSpan

    public init(_ span: TextSpan) { self.span = span }
}
