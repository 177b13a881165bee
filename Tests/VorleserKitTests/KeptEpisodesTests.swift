import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserKit
@testable import VorleserLibrary

struct KeptEpisodesTests {
    private let home: Folder
    private let kept: KeptEpisodes

    init() throws {
        home = try Folder()
        let folders = Folders(in: home)
        kept = KeptEpisodes(folders, limit: 250)
    }

    /// A sound of a hundred bytes, with what belongs to it, that was asked for so many seconds ago.
    private func sound(_ name: String, asked ago: Double = 0) throws -> URL {
        let file = kept.folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(count: 100).write(to: file)
        try Data(count: 7).write(to: file.deletingPathExtension().appendingPathExtension("json"))
        let date = Date(timeIntervalSince1970: 1_800_000_000 - ago)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        return file
    }

    private func isThere(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

    @Test func `nothing is there at first, and that is no fault`() throws {
        #expect(kept.usage == (0, 0))
        try kept.clear()
    }

    @Test func `those that were asked for longest ago go, never the newest, and what is known of them stays`() throws {
        let files = [
            try sound("1-a/1.mp3", asked: 30), try sound("1-a/2.mp3", asked: 10),
            try sound("of-2-1-a/1.mp3", asked: 20),
            try sound("3-b/1.mp3", asked: 40),
        ]
        #expect(kept.usage == (4, 400))
        kept.letGo(except: files[3])
        #expect(files.map(isThere) == [false, true, false, true])
        #expect(isThere(kept.folder.appending(path: "1-a/1.json")))
        try kept.clear()
        #expect(kept.usage == (0, 0))
        #expect(isThere(kept.folder.appending(path: "3-b/1.json")))
    }

    @Test func `with a book, or a person, go their episodes and no other's`() throws {
        let (one, eleven) = (BookID(rawValue: 1), BookID(rawValue: 11))
        let files = [
            try sound("1-a/1.mp3"), try sound("11-a/1.mp3"), try sound("of-2-1-a/1.mp3"), try sound("of-2-11-a/1.mp3"),
            try sound("of-1-2-a/1.mp3"), try sound("of-12-1-a/1.mp3"),
        ]
        kept.remove(one, of: PersonID(rawValue: 12))
        #expect(files.map(isThere) == [true, true, true, true, true, false])
        kept.remove(one)
        #expect(files.map(isThere) == [false, true, false, true, true, false])
        kept.remove(of: PersonID(rawValue: 2))
        #expect(files.map(isThere) == [false, true, false, false, true, false])
        kept.remove(eleven)
        #expect(files.map(isThere) == [false, false, false, false, true, false])
    }
}
