import VorleserCore

/// Gives a PDF's pages one after the other, so that a long book is never in memory as glyphs.
protocol PDFPageSource {
    /// What the file says of itself.
    /// - Throws: ``BookReadingError``
    mutating func contents() throws -> PDFContents
    /// The next page; `nil` after the last.
    /// - Throws: ``BookReadingError`` when the rest cannot be read.
    mutating func nextPage() throws -> PDFPage?
    /// What could not be read of the pages so far.
    var warnings: [BookWarning] { get }
}

extension PDFPageSource {
    var warnings: [BookWarning] { [] }
}
