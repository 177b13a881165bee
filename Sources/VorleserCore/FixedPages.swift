/// The pages of a book that is made of pages, each of one size: a comic, a picture book.
public struct FixedPages: Hashable, Sendable {
    /// In reading order, from the book's start to its end.
    public let pages: [Page]
    /// Whether the book is turned like one in Arabic or a manga: the first page of two is the right one.
    public let isFromRight: Bool

    public init(_ pages: [Page], isFromRight: Bool) { (self.pages, self.isFromRight) = (pages, isFromRight) }

    /// A page that is shown as the book sets it.
    public struct Page: Hashable, Sendable {
        /// Where it begins, in UTF-16 code units of the book.
        public let offset: Int
        /// Whether all of it is one picture; else its text is shown as that of other books is.
        public let isPicture: Bool
        /// The picture's size in pixels; 0 when it cannot be told.
        public let width: Int
        public let height: Int
        /// Which page of two it is; `nil` for as it comes.
        public let side: Side?

        public init(offset: Int, isPicture: Bool, width: Int = 0, height: Int = 0, side: Side? = nil) {
            (self.offset, self.isPicture) = (offset, isPicture)
            (self.width, self.height, self.side) = (width, height, side)
        }
    }

    /// Source: EPUB 3.3, section 8.2.2.6, “The rendition:page-spread-* properties”.
    public enum Side: String, Hashable, Codable, Sendable {
        case left, right
        /// Alone, such as one that is two pages itself.
        case center
    }
}

extension Book {
    /// The language of a book without a word. Source: ISO 639-2, “no linguistic content”.
    package static let wordless = "zxx"

    /// Whether there is nothing in it to be read aloud. Only readers that have found no text say so.
    public var isWordless: Bool { metadata.language == Self.wordless }
}
