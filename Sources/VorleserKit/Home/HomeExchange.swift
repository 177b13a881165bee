public import VorleserLibrary

/// What came of an exchange with the server at home.
public struct HomeExchange: Sendable {
    /// What came from there.
    public let came: RestoreReport
    /// What went there; `nil` when there was nothing new.
    public let went: Sent?
    /// Books there that are not here.
    public let onlyThere: [HomeBook]
    /// Books here that are not there.
    public let onlyHere: [BookID]

    /// What the server took of it.
    public struct Sent: Codable, Hashable, Sendable {
        public let places: Int
        public let bookmarks: Int
        public let highlights: Int
        public let removed: Int
        public let pronunciations: Int
        /// Days of reading time.
        public let activity: Int
        /// What it would not take.
        let refused: Int
    }

    /// Whether nothing was new on either side.
    public var isEmpty: Bool { came.isEmpty && went == nil }
}

/// A book of the library at home.
public struct HomeBook: Hashable, Sendable, Identifiable {
    /// Its number there.
    public let id: Int64
    public let title: String
    public let authors: [String]
    let series: BookBackup.Series?
    let collections: [String]
    /// What its file is called.
    public let fileName: String
    /// SHA-256 of its file: by this it is the same book here.
    public let digest: String

    init(_ book: BookBackup) {
        (id, title, authors, fileName, digest) = (book.id, book.title, book.authors, book.fileName, book.digest)
        (series, collections) = (book.series, book.collections)
    }
}
