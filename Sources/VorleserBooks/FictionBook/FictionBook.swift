import Foundation
import VorleserCore
import Wording

/// A FictionBook: one XML file with the text, what is said of it, and its pictures.
/// Source: FictionBook 2.2, the schema `FictionBook.xsd`.
struct FictionBook {
    private let tree: MarkupTree
    private let source: [BookWarning]
    private let fileName: String

    /// - Throws: ``BookReadingError``
    init(_ bytes: [UInt8], fileName: String, limits: ReadingLimits) throws {
        guard bytes.count <= limits.pageBytes else {
            throw BookReadingError.limitExceeded(what: localized("bytes in a FictionBook"), limit: limits.pageBytes)
        }
        let markup = MarkupSource(bytes)
        guard let tree = MarkupTree(markup, repairing: false) ?? MarkupTree(recovering: markup),
            tree.root?.name == "fictionbook"
        else {
            throw BookReadingError.damagedDocument(
                format: "FB2",
                reason: localized("it is no FictionBook that can be read")
            )
        }
        self.tree = tree
        self.fileName = fileName
        var warnings = tree.repairs.map {
            BookWarning($0.isEncoding ? .encoding : .brokenMarkup, in: fileName, $0.fault)
        }
        if tree.faultLine != nil {
            let line = MarkupTree.faultLine(of: markup)
            warnings.append(BookWarning(.brokenMarkup, in: fileName, .brokenFile(line: line)))
        }
        source = warnings
    }

    /// The book, as pages.
    func written() -> WrittenBook {
        withExtendedLifetime(tree) {
            guard let root = tree.root else {
                return WrittenBook(format: .fb2, metadata: BookMetadata(title: fileName), pages: [])
            }
            let description = FictionBookDescription(root, fileName: fileName)
            var writing = FictionBookWriting(root)
            writing.write()
            var book = WrittenBook(format: .fb2, metadata: description.metadata, pages: writing.pages)
            book.contents = writing.contents
            book.notes = writing.notes
            book.warnings = source
            if let cover = book.metadata.cover, binary(cover) == nil { book.metadata.cover = nil }
            return book
        }
    }

    /// A picture.
    /// - Throws: ``BookReadingError``
    func resource(_ href: String, limits: ReadingLimits) throws(BookReadingError) -> [UInt8] {
        let found = withExtendedLifetime(tree) {
            binary(href).map { node in
                var text: [UInt8] = []
                var child = node.firstChild
                while let current = child {
                    text.append(contentsOf: current.characters)
                    child = current.next
                }
                return text
            }
        }
        guard let text = found, let data = Data(base64Encoded: Data(text), options: .ignoreUnknownCharacters) else {
            throw .missingResource(href: href)
        }
        guard data.count <= limits.resourceBytes else {
            throw .limitExceeded(what: localized("bytes in one resource"), limit: limits.resourceBytes)
        }
        return [UInt8](data)
    }

    private func binary(_ href: String) -> MarkupNode? {
        var child = tree.root?.firstChild
        while let current = child {
            if current.name == "binary", let id = current.attribute("id"), FictionBookPicture.path(of: id) == href {
                return current
            }
            child = current.next
        }
        return nil
    }
}
