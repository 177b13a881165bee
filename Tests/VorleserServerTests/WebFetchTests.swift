import Foundation
import NIOCore
import NIOPosix
import Testing
import VorleserSpeech
import VorleserTesting

@testable import VorleserServer

struct WebFetchTests {
    /// A host that gives every connection the same answer, and counts them.
    private final class Host: Sendable {
        let channel: any Channel

        init(_ answer: String) async throws {
            channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(Answering(answer))
                    }
                }
                .bind(host: "127.0.0.1", port: 0).get()
        }

        /// Answers as soon as something is said.
        private final class Answering: ChannelInboundHandler {
            typealias InboundIn = ByteBuffer
            typealias OutboundOut = ByteBuffer
            private let answer: String

            init(_ answer: String) { self.answer = answer }

            func channelRead(context: ChannelHandlerContext, data: NIOAny) {
                guard !answer.isEmpty else { return }
                let channel = context.channel
                context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
                channel.close(promise: nil)
            }
        }

        /// What fetches from it, whatever host is named.
        func fetch(patience: TimeAmount = .seconds(20)) throws -> WebFetch {
            let address = try #require(channel.localAddress)
            return WebFetch(addresses: { host, _ in host == "private.example" ? [] : [address] }, patience: patience)
        }
    }

    private static func answer(_ head: String, _ body: String = "") -> String {
        "HTTP/1.1 \(head)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    @Test(arguments: [
        ("text/html; charset=ISO-8859-1", "example.org.html", #"<meta charset="ISO-8859-1"><p>Hi</p>"#),
        ("text/html", "example.org.html", "<p>Hi</p>"), ("text/plain", "example.org.txt", "<p>Hi</p>"),
        ("Application/PDF", "example.org.pdf", "<p>Hi</p>"),
    ])
    func `a page is a file of its kind`(type: String, name: String, content: String) async throws {
        let host = try await Host(Self.answer("200 OK\r\nContent-Type: \(type)", "<p>Hi</p>"))
        let page = try await host.fetch().page(at: WebAddress("http://example.org/a?b=c"))
        #expect(page == WebPage(name: name, bytes: Array(content.utf8)))
    }

    @Test(arguments: [
        ("200 OK\r\nContent-Type: image/png", WebFault.wrongKind("image/png")),
        ("200 OK\r\nContent-Encoding: gzip", .wrongKind("gzip")),
        ("404 Not Found", .refused(host: "example.org", status: 404)),
        ("302 Found\r\nLocation: http://private.example/", .notPublic(host: "private.example")),
        ("302 Found\r\nLocation: file:///etc/passwd", .noAddress("file:///etc/passwd")),
        ("302 Found\r\nLocation: http://example.org:22/", .noAddress("http://example.org:22/")),
        ("302 Found\r\nLocation: /again", .refused(host: "example.org", status: 310)),
        ("noise", .unreachable(host: "example.org")),
    ])
    func `what is no page is told`(head: String, fault: WebFault) async throws {
        let host = try await Host(Self.answer(head))
        await #expect(throws: fault) { try await host.fetch().page(at: WebAddress("http://example.org/")) }
    }

    @Test func `a host that says nothing is not waited for`() async throws {
        let fetch = try await Host("").fetch(patience: .milliseconds(200))
        await #expect(throws: WebFault.tooSlow) { try await fetch.page(at: WebAddress("http://example.org/")) }
    }

    @Test func `nothing is encrypted for whom no authority vouches`() async throws {
        let host = try await Host(Self.answer("200 OK"))
        await #expect(throws: WebFault.unreachable(host: "example.org")) {
            try await host.fetch().page(at: WebAddress("https://example.org/"))
        }
    }

    @Test(arguments: [
        "127.0.0.1", "localhost", "2130706433", "0x7f.1", "0.0.0.0", "10.1.2.3", "192.168.1.1", "169.254.169.254",
        "::1",
        "::ffff:127.0.0.1", "fd00::1", "fe80::1", "::", "224.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "100.64.0.1",
    ])
    func `hosts of one's own networks are not asked`(host: String) {
        #expect(PublicHosts.addresses(of: host, port: 80) == [])
    }

    @Test(arguments: ["9.9.9.9", "2620:fe::fe"])
    func `hosts that everybody can see are`(host: String) {
        #expect(PublicHosts.addresses(of: host, port: 443).first?.ipAddress == host)
    }

    @Test(arguments: [
        "", "ftp://example.org/", "http://", "http://user@example.org/", "http://example.org:8080/",
        "javascript:alert(1)", "http://exa mple.org/", "file:///etc/passwd",
    ])
    func `what no browser would follow from a link is no address`(text: String) {
        #expect(throws: WebFault.noAddress(text)) { try WebAddress(text) }
    }

    @Test func `an address is read as a browser does`() throws {
        let address = try WebAddress(" example.org ")
        #expect(address.text == "https://example.org/")
        #expect(try WebAddress("http://[2001:db8::1]/a?b").host == "2001:db8::1")
        #expect(try address.following("../b?c=d").text == "https://example.org/b?c=d")
        #expect(try address.following("http://other.example/x").isEncrypted == false)
    }

    @Test func `pages are fetched where only this machine asks, or where that is allowed`() async throws {
        let phrase = "correct horse battery staple"
        let others = ServerConfiguration(passphrase: try Passphrase(phrase), names: ["attic.local"])
        var allowed = others
        allowed.fetchesPages = true
        for (configuration, status) in [(ServerConfiguration(), 400), (others, 403), (allowed, 400)] {
            try await RunningServer.run(VoiceCatalogue(), configuration) { server in
                let answer = try await server.ask(
                    "/api/books/address",
                    method: "POST",
                    json: #"{"address": "ftp://example.org"}"#,
                    fields: ["Authorization": "Bearer \(phrase)"]
                )
                #expect(answer.status == status)
            }
        }
    }
}
