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
