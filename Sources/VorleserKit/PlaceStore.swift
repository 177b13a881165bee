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
    /// - Throws: ``PronunciationStoreError/unwritable(_:reason:)``, `CocoaError` when it cannot be written.
    public func save(_ offset: TextOffset, in book: Book) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = try JSONEncoder().encode(book.place(at: offset))
        try DurableFile.write(String(decoding: place, as: UTF8.self), to: file(of: book))
    }

    private func file(of book: Book) -> URL { folder.appending(path: book.fingerprint + ".json") }
}
