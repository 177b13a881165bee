import HTTPTypes
import Testing

@testable import VorleserServer

/// Ways in which a path is not asked for.
struct MethodTests {
    @Test(arguments: [("\"seen\"", 412), ("*", 200)])
    func `a change on a condition that cannot hold is not made`(condition: String, status: Int) async throws {
        let server = try QuietServer()
        let fields: KeyValuePairs = ["If-Match": condition]
        let answer = try await server.ask(.patch, "/api/settings", json: #"{"speed": 2}"#, fields: fields)
        #expect(answer.status == status)
        let speed = try await server.ask(.get, "/api/settings").json["speed"] as? Double
        #expect(speed == (status == 200 ? 2 : 1))
    }

    @Test(arguments: [
        (HTTPRequest.Method.trace, "/health", "GET, HEAD"), (.put, "/api/books", "GET, HEAD, POST"),
        (.options, "/api/books/1", "DELETE, GET, HEAD, PATCH"), (.get, "/api/pair", "POST"),
        (.head, "/v1/audio/speech", "POST"), (.post, "/web/style/base.css", "GET, HEAD"),
    ])
    func `another way says which there are`(method: HTTPRequest.Method, path: String, allowed: String) async throws {
        let answer = try await QuietServer().ask(method, path)
        #expect(answer.status == 405)
        #expect(answer.fields[.allow] == allowed)
        #expect(method == .head || answer.code == "method-not-allowed")
    }

    @Test func `no way says that another site may ask`() async throws {
        let fields: KeyValuePairs = [
            "Origin": "http://evil.example", "Access-Control-Request-Method": "DELETE",
        ]
        let answer = try await QuietServer().ask(.options, "/api/books/1", fields: fields)
        #expect(answer.status == 403)
        #expect(answer.fields.value("Access-Control-Allow-Methods") == nil)
    }
}
