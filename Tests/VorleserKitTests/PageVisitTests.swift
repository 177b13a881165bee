import Foundation
import Testing
import VorleserTesting

@testable import VorleserKit

struct PageVisitTests {
    private func link(_ text: String) throws -> WebLink { try #require(URL(string: text).flatMap(WebLink.init)) }

    /// What comes of a reply.
    private func visit(_ reply: LoopbackServer.Reply) async throws -> PageVisit {
        let server = try LoopbackServer { _ in reply }
        return try await PageVisit.fetch(try link(server.address + "/page"))
    }

    private func fault(_ reply: LoopbackServer.Reply) async throws -> PageVisitError? {
        do {
            _ = try await visit(reply)
            return nil
        } catch let error as PageVisitError { return error }
    }

    @Test(arguments: [
        ("text/html; charset=ISO-8859-1", "127.0.0.1.html", #"<meta charset="iso-8859-1"><p>A</p>"#),
        ("text/html", "127.0.0.1.html", "<p>A</p>"),
        ("TEXT/HTML;charset=\"utf-8\"", "127.0.0.1.html", #"<meta charset="utf-8"><p>A</p>"#),
        ("application/xhtml+xml", "127.0.0.1.html", "<p>A</p>"),
        ("text/plain; charset=utf-8", "127.0.0.1.txt", "<p>A</p>"),
        ("application/epub+zip", "127.0.0.1.epub", "<p>A</p>"), ("application/pdf", "127.0.0.1.pdf", "<p>A</p>"),
    ])
    func `what came is named for what it is`(kind: String, name: String, content: String) async throws {
        let page = try await visit(.init(200, Array("<p>A</p>".utf8), fields: ["Content-Type": kind]))
        #expect(page.name == name && String(decoding: page.bytes, as: UTF8.self) == content)
    }

    @Test(arguments: [
        ("/lamp.epub", "application/octet-stream", "", "127.0.0.1.epub"),
        ("/Report.PDF?a=1", "binary/octet-stream", "", "127.0.0.1.pdf"), ("/lamp.fb2", "text/xml", "", "127.0.0.1.fb2"),
        ("/lamp.epub", "application/zip", "", "127.0.0.1.epub"),
        ("/get?id=7", "application/octet-stream", #"attachment; filename="The lamp; 2nd.epub""#, "127.0.0.1.epub"),
        ("/get.php", "application/octet-stream", "attachment; filename*=UTF-8''lampe%20gr%C3%BCn.pdf", "127.0.0.1.pdf"),
        ("/moved", "application/octet-stream", "", "127.0.0.1.epub"),
        // What a host says of a kind that it knows goes before the ending.
        ("/lamp.epub", "text/html", "", "127.0.0.1.html"),
    ])
    func `what a host does not know is named for its ending`(path: String, kind: String, said: String, name: String)
        async throws
    {
        let server = try LoopbackServer { request in
            if request.path == "/moved" { return .init(302, [], fields: ["Location": "/lamp.epub"]) }
            let fields = ["Content-Type": kind].merging(said.isEmpty ? [:] : ["Content-Disposition": said]) { $1 }
            return .init(200, Array("<p>A</p>".utf8), fields: fields)
        }
        #expect(try await PageVisit.fetch(try link(server.address + path)).name == name)
    }

    @Test(arguments: ["/setup.exe", "/lamp", "/lamp.mobi", "/feed.xml", "/epub", "/.epub/lamp"])
    func `what nobody knows is refused`(path: String) async throws {
        let server = try LoopbackServer { _ in
            .init(200, [1], fields: ["Content-Type": "application/octet-stream"])
        }
        await #expect(throws: PageVisitError.wrongKind("application/octet-stream")) {
            _ = try await PageVisit.fetch(try link(server.address + path))
        }
    }

    /// What comes of a page that is there in some ways only, and what was asked for.
    private func visit(_ text: String, _ answers: [String: PageVisitError]) async throws -> (
        Result<String, any Error>, [String]
    ) {
        var asked: [String] = []
        do {
            let page = try await PageVisit.fetch(try link(text)) { link in
                asked.append(link.url.absoluteString)
                if let fault = answers[link.url.scheme ?? ""] { throw fault }
                return try PageVisit(Array("<p>A</p>".utf8), of: "text/html", from: "example.org")
            }
            return (.success(page.name), asked)
        } catch {
            return (.failure(error), asked)
        }
    }

    @Test(arguments: [
        PageVisitError.unreachable(host: "example.org"), .refused(host: "example.org", status: 403),
        .refused(host: "example.org", status: 404),
    ])
    func `a page that knows no encryption is fetched without`(fault: PageVisitError) async throws {
        let (page, asked) = try await visit("http://example.org/lamp", ["https": fault])
        #expect(try page.get() == "example.org.html")
        #expect(asked == ["https://example.org/lamp", "http://example.org/lamp"])
        // Where neither answers, the first says why.
        let (none, _) = try await visit(
            "http://example.org/lamp",
            ["https": fault, "http": .unreachable(host: "example.org")]
        )
        #expect(throws: fault) { try none.get() }
    }

    @Test func `whoever asks for encryption gets nothing without, and what is there is not asked for twice`()
        async throws
    {
        let gone = PageVisitError.refused(host: "example.org", status: 404)
        #expect(try await visit("https://example.org/lamp", ["https": gone]).1 == ["https://example.org/lamp"])
        #expect(try await visit("http://example.org/lamp", [:]).1 == ["https://example.org/lamp"])
        #expect(try await visit("http://example.org/lamp", ["https": .tooLarge]).1 == ["https://example.org/lamp"])
        #expect(try await visit("http://example.org:8080/lamp", [:]).1 == ["http://example.org:8080/lamp"])
    }

    @Test func `what cannot be read is refused in words`() async throws {
        #expect(try await fault(.init(200, [1], fields: ["Content-Type": "video/mp4"])) == .wrongKind("video/mp4"))
        #expect(try await fault(.init(404, [], fields: [:])) == .refused(host: "127.0.0.1", status: 404))
        let words = PageVisitError.refused(host: "example.org", status: 403)
        #expect(words.errorDescription == "example.org does not give the page: it answers with 403.")
        #expect(words.recoverySuggestion == "If you can see it in a browser, share it from there.")
    }

    @Test func `a page that has moved is followed, and nothing but a page of the web`() async throws {
        let server = try LoopbackServer { request in
            switch request.path {
            case "/old": .init(302, [], fields: ["Location": "/new"])
            case "/away": .init(302, [], fields: ["Location": "file:///etc/passwd"])
            case "/round": .init(302, [], fields: ["Location": "/round"])
            default: .init(200, Array("<p>New</p>".utf8), fields: ["Content-Type": "text/html"])
            }
        }
        #expect(try await PageVisit.fetch(try link(server.address + "/old")).bytes == Array("<p>New</p>".utf8))
        await #expect(throws: PageVisitError.self) {
            _ = try await PageVisit.fetch(try link(server.address + "/round"))
        }
        // Some systems ask the same host for the path: what this device has is not read.
        let away = try? await PageVisit.fetch(try link(server.address + "/away"))
        #expect(away.map { $0.bytes == Array("<p>New</p>".utf8) } ?? true)
    }

    @Test func `a host that is not there, or hangs up, is said`() async throws {
        var reply = LoopbackServer.Reply()
        reply.hangsUp = true
        #expect(try await fault(reply) == .unreachable(host: "127.0.0.1"))
        await #expect(throws: PageVisitError.unreachable(host: "127.0.0.1")) {
            _ = try await PageVisit.fetch(try link("http://127.0.0.1:1/"))
        }
    }

    @Test func `what has no end is not read to its end`() async throws {
        let body = [UInt8](repeating: 32, count: PageVisit.mostBytes + 1)
        #expect(try await fault(.init(200, body, fields: ["Content-Type": "text/html"])) == .tooLarge)
    }
}
