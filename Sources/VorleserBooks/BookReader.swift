public import Foundation
public import VorleserCore
public import VorleserText
import Wording

/// Reads a book from a file: its text, its structure, and what is where.
///
/// The kind of file is told by its contents, not by its name. Nothing in a file is trusted, nothing is written, and
/// nothing is fetched from the network.
public struct BookReader: Sendable {
    private let limits: ReadingLimits
    private let languages: ReadingLanguages
    private let layout: LayoutThresholds
    private let knowsWord: @Sendable (String) -> Bool

    /// - Parameters:
    ///   - limits: How much a file may ask for.
    ///   - sentences: What each language does with full stops, capitals and quotation marks.
    ///   - words: By which words each language's books are divided and printed.
    ///   - knowsWord: Whether a word in small letters is in the lexicon: tells a word that the end of a printed line cut
    ///     from two that a hyphen joins. Without it the book itself is the only witness.
    public init(
        limits: ReadingLimits = .standard,
        sentences: LanguageTable<SentenceConventions> = SentenceConventions.standard,
        words: LanguageTable<BookWords> = BookWords.standard,
        knowsWord: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.init(limits: limits, sentences: sentences, words: words, layout: .standard, knowsWord: knowsWord)
    }

    /// The same, with what the layout of PDFs is judged by.
    package init(
        limits: ReadingLimits = .standard,
        sentences: LanguageTable<SentenceConventions> = SentenceConventions.standard,
        words: LanguageTable<BookWords> = BookWords.standard,
        layout: LayoutThresholds,
        knowsWord: @escaping @Sendable (String) -> Bool
    ) {
        self.limits = limits
        languages = ReadingLanguages(sentences: sentences, words: words)
        self.layout = layout
        self.knowsWord = knowsWord
    }

    /// The book in a file.
    /// - Parameters:
    ///   - file: Of any kind that can be read.
    ///   - password: Opens a PDF that is locked; `nil` when there is none.
    ///   - watch: Told, on any thread, which share of the file has been read, as far as that is known; 0 … 1. What it
    ///     throws ends the reading.
    /// - Returns: What is in it.
    /// - Throws: ``BookReadingError``, and what `watch` throws.
    public func book(
        at file: URL,
        password: String? = nil,
        watch: @escaping @Sendable (Double) throws -> Void = { _ in }
    ) throws -> Book {
        let source = try BookFile(at: file.path(percentEncoded: false), limits: limits)
        switch source.kind {
        case .archive:
            let archive = try source.archive()
            if let written = try ArchivedBook(archive, fileName: source.title, limits: limits) {
                return try written.book.book(limits: limits, languages: languages, watch: watch)
            }
            if let comic = try source.comic(archive, limits) {
                return try comic.book(languages: languages, watch: watch)
            }
            return try Publication(archive, fileName: source.title, limits: limits, languages: languages)
                .book(watch: watch)
        case .kindle:
            let archive = try KindleBook.archive(at: file.path(percentEncoded: false), limits: limits)
            return try Publication(
                archive,
                fileName: source.title,
                limits: limits,
                languages: languages,
                format: .kindle
            ).book(watch: watch)
        case .fictionBook:
            return try FictionBook(source.bytes(), fileName: source.title, limits: limits).written()
                .book(limits: limits, languages: languages, watch: watch)
        case .html:
            return try HTMLBook.book(source.bytes(), name: source.title, limits: limits, languages: languages)
        case .markdown: return try PlainBooks.markdown(source.bytes(), name: source.title, languages)
        case .text: return try PlainBooks.text(source.bytes(), name: source.title, languages)
        case .pdf:
            var pages = try PDFReading.pages(at: file.path(percentEncoded: false), password: password)
            return try PDFBook.book(
                &pages,
                name: source.title,
                limits: limits,
                languages: languages,
                thresholds: layout,
                knowsWord: knowsWord,
                watch: watch
            )
        case .other(let format): throw BookReadingError.unknownFormat(looksLike: format)
        case .empty: throw BookReadingError.nothingToRead(found: localized("the file is empty"))
        }
    }

    /// Looks whether there is a file of a size that may be read; what is in it is hardly looked at.
    /// - Returns: Whether it will be read in a moment.
    /// - Throws: ``BookReadingError``
    @discardableResult
    public func checkAccess(to file: URL) throws -> Bool {
        try BookFile(at: file.path(percentEncoded: false), limits: limits).isQuick
    }

    /// A book made of text that was copied from elsewhere.
    /// - Parameters:
    ///   - text: What was copied.
    ///   - title: What to call it; `nil` to take it from the text.
    /// - Returns: The book, its chapters found.
    /// - Throws: ``BookReadingError``
    public func book(pasting text: String, title: String? = nil) throws -> Book {
        let bytes = Array(text.utf8)
        guard bytes.count <= limits.textBytes else {
            throw BookReadingError.fileTooLarge(bytes: bytes.count, limit: limits.textBytes)
        }
        return try PlainBooks.text(bytes, name: title ?? "", languages)
    }

    /// Writes a copy of a locked PDF that opens without a password.
    /// - Parameters:
    ///   - file: The PDF.
    ///   - password: The user's or the owner's.
    ///   - copy: Where to; there must be nothing.
    /// - Throws: ``BookReadingError``, `CocoaError`. Then there is nothing at `copy`.
    public func unlock(_ file: URL, password: String, to copy: URL) throws {
        let source = try BookFile(at: file.path(percentEncoded: false), limits: limits)
        guard source.kind == .pdf else { throw BookReadingError.damagedPDF(reason: localized("it is none")) }
        let path = file.path(percentEncoded: false)
        try PDFReading.unlock(path, password: password, to: copy, limit: limits.fileBytes)
    }

    /// A picture or other resource of a book.
    /// - Parameters:
    ///   - href: As the book's marks and metadata give it.
    ///   - file: The book's file.
    ///   - password: Opens a PDF that is locked; `nil` when there is none.
    /// - Returns: Its bytes, unpacked; of a PDF a drawing, as PNG.
    /// - Throws: ``BookReadingError``
    public func resource(_ href: String, ofBookAt file: URL, password: String? = nil) throws -> Data {
        let source = try BookFile(at: file.path(percentEncoded: false), limits: limits)
        if source.kind == .pdf {
            let path = file.path(percentEncoded: false)
            return Data(try PDFReading.picture(href, ofFileAt: path, password: password))
        }
        if source.kind == .kindle {
            let archive = try KindleBook.archive(at: file.path(percentEncoded: false), limits: limits)
            return Data(try Publication(archive, fileName: source.title, limits: limits).resource(href))
        }
        if source.kind == .fictionBook {
            let book = try FictionBook(source.bytes(), fileName: source.title, limits: limits)
            return Data(try book.resource(href, limits: limits))
        }
        if source.kind == .html, let picture = PagePictures(in: try source.bytes()).picture(href) { return picture }
        guard source.kind == .archive else { throw BookReadingError.missingResource(href: href) }
        let archive = try source.archive()
        if let written = try ArchivedBook(archive, fileName: source.title, limits: limits) {
            return Data(try written.resource(href, limits: limits))
        }
        if let comic = try source.comic(archive, limits) { return Data(try comic.resource(href)) }
        return Data(try Publication(archive, fileName: source.title, limits: limits).resource(href))
    }
}
