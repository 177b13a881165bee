import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

/// The shelf over HTTP: what comes in, how it is shown, and what goes out again.
struct BooksShelfTests {
    private static let text = "Chapter 1\n\nIt was a dark night. Nobody slept.\n\nChapter 2\n\nMorning came at last.\n"

    private func upload(
        _ server: QuietServer,
        named name: String = "night.txt",
        _ text: String = Self.text
    ) async throws -> QuietServer.Answer {
        let query = try #require(name.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        return try await server.ask(.post, "/api/books?name=" + query, json: text)
    }

    private func added(_ answer: QuietServer.Answer) throws -> Int {
        try #require((answer.json["book"] as? [String: Any])?["id"] as? Int, "\(answer.text)")
    }

    @Test func `a file that is sent becomes a book, and comes back as it was`() async throws {
        let server = try QuietServer()
        let answer = try await upload(server)
        #expect(answer.status == 201)
        let id = try added(answer)
        #expect(answer.fields[.location] == "/api/books/\(id)")
        #expect(answer.json["copies"] as? [Int] == [])
        let book = try await server.ask(.get, "/api/books/\(id)").json
        #expect(book["fileName"] as? String == "night.txt")
        #expect(book["bytes"] as? Int == Self.text.utf8.count)
        #expect(book["isMissing"] as? Bool == false)
        for key in ["language", "readAt", "removedAt", "voice", "speed", "mode", "place"] {
            #expect(book.keys.contains(key), "\(key) is null, not absent")
        }
        let file = try await server.ask(.get, "/api/books/\(id)/file")
        #expect(file.text == Self.text)
        #expect(file.fields[.contentDisposition]?.hasPrefix("attachment; filename=\"night.txt\"") == true)
        #expect(file.fields.value("Content-Security-Policy")?.contains("sandbox") == true)
        #expect(try await server.ask(.get, "/api/books/\(id)/cover").status == 404)
    }

    /// A book whose cover is a file of a stranger's.
    private static func book(cover: String, _ type: String) -> [UInt8] {
        let container = """
            <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
            <rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
            """
        let package = """
            <package version="3.0" xmlns="http://www.idpf.org/2007/opf">
            <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Covered</dc:title></metadata>
            <manifest><item id="cover" href="cover" media-type="\(type)" properties="cover-image"/>
            <item id="text" href="text.xhtml" media-type="application/xhtml+xml"/></manifest>
            <spine><itemref idref="text"/></spine></package>
            """
        let text = #"<html xmlns="http://www.w3.org/1999/xhtml"><body><p>Words.</p></body></html>"#
        let entries = [
            ("mimetype", "application/epub+zip"), ("META-INF/container.xml", container), ("book.opf", package),
            ("text.xhtml", text), ("cover", cover),
        ]
        return StoredZip.bytes(entries.map { ($0, Array($1.utf8)) })
    }

    @Test func `a cover that is a drawing can do nothing`() async throws {
        let server = try QuietServer()
        let drawing = #"<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>"#
        let answer = try await cover(drawing, "image/svg+xml", at: server)
        #expect(answer.status == 200 && answer.text == drawing)
        #expect(answer.fields[.contentType] == "image/svg+xml")
        #expect(answer.fields.value("X-Content-Type-Options") == "nosniff")
        let policy = answer.fields.value("Content-Security-Policy")
        #expect(policy?.contains("default-src 'none'") == true && policy?.contains("sandbox") == true)
    }

    @Test func `what is no picture is no cover, whatever the book calls it`() async throws {
        let page = "<html><script>alert(1)</script></html>"
        #expect(try await cover(page, "image/png", at: QuietServer()).status == 404)
    }

    private func cover(_ file: String, _ type: String, at server: QuietServer) async throws -> QuietServer.Answer {
        let body = RequestBody(buffer: ByteBuffer(bytes: Self.book(cover: file, type)))
        let id = try added(await server.ask(.post, "/api/books?name=covered.epub", body: body))
        return try await server.ask(.get, "/api/books/\(id)/cover")
    }

    @Test func `the same file again is another book, which says so`() async throws {
        let server = try QuietServer()
        let first = try added(await upload(server))
        let second = try await upload(server, named: "again.txt")
        #expect(second.json["copies"] as? [Int] == [first])
        #expect(try added(second) != first)
    }

    @Test func `pasted text becomes a book`() async throws {
        let server = try QuietServer()
        let pasted = #"{"title": "A note", "text": "Hello there."}"#
        let answer = try await server.ask(.post, "/api/books/text", json: pasted)
        #expect(answer.status == 201)
        #expect((answer.json["book"] as? [String: Any])?["title"] as? String == "A note")
    }

