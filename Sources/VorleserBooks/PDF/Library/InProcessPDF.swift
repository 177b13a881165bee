/// A PDF's pages, read in this very process: for files that are trusted, as those of tests and benchmarks are.
struct InProcessPDF: PDFPageSource {
    private let document: PDFiumDocument
    private var next = 0

    /// - Throws: ``BookReadingError``
    init(at path: String, password: String? = nil) throws {
        document = try PDFiumDocument(PinnedFile(at: path), password: password, library: PDFium())
    }

    func contents() throws -> PDFContents { document.contents() }

    mutating func nextPage() throws -> PDFPage? {
        guard next < document.pageCount else { return nil }
        defer { next += 1 }
        return document.page(next)
    }
}
