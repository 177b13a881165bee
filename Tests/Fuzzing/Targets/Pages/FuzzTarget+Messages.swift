@testable import VorleserBooks

extension FuzzTarget {
    /// What the process that reads a PDF says, if it is not itself any more.
    static let messages = FuzzTarget(name: "messages", input: "a message of the process that reads PDFs") { bytes in
        let size = PDFMessage.Header.size
        guard bytes.count >= size, let header = try? PDFMessage.Header(Array(bytes.prefix(size))) else { return }
        let body = Array(bytes.dropFirst(size))
        guard let message = try? PDFMessage(kind: header.kind, body) else { return }
        try checkIsSaidAsHeard(message, size: size)
        guard case .page(var page) = message else { return }
        try LawBreach.unless(
            page.glyphs.allSatisfy { Int($0.font) < page.fonts.count && $0.quarterTurns < 4 },
            "a character without a font"
        )
        // Whoever hears pages sees to it that they come in order.
        page.index = 0
        var source = SinglePage(page: page)
        guard let book = try? PDFBook.book(&source, name: "Page", limits: .standard, knowsWord: { _ in false }) else {
            return
        }
        try BookLaws.check(book)
    }

    /// What was understood, said again, is understood as the same.
    private static func checkIsSaidAsHeard(_ message: PDFMessage, size: Int) throws {
        let said = message.bytes()
        let header = try PDFMessage.Header(Array(said.prefix(size)))
        try LawBreach.unless(header.count == said.count - size, "\(header.count) bytes of \(said.count - size)")
        try LawBreach.unless(try PDFMessage(kind: header.kind, Array(said[size...])) == message, "said, it is another")
    }

    private struct SinglePage: PDFPageSource {
        var page: PDFPage?
        func contents() -> PDFContents { PDFContents(pageCount: 1) }
        mutating func nextPage() -> PDFPage? {
            defer { page = nil }
            return page
        }
    }
}
