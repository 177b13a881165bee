import Foundation
import Testing
import VorleserKit
import VorleserLibrary

@testable import VorleserServer

/// What is sent byte by byte, as no client of good will writes it.
struct RawRequestTests {
    private static let host = "Host: localhost\r\n"

    @Test(arguments: [
        "POST /api/pair HTTP/1.1\r\n\(host)Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST /api/pair HTTP/1.1\r\n\(host)Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
        "POST /api/pair HTTP/1.1\r\n\(host)Content-Length: +5\r\n\r\nabcde",
        "POST /api/pair HTTP/1.1\r\n\(host)Content-Length: -5\r\n\r\nabcde",
        "POST /api/pair HTTP/1.1\r\n\(host)Content-Length: 99999999999999999999999\r\n\r\nabcde",
        "POST /api/pair HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n",
        "POST /api/pair HTTP/1.1\r\n\(host)Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        "GET /health HTTP/1.1\r\nHost : evil.example\r\n\(host)\r\n",
        "GET /health HTTP/1.1\r\n\(host)X: a\r\n b\r\n\r\n",
        "GET /health HTTP/1.1\r\n\(host)Host: evil.example\r\n\r\n",
        "GET /health HTTP/3.7\r\n\(host)\r\n", "FOO /health HTTP/1.1\r\n\(host)\r\n", "\u{16}\u{3}\u{1}\r\n\r\n",
        "GET /health HTTP/1.1\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET /health\r\n\r\n",
        "GET /books/\0 HTTP/1.1\r\n\(host)\r\n",
    ])
    func `what could mean two things is refused in words`(request: String) async throws {
        let answer = try await Self.answer(to: request)
        #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(answer.prefix(100))")
        #expect(answer.contains(#""code":"bad-request""#), "\(answer.suffix(200))")
        // And nothing behind it is taken for a request.
        #expect(answer.ranges(of: "HTTP/1.1 ").count == 1)
    }

    @Test(arguments: [
        "GET /health HTTP/1.1\r\n\(host)X: \(String(repeating: "a", count: 200_000))\r\n\r\n",
        "GET /\(String(repeating: "a", count: 200_000)) HTTP/1.1\r\n\(host)\r\n",
        "GET /health HTTP/1.1\r\n\(host)\((0..<3000).map { "X\($0): a\r\n" }.joined())\r\n",
    ])
    func `a head without end is refused`(request: String) async throws {
        let answer = try await Self.answer(to: request)
        #expect(answer.hasPrefix("HTTP/1.1 431 ") || answer.hasPrefix("HTTP/1.1 400 "), "\(answer.prefix(100))")
    }

    @Test func `requests that come all at once are answered one after another`() async throws {
        let many = String(repeating: "GET /health HTTP/1.1\r\n\(Self.host)\r\n", count: 50)
        let answer = try await Self.answer(to: many + "GET /health HTTP/1.1\r\n\(Self.host)Connection: close\r\n\r\n")
        #expect(answer.ranges(of: #"},"status":"ok"}"#).count == 51)
    }

    @Test func `a request without Host behind a sound one ends the connection after that is answered`() async throws {
        let sound = "GET /health HTTP/1.1\r\n\(Self.host)\r\n"
        let answer = try await Self.answer(to: sound + "GET /health HTTP/1.1\r\n\r\n" + sound)
        let statuses = answer.matches(of: /HTTP\/1\.1 (\d+)/).map(\.1)
        #expect(statuses == ["200"] && answer.lowercased().contains("connection: close"), "\(answer)")
    }

    @Test func `who asks whether to send is told to`() async throws {
        let head = "POST /api/pair HTTP/1.1\r\n\(Self.host)Expect: 100-continue\r\nContent-Length: 2\r\n\r\n"
        #expect(try await Self.answer(to: head, until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
    }

