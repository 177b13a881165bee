/// What a PDF says of itself, before its pages.
struct PDFContents: Sendable, Equatable {
    var pageCount: Int
    var title: String?
    var author: String?
    var subject: String?
    var keywords: String?
    /// A date as PDF writes it: `D:20240131…`. Source: ISO 32000-1 §7.9.4.
    var created: String?
    /// BCP 47, from the catalogue.
    var language: String?
    /// Lines of the table of contents, in order, outer before inner.
    var outline: [PDFOutlineEntry] = []
}

/// A line of a PDF's table of contents.
struct PDFOutlineEntry: Sendable, Equatable {
    var title: String
    /// 0 for the outermost.
    var level: Int
    /// Counts from 0; `nil` when it leads nowhere.
    var page: Int?
    /// How far from the page's top, in points, if it says.
    var y: Float?
}
