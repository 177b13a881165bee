/// What tells an export from others that could have its name.
public struct ExportIdentity: Codable, Hashable, Sendable {
    /// By all that its files depend on; see ``Vorleser/fingerprint(of:_:_:tags:source:)``.
    public let fingerprint: String
    /// The path of the book's file.
    public let book: String
    /// SHA-256 of that file.
    public let bookDigest: String
    /// The ending of its files.
    public let format: String
    /// Indices of the chapters that were asked for.
    public let chapters: Set<Int>
    /// Whether that was the whole book.
    public let isWhole: Bool

    public init(
        fingerprint: String,
        book: String,
        bookDigest: String,
        format: String,
        chapters: Set<Int>,
        isWhole: Bool
    ) {
        (self.fingerprint, self.book, self.bookDigest) = (fingerprint, book, bookDigest)
        (self.format, self.chapters, self.isWhole) = (format, chapters, isWhole)
    }

    /// Whether both are of one book: the file of that name, whatever is in it now, or a copy of it.
    func isOfSameBook(as other: ExportIdentity) -> Bool { book == other.book || bookDigest == other.bookDigest }

    /// Whether nothing of another export of the book would be missed.
    func covers(_ other: ExportIdentity) -> Bool {
        isWhole || (!other.isWhole && chapters.isSuperset(of: other.chapters))
    }
}
