public import VorleserCore
public import VorleserLibrary

/// A book of the library that has been read into memory.
public struct OpenBook: Sendable {
    public let id: BookID
    public let book: Book
    /// Changes when the same offsets may mean other characters: the file was replaced, or is read by another version.
    public let revision: String

    init(_ record: LibraryBook, _ book: Book) {
        (id, self.book) = (record.id, book)
        revision = Self.revision(of: record)
    }

    static func revision(of record: LibraryBook) -> String { "\(parserVersion)-" + record.digest.prefix(12) }

    /// Counted up when the readers make another text of the same file.
    private static let parserVersion = 1
}
