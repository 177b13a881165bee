import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

/// Upload limits and path traversal: what comes in has a size, and no say in where it is put.
struct UploadTests {
    private let small = ServerConfiguration(largestUpload: 10_000)

    @Test func `a file that says it is too large is refused before it is read`() async throws {
        let server = try QuietServer(small)
        let untouchable = RequestBody(
            asyncSequence: AsyncStream<ByteBuffer> {
                Issue.record("The body was read."); return nil
            }
        )
        let answer = try await server.ask(
            .post,
            "/api/books?name=a",
            body: untouchable,
            fields: ["Content-Length": "10001"]
        )
        #expect(answer.status == 413)
        #expect(answer.code == "too-large")
    }

    @Test func `a file without a length is read no further than the limit, and nothing of it stays`() async throws {
        let server = try QuietServer(small)
        let pieces = Pieces(count: 1000, bytes: 1000)
        let answer = try await server.ask(.post, "/api/books?name=a", body: pieces.body)
        #expect(answer.status == 413)
        #expect(await pieces.taken <= 12)
        #expect(try server.leftovers.isEmpty)
        #expect(try await server.library.books().isEmpty)
    }

    @Test func `a file that breaks off is not taken for a whole one`() async throws {
        let server = try QuietServer(small)
        let body = RequestBody(buffer: ByteBuffer(string: "Once upon a time"))
        let answer = try await server.ask(
            .post,
            "/api/books?name=a.txt",
            body: body,
            fields: ["Content-Length": "5000"]
        )
        #expect(answer.code == "cut-off")
        #expect(try server.leftovers.isEmpty)
    }

    @Test func `text and wishes have limits, too`() async throws {
        let server = try QuietServer()
        let long = String(repeating: "a", count: Uploads.largestPaste)
        #expect(try await server.ask(.post, "/api/books/text", json: #"{"text": "\#(long)"}"#).code == "too-large")
        let wishes = String(repeating: " ", count: 2_200_000)
        for path in ["/api/settings", "/api/books/1"] {
            #expect(try await server.ask(.patch, path, json: wishes).status == 413, "\(path)")
        }
        let offer = try await server.ask(.post, "/api/pair", json: wishes)
        #expect(offer.status == 413)
        #expect(offer.message?.contains("10 kB") ?? false)
    }

    @Test func `one client has a share of the files that arrive at a time`() throws {
        let places = ConcurrencyLimit(places: 3, share: 2)
        try places.enter(for: "a")
        try places.enter(for: "a")
        #expect(throws: Refusal.busy) { try places.enter(for: "a") }
        try places.enter(for: "b")
        #expect(throws: Refusal.busy) { try places.enter(for: "c") }
        places.leave(for: "a")
        try places.enter(for: "c")
        #expect(throws: Refusal.busy) { try places.enter(for: "a") }
    }

    @Test(.timeLimit(.minutes(10))) func `an upload under a name tells how far it is`() async throws {
        let hub = EventHub()
        let events = try await hub.events()
        let head = HTTPRequest(method: .post, scheme: "http", authority: nil, path: "/api/books?import=page-1")
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        let told = try await ImportProgress(events: hub).run(request) { tell in
            tell(0.5)
            return await events.first { _ in true }
        }
        #expect(told?.name == "import")
        #expect(told?.json == #"{"done":0.5,"id":"page-1"}"#)
    }

    @Test func `an upload's name is one that events can tell`() async throws {
        let server = try QuietServer()
        let body = RequestBody(buffer: ByteBuffer(string: "Once upon a time there was a lamp.\n"))
        let refused = try await server.ask(.post, "/api/books?name=a.txt&import=%3Cb%3E", body: body)
        #expect(refused.code == "bad-value")
    }

    @Test func `only so many files arrive at a time`() throws {
        let slots = ConcurrencyLimit(places: 2)
        try slots.enter()
        try slots.enter()
        #expect(throws: Refusal.busy) { try slots.enter() }
        slots.leave()
        try slots.enter()
    }

