public import VorleserLibrary

/// What came of a backup that was restored.
public struct RestoreReport: Codable, Sendable {
    /// The books that are here, with what they got.
    public var books: [Book] = []
    /// Those that are not: their part waits in the file.
    public var missing: [Missing] = []
    /// The names of people who were not here and have come, without a PIN.
    public var people: [String] = []
    public var covers = 0
    public var settings = 0
    /// Pronunciations that hold in all books or in one.
    public var pronunciations = 0
    /// Places in books that were read without the library.
    public var files = 0
    /// Reading time of books that are gone, by day.
    public var past = 0
    /// What could not be read, or was more than any listener could have made.
    public var refused = 0

    /// A book of the library, and what came to it.
    public struct Book: Codable, Sendable {
        public let id: BookID
        public let title: String
        public let added: MergeCount
    }

    /// A book of the backup that the library does not have.
    public struct Missing: Codable, Sendable {
        public let title: String
        public let authors: [String]
        public let digest: String
        /// What its file was called.
        public let fileName: String
    }

    /// Adds what came to another person.
    mutating func add(_ other: Self) {
        var places = Dictionary(books.indices.map { (books[$0].id, $0) }) { first, _ in first }
        for book in other.books {
            if let index = places[book.id] {
                books[index] = Book(id: book.id, title: book.title, added: books[index].added + book.added)
            } else {
                places[book.id] = books.count
                books.append(book)
            }
        }
        let known = Set(missing.map(\.digest))
        missing += other.missing.filter { !known.contains($0.digest) }
        covers += other.covers
        settings += other.settings
        pronunciations += other.pronunciations
        files += other.files
        past += other.past
        refused += other.refused
    }

    /// All that came to books.
    public var added: MergeCount { books.reduce(MergeCount()) { $0 + $1.added } }

    /// Whether nothing was new.
    public var isEmpty: Bool {
        added == MergeCount() && covers + settings + pronunciations + files + past == 0 && people.isEmpty
    }
}
