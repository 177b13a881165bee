/// Something in a book that could not be read as it stands, and was left out or repaired.
///
/// A fault that leaves nothing to read is an error instead.
public struct BookWarning: Hashable, Codable, Sendable {
    /// What happened. The raw values are stable names for scripts.
    public enum Kind: String, Hashable, Codable, Sendable {
        /// A document of the spine is not in the file, or could not be decoded; its chapter is empty.
        case unreadableDocument = "unreadable-document"
        /// Markup was broken and was repaired.
        case brokenMarkup = "broken-markup"
        /// The declared encoding was wrong or unknown; another one was used.
        case encoding
        /// The table of contents is missing or broken; one was made from headings or documents.
        case contents
        /// Part of the book is encrypted.
        case encrypted
        /// The container or package document departs from the standard.
        case package
        /// Text was cut because it is beyond what a book can hold.
        case limit
        /// A reference to something on the network was left alone.
        case remoteResource = "remote-resource"
        /// The book says that it is in another language than its text is.
        case language
    }

    public let kind: Kind
    /// The document it is about, as a path inside the book; `nil` for the book as a whole.
    public let href: String?
    /// What is wrong, by a stable name.
    public let code: Code
    /// What a sentence in another language needs to know of it, as text.
    public let facts: [String: String]
    /// One sentence for the reader.
    public let message: String

    public init(_ kind: Kind, in href: String? = nil, _ fault: Fault) {
        self.kind = kind
        self.href = href
        (code, facts, message) = (fault.code, fault.facts, fault.message)
    }
}
