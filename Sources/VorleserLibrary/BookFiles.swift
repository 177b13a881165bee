public import Foundation

/// The files of a library's books, a folder each.
public struct BookFiles: Sendable {
    let folder: URL

    init(folder: URL) { self.folder = folder }

    /// The file as it was imported.
    public func file(of book: BookID) -> URL { folder(of: book).appending(path: "book") }

    /// The cover picture.
    public func cover(of book: BookID) -> URL { folder(of: book).appending(path: "cover") }

    func folder(of book: BookID) -> URL {
        folder.appending(path: String(book.rawValue), directoryHint: .isDirectory)
    }
}
