package import Foundation
package import VorleserCore

/// An EPUB opened to be written anew, with stretches of the book marked in its documents.
///
/// It is never written to: what is to be changed is given back as bytes.
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

    /// The package document's name in the archive.
    package let packagePath: String
    /// Names of all files, in the archive's order.
    package let names: [String]
    /// One for each item of `Book.spine`, in its order.
    package let documents: [Document]

    private let publication: Publication
    private let book: Book

    /// - Parameters:
    ///   - file: The EPUB.
    ///   - book: What was read from it.
    ///   - limits: Those that it was read with.
    /// - Throws: ``BookReadingError``; `changed` when the file no longer holds the book's text.
    package init(at file: URL, of book: Book, limits: ReadingLimits = .standard) throws {
        fatalError("to be written")
    }

    /// A file, unpacked.
    /// - Parameter name: One of ``names``.
    /// - Throws: ``BookReadingError``
    package func bytes(of name: String) throws -> [UInt8] {
        try publication.resource(name)
    }

    /// A document as XHTML5, with elements around stretches of its text.
    /// - Parameters:
    ///   - index: Which of ``documents``.
    ///   - spans: Ascending, without overlap, inside the document.
    /// - Returns: `nil` when nothing can be marked in it: it stays as it is.
    /// - Throws: ``BookReadingError``
    package func marked(_ index: Int, _ spans: [MarkedSpan]) throws -> MarkedDocument? {
        nil
    }

    /// A document as XHTML5, without marks: one that nothing is spoken of, a navigation document.
    /// - Parameter path: Its name in the archive.
    /// - Throws: ``BookReadingError``
    package func upgraded(path: String) throws -> UpgradedDocument {
        UpgradedDocument(bytes: try bytes(of: path), properties: [])
    }
}
