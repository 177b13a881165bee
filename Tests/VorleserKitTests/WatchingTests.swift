import Foundation
import Synchronization
import Testing
import VorleserCore
import VorleserLibrary
import VorleserSpeech
import VorleserTesting

@testable import VorleserKit

struct SightingsTests {
    private let start = ContinuousClock.now

    private func look(_ bytes: Int, _ at: Double = 0) -> Sightings.Look {
        Sightings.Look(bytes: bytes, changedAt: Date(timeIntervalSince1970: at))
    }

    @Test func `a file is whole when it looks the same for a while, and handed out once`() {
        var sightings = Sightings()
        #expect(sightings.whole(of: ["a": look(5)], at: start) == [])
        #expect(sightings.whole(of: ["a": look(5)], at: start + .seconds(1)) == [])
        #expect(sightings.whole(of: ["a": look(9)], at: start + .seconds(3)) == [])
        #expect(sightings.whole(of: ["a": look(9, 1)], at: start + .seconds(6)) == [])
        #expect(sightings.whole(of: ["a": look(9, 1)], at: start + .seconds(8)) == ["a"])
        #expect(sightings.whole(of: ["a": look(9, 1)], at: start + .seconds(20)) == [])
        // Written over, it is another.
        #expect(sightings.whole(of: ["a": look(7, 2)], at: start + .seconds(21)) == [])
        #expect(sightings.whole(of: ["a": look(7, 2)], at: start + .seconds(24)) == ["a"])
    }

    @Test(arguments: ["a.epub.part", "a.epub.crdownload", "a.epub.!qb"])
    func `an empty file, and one that a download is written beside, are waited for`(part: String) {
        var sightings = Sightings()
        for files in [["a.epub": look(0)], ["a.epub": look(5), part: look(3)], [part: look(3)]] {
            _ = sightings.whole(of: files, at: start)
            #expect(sightings.whole(of: files, at: start + .seconds(60)) == [])
        }
        // When nothing is written any more, it is looked at for a while.
        #expect(sightings.whole(of: ["a.epub": look(5)], at: start + .seconds(70)) == [])
        #expect(sightings.whole(of: ["a.epub": look(5)], at: start + .seconds(73)) == ["a.epub"])
    }

    @Test func `what failed for a passing reason is handed out again, later`() {
        var sightings = Sightings()
        let files = ["a": look(5)]
        _ = sightings.whole(of: files, at: start)
        #expect(sightings.whole(of: files, at: start + .seconds(3)) == ["a"])
        sightings.retry("a", at: start + .seconds(30))
        #expect(sightings.whole(of: files, at: start + .seconds(29)) == [])
        #expect(sightings.whole(of: files, at: start + .seconds(30)) == ["a"])
        #expect(sightings.whole(of: files, at: start + .seconds(300)) == [])
    }
}

struct FolderWatchTests {
    /// A watched folder and a library.
    private struct Place {
        let folder: Folder
        let room: ReadingRoom
        let watched: URL

        init() throws {
            folder = try Folder()
            let folders = Folders(in: folder)
            let library = try Library(folder: folders.library)
            room = try ReadingRoom(library: library, folders: folders, catalogue: VoiceCatalogue())
            watched = folder.url("in")
            try FileManager.default.createDirectory(at: watched, withIntermediateDirectories: true)
        }

        func write(_ name: String, _ text: String) throws {
            let file = watched.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }

        /// What happens in two looks, of which the second is late enough.
        func look(_ watch: FolderWatch, at time: ContinuousClock.Instant = .now) async throws -> [WatchNote] {
            let notes = Notes()
            for moment in [time, time + .seconds(5)] { try await watch.look(now: moment) { await notes.add($0) } }
            return await notes.all
        }
    }

    private actor Notes {
        var all: [WatchNote] = []

        func add(_ note: WatchNote) { all.append(note) }
    }

    @Test func `books come in once, also after a restart, and stay where they are`() async throws {
        let place = try Place()
        try place.write("one.txt", "It was a dark night.")
        try place.write("deep/two.md", "# Two\n\nNobody slept.")
        for name in [".hidden.txt", "three.txt.part", "picture.jpg", "~$four.docx"] {
            try place.write(name, "No book.")
        }
        do {
            let watch = try FolderWatch(place.watched, in: place.room)
            let notes = try await place.look(watch)
            #expect(notes.map(\.event) == [.imported, .imported])
            #expect(Set(notes.map(\.title)) == ["one", "Two"])
            #expect(try await place.look(watch).isEmpty)
            // The same under another name is no other book.
            try place.write("copy.txt", "It was a dark night.")
            #expect(try await place.look(watch).isEmpty)
        }
        let again = try FolderWatch(place.watched, in: place.room)
        #expect(try await place.look(again).isEmpty)
        #expect(try await place.room.library.books().count == 2)
        #expect(FileManager.default.fileExists(atPath: place.watched.appending(path: "one.txt").path))
    }

