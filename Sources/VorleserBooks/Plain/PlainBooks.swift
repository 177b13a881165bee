import VorleserCore

/// Books from files without a structure of their own.
enum PlainBooks {
    /// A plain text, in whatever encoding.
    static func text(_ bytes: [UInt8], name: String) throws -> Book {
        throw BookReadingError.unknownFormat(looksLike: "plain text")
    }

    /// A Markdown document.
    static func markdown(_ bytes: [UInt8], name: String) throws -> Book {
        throw BookReadingError.unknownFormat(looksLike: "Markdown")
    }
}
