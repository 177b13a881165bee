import VorleserCore

@testable import VorleserBooks

extension FuzzTarget {
    /// Books that are one text, in any encoding.
    static let singleTexts = [
        FuzzTarget(name: "text", input: "a plain text") { bytes in
            try checkText { try PlainBooks.text(bytes, name: "file") }
        },
        FuzzTarget(name: "markdown", input: "a Markdown text") { bytes in
            try checkText { try PlainBooks.markdown(bytes, name: "file") }
        },
        FuzzTarget(name: "html", input: "a single HTML file") { bytes in
            try checkText { try HTMLBook.book(bytes, name: "file", limits: .standard) }
        },
    ]

    private static func checkText(_ read: () throws -> Book) throws {
        let book: Book
        do { book = try read() } catch let error as BookReadingError { return try checkWords(error) }
        try BookLaws.check(book)
        try BookLaws.check(book, isAlso: read())
    }

    /// What kind of file it is, whatever its name.
    static let format = FuzzTarget(name: "format", input: "a file's first and last bytes") { bytes in
        for name in ["file", "file.epub", "file.pdf", "file.md", "file.html", "file.txt", ".", ""] {
            let kind = FormatRecognition.kind(
                head: Array(bytes.prefix(8192)),
                tail: Array(bytes.suffix(66_000)),
                name: name
            )
            try LawBreach.unless((kind == .empty) == bytes.isEmpty, "\(kind) for \(bytes.count) bytes")
        }
    }
}
