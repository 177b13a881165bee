/// What a file is that is not read as a book.
public struct UnreadFormat: Hashable, Sendable, ExpressibleByStringLiteral {
    /// What its owner can make of it.
    public enum Kind: Sendable {
        /// A comic in an archive that is not opened: its pictures can be packed otherwise.
        case packedComic
        /// An archive of one book or several, which can be unpacked.
        case packedBooks
        /// What LibreOffice writes: it can be saved as something else.
        case openDocument
        case other
    }

    /// Its name in the language of the program: “a PNG picture”.
    public let name: String
    public let kind: Kind

    public init(_ name: String, _ kind: Kind = .other) {
        self.name = name
        self.kind = kind
    }

    public init(stringLiteral name: String) { self.init(name) }
}
