import Foundation
import NIOCore
import Synchronization
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserServer

struct PageGatheringTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 7, count: 40)

    /// A page of a host that has what is named, fetched with its pictures; and what the host was asked for.
    private func whole(_ html: String, _ files: [String: LoopbackServer.Reply]) async throws -> (
        page: WebPage, asked: [String]
    ) {
        let asked = Mutex<[String]>([])
        let host = try LoopbackServer { request in
            asked.withLock { $0.append(request.path) }
            if request.path == "/article/" {
                return .init(200, Array(html.utf8), fields: ["Content-Type": "text/html"])
            }
            return files[request.path] ?? .init(404)
        }
        let port = try #require(URL(string: host.address)?.port)
        let place = try SocketAddress(ipAddress: "127.0.0.1", port: port)
        let fetch = WebFetch(addresses: { name, _ in name == "private.example" ? [] : [place] })
        let (page, address) = try await fetch.pageAndPlace(at: WebAddress("http://example.org/article/"))
        var gathering = PageGathering(fetch: fetch)
        // What is tested is not how quick a busy machine is.
        gathering.mostTime = .seconds(3600)
        let result = await gathering.whole(page, from: address)
        return (result, asked.withLock { $0.filter { $0 != "/article/" }.sorted() })
    }

    private func pictures(in page: WebPage) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
        try Data(page.bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let reader = BookReader()
        return try reader.book(at: file).marks.compactMap { mark in
            guard case .image(let words, let resource) = mark.kind else { return nil }
            let bytes = try? reader.resource(resource, ofBookAt: file)
            return "\(words): \(bytes.map { [UInt8]($0) == Self.png ? "there" : "\($0.count) bytes" } ?? "not there")"
        }
    }

    @Test func `pictures come with the page, by whatever address it names them`() async throws {
        let html = """
            <h1>A story</h1><p>Some words of it.</p><img src="a--b.png" alt="one"><img src="/root.png?x=1&amp;y=2" alt="two">\
            <img src="//example.org/three.png" alt="three"><img src="data:image/gif;base64,R0lGOD" data-src="later.png" alt="four">\
            <p>More words.</p>
            """
        let png = LoopbackServer.Reply(200, Self.png, fields: ["Content-Type": "image/png"])
        let names = ["/article/a--b.png", "/root.png?x=1&y=2", "/three.png", "/article/later.png"]
        let (page, asked) = try await whole(html, Dictionary(uniqueKeysWithValues: names.map { ($0, png) }))
        #expect(asked == names.sorted())
        #expect(try pictures(in: page) == ["one: there", "two: there", "three: there", "four: there"])
        // The page itself is the same.
        #expect(page.bytes.starts(with: Array(html.utf8)))
    }

    @Test func `what is no picture, not to be seen, or too much is left out`() async throws {
        let html = """
            <p>Words.</p><img src="http://private.example/a.png" alt="private"><img src="page.png" alt="a page">\
            <img src="gone.png" alt="gone"><img src="huge.png" alt="huge"><img src="file:///etc/passwd" alt="file">\
            <img src="moved.png" alt="moved"><img src="good.png" alt="good">
            """
        let (page, _) = try await whole(
            html,
            [
                "/article/page.png": .init(
                    200,
                    Array("<html>secret</html>".utf8),
                    fields: ["Content-Type": "image/png"]
                ),
                "/article/huge.png": .init(200, Self.png + [UInt8](repeating: 0, count: 9_000_000)),
                "/article/moved.png": .init(302, [], fields: ["Location": "http://private.example/a.png"]),
                "/article/good.png": .init(200, Self.png),
            ]
        )
        #expect(
            try pictures(in: page) == [
                "private: not there", "a page: not there", "gone: not there", "huge: not there", "file: not there",
                "moved: not there", "good: there",
            ]
        )
    }

    @Test func `a page without pictures, or of another kind, stays as it is`() async throws {
        let (page, asked) = try await whole("<p>Words.</p>", [:])
        #expect(page.bytes == Array("<p>Words.</p>".utf8) && asked.isEmpty)
    }

    @Test func `no more pictures are fetched than a page may have`() async throws {
        let html = "<p>Words.</p>" + (0..<100).map { "<img src='\($0).png' alt=''>" }.joined()
        let (_, asked) = try await whole(html, [:])
        #expect(asked.count == 60)
    }
}
