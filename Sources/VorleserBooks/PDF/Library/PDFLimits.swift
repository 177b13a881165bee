/// How much a PDF may bring; what is beyond is left out.
struct PDFLimits: Sendable, Equatable {
    var pages = 50_000
    /// Of one page. A page of small print has some ten thousand.
    var glyphs = 200_000
    var fonts = 1_000
    /// Objects of one page that are looked at for rules and pictures.
    var objects = 5_000
    /// Rules, dots, areas, and pictures, of one page.
    var drawings = 2_000
    var links = 2_000
    var outlineEntries = 20_000
    /// How deep a table of contents nests.
    var outlineDepth = 32

    static let standard = PDFLimits()

    /// Points from a page's corner; nothing on a page is farther, or larger.
    static let reach: Float = 1_000_000
}
