public import Foundation
public import VorleserCore
import VorleserDisk

/// Where each book was left: one small file a book, and beside it the place before that one, for when it is damaged.
public struct PlaceStore: Sendable {
    private let folder: URL

    /// - Parameter folder: Made when the first place is saved.
    public init(folder: URL) { self.folder = folder }

    /// Where a book was left.
    /// - Returns: `nil` when it was never opened, or nothing that is kept of it can be read.
    public func place(in book: Book) -> TextOffset? {
        (StoredPlace(file: file(of: book)) ?? StoredPlace(file: previousFile(of: book))).map {
            book.offset(of: $0.place)
        }
    }

    /// Remembers where a book was left.
    /// - Throws: ``VorleserCore/FileFault``, `CocoaError` when it cannot be written.
    public func save(_ offset: TextOffset, in book: Book) throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        // What is damaged must not take the place of what is whole.
        if StoredPlace(file: file(of: book)) != nil { rename(file(of: book).path, previousFile(of: book).path) }
        let kept = try JSONEncoder().encode(StoredPlace(book.place(at: offset)))
        // A file that is a link, into a folder that is shared with another machine, stays one.
        try DurableFile(file(of: book).resolvingSymlinksInPath()).replace(with: [UInt8](kept))
    }

    private func file(of book: Book) -> URL { folder.appending(path: book.fingerprint + ".json") }

    private func previousFile(of book: Book) -> URL { folder.appending(path: book.fingerprint + ".previous.json") }
}

/// A place as it is in its file, with what tells that no byte of it has changed.
private struct StoredPlace: Codable {
    let place: Place
    let digest: String

    init(_ place: Place) { (self.place, digest) = (place, Self.digest(of: place)) }

    /// - Returns: `nil` when there is none that is whole.
    init?(file: URL) {
        guard let data = try? Data(contentsOf: file) else { return nil }
        if let kept = try? JSONDecoder().decode(Self.self, from: data) {
            guard kept.digest == Self.digest(of: kept.place) else { return nil }
            self = kept
        } else if let place = try? JSONDecoder().decode(Place.self, from: data) {
            // As it was kept before there were digests.
            self.init(place)
        } else {
            return nil
        }
    }

    private static func digest(of place: Place) -> String {
        let parts = ["\(place.offset.utf16)", place.href, "\(place.localOffset)", place.before, place.after]
        return SHA256.digest(of: parts.joined(separator: "\u{0}").utf8)
    }
}
