/// Where a document stands and what the book as a whole says about it.
struct ContentSetting: Sendable {
    /// Path inside the book, decoded.
    var href: String
    /// The book's language, as a BCP 47 tag.
    var language: String?
    /// The path by which the book knows a document or resource, for one that an address gives.
    var knownPath: @Sendable (String) -> String = { $0 }
    /// What a picture is called whose address is not that of a file of the book; `nil` for one that is.
    var picture: @Sendable (String) -> String? = { _ in nil }
    /// Whether this is the book's navigation document: its lists are a table of contents.
    var isNavigation = false
    /// Whether it is a page of the web, with what such pages have around their text.
    var isWebPage = false
    var limits = ReadingLimits.standard
}
