import Foundation
import Testing
import VorleserCore
import VorleserDisk
import VorleserTesting

@testable import VorleserSharing

struct InboxTests {
    private let folder: Folder
    private let inbox: Inbox

    init() throws {
        folder = try Folder()
        inbox = Inbox(folder: folder.url("Inbox"))
    }

    private func file(_ name: String, _ text: String) throws -> URL {
        let url = folder.url(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func words(_ parcel: Parcel) throws -> String {
        switch parcel.content {
        case .file(let url), .text(let url): try String(contentsOf: url, encoding: .utf8)
        case .address(let url): url.absoluteString
        }
    }

    @Test func `what was put in comes out in the same order, as it was`() throws {
        #expect(inbox.parcels().isEmpty)
        let page = try #require(URL(string: "https://example.org/lamp?a=1"))
        try inbox.put(fileAt: try file("lamp.md", "# The lamp\n"))
        try inbox.put(text: "A text.", title: nil)
        try inbox.put(address: page, title: "Lamps")
        try inbox.put(page: "<p>Grün</p>", title: "Eine Lampe")
        let parcels = inbox.parcels()
        #expect(parcels.map(\.name) == ["lamp.md", "", "Lamps", "Eine Lampe.html"])
        #expect(
            try parcels.map(words) == [
                "# The lamp\n", "A text.", page.absoluteString, "<meta charset=\"utf-8\"><p>Grün</p>",
            ]
        )
        #expect(parcels.allSatisfy { $0.attempt == nil })
        for parcel in parcels { inbox.remove(parcel.id) }
        #expect(try folder.names.contains("Inbox") && inbox.parcels().isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: inbox.folder.path) == [".lock"])
    }

    @Test func `the order holds whatever the clock says`() throws {
        for (number, seconds) in [100.0, 50, 0, -10, 1e30, 99].enumerated() {
            let inbox = Inbox(folder: inbox.folder, now: { Date(timeIntervalSince1970: seconds) })
            try inbox.put(text: "Text.", title: "\(number)")
        }
        #expect(inbox.parcels().map(\.name) == ["0", "1", "2", "3", "4", "5"])
        // Nor does a name that others have made.
        let latest = inbox.folder.appending(path: "999999999999999-\(UUID())")
        try FileManager.default.moveItem(at: inbox.folder.appending(path: inbox.parcels()[5].id.text), to: latest)
        try inbox.put(text: "Text.", title: "6")
        #expect(inbox.parcels().count == 7)
    }

    @Test func `a parcel outlives whoever has put it in`() throws {
        try inbox.put(text: "A text.", title: "Lamps")
        let other = Inbox(folder: inbox.folder)
        #expect(other.parcels().map(\.name) == ["Lamps"])
        #expect(other.parcels() == inbox.parcels())
    }

    @Test(arguments: [
        ("../../etc/passwd", "passwd"), ("a\\b\\lamp.epub", "lamp.epub"), ("", ""), ("..", ".."), (".", "."),
        ("lamp\u{202E}bupe.exe", "lampbupe.exe"), ("two\nlines\u{0}.txt", "two lines.txt"), ("/", ""),
        ("content", "content"), ("note.json", "note.json"),
        (String(repeating: "a", count: 5000) + ".epub", String(repeating: "a", count: 195) + ".epub"),
        ("می\u{200C}خواهم.txt", "می\u{200C}خواهم.txt"),
        ("e\u{301}" + String(repeating: "\u{301}", count: 3), "e\u{301}" + String(repeating: "\u{301}", count: 3)),
    ])
    func `names that others give are shown, and lead nowhere`(name: String, shown: String) throws {
        try inbox.put(fileAt: try file("lamp.txt", "It was late."), named: name)
        let parcel = try #require(inbox.parcels().first)
        #expect(parcel.name == shown)
        #expect(try words(parcel) == "It was late.")
        #expect(try folder.names == ["Inbox", "lamp.txt"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: inbox.folder.path).count == 2)
    }

    @Test func `a name with more accents than a note has room for is a name still`() throws {
        let heaped = String(repeating: "e" + String(repeating: "\u{301}", count: 100), count: 200)
        try inbox.put(text: "It was late.", title: heaped)
        let parcel = try #require(inbox.parcels().first)
        #expect(!parcel.name.isEmpty && parcel.name.utf8.count <= 800 && heaped.hasPrefix(parcel.name))
        guard case .text = parcel.content else { throw SharingError.noKnownKind }
    }

    @Test func `a slash in a title parts nothing`() throws {
        try inbox.put(page: "<p>Live.</p>", title: "AC/DC – Live")
        let page = try #require(URL(string: "https://example.org/lamp"))
        try inbox.put(address: page, title: #"Either/or \ both"#)
        #expect(inbox.parcels().map(\.name) == ["AC-DC – Live.html", #"Either/or \ both"#])
        #expect(Parcel.fileName(#"Either/or \ both"#, ending: "epub") == "Either-or - both.epub")
    }

    @Test func `what is large is copied while others put something in`() async throws {
        let lock = FileLock(inbox.folder.appending(path: ".lock").path(percentEncoded: false))
        try inbox.put(text: "A text.", title: "first")
        let other = try lock.taken()
        let source = try file("lamp.md", "# The lamp\n")
        let putting = Task.detached { [inbox] in try inbox.put(fileAt: source) }
        // Written, and not there yet.
        let deadline = ContinuousClock.now + .seconds(4)
        while !hiddenNotes.contains(where: FileManager.default.fileExists), ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(hiddenNotes.contains(where: FileManager.default.fileExists) && inbox.parcels().count == 1)
        withExtendedLifetime(other) {}
        _ = consume other
        try await putting.value
        #expect(inbox.parcels().map(\.name) == ["first", "lamp.md"])
    }

    /// Where the notes would be of what is being written.
    private var hiddenNotes: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: inbox.folder.path)) ?? []
        return names.filter { $0.hasPrefix(".") }.map { inbox.folder.appending(path: "\($0)/note.json").path }
    }

    @Test func `who waits for others in vain is told so`() throws {
        try inbox.put(text: "A text.", title: nil)
        let other = try FileLock(inbox.folder.appending(path: ".lock").path(percentEncoded: false)).taken()
        defer { withExtendedLifetime(other) {} }
        let hasty = Inbox(folder: inbox.folder, lockPatience: .milliseconds(20))
        #expect(throws: SharingError.busy) { try hasty.put(text: "Another.", title: nil) }
        #expect(SharingError.busy.errorDescription == "Vorleser is being handed something else.")
        #expect(try FileManager.default.contentsOfDirectory(atPath: inbox.folder.path).count == 2)
    }

    @Test func `what is half-written does not count, and is removed a day later`() throws {
        try inbox.put(text: "A text.", title: nil)
        let whole = try #require(inbox.parcels().first).id.text
        let half = inbox.folder.appending(path: ".\(ParcelID(at: Date()).text)")
        try FileManager.default.createDirectory(at: half, withIntermediateDirectories: true)
        try Data("A te".utf8).write(to: half.appending(path: "content"))
        #expect(inbox.parcels().map(\.id.text) == [whole])
        inbox.sweep()
        #expect(FileManager.default.fileExists(atPath: half.path))
        Inbox(folder: inbox.folder, now: { Date().addingTimeInterval(90_000) }).sweep()
        #expect(!FileManager.default.fileExists(atPath: half.path))
        #expect(inbox.parcels().map(\.id.text) == [whole])
    }

    @Test func `what is no parcel is left alone`() throws {
        try inbox.put(text: "A text.", title: nil)
        let id = ParcelID(at: Date()).text
        let files = FileManager.default
        for name in ["book", "000000000000001-x", id] {
            try files.createDirectory(at: inbox.folder.appending(path: name), withIntermediateDirectories: true)
        }
        try Data("x".utf8).write(to: inbox.folder.appending(path: "loose.txt"))
        // A link could lead to what nobody has handed over.
        let secret = try file("secret.txt", "secret")
        try files.createSymbolicLink(
            at: inbox.folder.appending(path: "\(id)/content"),
            withDestinationURL: secret
        )
        #expect(inbox.parcels().count == 1)
        inbox.sweep()
        #expect(try files.contentsOfDirectory(atPath: inbox.folder.path).count == 6)
    }

    @Test func `a note that cannot be understood loses no file`() throws {
        try inbox.put(fileAt: try file("lamp.md", "# The lamp\n"))
        let id = try #require(inbox.parcels().first).id
        let note = inbox.folder.appending(path: "\(id.text)/note.json")
        for text in ["", "{", #"{"kind": "elephant", "name": "x"}"#, String(repeating: "[", count: 100_000)] {
            try Data(text.utf8).write(to: note)
            let parcel = try #require(inbox.parcels().first)
            #expect(parcel.name.isEmpty)
            #expect(try words(parcel) == "# The lamp\n")
        }
        try FileManager.default.removeItem(at: note)
        #expect(inbox.parcels().count == 1)
    }

    @Test func `no more waits than there is room for`() throws {
        for number in 0..<Inbox.mostParcels { try inbox.put(text: "Text \(number).", title: nil) }
        #expect(throws: SharingError.full) { try inbox.put(text: "One more.", title: nil) }
        #expect(inbox.parcels().count == Inbox.mostParcels)
        #expect(try FileManager.default.contentsOfDirectory(atPath: inbox.folder.path).count == Inbox.mostParcels + 1)
        inbox.remove(try #require(inbox.parcels().first).id)
        try inbox.put(text: "One more.", title: nil)
    }

    @Test func `more bytes do not wait either`() throws {
        let large = folder.url("large.pdf")
        #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
        let handle = try FileHandle(forWritingTo: large)
        // Without a byte on the disk.
        try handle.truncate(atOffset: UInt64(Inbox.mostBytes) + 1)
        try handle.close()
        #expect(throws: SharingError.full) { try inbox.put(fileAt: large) }
        #expect(inbox.parcels().isEmpty)
    }

    @Test func `what is not there or has no words is not put in`() throws {
        #expect(throws: FileFault.self) { try inbox.put(fileAt: folder.url("missing.epub")) }
        #expect(throws: SharingError.nothingToRead) { try inbox.put(text: " \n\t", title: "Title") }
        #expect(throws: SharingError.tooLong) {
            try inbox.put(text: String(repeating: "long ", count: Inbox.mostTextBytes / 5 + 1), title: nil)
        }
        #expect(inbox.parcels().isEmpty)
    }

    @Test(arguments: [
        "file:///etc/passwd", "javascript:alert(1)", "ftp://example.org/a", "https://bank.example@example.org/",
        "data:text/html,x", "https://", "about:blank", "https://example.org/" + String(repeating: "a", count: 5000),
    ])
    func `addresses that are none of the web are refused`(text: String) throws {
        guard let url = URL(string: text) else { return }
        #expect(throws: SharingError.noAddress) { try inbox.put(address: url, title: nil) }
    }

    @Test func `a folder that cannot be written says so`() throws {
        let file = try file("file", "no folder")
        #expect(throws: (any Error).self) { try Inbox(folder: file).put(text: "A text.", title: nil) }
        #expect(Inbox(folder: file).parcels().isEmpty)
    }

    // MARK: Taking out

    @Test func `attempts that nobody has ended are counted, and the first one's library stays known`() throws {
        try inbox.put(text: "A text.", title: nil)
        let id = try #require(inbox.parcels().first).id
        try inbox.begin(id, newestBook: 7)
        try inbox.begin(id, newestBook: 9)
        #expect(inbox.parcel(id)?.attempt == ParcelAttempt(count: 2, newestBook: 7))
        inbox.endInVain(id)
        #expect(inbox.parcel(id)?.attempt == ParcelAttempt(count: 0, newestBook: 7))
        inbox.remove(id)
        #expect(throws: FileFault.self) { try inbox.begin(id, newestBook: 9) }
        inbox.endInVain(id)
        #expect(inbox.parcels().isEmpty)
    }

    @Test func `a page that was fetched stands in the place of its address`() throws {
        let page = try #require(URL(string: "https://example.org/lamp"))
        try inbox.put(address: page, title: "Lamps")
        let id = try #require(inbox.parcels().first).id
        try inbox.fill(Array("<p>The lamp</p>".utf8), named: "example.org.html", for: id)
        let parcel = try #require(inbox.parcels().first)
        #expect(parcel.id == id && parcel.name == "example.org.html")
        #expect(try words(parcel) == "<p>The lamp</p>")
    }

    @Test func `many programs put something in at the same time, and all of it is there`() async throws {
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask { [inbox] in try? inbox.put(text: "Text \(number).", title: "\(number)") }
            }
        }
        #expect(Set(inbox.parcels().map(\.name)) == Set((0..<20).map { "\($0)" }))
    }
}
