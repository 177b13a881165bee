public import Foundation
import VorleserDisk

/// The files of a library's books, a folder each.
struct BookFiles: Sendable {
    let folder: URL

    init(folder: URL) { self.folder = folder }

    /// The file as it was imported; `nil` when it is gone. One of another name in its place is taken for it.
    func file(of book: BookID, named name: String) -> URL? {
        let home = home(ofFileOf: book)
        guard let found = names(in: home).first(where: { $0 == name }) ?? names(in: home).min() else { return nil }
        return home.appending(path: found)
    }

    func hasFile(_ book: BookID) -> Bool { !names(in: home(ofFileOf: book)).isEmpty }

    /// The cover picture.
    func cover(of book: BookID) -> URL { folder(of: book).appending(path: "cover") }

    /// A picture that the listener has chosen instead.
    func chosenCover(of book: BookID) -> URL { folder(of: book).appending(path: "chosen-cover") }

    func folder(of book: BookID) -> URL {
        folder.appending(path: String(book.rawValue), directoryHint: .isDirectory)
    }

    private func home(ofFileOf book: BookID) -> URL {
        folder(of: book).appending(path: "book", directoryHint: .isDirectory)
    }

    // MARK: In two steps, so that a crash leaves no book without its file

    private static let incomingPrefix = ".incoming-"

    /// Copies a file; the copy is on the disk when it returns.
    /// - Throws: ``VorleserCore/FileFault``, `CocoaError`; then nothing is left behind.
    func receive(_ file: URL, named name: FileName) throws -> ReceivedFile {
        let home = folder.appending(path: Self.incomingPrefix + UUID().uuidString, directoryHint: .isDirectory)
        let received = ReceivedFile(folder: home, name: name)
        do {
            let folder = received.url.deletingLastPathComponent()
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try DurableFile(received.url).make(ofFileAt: file)
            try DurableFile(folder).synchronize()
            return received
        } catch {
            discard(received)
            throw error
        }
    }

    /// Puts a cover, and what is known of the book, beside a received file.
    func receive(cover: [UInt8]?, _ card: BookCard, with file: ReceivedFile) throws {
        if let cover { try DurableFile(file.cover).make(of: cover) }
        try DurableFile(file.card).make(of: Array(try card.column.utf8))
        try DurableFile(file.folder).synchronize()
    }

    func discard(_ file: ReceivedFile) { try? FileManager.default.removeItem(at: file.folder) }

    /// Makes received files those of a new book.
    func adopt(_ file: ReceivedFile, as book: BookID) throws {
        let home = folder(of: book)
        // An import that a crash has undone may have left its folder under the number that is given again.
        if FileManager.default.fileExists(atPath: home.path(percentEncoded: false)) {
            try FileManager.default.removeItem(at: home)
        }
        try DurableFile(file.folder).move(to: home)
        try DurableFile(folder).synchronize()
    }

    /// Puts received files in the place of a book's own.
    func replace(fileOf book: BookID, with file: ReceivedFile) throws {
        let home = home(ofFileOf: book)
        let old = names(in: home).filter { $0 != file.name }
        try FileManager.default.createDirectory(
            at: home,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try DurableFile(file.url).move(to: home.appending(path: file.name))
        try DurableFile(home).synchronize()
        for name in old { try? FileManager.default.removeItem(at: home.appending(path: name)) }
        if FileManager.default.fileExists(atPath: file.cover.path(percentEncoded: false)) {
            try DurableFile(file.cover).move(to: cover(of: book))
        } else {
            try? FileManager.default.removeItem(at: cover(of: book))
        }
        try DurableFile(file.card).move(to: card(of: book))
        discard(file)
    }

    // MARK: Going

    func remove(_ book: BookID) { try? FileManager.default.removeItem(at: folder(of: book)) }

    /// Removes what crashes have left: folders of no book, and files that were received long ago.
    /// - Parameters:
    ///   - books: Whose folders stay.
    ///   - moment: What was received after it may still be wanted.
    func sweep(except books: Set<BookID>, receivedBefore moment: Date) {
        for name in names(in: folder) {
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
        names(in: folder).compactMap { Int64($0).map(BookID.init(rawValue:)) }.reduce(0) { $0 + bytes(of: $1) }
    }

    /// A book's file and covers.
    func bytes(of book: BookID) -> Int {
        let home = home(ofFileOf: book)
        return names(in: home).reduce(cover(of: book).bytes + chosenCover(of: book).bytes) {
            $0 + home.appending(path: $1).bytes
        }
    }

    private func names(in folder: URL) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    }
}

/// A file that has been copied into the library and belongs to no book yet.
public struct ReceivedFile: Hashable, Sendable {
    let folder: URL
    /// As the listener called it, without what could lead elsewhere.
    public let name: String

    init(folder: URL, name: FileName) {
        self.folder = folder
        self.name = name.text
    }

    /// Where it can be read.
    public var url: URL { folder.appending(path: "book", directoryHint: .isDirectory).appending(path: name) }

    var cover: URL { folder.appending(path: "cover") }

    var card: URL { folder.appending(path: "book.json") }
}

extension URL {
    private var attributes: [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: path(percentEncoded: false))
    }

    fileprivate var modified: Date? { attributes?[.modificationDate] as? Date }

    fileprivate var bytes: Int { (attributes?[.size] as? NSNumber)?.intValue ?? 0 }
}
