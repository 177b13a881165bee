import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import VorleserServer

/// What browsers may keep of the server's answers.
struct KeptTests {
    @Test(arguments: [
        ("\"a\"", true), ("W/\"a\"", true), ("\"b\", \"a\"", true), ("*", true), ("\"b\"", false), ("a", false),
        ("", false),
    ])
    func `a tag is known when it is one of those that are sent`(field: String, isKnown: Bool) {
        let head = HTTPRequest(
            method: .get,
            scheme: "http",
            authority: "localhost",
            path: "/",
            headerFields: [.ifNoneMatch: field]
        )
        #expect(Request(head: head, body: RequestBody(buffer: ByteBuffer())).hasKept("\"a\"") == isKnown)
    }

    @Test(arguments: ["/", "/books/1", "/settings", "/web/lib/api.js", "/api/openapi.json"])
    func `what has not changed is not sent again`(path: String) async throws {
        try await RunningServer.run { server in
            let first = try await server.ask(path)
            let tag = try #require(first.fields["etag"])
            #expect(first.fields["cache-control"] == "private, no-cache")
            let again = try await server.ask(path, fields: ["If-None-Match": tag])
            #expect(again.status == 304)
            #expect(again.body.isEmpty)
            #expect(again.fields["etag"] == tag)
        }
    }

    @Test func `a page names its files by addresses that always mean the same`() async throws {
        try await RunningServer.run { server in
            let page = String(decoding: try await server.ask("/books/1").body, as: UTF8.self)
            let addresses = page.matches(of: /"(\/web\/[^"]+)"/).map { String($0.1) }
            #expect(addresses.count > 50)
            for address in addresses {
                #expect(address.hasPrefix("/web/v-"))
                let answer = try await server.ask(address)
                #expect(answer.status == 200)
                #expect(answer.fields["cache-control"]?.contains("immutable") == true)
            }
        }
    }

    @Test func `a file under another version's name is not kept under it`() async throws {
        try await RunningServer.run { server in
            let old = try await server.ask("/web/v-0000000000000000/lib/api.js")
            #expect(old.status == 200)
            #expect(old.fields["cache-control"] == "private, no-cache")
            #expect(try await server.ask("/web/v-0000000000000000/lib/nothing.js").status == 404)
        }
    }
}