    @Test func `a bad file is told once, and what takes its place is read`() async throws {
        let place = try Place()
        try place.write("bad.txt", "PK\u{3}\u{4} and no more")
        do {
            let watch = try FolderWatch(place.watched, in: place.room)
            let notes = try await place.look(watch)
            #expect(notes.map(\.event) == [.failed] && notes[0].reason?.isEmpty == false)
            #expect(try await place.look(watch, at: .now + .seconds(9000)).isEmpty)
        }
        let watch = try FolderWatch(place.watched, in: place.room)
        #expect(try await place.look(watch).isEmpty)
        try place.write("bad.txt", "A text after all, whatever it is called.")
        #expect(try await place.look(watch).map(\.event) == [.imported])
    }

    @Test func `a book of the library is not imported again, and one that was removed stays away`() async throws {
        let place = try Place()
        try place.write("one.txt", "It was a dark night.")
        let known = try await place.room.importBook(at: place.watched.appending(path: "one.txt")).book
        let watch = try FolderWatch(place.watched, in: place.room)
        let notes = try await place.look(watch)
        #expect(notes.map(\.event) == [.known] && notes.map(\.id) == [known.id])
        try await place.room.library.remove(known.id)
        try place.write("one again.txt", "It was a dark night.")
        #expect(try await place.look(watch).isEmpty)
    }

    private static let story = """
        It was a dark night, and the rain fell on the roofs of the town without end.

        Nobody slept in the house by the river, for the water had risen to the door.

        In the morning the bridge was gone, and with it the road to the market.
        """

    @Test func `another edition of a file is the same book, at the same place`() async throws {
        let place = try Place()
        try place.write("one.txt", Self.story)
        let watch = try FolderWatch(place.watched, in: place.room)
        let book = try #require(try await place.look(watch).first?.id)
        #expect(try await watch.noteExport("m4b /out", of: book, file: "/out/one.m4b", reason: nil))
        let before = try await place.room.book(book).book
        let here = before.place(at: TextOffset(utf16: before.length - 30))
        let kept = DevicePlace(device: "phone", deviceName: "Phone", place: here, at: Date())
        _ = try await place.room.library.setPlace(kept, in: book)
        try place.write("one.txt", "A story in three parts, told by one who was there.\n\n" + Self.story)
        let notes = try await place.look(watch, at: .now + .seconds(60))
        #expect(notes.map(\.event) == [.updated] && notes.map(\.id) == [book])
        #expect(try await place.room.library.books().map(\.id) == [book])
        let after = try await place.room.book(book).book
        #expect(after.text.hasPrefix("A story in three parts"))
        let last = try #require(try await place.room.library.places(in: book).first)
        #expect(after.offset(of: last.place) == TextOffset(utf16: after.length - 30))
        // What was made of the old one is made again, and nothing is done twice.
        #expect(await watch.toExport("m4b /out") == [book])
        #expect(try await place.look(watch, at: .now + .seconds(120)).isEmpty)
    }

    @Test func `another work under the same name is another book`() async throws {
        let place = try Place()
        try place.write("download.txt", Self.story)
        let watch = try FolderWatch(place.watched, in: place.room)
        let book = try #require(try await place.look(watch).first?.id)
        try place.write("download.txt", "Prices of tea rose last week, said the merchants at the harbour on Monday.")
        let notes = try await place.look(watch, at: .now + .seconds(60))
        #expect(notes.map(\.event) == [.imported] && notes.first?.id != book)
        #expect(try await place.room.library.books().count == 2)
    }

    @Test func `what is made of them is noted, and the same fault is told once`() async throws {
        let place = try Place()
        try place.write("one.txt", "It was a dark night.")
        do {
            let watch = try FolderWatch(place.watched, in: place.room)
            let book = try #require(try await place.look(watch).first?.id)
            #expect(await watch.toExport("m4b /out") == [book])
            #expect(try await watch.noteExport("m4b /out", of: book, file: nil, reason: "no ffmpeg"))
            #expect(try await watch.noteExport("m4b /out", of: book, file: nil, reason: "no ffmpeg") == false)
            // What failed waits, each time longer.
            #expect(await watch.toExport("m4b /out") == [])
            #expect(await watch.toExport("m4b /out", now: .now + .seconds(3600)) == [book])
            #expect(await watch.toExport("mp3 /out") == [book])
            #expect(try await watch.noteExport("m4b /out", of: book, file: "/out/one.m4b", reason: nil))
        }
        let watch = try FolderWatch(place.watched, in: place.room)
        #expect(await watch.toExport("m4b /out") == [])
        #expect(await watch.toExport("mp3 /out").count == 1)
    }

