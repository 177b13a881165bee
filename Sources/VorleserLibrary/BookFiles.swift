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

    // MARK: In two steps, so that a crash leaves no book without its file

    /// A folder with a book's files that belongs to no book yet.
    struct Incoming: Sendable {
        let folder: URL
        var file: URL { folder.appending(path: "book") }
        var cover: URL { folder.appending(path: "cover") }
    }

    private static let incomingPrefix = ".incoming-"

    /// Copies a book's files; they are on the disk when it returns.
    /// - Throws: `CocoaError`; then nothing is left behind.
    func receive(_ file: URL, cover: [UInt8]?) throws -> Incoming {
        let name = Self.incomingPrefix + UUID().uuidString
        let incoming = Incoming(folder: folder.appending(path: name, directoryHint: .isDirectory))
        do {
            try FileManager.default.createDirectory(at: incoming.folder, withIntermediateDirectories: true)
            try DurableFiles.copy(file, to: incoming.file)
            if let cover { try DurableFiles.write(cover, to: incoming.cover) }
            try DurableFiles.wait(forFolder: incoming.folder)
            return incoming
        } catch {
            discard(incoming)
            throw error
        }
    }

    func discard(_ incoming: Incoming) { try? FileManager.default.removeItem(at: incoming.folder) }

    /// Makes received files those of a new book.
    func adopt(_ incoming: Incoming, as book: BookID) throws {
        let home = folder(of: book)
        // An import that a crash has undone may have left its folder under the number that is given again.
        if FileManager.default.fileExists(atPath: home.path(percentEncoded: false)) {
            try FileManager.default.removeItem(at: home)
        }
        try DurableFiles.move(incoming.folder, to: home)
        try DurableFiles.wait(forFolder: folder)
    }

    /// Puts received files in the place of a book's own.
    func replace(filesOf book: BookID, with incoming: Incoming) throws {
        let home = folder(of: book)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        if FileManager.default.fileExists(atPath: incoming.cover.path(percentEncoded: false)) {
            try DurableFiles.move(incoming.cover, to: cover(of: book))
        } else {
            try? FileManager.default.removeItem(at: cover(of: book))
        }
        try DurableFiles.move(incoming.file, to: file(of: book))
        try DurableFiles.wait(forFolder: home)
        discard(incoming)
    }

    // MARK: Going

    func remove(_ book: BookID) { try? FileManager.default.removeItem(at: folder(of: book)) }

    /// Removes what crashes have left: folders of no book, and files that were received long ago.
    /// - Parameters:
    ///   - books: Whose folders stay.
    ///   - moment: What was received after it may still be wanted.
    func sweep(except books: Set<BookID>, receivedBefore moment: Date) {
        for name in names {
            let url = folder.appending(path: name)
            let isForgotten =
                if let number = Int64(name) {
                    !books.contains(BookID(rawValue: number))
                } else {
                    name.hasPrefix(Self.incomingPrefix) && (url.modified ?? .distantFuture) < moment
                }
            if isForgotten { try? FileManager.default.removeItem(at: url) }
        }
    }

    /// All files together.
    var bytes: Int {
        names.reduce(0) { sum, name in
            let folder = folder.appending(path: name)
            return sum + ["book", "cover"].reduce(0) { $0 + folder.appending(path: $1).bytes }
        }
    }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    }
}

extension URL {
    fileprivate var attributes: [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: path(percentEncoded: false))
    }

    fileprivate var modified: Date? { attributes?[.modificationDate] as? Date }

    fileprivate var bytes: Int { (attributes?[.size] as? NSNumber)?.intValue ?? 0 }
}
