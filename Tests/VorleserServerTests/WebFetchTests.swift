import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import SwiftASN1
import Testing
import VorleserSpeech
import VorleserTesting
import X509

@testable import VorleserServer

struct WebFetchTests {
    private static let page = Array("<p>Hi</p>".utf8)

    /// What fetches from a host that answers so, whatever host is named.
    private static func fetch(
        _ reply: LoopbackServer.Reply,
        patience: TimeAmount = .hours(1),
        of wanted: String = "http://example.org/"
    ) async throws -> WebPage {
        let host = try LoopbackServer { _ in reply }
        let port = try #require(URL(string: host.address)?.port)
        let address = try SocketAddress(ipAddress: "127.0.0.1", port: port)
        let addresses = { @Sendable (name: String, _: Int) in name == "private.example" ? [] : [address] }
        return try await WebFetch(addresses: addresses, patience: patience).page(at: WebAddress(wanted))
    }

    @Test(arguments: [
        ("text/html; charset=ISO-8859-1", "example.org.html", #"<meta charset="ISO-8859-1"><p>Hi</p>"#),
        ("text/html", "example.org.html", "<p>Hi</p>"), ("text/plain", "example.org.txt", "<p>Hi</p>"),
        ("Application/PDF", "example.org.pdf", "<p>Hi</p>"),
    ])
    func `a page is a file of its kind`(type: String, name: String, content: String) async throws {
        let page = try await Self.fetch(.init(200, Self.page, fields: ["Content-Type": type]))
        #expect(page == WebPage(name: name, bytes: Array(content.utf8)))
    }

    @Test(arguments: [
        (200, ["Content-Type": "image/png"], WebFault.wrongKind("image/png")),
        (200, ["Content-Encoding": "gzip"], .wrongKind("gzip")),
        (404, [:], .refused(host: "example.org", status: 404)),
        (302, ["Location": "http://private.example/"], .notPublic(host: "private.example")),
        (302, ["Location": "file:///etc/passwd"], .noAddress("file:///etc/passwd")),
        (302, ["Location": "http://example.org:22/"], .otherPort(22)),
        (302, ["Location": "/again"], .refused(host: "example.org", status: 310)),
    ])
    func `what is no page is told`(status: Int, fields: [String: String], fault: WebFault) async throws {
        await #expect(throws: fault) { try await Self.fetch(.init(status, Self.page, fields: fields)) }
    }

    /// A page that is sent otherwise than it should be.
    private static func page(_ change: (inout LoopbackServer.Reply) -> Void) -> LoopbackServer.Reply {
        var reply = LoopbackServer.Reply(200, page)
        change(&reply)
        return reply
    }

    @Test func `a page that breaks off is none`() async throws {
        let broken = Self.page { $0.cutAfter = 4 }
        await #expect(throws: WebFault.unreachable(host: "example.org")) { try await Self.fetch(broken) }
    }

    @Test func `a host that says nothing is not waited for`() async throws {
        let late = Self.page { $0.wait = 3 }
        await #expect(throws: WebFault.tooSlow) { try await Self.fetch(late, patience: .milliseconds(200)) }
    }

    /// Answers whatever is said with a page.
    private final class Answering: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let answer = ByteBuffer(string: "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n<p>Hi</p>")
            context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
        }
    }

    @Test func `a host that speaks TLS is who somebody vouches for`() async throws {
        let authority = try CertificateAuthority()
        let (bytes, key) = try authority.issue(for: ["attic.local"])
        let encryption = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(try NIOSSLCertificate(bytes: bytes, format: .der))],
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem))
        )
        let context = try NIOSSLContext(configuration: encryption)
        let host = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(NIOSSLServerHandler(context: context))
                    try pipeline.addHandler(Answering())
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let address = try #require(host.localAddress)
        let own = try authority.certificate.serializeAsPEM().pemString
        let trusted = try NIOSSLCertificate.fromPEMBytes(Array(own.utf8))
        let usual = WebFetch(addresses: { _, _ in [address] })
        await #expect(throws: WebFault.unreachable(host: "attic.local")) {
            try await usual.page(at: WebAddress("https://attic.local/"))
        }
        let trusting = WebFetch(addresses: { _, _ in [address] }, authorities: .certificates(trusted))
        #expect(try await trusting.page(at: WebAddress("https://attic.local/")).bytes == Self.page)
        // It has a certificate, but not for this name.
        await #expect(throws: WebFault.unreachable(host: "example.org")) {
            try await trusting.page(at: WebAddress("https://example.org/"))
        }
        try await host.close()
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
        "", "ftp://example.org/", "http://", "http://user@example.org/",
        "javascript:alert(1)", "http://exa mple.org/", "file:///etc/passwd",
    ])
    func `what no browser would follow from a link is no address`(text: String) {
        #expect(throws: WebFault.noAddress(text)) { try WebAddress(text) }
    }

    @Test func `a page at another port is told from what is no address`() {
        #expect(throws: WebFault.otherPort(8571)) { try WebAddress("http://127.0.0.1:8571/") }
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
