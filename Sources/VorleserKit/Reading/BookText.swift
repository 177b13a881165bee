import Foundation
import VorleserCore
import VorleserDisk
import VorleserLibrary

/// What a search reads of a book: its text, and where its chapters begin.
package struct BookText: Sendable {
    package let units: [UInt16]
    package let chapters: [Chapter]

    package struct Chapter: Codable, Sendable {
        package let title: String
        package let start: Int

        init(_ chapter: VorleserCore.Chapter) { (title, start) = (chapter.title, chapter.span.lowerBound.utf16) }
    }

    init(units: [UInt16], chapters: [Chapter]) { (self.units, self.chapters) = (units, chapters) }

    init(_ loaded: LoadedBook) { self.init(units: loaded.units, chapters: loaded.book.chapters.map(Chapter.init)) }

    /// The index of the chapter that a place is in.
    func chapterIndex(at offset: Int) -> Int { max(chapters.partitioningIndex { $0.start > offset } - 1, 0) }
}

/// The texts of books, kept in files so that a search need not read each book anew.
struct BookTexts: Sendable {
    private let folder: URL

    init(in folder: URL) { self.folder = folder }

    /// What stands before the text: a line of JSON.
    private struct Head: Codable {
        let revision: String
        let chapters: [BookText.Chapter]
    }

    /// The text of a book as its file is now; `nil` when none is kept, or that of another file.
    func text(of record: LibraryBook) -> BookText? {
        guard let data = try? Data(contentsOf: file(record.id), options: .alwaysMapped),
            let end = data.firstIndex(of: 0x0A),
            let head = try? JSONDecoder().decode(Head.self, from: data[..<end]),
            head.revision == LoadedBook.revision(of: record)
        else { return nil }
        let bytes = data[(end + 1)...]
        guard bytes.count % 2 == 0 else { return nil }
        let units = [UInt16](unsafeUninitializedCapacity: bytes.count / 2) { buffer, count in
            count = bytes.copyBytes(to: buffer) / 2
        }
        return BookText(units: units.map(UInt16.init(littleEndian:)), chapters: head.chapters)
    }

    /// Keeps the text of a book, unless the book lacks something that it may have when it is read again. A text that cannot
    /// be kept is read from the book again, too.
    func keep(_ text: BookText, of loaded: LoadedBook, _ record: LibraryBook) {
        guard loaded.losses.isEmpty else { return }
        let head = Head(revision: LoadedBook.revision(of: record), chapters: text.chapters)
        guard let line = try? JSONEncoder().encode(head) else { return }
        var bytes = [UInt8](line)
        bytes.reserveCapacity(bytes.count + 1 + text.units.count * 2)
        bytes.append(0x0A)
        text.units.map(\.littleEndian).withUnsafeBytes { bytes += $0 }
        try? FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try? DurableFile(file(record.id)).replace(with: bytes)
    }

    func remove(_ book: BookID) { try? FileManager.default.removeItem(at: file(book)) }

    private func file(_ book: BookID) -> URL { folder.appending(path: "\(book).text") }
}