    @Test func `a folder that is not there, or watched by another, or the place for what is made, is refused`() throws {
        let place = try Place()
        #expect(throws: WatchError.noFolder(path: place.folder.url("away").path)) {
            try FolderWatch(place.folder.url("away"), in: place.room)
        }
        #expect(throws: WatchError.intoItself(path: place.watched.path)) {
            try FolderWatch(place.watched, in: place.room, except: place.watched)
        }
        let watch = try FolderWatch(place.watched, in: place.room)
        #expect(throws: WatchError.busy(path: place.watched.path)) { try FolderWatch(place.watched, in: place.room) }
        withExtendedLifetime(watch) {}
    }

    @Test func `where audiobooks go nothing is looked for`() async throws {
        let place = try Place()
        try place.write("out/made.txt", "Not a book to read.")
        try place.write("one.txt", "It was a dark night.")
        let watch = try FolderWatch(place.watched, in: place.room, except: place.watched.appending(path: "out"))
        #expect(try await place.look(watch).map(\.title) == ["one"])
    }
}

struct WebhookTests {
    /// Answers with one status after another, and keeps what was sent.
    private final class Hearer: Sendable {
        private let state: Mutex<(answers: [Int], heard: [String])>

        init(_ answers: [Int]) { state = Mutex((answers, [])) }

        var heard: [String] { state.withLock { $0.heard } }

        func post(_ data: Data) throws -> Int {
            try state.withLock { state in
                state.heard.append(String(decoding: data, as: UTF8.self))
                let answer = state.answers.isEmpty ? 200 : state.answers.removeFirst()
                if answer == 0 { throw URLError(.cannotConnectToHost) }
                return answer
            }
        }
    }

    private func told(_ answers: [Int], notes: Int = 1) async -> (heard: [String], complaints: [String]) {
        let (hearer, complaints) = (Hearer(answers), Complaints())
        let hook = Webhook(pauses: [.milliseconds(1), .milliseconds(1)]) {
            try hearer.post($0)
        } complain: {
            complaints.add($0)
        }
        for number in 0..<notes { await hook.tell(["n": number]) }
        await hook.finish(within: .seconds(20))
        return (hearer.heard, complaints.all)
    }

    private final class Complaints: Sendable {
        private let list = Mutex<[String]>([])

        var all: [String] { list.withLock { $0 } }

        func add(_ words: String) { list.withLock { $0.append(words) } }
    }

    @Test func `what is not taken is sent again, in order`() async {
        let (heard, complaints) = await told([503, 0, 200, 200], notes: 2)
        #expect(heard == [#"{"n":0}"#, #"{"n":0}"#, #"{"n":0}"#, #"{"n":1}"#] && complaints.isEmpty)
    }

    @Test func `what is refused is not sent again, and what is never taken is given up`() async {
        let refused = await told([404], notes: 2)
        #expect(refused.heard.count == 2 && refused.complaints == ["The webhook was not told: it answers with 404."])
        let never = await told([500, 500, 500], notes: 2)
        #expect(never.heard.count == 4 && never.complaints.count == 1)
    }

    // It would wait for an hour.
    @Test(.timeLimit(.minutes(10))) func `whoever is slow does not keep the end waiting`() async {
        let complaints = Complaints()
        let hook = Webhook(pauses: []) { _ in
            try await Task.sleep(for: .seconds(3600))
            return 200
        } complain: {
            complaints.add($0)
        }
        await hook.tell(["n": 1])
        await hook.finish(within: .milliseconds(50))
        #expect(complaints.all.count == 1)
    }

    @Test(arguments: ["ftp://a/b", "http://", "file:///etc/passwd", "http://u:p@a/b", "a", "", "javascript:alert(1)"])
    func `what is no address of the web is no hook`(text: String) { #expect(HookAddress(text) == nil) }

    @Test(arguments: ["http://127.0.0.1:9/x", "https://example.org", "http://[::1]:80/"])
    func `an address of the web is one`(text: String) { #expect(HookAddress(text) != nil) }
}
