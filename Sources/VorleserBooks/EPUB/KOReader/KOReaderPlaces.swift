package import Foundation
package import VorleserCore

/// An EPUB's places as KOReader names them, to be exchanged with it. `docs/koreader.md` says how exact they are.
package struct KOReaderPlaces: Sendable {
    private let publication: EditablePublication
    private let book: Book

    /// - Parameters:
    ///   - file: The EPUB.
    ///   - book: What was read from it.
    ///   - limits: Those that it was read with.
    /// - Throws: ``BookReadingError``; ``BookReadingError/changed(href:)`` when it no longer has the book's documents.
    package init(at file: URL, of book: Book, limits: ReadingLimits = .standard) throws {
        self.init(try EditablePublication(at: file, of: book, limits: limits), of: book)
    }

    init(_ publication: EditablePublication, of book: Book) { (self.publication, self.book) = (publication, book) }

    /// What KOReader calls a place.
    /// - Parameter offset: Where it is in the book; beyond its end is the end.
    /// - Returns: `nil` for a book without documents.
    /// - Throws: ``BookReadingError``
    package func pointer(at offset: TextOffset) throws -> String? {
        let documents = publication.documents
        let index = documents.lastIndex { $0.span.lowerBound <= offset } ?? 0
        guard documents.indices.contains(index) else { return nil }
        let start = Self.start(of: publication.number(of: index))
        // A picture's page, or one that cannot be read.
        guard let traced = try publication.traced(index) else { return CREnginePointer(start).description }
        let local = offset.utf16 - documents[index].span.lowerBound.utf16
        return CREngineDocument(traced).pointer(at: local, in: start).description
    }

    /// Where a place is that KOReader names.
    /// - Returns: `nil` when it is none of this book's documents.
    /// - Throws: ``BookReadingError``
    package func offset(of pointer: String) throws -> TextOffset? {
        guard let pointer = CREnginePointer(pointer), pointer.steps.count > 1,
            case .element("body", _) = pointer.steps[0],
            case .element("docfragment", let number) = pointer.steps[1],
            let index = publication.documents.indices.first(where: { publication.number(of: $0) == number ?? 1 })
        else { return nil }
        let span = publication.documents[index].span
        guard pointer.steps.count > 2, let traced = try publication.traced(index) else { return span.lowerBound }
        let below = CREnginePointer(Array(pointer.steps[2...]), point: pointer.point)
        let found = min(span.lowerBound.advanced(by: CREngineDocument(traced).offset(of: below)), span.upperBound)
        return book.wholeCharacter(at: found)
    }

    private static func start(of number: Int) -> [CREnginePointer.Step] {
        [.element("body", 1), .element("DocFragment", number)]
    }
}

extension Book {
    /// An offset that is not inside a character of two units.
    fileprivate func wholeCharacter(at offset: TextOffset) -> TextOffset {
        let units = text.utf16
        let index = units.index(units.startIndex, offsetBy: offset.utf16)
        guard index < units.endIndex, UTF16.isTrailSurrogate(units[index]), offset.utf16 > 0 else { return offset }
        return offset.advanced(by: -1)
    }
}
