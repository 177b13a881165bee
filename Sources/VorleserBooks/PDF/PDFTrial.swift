package import Foundation
package import VorleserCore

/// A PDF whose pages are read once and kept, to be laid out again and again: what a sweep of thresholds needs.
package struct PDFTrial {
    private let contents: PDFContents
    private let pages: [PDFPage]

    /// Reads the pages.
    /// - Parameters:
    ///   - file: The PDF.
    ///   - password: Opens it if it is locked; `nil` when there is none.
    /// - Throws: ``BookReadingError``
    package init(at file: URL, password: String? = nil) throws {
        var source = try PDFReading.pages(at: file.path(percentEncoded: false), password: password)
        contents = try source.contents()
        var pages: [PDFPage] = []
        while let page = try source.nextPage() { pages.append(page) }
        self.pages = pages
    }

    /// The book that the pages make.
    /// - Parameter thresholds: What their layout is judged by.
    /// - Returns: Without a lexicon: the book itself tells what a hyphen is.
    /// - Throws: ``BookReadingError``
    package func book(_ thresholds: LayoutThresholds) throws -> Book {
        var source = KeptPages(kept: contents, rest: pages[...])
        return try PDFBook.book(&source, name: "", limits: .standard, thresholds: thresholds) { _ in false }
    }

    private struct KeptPages: PDFPageSource {
        let kept: PDFContents
        var rest: ArraySlice<PDFPage>

        func contents() -> PDFContents { kept }
        mutating func nextPage() -> PDFPage? { rest.popFirst() }
    }
}
