public import Foundation
public import VorleserCore

/// Where each book was left, one small file a book.
public struct PlaceStore: Sendable {
    private let folder: URL

    /// - Parameter folder: Made when the first place is saved.
    public init(folder: URL) { self.folder = folder }

    /// Where a book was left.
    /// - Returns: `nil` when it was never opened, or what is kept of it cannot be read.
    public func place(in book: Book) -> TextOffset? {
        guard let data = try? Data(contentsOf: file(of: book)),
            let place = try? JSONDecoder().decode(Place.self, from: data)
        else { return nil }
        return book.offset(of: place)
    }

    /// Remembers where a book was left.
    /// - Throws: `CocoaError` when it cannot be written.
    public func save(_ offset: TextOffset, in book: Book) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(book.place(at: offset)).write(to: file(of: book), options: .atomic)
    }

    /// A book is known by what it says of itself, so that it is found again when its file is moved or mended.
    private func file(of book: Book) -> URL {
        let facts = [book.metadata.identifier ?? "", book.metadata.title] + book.metadata.authors
        return folder.appending(path: fingerprint(of: facts.joined(separator: "\u{0}")) + ".json")
    }

    /// FNV-1a, 64 bits: enough to tell one reader's books apart. Source: Fowler, Noll, Vo.
    private func fingerprint(of text: String) -> String {
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
