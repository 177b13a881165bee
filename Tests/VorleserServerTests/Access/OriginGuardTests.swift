import HTTPTypes
import Testing

@testable import VorleserServer

/// Cross-site requests: what a page of another site asks for is not done.
struct OriginGuardTests {
    private static let changes: [(HTTPRequest.Method, String)] = [
        (.post, "/api/books"), (.post, "/api/books/text"), (.patch, "/api/books/1"), (.delete, "/api/books/1"),
        (.delete, "/api/storage/clips"), (.patch, "/api/settings"), (.post, "/api/pair"), (.delete, "/api/devices"),
        (.put, "/api/books/1/place"), (.post, "/v1/audio/speech"), (.post, "/api/exports"),
    ]

    @Test(arguments: ["http://evil.example", "null", "http://localhost:8080", "http://127.0.0.1:3000", "file://", ""])
    func `nothing is changed for a page of another origin`(origin: String) async throws {
        let server = try QuietServer()
        for (method, path) in Self.changes {
            let answer = try await server.ask(method, path, fields: ["Origin": origin])
            #expect(answer.status == 403, "\(method) \(path)")
            #expect(answer.code == "other-site")
        }
    }

    @Test(arguments: ["cross-site", "same-site", "what-may-come"])
    func `nothing is changed for what a browser says comes from another site`(site: String) async throws {
        let server = try QuietServer()
        for (method, path) in Self.changes {
            let fields: KeyValuePairs = [
                "Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document",
            ]
            #expect(try await server.ask(method, path, fields: fields).status == 403, "\(method) \(path)")
        }
    }

    @Test func `nothing is shown to a page of another site, and no answer says that it may be read`() async throws {
        let server = try QuietServer()
        for path in ["/api/books", "/api/books/1/file", "/v1/models", "/opds", "//api/books", "/api/events"] {
            for mode in ["cors", "no-cors"] {
                let fields: KeyValuePairs = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": mode]
                #expect(try await server.ask(.get, path, fields: fields).status == 403, "\(path)")
            }
            let framed: KeyValuePairs = [
                "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe",
            ]
            #expect(try await server.ask(.get, path, fields: framed).status == 403, "\(path)")
        }
        let answer = try await server.ask(.get, "/api/books", fields: ["Origin": "http://evil.example"])
        #expect(answer.status == 403)
        #expect(answer.fields.value("Access-Control-Allow-Origin") == nil)
    }

    @Test func `a link on another site leads to the library`() async throws {
        let fields: KeyValuePairs = [
            "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document",
        ]
        #expect(try await QuietServer().ask(.get, "/", fields: fields).status == 200)
    }

    @Test func `the server's own pages, and programs that are no browsers, may change things`() async throws {
        let server = try QuietServer()
        let own: KeyValuePairs = ["Origin": "http://127.0.0.1:8080", "Sec-Fetch-Site": "same-origin"]
        #expect(try await server.ask(.patch, "/api/settings", json: #"{"speed": 2}"#, fields: own).status == 200)
        #expect(try await server.ask(.patch, "/api/settings", json: #"{"speed": 1}"#).status == 200)
    }

    @Test func `every answer says what a page may do, errors too`() async throws {
        let server = try QuietServer()
        for (path, policy) in [
            ("/", "script-src 'self'"), ("/pair", "form-action 'self'"), ("/books/7", "frame-ancestors 'none'"),
            ("/api/books", "sandbox"), ("/api/books/7/file", "sandbox"), ("/nothing", "sandbox"),
            ("//api/books", "sandbox"),
        ] {
            let fields = try await server.ask(.get, path).fields
            #expect(fields.value("Content-Security-Policy")?.contains("default-src 'none'") == true, "\(path)")
            #expect(fields.value("Content-Security-Policy")?.contains(policy) == true, "\(path)")
            #expect(fields.value("Content-Security-Policy")?.contains("unsafe") == false, "\(path)")
            #expect(fields.value("X-Content-Type-Options") == "nosniff", "\(path)")
            #expect(fields.value("Referrer-Policy") == "no-referrer", "\(path)")
            #expect(fields.value("Cross-Origin-Resource-Policy") == "same-origin", "\(path)")
        }
    }
}
