public import VorleserCore

/// What a sound file says of itself.
public struct AudioTags: Hashable, Sendable {
    public var title: String
    public var authors: [String]
    /// Who speaks.
    public var narrator: String?
    /// As the book gives it: a year or an ISO 8601 date.
    public var date: String?
    public var publisher: String?
    public var series: BookMetadata.Series?
    public var description: String?
    /// BCP 47 tag.
    public var language: String?
    /// A JPEG or PNG picture.
    public var cover: [UInt8]?

    /// - Parameters:
    ///   - book: What the book says of itself.
    ///   - narrator: Who speaks.
    ///   - cover: A JPEG or PNG picture.
    public init(of book: BookMetadata, narrator: String? = nil, cover: [UInt8]? = nil) {
        title = book.title
        authors = book.authors
        self.narrator = narrator
        date = book.date
        publisher = book.publisher
        series = book.series
        description = book.description
        language = book.language
        self.cover = cover
    }
}
