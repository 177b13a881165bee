import VorleserCore

@testable import VorleserBooks

/// A page set in a test: lines of text at places, every letter half as wide as it is high.
struct PrintedSheet {
    var page: PDFPage

    init(_ index: Int = 0, width: Float = 400, height: Float = 600) {
        page = PDFPage(index: index, width: width, height: height)
        page.fonts = [
            PDFFont(name: "Serif", weight: 400, isItalic: false, isMonospaced: false),
            PDFFont(name: "Serif-Bold", weight: 700, isItalic: false, isMonospaced: false),
        ]
    }

    /// Sets a line that begins at `x`, its base line `y` from the page's top, stretched or squeezed to `width` if given.
    mutating func set(
        _ text: String,
        x: Float = 50,
        y: Float,
        size: Float = 10,
        width: Float? = nil,
        isBold: Bool = false
    ) {
        let step = width.map { $0 / Float(max(text.unicodeScalars.count, 1)) } ?? size / 2
        var left = x
        for scalar in text.unicodeScalars {
            // Capitals are as high as letters that rise above the others.
            let height =
                scalar.properties.isUppercase || "bdfhklt".unicodeScalars.contains(scalar) ? 0.7 * size : 0.5 * size
            page.glyphs.append(
                PDFGlyph(
                    scalar: scalar,
                    signs: [],
                    font: isBold ? 1 : 0,
                    box: PDFBox(left: left, top: y - height, right: left + step * 0.9, bottom: y),
                    x: left,
                    y: y,
                    size: size,
                    quarterTurns: 0
                )
            )
            left += step
        }
    }

    /// Sets lines below each other, all as wide as the widest but the last; the library ends each with a line end.
    /// - Returns: The base line of what may come next.
    @discardableResult
    mutating func setParagraph(
        _ lines: [String],
        x: Float = 50,
        y: Float,
        indent: Float = 0,
        size: Float = 10,
        width: Float = 300,
        leading: Float = 12
    ) -> Float {
        var y = y
        for (index, line) in lines.enumerated() {
            let own = index == 0 ? indent : max(-indent, 0)
            let from = x + (indent < 0 && index == 0 ? 0 : own)
            let isLast = index == lines.count - 1
            set(line, x: from, y: y, size: size, width: isLast ? nil : x + width - from)
            y += leading
        }
        return y
    }
}

/// Sheets as a book's pages.
struct PrintedSheets: PDFPageSource {
    private var rest: [PDFPage]
    private let count: Int
    private let language: String?
    private let title: String?

    init(_ sheets: [PrintedSheet], language: String? = "en", title: String? = nil) {
        rest = sheets.map(\.page)
        count = sheets.count
        self.language = language
        self.title = title
    }

    func contents() -> PDFContents { PDFContents(pageCount: count, title: title, language: language) }
    mutating func nextPage() -> PDFPage? { rest.isEmpty ? nil : rest.removeFirst() }

    /// The book that is read of them.
    static func book(_ sheets: PrintedSheet..., words: Set<String> = []) throws -> Book {
        try book(of: sheets, words: words)
    }

    static func book(
        of sheets: [PrintedSheet],
        language: String? = "en",
        title: String? = nil,
        words: Set<String> = []
    ) throws -> Book {
        var pages = PrintedSheets(sheets, language: language, title: title)
        return try PDFBook.book(&pages, name: "Test", limits: .standard) { words.contains($0) }
    }
}

extension Book {
    /// Its paragraphs, furniture left out.
    var printedParagraphs: [String] {
        let furniture = marks.filter { $0.kind == .section(.pageFurniture) }.map(\.span)
        return marks.filter { $0.kind == .paragraph }.filter { mark in
            !furniture.contains { $0.lowerBound <= mark.span.lowerBound && mark.span.upperBound <= $0.upperBound }
        }.map { text(in: $0.span).trimmingCharacters }
    }
}

extension Substring {
    fileprivate var trimmingCharacters: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
