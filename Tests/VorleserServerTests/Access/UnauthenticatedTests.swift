import Foundation
import HTTPTypes
import Testing
import VorleserTesting

@testable import VorleserServer

/// What somebody in the network tries who has not been invited.
struct UnauthenticatedTests {
    private static let phrase = "drei Birnen im Korb"

    private func server() throws -> QuietServer {
        try QuietServer(ServerConfiguration(address: "0.0.0.0", passphrase: Passphrase(Self.phrase)))
    }

    @Test(arguments: APIOperations.all.map { "\($0.method) \($0.path)" })
    func `no path of the API answers a stranger`(operation: String) async throws {
        let parts = operation.split(separator: " ")
        let method = try #require(HTTPRequest.Method(String(parts[0]).uppercased()))
        let path = String(parts[1]).replacing(/{[a-z]+}/, with: "1")
        guard !["/health", "/api/pair"].contains(path) else { return }
        let server = try server()
        // A feed's address is its own pass-phrase: whoever does not know one is told of nothing there. KOReader is not let in.
        let refusal = path.hasPrefix("/feeds/") || path.hasPrefix("/kosync/") ? 404 : 401
        #expect(try await server.ask(method, path, json: "{}").status == refusal)
        // Nor in another spelling of it.
        for other in ["/" + path, path + "/", path.replacing("/", with: "//")] {
            #expect([401, 404, 405].contains(try await server.ask(method, other, json: "{}").status), "\(other)")
        }
    }

    @Test(arguments: [
        "vorleser=", "vorleser", "vorleser=\(String(repeating: "0", count: 64))",
        "vorleser=\(String(repeating: "a", count: 100_000))",
        String(repeating: "vorleser=\(String(repeating: "b", count: 64)); ", count: 1000),
        "vorleser=' OR 1=1 --\(String(repeating: "x", count: 52))", ";;;=;=", "vorleser=%00",
    ])
    func `a cookie that was not given lets nobody in`(cookie: String) async throws {
        #expect(try await server().ask(.get, "/api/books", fields: ["Cookie": cookie]).status == 401)
    }

    @Test func `pairing gives a secret of its own, whatever the browser brought along`() async throws {
        let server = try server()
        let planted = String(repeating: "c", count: 64)
        let answer = try await server.ask(
            .post,
            "/api/pair",
            json: #"{"phrase": "\#(Self.phrase)"}"#,
            fields: ["Cookie": "vorleser=\(planted)"]
        )
        #expect(answer.status == 204)
        #expect(answer.fields.value("Set-Cookie")?.contains(planted) == false)
        #expect(try await server.ask(.get, "/api/books", fields: ["Cookie": "vorleser=\(planted)"]).status == 401)
    }

    @Test func `who guesses is the same, whatever a field says of where it comes from`() async throws {
        let server = try server()
        for number in 0..<5 {
            let fields: KeyValuePairs = [
                "X-Forwarded-For": "10.1.1.\(number)", "Forwarded": "for=10.1.1.\(number)",
                "X-Real-IP": "10.1.1.\(number)",
            ]
            let wrong = #"{"phrase": "wrong"}"#
            #expect(
                try await server.ask(.post, "/api/pair", json: wrong, fields: fields, from: "10.0.0.9").status == 403
            )
        }
        let right = #"{"phrase": "\#(Self.phrase)"}"#
        let fields: KeyValuePairs = ["X-Forwarded-For": "10.2.2.2"]
        #expect(try await server.ask(.post, "/api/pair", json: right, fields: fields, from: "10.0.0.9").status == 429)
    }

    @Test func `a form of another site pairs nothing, however it is encoded`() async throws {
        for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"] {
            let fields: KeyValuePairs = ["Content-Type": type, "Origin": "null", "Sec-Fetch-Site": "cross-site"]
            let json = #"{"phrase": "\#(Self.phrase)", "name": "="}"#
            #expect(try await server().ask(.post, "/api/pair", json: json, fields: fields).status == 403)
        }
    }

    @Test func `JSON that nests without end is refused`() async throws {
        let server = try QuietServer()
        let deep = String(repeating: "[", count: 100_000)
        let objects = String(repeating: #"{"phrase":"#, count: 100_000)
        for (method, path) in [(HTTPRequest.Method.patch, "/api/settings"), (.post, "/api/books/text")] {
            for json in [deep, objects] { #expect(try await server.ask(method, path, json: json).status == 400) }
        }
        #expect(try await server.ask(.post, "/v1/audio/speech", json: deep).status == 400)
    }

    @Test func `a picture that is a drawing with a script can do nothing`() async throws {
        let server = try QuietServer()
        let answer = try await server.ask(.get, "/api/books/1/cover")
        #expect(answer.fields.value("Content-Security-Policy") == "default-src 'none'; frame-ancestors 'none'; sandbox")
        #expect(answer.fields.value("X-Content-Type-Options") == "nosniff")
    }
}
