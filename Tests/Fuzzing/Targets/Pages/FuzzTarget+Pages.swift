import VorleserCore

@testable import VorleserBooks

extension FuzzTarget {
    /// The layout of PDFs: characters with places become a book.
    static let pages = FuzzTarget(name: "pages", input: "strokes that make the pages of a PDF") { bytes in
        let source = SketchedPages(bytes)
        let words: Set = ["well", "known", "wellknown", "the", "hyphen", "first"]
        func read() throws -> Book? {
            var pages = source
            do {
                return try PDFBook.book(&pages, name: "Sketch", limits: .standard) { words.contains($0) }
            } catch is BookReadingError { return nil }
        }
        guard let book = try read() else { return }
        try BookLaws.check(book)
        try BookLaws.check(book, isAlso: read())
        try LetterCount(book).check(isThatOf: LetterCount(source.pages))
    }
}
