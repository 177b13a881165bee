import Foundation
import VorleserKit

/// Where episodes are: for each book a folder, in it for each chapter a sound, a transcript and what is known of both.
///
/// The sounds may go when there are too many: they are made again, of the same clips, when they are asked for.
struct EpisodeFolder: Sendable {
    private let root: URL
    /// Bytes that all sounds together may take.
    private let limit: Int
    /// Each person's are their own: they may have chosen another voice.
    var person = PersonID.first

    init(_ folders: Folders, limit: Int) {
        root = folders.cache.appending(path: "feeds", directoryHint: .isDirectory)
        self.limit = limit
    }

    func sound(_ number: Int, of book: LibraryBook) -> URL { folder(of: book).appending(path: "\(number).mp3") }

    func transcript(_ number: Int, of book: LibraryBook) -> URL { folder(of: book).appending(path: "\(number).vtt") }

    /// Whether the sound is there.
    func hasSound(_ number: Int, of book: LibraryBook) -> Bool {
        FileManager.default.isReadableFile(atPath: sound(number, of: book).path(percentEncoded: false))
    }

    /// What is known of an episode; `nil` when it was never made.
    func episode(_ number: Int, of book: LibraryBook) -> Episode? { document(number, of: book).value() }

    /// An empty folder in which an episode is made.
    func workshop(_ number: Int, of book: LibraryBook) throws -> URL {
        let folder = folder(of: book).appending(path: "making-\(number)", directoryHint: .isDirectory)
        try folder.makeEmptyFolder()
        return folder
    }

    /// Puts an episode in its place, and lets go of the sounds that were asked for longest ago when there are too many.
    func keep(_ episode: Episode, of book: LibraryBook, sound: String, transcript: String?) throws {
        try Self.move(URL(filePath: sound), to: self.sound(episode.number, of: book))
        if let transcript {
            try Self.move(URL(filePath: transcript), to: self.transcript(episode.number, of: book))
        }
        try document(episode.number, of: book).keep(episode)
        letGo(except: self.sound(episode.number, of: book))
    }

    /// Notes that a sound was asked for.
    func touch(_ number: Int, of book: LibraryBook) {
        let path = sound(number, of: book).path(percentEncoded: false)
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    }

    /// Forgets all that the person has of a book.
    func remove(_ id: BookID) {
        let found = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        for folder in found where folder.lastPathComponent.hasPrefix(prefix(of: id)) {
            try? FileManager.default.removeItem(at: folder)
        }
    }

    private func letGo(except newest: URL) {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: Array(keys))
        let sounds = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "mp3" }.compactMap { url in
            (try? url.resourceValues(forKeys: keys)).map {
                (url: url, bytes: $0.fileSize ?? 0, at: $0.contentModificationDate ?? .distantPast)
            }
        }
        var bytes = sounds.reduce(0) { $0 + $1.bytes }
        let name = newest.standardizedFileURL.path
        for sound in sounds.sorted(by: { $0.at < $1.at }) where sound.url.standardizedFileURL.path != name {
            if bytes <= limit { break }
            try? FileManager.default.removeItem(at: sound.url)
            bytes -= sound.bytes
        }
    }

    private func folder(of book: LibraryBook) -> URL {
        root.appending(path: prefix(of: book.id) + book.digest.prefix(12), directoryHint: .isDirectory)
    }

    private func prefix(of book: BookID) -> String { person == .first ? "\(book)-" : "of-\(person)-\(book)-" }

    private func document(_ number: Int, of book: LibraryBook) -> JSONFile {
        JSONFile(folder(of: book).appending(path: "\(number).json"))
    }

    private static func move(_ file: URL, to place: URL) throws {
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.moveItem(at: file, to: place)
    }
}