    @Test func `a place is free again when nobody has it any more`() throws {
        let slots = ConcurrencyLimit(places: 1)
        var place: ConcurrencyLimit.Place? = try slots.place()
        #expect(throws: Refusal.busy) { try slots.place() }
        withExtendedLifetime(place) {}
        place = nil
        _ = try slots.place()
    }

    @Test(arguments: [
        "../../etc/passwd", "/etc/passwd", "..\\..\\boot.ini", "a/../../b.txt", "..", ".", "", "\u{0}",
        "a\r\nSet-Cookie: x=1",
        "%2e%2e%2f", "C:\\x\\y.epub", String(repeating: "n", count: 5000),
    ])
    func `a file's name is for people and never leads anywhere`(name: String) async throws {
        let kept = Uploads.name(name)
        #expect(!kept.isEmpty && kept.count <= 200)
        #expect(!kept.contains { $0 == "/" || $0 == "\\" || $0.isNewline || $0 == "\0" })
        #expect(kept.contains { $0 != "." })
        let field = ContentDisposition.attachment(named: name)
        #expect(field.utf8.allSatisfy { (0x20...0x7E).contains($0) })
        #expect(
            field.wholeMatch(of: /attachment; filename="[^"\\\/]*"; filename\*=UTF-8''[A-Za-z0-9!#$&+\-.^_`|~%]*/)
                != nil
        )
        #expect(HTTPField.isValidValue(field))
    }

    @Test func `a name in any script comes back as it was`() throws {
        let field = ContentDisposition.attachment(named: "Krieg und Frieden – Война и мир.epub")
        let whole = try #require(field.split(separator: "UTF-8''").last)
        #expect(whole.removingPercentEncoding == "Krieg und Frieden – Война и мир.epub")
    }

    @Test(arguments: [
        "/web/../../Package.swift", "/web/%2e%2e/%2e%2e/etc/passwd", "/web//etc/passwd", "/web/..%2f..%2fetc%2fpasswd",
        "/web/%00", "/web/.hidden", "/api/books/../settings/x", "/api/books/1%2f../file", "/api/books/-1/file",
        "/api/books/99999999999999999999/file", "/api/books/1e3/file", "/api/books/%2e%2e/file",
    ])
    func `a path leads to nothing outside`(path: String) async throws {
        for pages in [nil, URL(filePath: #filePath).deletingLastPathComponent()] {
            let answer = try await QuietServer(ServerConfiguration(pages: pages)).ask(.get, path)
            #expect([400, 404].contains(answer.status), "\(path)")
        }
    }

    @Test(arguments: [
        ("/web/page.html", 200), ("/web/../secret.html", 404), ("/web/%2e%2e/secret.html", 404),
        ("/web/..%2fsecret.html", 404), ("/web/.hidden.html", 404), ("/web/%2ehidden.html", 404),
    ])
    func `a folder of pages is not left, and shows nothing hidden`(path: String, status: Int) async throws {
        let folder = try Folder()
        let pages = folder.url.appending(path: "pages", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
        for name in ["secret.html", "pages/page.html", "pages/.hidden.html"] {
            try Data("<p>".utf8).write(to: folder.url.appending(path: name))
        }
        let answer = try await QuietServer(ServerConfiguration(pages: pages)).ask(.get, path)
        #expect(answer.status == status || status == 404 && answer.status == 400, "\(path)")
    }
}

/// A body that says how much of it was taken.
private actor Pieces {
    private(set) var taken = 0
    private let count: Int
    private let bytes: Int

    init(count: Int, bytes: Int) { (self.count, self.bytes) = (count, bytes) }

    private func next() -> ByteBuffer? {
        guard taken < count else { return nil }
        taken += 1
        return ByteBuffer(repeating: 0x61, count: bytes)
    }

    nonisolated var body: RequestBody { RequestBody(asyncSequence: AsyncStream(unfolding: { await self.next() })) }
}