    @Test func `an old client gets no chunks, and knows the end by the end of the connection`() async throws {
        let body = #"{"input": "Good morning.", "response_format": "pcm"}"#
        let request = "POST /v1/audio/speech HTTP/1.0\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        let bytes = try await RunningServer.run { server in
            try await blocking {
                let connection = try RawConnection(to: server.port)
                connection.send(request)
                return try connection.bytes()
            }
        }
        let end = try #require(bytes.indices.first { bytes[$0...].starts(with: "\r\n\r\n".utf8) })
        let head = String(decoding: bytes[..<end], as: UTF8.self)
        #expect(head.hasPrefix("HTTP/1.0 200 "), "\(head)")
        #expect(!head.lowercased().contains("chunked"), "\(head)")
        // PCM of a voice begins with silence, and has two bytes a sample.
        let sound = bytes[(end + 4)...]
        #expect(sound.count.isMultiple(of: 2) && sound.count > 20_000)
        #expect(sound.prefix(2).elementsEqual([0, 0]))
    }

    @Test(arguments: ["", "Host: localhost\r\n", "Connection: keep-alive\r\n"])
    func `a connection of HTTP 1.0 ends with its answer`(fields: String) async throws {
        let answer = try await Self.answer(to: "GET /health HTTP/1.0\r\n\(fields)\r\n")
        #expect(answer.hasPrefix("HTTP/1.0 200 ") && answer.hasSuffix(#"},"status":"ok"}"#), "\(answer)")
    }

    @Test func `the name in a whole address counts, not the one beside it`() async throws {
        let strange = "GET http://evil.example/health HTTP/1.1\r\n\(Self.host)Connection: close\r\n\r\n"
        #expect(try await Self.answer(to: strange).hasPrefix("HTTP/1.1 421 "))
        let own = "GET http://localhost/health?a=b HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
        #expect(try await Self.answer(to: own).hasPrefix("HTTP/1.1 200 "))
    }

    @Test func `a server that is open to this machine answers no proxy that says nothing of whom it asks for`()
        async throws
    {
        let answer = try await Self.answer(to: "GET /api/books HTTP/1.0\r\n\(Self.host)Connection: close\r\n\r\n")
        #expect(answer.contains(" 403 ") && answer.contains("through-proxy"), "\(answer)")
    }

    @Test func `a connection is used again after speech, clips and refusals`() async throws {
        try await RunningServer.run { server in
            let book = try await server.shelve("Call me Ishmael.")
            let line = try #require(
                try await server.json("/api/books/\(book.id)/utterances", as: Heard.self).utterances.first
            )
            let speech = #"{"input": "Good morning.", "response_format": "wav"}"#
            try await blocking {
                let connection = try RawConnection(to: server.port)
                connection.send("GET \(line.path(in: book, as: "json")) HTTP/1.1\r\n\(Self.host)\r\n")
                let clip = try connection.oneAnswer()
                #expect(clip.hasPrefix("HTTP/1.1 200 ") && !clip.lowercased().contains("connection: close"))
                connection.send("GET /v1/nothing HTTP/1.1\r\n\(Self.host)\r\n")
                #expect(try connection.oneAnswer().hasPrefix("HTTP/1.1 404 "))
                for _ in 0..<2 {
                    let length = speech.utf8.count
                    connection.send(
                        "POST /v1/audio/speech HTTP/1.1\r\n\(Self.host)Content-Length: \(length)\r\n\r\n\(speech)"
                    )
                    #expect(try connection.answer(until: "\r\n0\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
                }
                connection.send("GET /health HTTP/1.1\r\n\(Self.host)\r\n")
                #expect(try connection.oneAnswer().hasSuffix(#"},"status":"ok"}"#))
            }
        }
    }

    /// What a server says to some bytes, until it closes or has said `end`.
    private static func answer(to request: String, until end: String? = nil) async throws -> String {
        try await RunningServer.run { server in
            try await blocking { try exchange(request, until: end, port: server.port) }
        }
    }

    private static func exchange(_ request: String, until end: String?, port: Int) throws -> String {
        let connection = try RawConnection(to: port)
        connection.send(request)
        return try connection.answer(until: end)
    }
}
