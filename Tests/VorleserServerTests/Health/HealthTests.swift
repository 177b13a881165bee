import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Synchronization
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserServer

struct HealthTests {
    @Test func `a server that works says so of each part, and tells strangers no more`() async throws {
        let server = try QuietServer(
            ServerConfiguration(address: "0.0.0.0", passphrase: Passphrase("drei Birnen im Korb"))
        )
        let answer = try await server.ask(.get, "/health")
        #expect(answer.status == 200 && answer.fields[.cacheControl] == "no-store")
        #expect(answer.json["status"] as? String == "ok")
        for part in ["disk", "database", "engine", "exports"] {
            let told = try #require(answer.json[part] as? [String: String])
            #expect(told["status"] == "ok" || part == "disk")
            #expect(Set(told.keys).isSubset(of: ["status", "message"]))
        }
        #expect(!answer.text.contains(server.folder.url("").path))
    }

    @Test func `little room is said, no room is a failure`() {
        typealias Part = HealthReport.Part
        #expect(Part(freeBytes: [5_000_000_000, 2_000_000_000]) == .ok)
        #expect(Part(freeBytes: [5_000_000_000, 900_000_000]).status == .low)
        #expect(Part(freeBytes: [1_000_000, 900_000_000]).status == .failing)
        #expect(Part(freeBytes: []) == .ok)
        #expect(Part(waitingExports: 99) == .ok && Part(waitingExports: 100).status == .low)
        let low = HealthReport(disk: .init(freeBytes: [900_000_000]), database: .ok, engine: .ok, exports: .ok)
        #expect(low.status == .ok)
    }

    @Test func `a full disk is 503, and a look holds for a while`() async throws {
        let server = try QuietServer()
        let looks = Mutex(0)
        let clock = Mutex(ContinuousClock.now)
        let parts = ServerParts(server.room, ServerConfiguration())
        let health = HealthWatch(server.room, parts.exports, now: { clock.withLock(\.self) }) {
            looks.withLock { $0 += 1 }
            return [0]
        }
        let router = Router(context: ServerContext.self)
        router.addRoutes(HealthController(health: health).routes, atPath: "/health")
        let responder = router.buildResponder()
        let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/health")
        for seconds in [0, 1, 1, 10] {
            clock.withLock { $0 += .seconds(seconds) }
            let context = ServerContext(
                source: ApplicationRequestContextSource(
                    channel: NIOAsyncTestingChannel(),
                    logger: Logger(label: "test")
                )
            )
            let response = try await responder.respond(
                to: Request(head: head, body: RequestBody(buffer: ByteBuffer())),
                context: context
            )
            #expect(response.status == .serviceUnavailable)
        }
        #expect(looks.withLock(\.self) == 2)
    }
}

struct MetricsTests {
    private func server(phrase: String? = nil) throws -> QuietServer {
        var configuration = ServerConfiguration(passphrase: try phrase.map { try Passphrase($0) })
        configuration.hasMetrics = true
        return try QuietServer(configuration)
    }

    /// What is said of a name, with its label.
    private func number(_ name: String, in text: String) -> Double? {
        text.split(separator: "\n").first { $0.hasPrefix(name + " ") }.flatMap { Double($0.dropFirst(name.count + 1)) }
    }

    @Test func `they are off unless they are wished for, and only for whom the library is`() async throws {
        #expect(try await QuietServer().ask(.get, "/metrics").status == 404)
        let server = try server(phrase: "drei Birnen im Korb")
        #expect(try await server.ask(.get, "/metrics").status == 401)
        let fields: KeyValuePairs = ["Authorization": "Bearer drei Birnen im Korb"]
        #expect(try await server.ask(.get, "/metrics", fields: fields).status == 200)
    }

    @Test func `requests, books and clips are counted`() async throws {
        let server = try server()
        let text = #"{"title": "Night", "text": "It was a dark night. Nobody slept."}"#
        #expect(try await server.ask(.post, "/api/books/text", json: text).status == 201)
        #expect(try await server.ask(.get, "/api/books/99").status == 404)
        let listing = try await server.ask(.get, "/api/books/1/utterances?from=0&count=1&anyway=true").json
        let utterance = try #require((listing["utterances"] as? [[String: Any]])?.first)
        let path =
            "/api/books/1/clips/\(utterance["clip"] as? String ?? "").flac?\(utterance["query"] as? String ?? "")"
        #expect(try await server.ask(.get, path).status == 200)
        await server.room.vorleser.studio.settle()
        #expect(try await server.ask(.get, path).status == 200)
        let answer = try await server.ask(.get, "/metrics")
        #expect(answer.fields[.contentType]?.hasPrefix("text/plain; version=0.0.4") == true)
        let told = answer.text
        #expect(number(#"vorleser_requests_total{status="2xx"}"#, in: told) == 4)
        #expect(number(#"vorleser_requests_total{status="4xx"}"#, in: told) == 1)
        #expect(number("vorleser_books", in: told) == 1)
        #expect(number(#"vorleser_clips_total{origin="spoken"}"#, in: told) == 1)
        #expect((number("vorleser_spoken_seconds_total", in: told) ?? 0) > 0.5)
        #expect(number("vorleser_cache_clips", in: told) == 1)
        #expect(number(#"vorleser_healthy{part="database"}"#, in: told) == 1)
        #expect(number(#"vorleser_exports{state="waiting"}"#, in: told) == 0)
        #if os(Linux)
            #expect((number("vorleser_process_resident_memory_bytes", in: told) ?? 0) > 1_000_000)
        #endif
        // No title, no path, no address of anybody.
        #expect(!told.contains("Night") && !told.contains("127.0.0.1") && !told.contains(server.folder.url("").path))
    }
}
