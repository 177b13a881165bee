import Foundation
public import VorleserCore
public import VorleserLibrary

/// The pages of a book of which each is one picture: a comic, a picture book.
public struct PicturePages: Hashable, Sendable {
    /// Where each begins, in UTF-16 code units of the book.
    let starts: [Int]

    public var count: Int { starts.count }

    /// Which page a place is on, from 0.
    public func page(at place: TextOffset) -> Int { max(starts.partitioningIndex { $0 > place.utf16 } - 1, 0) }
}

extension Book {
    /// Its pages, if each of them is a picture.
    var picturePages: PicturePages? {
        guard let pages = fixedPages?.pages, !pages.isEmpty, pages.allSatisfy(\.isPicture) else { return nil }
        return PicturePages(starts: pages.map(\.offset))
    }
}

extension ReadingRoom {
    /// The pages of a book that is not opened for it; `nil` where they are no pictures, or that is not known yet: it is once the
    /// book has been added or opened.
    public nonisolated func picturePages(of book: LibraryBook) -> PicturePages? {
        // A comic's text is a line end for each page.
        if book.format == .comic { return book.length > 0 ? PicturePages(starts: Array(0..<book.length)) : nil }
        return book.format == .epub
            ? PagesFile(of: book.id, in: folders.pages).pages(of: LoadedBook.revision(of: book)) : nil
    }

    /// The picture of a page.
    /// - Parameters:
    ///   - page: Which, from 0.
    ///   - id: The book.
    /// - Returns: The picture, of a kind that browsers show; `nil` where there is no such page.
    /// - Throws: ``VorleserBooks/BookReadingError``, ``VorleserLibrary/LibraryError``
    public func picture(ofPage page: Int, of id: BookID) async throws -> Picture? {
        let book = try await book(id).book
        guard let pages = book.picturePages, (0..<pages.count).contains(page) else { return nil }
        let start = TextOffset(utf16: pages.starts[page])
        let end = page + 1 < pages.count ? TextOffset(utf16: pages.starts[page + 1]) : book.span.upperBound
        for mark in book.marks where start <= mark.span.lowerBound && mark.span.lowerBound < end {
            if case .image(_, let resource) = mark.kind, !resource.isEmpty {
                return try await picture(resource, of: id)
            }
        }
        return nil
    }
}

/// The pages of a picture book on the disk. They can be found again.
struct PagesFile {
    private let file: JSONFile
    private let url: URL

    init(of book: BookID, in folder: URL) {
        url = folder.appending(path: "\(book).json")
        file = JSONFile(url)
    }

    private struct Content: Codable {
        let revision: String
        let starts: [Int]
    }

    /// The pages of a revision; `nil` when others are kept, or none.
    func pages(of revision: String) -> PicturePages? {
        guard let content = file.value(as: Content.self), content.revision == revision else { return nil }
        return PicturePages(starts: content.starts)
    }

    /// Pages that cannot be kept are found again.
    func keep(_ pages: PicturePages, of revision: String) {
        if self.pages(of: revision) == pages { return }
        try? file.keep(Content(revision: revision, starts: pages.starts))
    }

    /// Notes the pages of a book that has been read, so that they are known without its being opened.
    static func note(_ book: Book, _ record: LibraryBook, in folder: URL) {
        guard record.format == .epub, let pages = book.picturePages else { return }
        Self(of: record.id, in: folder).keep(pages, of: LoadedBook.revision(of: record))
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
