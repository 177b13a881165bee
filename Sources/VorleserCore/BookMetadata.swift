/// What a book says of itself.
public struct BookMetadata: Hashable, Codable, Sendable {
    /// The main title. Never empty: the file's name when the book gives none.
    public var title: String
    public var subtitle: String?
    /// As printed, in the book's order; translators and others are in ``contributors``.
    public var authors: [String]
    public var contributors: [Contributor]
    /// BCP 47 tag, e.g. `en-GB`; `nil` when the book does not say.
    public var language: String?
    /// The book's unique identifier, as given, e.g. `urn:isbn:9780141439518`.
    public var identifier: String?
    public var publisher: String?
    /// As given: a year or an ISO 8601 date.
    public var date: String?
    public var description: String?
    public var subjects: [String]
    public var series: Series?
    /// The cover picture's path inside the book.
    public var cover: String?

    public init(
        title: String,
        subtitle: String? = nil,
        authors: [String] = [],
        contributors: [Contributor] = [],
        language: String? = nil,
        identifier: String? = nil,
        publisher: String? = nil,
        date: String? = nil,
        description: String? = nil,
        subjects: [String] = [],
        series: Series? = nil,
        cover: String? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.authors = authors
        self.contributors = contributors
        self.language = language
        self.identifier = identifier
        self.publisher = publisher
        self.date = date
        self.description = description
        self.subjects = subjects
        self.series = series
        self.cover = cover
    }

    /// Someone who took part in the book otherwise than as its author.
    public struct Contributor: Hashable, Codable, Sendable {
        public let name: String
        /// MARC relator code, e.g. `trl` for a translator; `nil` when not given.
        public let role: String?

        public init(name: String, role: String?) {
            self.name = name
            self.role = role
        }
    }

    /// The series a book belongs to, and its place in it.
    public struct Series: Hashable, Codable, Sendable {
        public let name: String
        /// As printed: “3”, “2.5”.
        public let position: String?

        public init(name: String, position: String?) {
            self.name = name
            self.position = position
        }
    }
}

/// The kind of file a book came from.
public enum BookFormat: String, Hashable, Codable, Sendable {
    case epub
    /// FictionBook 2.
    case fb2
    /// A document of Word.
    case docx
    /// MOBI or AZW3.
    case kindle
    /// An archive of pictures.
    case comic
    case pdf
    case text
    case markdown
    case html
}
