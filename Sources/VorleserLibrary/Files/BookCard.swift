import Foundation
import GRDB
import VorleserCore

/// What there is to know of a book, beside its file: a library that has lost its database knows it by this.
struct BookCard: Codable, Equatable, Sendable {
    let title: String
    let authors: [String]
    let language: String?
    let series: BookMetadata.Series?
    let format: BookFormat
    let fileName: String
    let digest: String
    let bytes: Int
    let length: Int
    let seconds: Double
    let hasCover: Bool
    let addedAt: Date
    /// Who alone sees it; `nil` when all do.
    let owner: PersonID?

    init(_ draft: BookDraft, fileName: String, addedAt: Date) {
        title = draft.title
        authors = draft.authors
        language = draft.language
        series = draft.series
        format = draft.format
        self.fileName = fileName
        digest = draft.digest
        bytes = draft.bytes
        length = draft.length
        seconds = draft.seconds
        hasCover = draft.cover != nil
        self.addedAt = addedAt
        owner = nil
    }

    init(_ book: LibraryBook) {
        title = book.title
        authors = book.authors
        language = book.language
        series = book.series
        format = book.format
        fileName = book.fileName
        digest = book.digest
        bytes = book.bytes
        length = book.length
        seconds = book.seconds
        hasCover = book.hasCover
        addedAt = book.addedAt
        owner = book.owner
    }

    /// Makes the book's row, with the next number that is free where none is given.
    func insert(as id: BookID? = nil, in db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO book (id, title, authors, language, series, seriesPosition, format, fileName, digest, bytes,
                    length, seconds, hasCover, addedAt, owner)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                id?.rawValue, title, try authors.column, language, series?.name, series?.position, format.rawValue,
                fileName, digest, bytes, length, seconds, hasCover, addedAt, owner?.rawValue,
            ]
        )
    }
}
