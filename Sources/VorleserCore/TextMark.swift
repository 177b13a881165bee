/// Style or structure on a stretch of a book's text.
///
/// Marks never change the text: remove them all and the characters are the same. Block marks (``Kind/isBlock``) nest
/// and each covers its block's closing newline; no mark crosses the end of a chapter.
public struct TextMark: Hashable, Sendable {
    /// What it covers. Empty for things without characters of their own: images, most page breaks.
    public let span: TextSpan
    public let kind: Kind

    public init(_ kind: Kind, _ span: TextSpan) {
        self.span = span
        self.kind = kind
    }

    /// What a mark says of the text it covers.
    public enum Kind: Hashable, Sendable {
        // MARK: Blocks

        /// A paragraph of prose.
        case paragraph
        /// A heading; `level` is 1 for the highest, at most 6.
        case heading(level: Int)
        /// A quotation set apart, a letter, an epigraph: holds other blocks.
        case quotation
        /// Verse; every line of it ends with a ``lineBreak`` or is a block of its own.
        case verse
        /// An item of a list. `marker` is what is printed before it (“3.”, “•”), not part of the text.
        case listItem(marker: String)
        /// A table: holds rows, whose cells are parted by U+0009.
        case table
        /// One row of a table, a block of its own.
        case tableRow
        /// Preformatted text with its own line ends, such as a program.
        case code
        /// The caption of a figure or table.
        case caption
        /// A part of a chapter that is for something else than the chapter, e.g. a licence or a printed contents list.
        case section(SectionRole)
        /// The text of a footnote or endnote.
        case note
        /// A break between scenes: `* * *`, a rule, an ornament.
        case sceneBreak

        // MARK: Inside a block

        case emphasis
        case strong
        case smallCaps
        case superscript
        /// Set lower and smaller: H₂O.
        case `subscript`
        case link(LinkTarget)
        /// The sign that points to a note; `note` is where the note begins, if it was found.
        case noteReference(note: TextOffset?)
        /// The end of a line inside a block; covers one U+000A.
        case lineBreak
        /// Where a page of the printed edition begins; covers the number where that is printed in the text.
        case pageBreak(label: String?)
        /// An image. `resource` is its href inside the book, see ``BookMetadata/cover``; `alternative` is its text.
        case image(alternative: String, resource: String)
        /// A formula, whose text says it on one line; how it is set where the book says that.
        indirect case formula(Formula?)
        /// Printed, but for the eye only (`aria-hidden`).
        case decorative
        /// Words of a program, a command, a file's name: set as they are typed.
        case typed
        /// A cell of a table's row that is set in its own way; covers the U+0009 or U+000A that ends it, too.
        case cell(TableCell)
        /// Crossed out: what no longer holds.
        case struckOut
        /// The number of a verse, or of a line of verse, printed beside it: ¹⁶For God so loved…
        case verseNumber
        /// Another language than the book's, as a BCP 47 tag.
        case language(String)
        /// How the block of text that it covers is set; not a block of its own.
        case layout(BlockLayout)
        /// What the book's style sheets print at a place, such as “, n.” after a headword: seen, no part of the text, not read.
        case generated(String)
    }
}

extension TextMark.Kind {
    /// Whether it is a block: begins and ends with a line of its own.
    public var isBlock: Bool {
        switch self {
        case .paragraph, .heading, .quotation, .verse, .listItem, .table, .tableRow, .code, .caption, .section, .note,
            .sceneBreak:
            true
        case .emphasis, .strong, .smallCaps, .superscript, .`subscript`, .link, .noteReference, .lineBreak, .pageBreak,
            .image, .formula, .decorative, .struckOut, .verseNumber, .language, .layout,
            .generated, .typed, .cell:
            false
        }
    }
}

/// Where a link leads.
public enum LinkTarget: Hashable, Sendable {
    /// A place in the same book.
    case place(TextOffset)
    /// An address outside it. Never opened by Vorleser itself.
    case external(String)
    /// A place that the book does not have.
    case missing(String)
}

extension TextMark: Comparable {
    /// By start, then the longer first, so that an outer mark comes before those inside it.
    public static func < (lhs: TextMark, rhs: TextMark) -> Bool {
        if lhs.span.lowerBound != rhs.span.lowerBound { return lhs.span.lowerBound < rhs.span.lowerBound }
        return lhs.span.upperBound > rhs.span.upperBound
    }
}
