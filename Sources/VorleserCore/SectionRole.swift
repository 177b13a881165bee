/// What a part of a book is for.
///
/// Names follow the EPUB structural semantics vocabulary where it has one.
/// Source: https://www.w3.org/TR/epub-ssv-11/
public enum SectionRole: String, Hashable, Codable, Sendable, CaseIterable {
    /// The work itself: a chapter, part, volume, poem, act.
    case body
    case cover
    case titlePage
    case halfTitlePage
    case copyrightPage
    case dedication
    case epigraph
    case foreword
    case preface
    case introduction
    case prologue
    /// The printed table of contents, with lists of figures and tables.
    case contents
    case epilogue
    case afterword
    case conclusion
    case appendix
    case acknowledgements
    /// Footnotes or endnotes gathered in one place.
    case notes
    case glossary
    case bibliography
    case index
    case colophon
    /// A publisher's licence or an archive's boilerplate, e.g. Project Gutenberg's header and licence.
    case licence
    /// Advertisements, other titles by the author, and the like.
    case advertisement
    /// Running heads, page numbers and what else a printed page has besides its text.
    case pageFurniture
    /// Menus, share bars, comments and what else a web page has around its text.
    case navigation
    /// Before the work, of no more special kind.
    case frontMatter
    /// After the work, of no more special kind.
    case backMatter

    /// Whether it belongs to the work as the author wrote it, rather than to the making of the book.
    public var isPartOfTheWork: Bool {
        switch self {
        case .body, .dedication, .epigraph, .foreword, .preface, .introduction, .prologue, .epilogue, .afterword,
            .conclusion, .appendix:
            true
        case .cover, .titlePage, .halfTitlePage, .copyrightPage, .contents, .acknowledgements, .notes, .glossary,
            .bibliography, .index, .colophon, .licence, .advertisement, .pageFurniture, .navigation,
            .frontMatter, .backMatter:
            false
        }
    }
}
