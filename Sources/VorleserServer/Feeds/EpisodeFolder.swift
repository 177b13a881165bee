import Foundation
import VorleserKit

/// Where episodes are: for each book a folder, in it for each chapter a sound, a transcript and what is known of both.
///
/// The sounds may go when there are too many: they are made again, of the same clips, when they are asked for.
struct EpisodeFolder: Sendable {
    private let kept: KeptEpisodes
    /// Each person's are their own: they may have chosen another voice.
    var person = PersonID.first

    init(_ kept: KeptEpisodes) { self.kept = kept }

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
        kept.letGo(except: self.sound(episode.number, of: book))
    }

    /// The moment that an episode bears which is made now: the one that it had, else a later one than all others of its book.
    func moment(of number: Int, of book: LibraryBook, now: Date) -> Date {
        if let known = episode(number, of: book) { return known.madeAt }
        let newest = numbers(of: book).compactMap { episode($0, of: book)?.madeAt }.max()
        return newest.map { max(now, $0 + 1) } ?? now
    }

    /// The chapters of which an episode was made.
    func numbers(of book: LibraryBook) -> [Int] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder(of: book), includingPropertiesForKeys: nil)
        return (found ?? []).filter { $0.pathExtension == "json" }
            .compactMap { Int($0.deletingPathExtension().lastPathComponent) }
    }

    /// Notes that a sound was asked for.
    func touch(_ number: Int, of book: LibraryBook) {
        let path = sound(number, of: book).path(percentEncoded: false)
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    }

    /// Forgets all that the person has of a book.
    func remove(_ id: BookID) { kept.remove(id, of: person) }

    private func folder(of book: LibraryBook) -> URL { kept.folder(of: book, for: person) }

    private func document(_ number: Int, of book: LibraryBook) -> JSONFile {
        JSONFile(folder(of: book).appending(path: "\(number).json"))
    }

    private static func move(_ file: URL, to place: URL) throws {
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.moveItem(at: file, to: place)
    }
}
