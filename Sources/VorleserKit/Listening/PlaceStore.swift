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
        try save(StoredPlace(book.place(at: offset)), ofBook: book.fingerprint)
    }

    private func save(_ place: StoredPlace, ofBook fingerprint: String) throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let (file, previous) = (file(fingerprint), previousFile(fingerprint))
        // What is damaged must not take the place of what is whole.
        if StoredPlace(file: file) != nil { rename(file.path, previous.path) }
        let kept = try JSONEncoder().encode(place)
        // A file that is a link, into a folder that is shared with another machine, stays one.
        try DurableFile(file.resolvingSymlinksInPath()).replace(with: [UInt8](kept))
    }

    private func file(of book: Book) -> URL { file(book.fingerprint) }

    private func previousFile(of book: Book) -> URL { previousFile(book.fingerprint) }

    private func file(_ fingerprint: String) -> URL { folder.appending(path: fingerprint + ".json") }

    private func previousFile(_ fingerprint: String) -> URL { folder.appending(path: fingerprint + ".previous.json") }

    // MARK: To another machine

    /// Where each book was left, and when.
    func all() -> [FilePlace] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return names.sorted().compactMap { name in
            guard name.hasSuffix(".json"), !name.hasSuffix(".previous.json") else { return nil }
            let fingerprint = String(name.dropLast(".json".count))
            guard let place = StoredPlace(file: file(fingerprint))?.place, let at = date(of: fingerprint) else {
                return nil
            }
            return FilePlace(file: fingerprint, place: place, at: at)
        }
    }

    /// Remembers where a book was left elsewhere, unless it was left here since.
    /// - Returns: Whether it was.
    /// - Throws: ``VorleserCore/FileFault``, `CocoaError` when it cannot be written.
    func merge(_ place: FilePlace) throws -> Bool {
        let file = file(place.file)
        if StoredPlace(file: file) != nil, let here = date(of: place.file), here >= place.at - 0.002 { return false }
        try save(StoredPlace(place.place), ofBook: place.file)
        try FileManager.default.setAttributes([.modificationDate: place.at], ofItemAtPath: file.path)
        return true
    }

    private func date(of fingerprint: String) -> Date? {
        let path = file(fingerprint).resolvingSymlinksInPath().path
        return (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
}

/// Where a book was left that was read from its file, without the library.
public struct FilePlace: Codable, Sendable {
    /// What names the book: 16 hexadecimal digits made of what it says of itself.
    public let file: String
    public let place: Place
    public var at: Date
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
