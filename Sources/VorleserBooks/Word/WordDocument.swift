import VorleserCore
import Wording

/// A document of Word: an archive with its text, its styles and its notes in parts of their own.
/// Source: ECMA-376, part 1 (WordprocessingML) and part 2 (packages).
struct WordDocument {
    private let archive: ZipArchive
    private let mainPart: String
    private let limits: ReadingLimits
    private let fileName: String
    private let document: MarkupTree

    /// - Throws: ``BookReadingError``
    init(_ archive: ZipArchive, mainPart: String, fileName: String, limits: ReadingLimits) throws {
        (self.archive, self.mainPart, self.fileName, self.limits) = (archive, mainPart, fileName, limits)
        guard let document = MarkupTree.part(mainPart, in: archive, limits) else {
            guard !archive.isEncrypted else { throw BookReadingError.encryptedArchive }
            if archive.claimedSize(mainPart) > limits.pageBytes {
                throw BookReadingError.limitExceeded(
                    what: localized("bytes in a Word document"),
                    limit: limits.pageBytes
                )
            }
            throw BookReadingError.damagedDocument(
                format: "DOCX",
                reason: localized("“\(mainPart)” in it cannot be read")
            )
        }
        self.document = document
    }

    /// The name of the part that holds the text; `nil` for an archive that is no document of Word.
    static func mainPart(of archive: ZipArchive, limits: ReadingLimits) -> String? {
        let relations = WordRelations(of: "", in: archive, limits)
        let named = relations.all.first { $0.value.type.hasSuffix("/officeDocument") }?.value.path
        let path = named.flatMap { archive.contains($0) ? $0 : nil } ?? "word/document.xml"
        let isWord = path.lowercased().hasPrefix("word/") || path.lowercased().hasSuffix("/document.xml")
        return isWord && archive.contains(path) ? path : nil
    }

    /// The document as pages.
    /// - Throws: ``BookReadingError``
    func written() throws -> WrittenBook {
        let relations = WordRelations(of: mainPart, in: archive, limits)
        func part(_ type: String) -> MarkupTree? {
            relations.all.first { $0.value.type.hasSuffix("/" + type) }.flatMap {
                MarkupTree.part($0.value.path, in: archive, limits)
            }
        }
        let (styleTree, numberTree) = (part("styles"), part("numbering"))
        let trees = [part("footnotes"), part("endnotes")]
        let styles = withExtendedLifetime(styleTree) { WordStyles(styleTree?.root) }
        let notes = withExtendedLifetime(trees) {
            WordNotes(
                footnotes: trees[0]?.root,
                footnoteRelations: notesRelations("footnotes", relations),
                endnotes: trees[1]?.root,
                endnoteRelations: notesRelations("endnotes", relations)
            )
        }
        var writing = WordWriting(
            styles: styles,
            numbering: withExtendedLifetime(numberTree) { WordNumbering(numberTree?.root) },
            relations: relations,
            notes: notes,
            limit: limits.bookBytes
        )
        try withExtendedLifetime((document, trees)) {
            if let body = document.root?.child("body") ?? document.root { try writing.write(body) }
        }
        var book = WrittenBook(format: .docx, metadata: metadata(language: styles.language), pages: writing.pages)
        (book.notes, book.contents) = (writing.notePages, writing.contents)
        if document.faultLine != nil {
            book.warnings.append(BookWarning(.brokenMarkup, in: mainPart, .damagedDocument))
        }
        return book
    }

    private func notesRelations(_ type: String, _ relations: WordRelations) -> WordRelations? {
        relations.all.first { $0.value.type.hasSuffix("/" + type) }.map {
            WordRelations(of: $0.value.path, in: archive, limits)
        }
    }

    private func metadata(language: String?) -> BookMetadata {
        var metadata = BookMetadata(title: fileName)
        metadata.language = language
        let package = WordRelations(of: "", in: archive, limits)
        let path = package.all.first { $0.value.type.hasSuffix("/core-properties") }?.value.path ?? "docProps/core.xml"
        guard let tree = MarkupTree.part(path, in: archive, limits) else { return metadata }
        withExtendedLifetime(tree) {
            func value(_ name: String) -> String? { tree.root?.child(name)?.text(limit: 20_000).nonEmpty }
            metadata.title = (value("title") ?? fileName).shortened(to: 1000)
            metadata.authors =
                value("creator").map {
                    $0.split(separator: ";").map { String($0).collapsed }.filter { !$0.isEmpty }
                } ?? []
            metadata.language = value("language") ?? language
            metadata.description = value("description")
            metadata.date = value("created")
            metadata.subjects = [value("subject")].compactMap(\.self)
        }
        return metadata
    }

    /// A picture.
    /// - Throws: ``BookReadingError``
    func resource(_ href: String) throws(BookReadingError) -> [UInt8] {
        do {
            return try archive.read(href, limit: limits.resourceBytes).bytes
        } catch {
            if error == .tooLarge {
                throw .limitExceeded(what: localized("bytes in one resource"), limit: limits.resourceBytes)
            }
            throw .missingResource(href: href)
        }
    }
}
