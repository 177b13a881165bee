/// What a process that reads a PDF says to the one that started it.
///
/// On the wire: a byte for the kind, the length of what follows in four bytes, and that. Numbers have their lowest byte
/// first; a text is its length in bytes, four bytes, and UTF-8.
enum PDFMessage: Equatable {
    case contents(PDFContents)
    case page(PDFPage)
    case failure(PDFFailure)
    /// A picture as PNG, or a piece of a copy.
    case bytes([UInt8])
    /// Nothing follows: all was said.
    case end

    /// What the next message is, and how long.
    struct Header: Equatable {
        static let size = 5
        let kind: UInt8
        let count: Int

        /// The longest message that is taken: more than a page of as many characters as are read of one.
        static let most = 64 << 20
    }
}

/// Why a PDF cannot be read, where it is read.
enum PDFFailure: Equatable {
    case passwordNeeded
    case wrongPassword
    case unknownProtection
    case damaged(reason: String)
    case libraryMissing(looked: [String])
    case libraryUnusable(path: String, reason: String)
    case unreadable(reason: String)
    /// There is no such picture in the file.
    case noPicture
}

/// The bytes are not what another process of the same program would have said.
struct PDFMessageError: Error, Equatable {}