    @Test func `what is no book is refused with words, and leaves nothing behind`() async throws {
        let server = try QuietServer()
        let broken = try await upload(server, named: "broken.epub", "PK\u{3}\u{4}nothing")
        #expect(broken.status == 422)
        #expect(broken.code == "unreadable-book")
        #expect(!broken.text.contains(server.folder.url.lastPathComponent), "Where files are is nobody's business.")
        let empty = try await upload(server, "")
        #expect(empty.status == 422)
        #expect(try await server.library.books().isEmpty)
        #expect(try server.leftovers.isEmpty)
    }

    @Test func `a book is renamed, and a listener's choices for it are kept and taken back`() async throws {
        let server = try QuietServer()
        let id = try added(await upload(server))
        let wishes = #"{"title": " Night ", "authors": ["A. Author"], "speed": 1.5, "mode": "paged", "voice": "slt"}"#
        let changed = try await server.ask(.patch, "/api/books/\(id)", json: wishes).json
        #expect(changed["title"] as? String == "Night")
        #expect(changed["authors"] as? [String] == ["A. Author"])
        #expect(changed["speed"] as? Double == 1.5)
        #expect(changed["mode"] as? String == "paged")
        #expect(changed["voice"] as? String == "slt")
        let back = try await server.ask(.patch, "/api/books/\(id)", json: #"{"speed": null, "voice": null}"#).json
        #expect(back["speed"] is NSNull)
        #expect(back["voice"] is NSNull)
        #expect(back["mode"] as? String == "paged")
    }

    @Test(arguments: [
        #"{"title": ""}"#, #"{"title": 7}"#, #"{"speed": 0.1}"#, #"{"speed": 1e400}"#, #"{"speed": "fast"}"#,
        #"{"mode": "upside-down"}"#, #"{"voice": "nobody"}"#, #"{"authors": "one"}"#, "[]", "{", "",
    ])
    func `a choice that is not possible is refused, and changes nothing`(wishes: String) async throws {
        let server = try QuietServer()
        let id = try added(await upload(server))
        let before = try await server.library.book(BookID(rawValue: Int64(id)))
        #expect(try await server.ask(.patch, "/api/books/\(id)", json: wishes).status == 400)
        #expect(try await server.library.book(BookID(rawValue: Int64(id))) == before)
    }

    @Test func `a removed book can be restored, until it is deleted for good`() async throws {
        let server = try QuietServer()
        let id = try added(await upload(server))
        #expect(try await server.ask(.delete, "/api/books/\(id)").status == 204)
        #expect(try await server.ask(.get, "/api/books/\(id)").status == 404)
        let shelf = try await server.ask(.get, "/api/books").json
        #expect((shelf["removed"] as? [[String: Any]])?.map { $0["id"] as? Int } == [id])
        #expect(try await server.ask(.post, "/api/books/\(id)/restore").status == 200)
        #expect(try await server.ask(.get, "/api/books/\(id)").status == 200)
        #expect(try await server.ask(.delete, "/api/books/\(id)?now=true").status == 204)
        #expect(try await server.ask(.post, "/api/books/\(id)/restore").status == 404)
        #expect(try await server.library.removedBooks().isEmpty)
    }

    @Test func `a lost file can be put back, and the book stays what it is`() async throws {
        let server = try QuietServer()
        let id = try added(await upload(server))
        let file = try await server.library.file(of: BookID(rawValue: Int64(id)))
        try FileManager.default.removeItem(at: file)
        #expect(try await server.ask(.get, "/api/books/\(id)").json["isMissing"] as? Bool == true)
        let lost = try await server.ask(.get, "/api/books/\(id)/file")
        #expect(lost.status == 409)
        #expect(lost.code == "missing-file")
        #expect(try await server.ask(.put, "/api/books/\(id)/file?name=n.txt", json: Self.text).status == 200)
        #expect(try await server.ask(.get, "/api/books/\(id)/file").text == Self.text)
    }

    @Test func `pages are told what happens to books`() async throws {
        let server = try QuietServer()
        let events = try await server.events.events()
        let id = try added(await upload(server))
        _ = try await server.ask(.patch, "/api/books/\(id)", json: #"{"speed": 2}"#)
        _ = try await server.ask(.delete, "/api/books/\(id)")
        await server.events.dismiss(nil)
        let told = await events.reduce(into: []) { $0.append($1) }
        #expect(told == Array(repeating: ServerEvent("book", ["id": id]), count: 3))
    }

    @Test func `a listener's place tells how far the book is, and what is left at the chosen speed`() async throws {
        let server = try QuietServer()
        let id = try added(await upload(server))
        let key = BookID(rawValue: Int64(id))
        let book = try await server.room.book(key).book
        let record = try await server.library.book(key)
        let place = book.place(at: TextOffset(utf16: book.length / 2))
        let here = DevicePlace(device: "d", deviceName: "Phone", place: place, at: .now)
        try await server.library.setPlace(here, in: key)
        _ = try await server.ask(.patch, "/api/books/\(id)", json: #"{"speed": 2}"#)
        let shown = try await server.ask(.get, "/api/books/\(id)").json
        let progress = Double(book.length / 2) / Double(book.length)
        let last = try #require(shown["place"] as? [String: Any])
        #expect(abs(try #require(last["progress"] as? Double) - progress) < 1e-9)
        #expect(last["deviceName"] as? String == "Phone")
        let left = try #require(shown["secondsLeft"] as? Double)
        #expect(abs(left - record.seconds * (1 - progress) / 2) < 0.001)
    }

    @Test func `where the voice ends a book is finished, and every answer says so`() async throws {
        let server = try QuietServer()
        let work = [String](repeating: "It was a dark night, and nobody was out.", count: 40).joined(separator: "\n\n")
        let notes = [String](repeating: "See the other book, page 9.", count: 200).joined(separator: "\n\n")
        let text = "# One\n\n\(work)\n\n# Notes\n\n\(notes)\n"
        let id = try added(await server.ask(.post, "/api/books?name=a.md", json: text))
        let times = try await server.ask(.get, "/api/books/\(id)/times").json
        let (end, seconds) = (try #require(times["end"] as? Int), try #require(times["seconds"] as? Double))
        let knots = try #require(times["knots"] as? [[Double]])
        #expect(seconds > 60)
        #expect(knots.last == [Double(end), seconds] || abs((knots.last?.last ?? 0) - seconds) < 0.01)
        for (place, isFinished) in [(end / 2, false), (end, true)] {
            let wish = #"{"offset": \#(place), "device": "d"}"#
            _ = try await server.ask(.put, "/api/books/\(id)/place", json: wish)
            let shown = try await server.ask(.get, "/api/books/\(id)").json
            let outline = try await server.ask(.get, "/api/books/\(id)/outline").json
            #expect(shown["isFinished"] as? Bool == isFinished)
            #expect(outline["end"] as? Int == end)
            let left = try #require(shown["secondsLeft"] as? Double)
            #expect(abs(left - (isFinished ? 0 : seconds / 2)) < 0.1 * seconds)
            #expect(abs(try #require(outline["seconds"] as? Double) - seconds) < 0.01)
        }
    }

    @Test func `a place tells what is left although nobody has asked for the times`() async throws {
        let server = try QuietServer()
        let text = "# One\n\nA dark night.\n\n# Notes\n\n" + String(repeating: "See the other book.\n\n", count: 90)
        let id = try added(await server.ask(.post, "/api/books?name=a.md", json: text))
        _ = try await server.ask(.put, "/api/books/\(id)/place", json: #"{"offset": 20, "device": "d"}"#)
        #expect(try await server.ask(.get, "/api/books/\(id)").json["isFinished"] as? Bool == true)
    }
}

extension QuietServer {
    /// Uploads that are still on the disk.
    var leftovers: [String] {
        get throws {
            let uploads = folder.url("cache").appending(path: "uploads").path
            guard FileManager.default.fileExists(atPath: uploads) else { return [] }
            return try FileManager.default.contentsOfDirectory(atPath: uploads)
        }
    }

    @Test(arguments: [
        ("image/png", 415), ("multipart/form-data; boundary=x", 415), ("Application/PDF", 415),
        ("application/json; charset=utf-8", 201), ("application/x-www-form-urlencoded", 201), ("text/plain", 201),
        ("application/vnd.api+json", 201),
    ])
    func `what is called a picture or a form with files is not taken for JSON`(type: String, status: Int) async throws {
        let server = try QuietServer()
        let fields: KeyValuePairs = ["Content-Type": type]
        let answer = try await server.ask(
            .post,
            "/api/books/text",
            json: #"{"text": "Call me Ishmael."}"#,
            fields: fields
        )
        #expect(answer.status == status)
        if status == 415 { #expect(answer.code == "other-kind") }
    }
}
