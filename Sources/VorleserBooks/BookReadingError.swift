/// Why a file could not be read as a book.
public enum BookReadingError: Error, Equatable {
    /// There is no text in it; `found` says what there is instead, e.g. “an empty file”.
    case nothingToRead(found: String)
    /// It is no text; `looksLike` says what it seems to be, e.g. “a PNG picture”.
    case unknownFormat(looksLike: String)
    /// It has more of something than can be read.
    case limitExceeded(what: String, limit: Int)
}
