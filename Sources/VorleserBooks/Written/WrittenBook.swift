import VorleserCore
import Wording

/// A book of a kind with markup of its own, written as pages of XHTML, which are read as an EPUB's are.
struct WrittenBook {
    struct Page {
        /// Its name inside the book.
        let href: String
        let bytes: [UInt8]
    }

    let format: BookFormat
    var metadata: BookMetadata
    var pages: [Page]
    /// The table of contents; empty when the headings are all there is. An entry without a title is called what the
    /// heading there says.
    var contents: [NavigationEntry] = []
    /// The pages that hold notes.
    var notes: [String] = []
    var warnings: [BookWarning] = []

    /// The book that the pages are.
    /// - Throws: ``BookReadingError``, and what `watch` throws.
    func book(
        limits: ReadingLimits,
        languages: ReadingLanguages,
        watch: @escaping @Sendable (Double) throws -> Void
    ) throws -> Book {
        var documents: [DocumentText] = []
        for (index, page) in pages.enumerated() {
            documents.append(try text(of: page, limits))
            try watch(Double(index + 1) / Double(pages.count))
        }
        let surveys = documents.map { DocumentSurvey($0) }
        guard surveys.contains(where: { $0.visibleCharacters > 0 }) else {
            let pictures = surveys.reduce(0) { $0 + $1.images }
            throw BookReadingError.nothingToRead(
                found: pictures == 1 ? localized("no text, 1 picture") : localized("no text, \(pictures) pictures"),
                isOfPictures: pictures > 0
            )
        }
        let structure = BookStructure(
            documents: documents,
            surveys: surveys,
            isLinear: documents.map { _ in true },
            navigation: Array(contents.prefix(limits.contentsEntries)),
            namedRoles: notes.map { (.notes, .init(path: $0, fragment: nil)) },
            title: metadata.title,
            words: BookWords.chosen(for: metadata.language, from: languages.words)
        )
        return finish(structure, limits, languages)
    }

    private func finish(_ structure: BookStructure, _ limits: ReadingLimits, _ languages: ReadingLanguages) -> Book {
        let layout = structure.layout()
        var metadata = metadata
        if metadata.language == nil { metadata.language = layout.language }
        let assembly = BookAssembly(Array(zip(layout.documents, structure.isLinear)), languages.sentences)
        return assembly.book(
            format: format,
            metadata: metadata,
            chapterStarts: layout.chapterStarts,
            contents: layout.contents,
            warnings: warnings + layout.warnings.filter { $0.kind != .contents },
            mostWarnings: limits.warnings
        )
    }

    private func text(of page: Page, _ limits: ReadingLimits) throws -> DocumentText {
        guard page.bytes.count <= limits.bookBytes else {
            throw BookReadingError.limitExceeded(what: localized("bytes in one chapter"), limit: limits.bookBytes)
        }
        guard let document = ContentDocument(page.bytes) else { return .blank(href: page.href) }
        let setting = ContentDocument.Setting(href: page.href, language: metadata.language, limits: limits)
        return document.text(in: setting, styling: Styling([]))
    }
}
