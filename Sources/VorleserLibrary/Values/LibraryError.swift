public import Foundation

/// Why the library could not do something.
public enum LibraryError: Error, Equatable {
    /// There is no such book, or it was removed for good.
    case unknownBook(BookID)
    /// There is no such bookmark, highlight or other note in the book.
    case unknownNote(Int64)
    /// The book's file is not in the library any more.
    case missingFile(BookID, title: String)
    /// The library's folder or database cannot be opened.
    case unopenable(path: String, reason: String)
    /// The library was written by a newer version.
    case tooNew(path: String)
    /// There is no room on the disk for what is to be kept.
    case noRoom
    /// The database did not take or give something: it is damaged, or may not be written.
    case failed(reason: String)
}

extension LibraryError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unknownBook(let id): "There is no book \(id) in the library."
        case .unknownNote(let id): "There is no such bookmark or note (\(id)) in this book."
        case .missingFile(_, let title): "The file of “\(title)” is no longer in the library."
        case .unopenable(let path, let reason): "The library \(path) cannot be opened: \(reason)."
        case .tooNew(let path): "The library \(path) was written by a newer version of Vorleser."
        case .noRoom: "There is no room on the disk for what the library is to keep."
        case .failed(let reason): "The library could not do this: \(reason)."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unknownBook: "`vorleser list` shows which there are."
        case .unknownNote: "It may have been removed on another device."
        case .missingFile(let id, _): "Import it again with `vorleser import --as \(id) FILE`, or remove the book."
        case .unopenable:
            "Check that the folder may be read and written, and that the disk is not full. The books' own files are in its folder “books”."
        case .noRoom: "Make room on the disk, and try again."
        case .failed: "Check that the library's folder may be read and written, and try again."
        case .tooNew: "Use the newer version, or another folder (XDG_DATA_HOME)."
        }
    }
}
