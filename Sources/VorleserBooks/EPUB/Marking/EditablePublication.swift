package import Foundation
package import VorleserCore

/// An EPUB opened to be written anew, with stretches of the book marked in its documents.
///
/// It is never written to: what is changed is given back as bytes.
package struct EditablePublication: Sendable {
    /// A document of the reading order.
    package struct Document: Sendable, Hashable {
        /// Its name in the archive.
        package let href: String
        /// Where it is in the book.
        package let span: TextSpan
        /// As the manifest has it.
        package let mediaType: String
        package let kind: Kind
    }

    package enum Kind: Sendable, Hashable {
        /// XHTML, or what came before it: can be marked.
        case xhtml
        /// A drawing, a picture, or what cannot be read: stays as it is.
        case other
    }

    /// One for each item of `Book.spine`, in its order.
    package let documents: [Document]

    private let publication: Publication
    private let spine: [SpineReading.Document]
    private let reading: SpineReading
    private let book: Book

    /// - Parameters:
    ///   - file: The EPUB.
    ///   - book: What was read from it.
    ///   - limits: Those that it was read with.
    /// - Throws: ``BookReadingError``; ``BookReadingError/changed(href:)`` when it no longer has the book's documents.
    package init(at file: URL, of book: Book, limits: ReadingLimits = .standard) throws {
        let source = try BookFile(at: file.path(percentEncoded: false), limits: limits)
        guard source.kind == .archive else { throw BookReadingError.changed(href: file.lastPathComponent) }
        try self.init(Publication(source.archive(), fileName: source.title, limits: limits), of: book)
    }

    /// - Throws: ``BookReadingError/changed(href:)``
    init(_ publication: Publication, of book: Book) throws {
        let (spine, reading) = publication.documents
        for index in 0..<max(spine.count, book.spine.count) {
            guard index < spine.count, index < book.spine.count, spine[index].href == book.spine[index].href else {
                throw BookReadingError.changed(href: index < spine.count ? spine[index].href : book.spine[index].href)
            }
        }
        self.publication = publication
        self.spine = spine
        self.reading = reading
        self.book = book
        let mediaTypes = publication.mediaTypes
        documents = zip(spine, book.spine).map { document, item in
            let mediaType = mediaTypes[document.href] ?? ""
            return Document(href: item.href, span: item.span, mediaType: mediaType, kind: document.kind(mediaType))
        }
    }

    // MARK: Files

    /// The package document's name in the archive.
    package var packagePath: String { publication.packagePath }

    /// Names of all files, in the archive's order.
    package var names: [String] { publication.names }

    /// A file, unpacked.
    /// - Parameter name: One of ``names``.
    /// - Returns: Its bytes.
    /// - Throws: ``BookReadingError``
    package func bytes(of name: String) throws -> [UInt8] { try publication.resource(name) }

    // MARK: Documents

    /// A document as XHTML5, with elements around stretches of its text.
    /// - Parameters:
    ///   - index: Which of ``documents``.
    ///   - spans: Ascending, without overlap, inside the document.
    /// - Returns: `nil` when nothing can be marked in it: it stays as it is.
    /// - Throws: ``BookReadingError``; ``BookReadingError/changed(href:)`` when its text is no longer the book's.
    /// - Complexity: O(length of the document + number of stretches)
    package func marked(_ index: Int, _ spans: [MarkedSpan]) throws -> MarkedDocument? {
        let document = documents[index]
        guard let traced = try traced(index) else { return nil }
        let marking = DocumentMarking(traced, spans, from: document.span.lowerBound)
        return marking.document(FragmentRoles(book.marks(in: document.span)), upgrading: titleForUpgrade)
    }

    /// A document read once more, with where its text came from; `nil` for one that is not markup, or cannot be read.
    /// - Throws: ``BookReadingError/changed(href:)`` when its text is no longer the book's.
    func traced(_ index: Int) throws -> TracedDocument? {
        let document = documents[index]
        guard document.kind == .xhtml, let traced = reading.traced(spine[index]) else { return nil }
        let text = book.text(in: document.span)
        guard traced.text.utf8.elementsEqual(text.utf8) else {
            // One that was beyond a limit is a blank line in the book.
            if text == "\n" { return nil }
            throw BookReadingError.changed(href: document.href)
        }
        return traced
    }

    /// Which of the reading order's entries a document is, counted from 1; those that name no file do not count.
    func number(of index: Int) -> Int { spine[index].number }

    /// A document as XHTML5, without marks: one that nothing is spoken of, a navigation document.
    /// - Parameter path: Its name in the archive.
    /// - Returns: The document, and what the manifest has to say of it.
    /// - Throws: ``BookReadingError``
    package func upgraded(path: String) throws -> UpgradedDocument {
        guard let document = ContentDocument(try bytes(of: path))?.written(upgrading: titleForUpgrade) else {
            throw BookReadingError.malformedXML(path: path, line: 1)
        }
        return document
    }

    /// What to call documents that have to be upgraded and do not say what they are called; `nil` for none.
    private var titleForUpgrade: String? { publication.isModern ? nil : book.metadata.title }
}

extension SpineReading.Document {
    /// Whether marks can be put into it.
    fileprivate func kind(_ mediaType: String) -> EditablePublication.Kind {
        guard case .markup = content, !["image/svg+xml", "application/x-dtbook+xml"].contains(mediaType) else {
            return .other
        }
        return .xhtml
    }
}
