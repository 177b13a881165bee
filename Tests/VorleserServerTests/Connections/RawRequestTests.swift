import Foundation
import Testing

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
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET /health\r\n\r\n", "GET /books/\0 HTTP/1.1\r\n\(host)\r\n",
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
        #expect(answer.ranges(of: #"{"status":"ok"}"#).count == 51)
    }

    @Test func `who asks whether to send is told to`() async throws {
        let head = "POST /api/pair HTTP/1.1\r\n\(Self.host)Expect: 100-continue\r\nContent-Length: 2\r\n\r\n"
        #expect(try await Self.answer(to: head, until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
    }

    /// What a server says to some bytes, until it closes or has said `end`.
    private static func answer(to request: String, until end: String? = nil) async throws -> String {
        try await RunningServer.run { server in
            try await waiting { try exchange(request, until: end, port: server.port) }
        }
    }

    private static func exchange(_ request: String, until end: String?, port: Int) throws -> String {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard connection >= 0 else { throw POSIXError(.EMFILE) }
        defer { close(connection) }
        // A machine that runs all tests at once may let a server wait for long.
        var wait = timeval(tv_sec: 120, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(clamping: port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw POSIXError(.ECONNREFUSED) }
        var rest = Array(request.utf8)[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard sent > 0 else { break }
            rest = rest.dropFirst(sent)
        }
        var answer: [UInt8] = []
        var some = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(connection, &some, some.count, 0)
            // Whoever leaves bytes unread may close with a reset.
            guard count >= 0 || errno == ECONNRESET else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
            guard count > 0 else { break }
            answer += some.prefix(count)
            if let end, answer.reversed().starts(with: end.utf8.reversed()) { break }
        }
        return String(decoding: answer, as: UTF8.self)
    }
}
