public import Foundation
package import VorleserLibrary

/// The sounds of podcast feeds that are kept. Any may go: it is made again, of the same clips, when it is asked for.
public struct KeptEpisodes: Sendable {
    /// A folder for each book of each feed, in it the sounds and what is known of them.
    public let folder: URL
    /// Bytes that all sounds together may take.
    public let limit: Int

    /// More than fifty hours.
    public static let usualLimit = 2_000_000_000

    /// - Parameters:
    ///   - folders: Where everything is kept.
    ///   - limit: Bytes that all sounds together may take.
    public init(_ folders: Folders, limit: Int = usualLimit) {
        folder = folders.cache.appending(path: "feeds", directoryHint: .isDirectory)
        self.limit = limit
    }

    /// How many sounds there are, and the bytes that they take.
    public var usage: (count: Int, bytes: Int) {
        let sounds = sounds
        return (sounds.count, sounds.reduce(0) { $0 + $1.bytes })
    }

    /// Lets all sounds go; what is known of them stays, so feeds list them as before.
    /// - Throws: What the file system says.
    public func clear() throws {
        for sound in sounds { try FileManager.default.removeItem(at: sound.url) }
    }

    /// Where a person's episodes of a book are: each person's are their own, as they may have chosen another voice.
    package func folder(of book: LibraryBook, for person: PersonID) -> URL {
        folder.appending(path: Self.prefix(book.id, person) + book.digest.prefix(12), directoryHint: .isDirectory)
    }

    private static func prefix(_ book: BookID, _ person: PersonID) -> String {
        person == .first ? "\(book)-" : "of-\(person)-\(book)-"
    }

    /// Forgets all that a person has of a book.
    package func remove(_ book: BookID, of person: PersonID) { remove { $0.hasPrefix(Self.prefix(book, person)) } }

    /// Forgets all that anybody has of a book.
    func remove(_ book: BookID) {
        remove {
            $0.hasPrefix("\(book)-") || $0.hasPrefix("of-") && $0.split(separator: "-").dropFirst(2).first == "\(book)"
        }
    }

    /// Forgets all that a person has.
    func remove(of person: PersonID) { remove { $0.hasPrefix("of-\(person)-") } }

    private func remove(_ isMeant: (String) -> Bool) {
        let found = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for folder in found where isMeant(folder.lastPathComponent) { try? FileManager.default.removeItem(at: folder) }
    }

    /// Lets the sounds go that were asked for longest ago, as long as there are too many.
    /// - Parameter newest: One that stays.
    package func letGo(except newest: URL) {
        let sounds = sounds
        var bytes = sounds.reduce(0) { $0 + $1.bytes }
        let name = newest.standardizedFileURL.path
        for sound in sounds.sorted(by: { $0.at < $1.at }) where sound.url.standardizedFileURL.path != name {
            if bytes <= limit { break }
            try? FileManager.default.removeItem(at: sound.url)
            bytes -= sound.bytes
        }
    }

    private var sounds: [(url: URL, bytes: Int, at: Date)] {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let files = FileManager.default
        // What is being made lies a folder deeper.
        let books = (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let found = books.flatMap {
            (try? files.contentsOfDirectory(at: $0, includingPropertiesForKeys: Array(keys))) ?? []
        }
        return found.filter { $0.pathExtension == "mp3" }.compactMap { url in
            (try? url.resourceValues(forKeys: keys)).map {
                (url, $0.fileSize ?? 0, $0.contentModificationDate ?? .distantPast)
            }
        }
    }
}
