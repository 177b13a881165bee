import Foundation
import VorleserCore
import VorleserDisk

/// What is written beside each book's file, for the case that the database is lost.
extension BookFiles {
    func card(of book: BookID) -> URL { folder(of: book).appending(path: "book.json") }

    func hasCard(_ book: BookID) -> Bool {
        FileManager.default.fileExists(atPath: card(of: book).path(percentEncoded: false))
    }

    /// - Throws: ``VorleserCore/FileFault``, `EncodingError`
    func write(_ card: BookCard, of book: BookID) throws {
        try DurableFile(self.card(of: book)).replace(with: Array(try card.column.utf8), folder: .required)
    }

    /// What is known of a book by its files alone; `nil` when it has none.
    func knownCard(of book: BookID) -> BookCard? {
        if let data = try? Data(contentsOf: card(of: book)),
            let card = try? JSONDecoder().decode(BookCard.self, from: data)
        {
            return card
        }
        guard let file = file(of: book, named: ""), let data = try? Data(contentsOf: file) else { return nil }
        let name = file.lastPathComponent
        let facts = try? FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
        let draft = BookDraft(
            title: file.deletingPathExtension().lastPathComponent,
            format: BookFormat(ending: file.pathExtension),
            fileName: name,
            digest: SHA256.digest(of: data),
            bytes: data.count,
            length: 0,
            cover: FileManager.default.fileExists(atPath: cover(of: book).path(percentEncoded: false)) ? [] : nil
        )
        let addedAt = facts?[.modificationDate] as? Date
        return BookCard(draft, fileName: name, addedAt: addedAt ?? Date(timeIntervalSince1970: 0))
    }

    /// The books that have a folder, in order.
    var books: [BookID] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        return (names ?? []).compactMap(Int64.init).sorted().map(BookID.init(rawValue:))
    }
}

extension BookFormat {
    fileprivate init(ending: String) {
        switch ending.lowercased() {
        case "epub": self = .epub
        case "fb2": self = .fb2
        case "mobi", "azw3", "azw", "prc": self = .kindle
        case "docx": self = .docx
        case "cbz": self = .comic
        case "pdf": self = .pdf
        case "md", "markdown": self = .markdown
        case "html", "htm", "xhtml": self = .html
        default: self = .text
        }
    }
}
