import Foundation
import HTTPTypes
import Testing
import VorleserKit
import VorleserSpeech

@testable import VorleserServer

/// Many at once, and some who want all of it.
struct CrowdedServerTests {
    private static let phrase = "drei Birnen im Korb"

    @Test func `strangers who send slowly shut out nobody who may use the library`() async throws {
        let configuration = ServerConfiguration(passphrase: try Passphrase(Self.phrase))
        try await RunningServer.run(VoiceCatalogue(), configuration) { server in
            let offer = #"{"phrase": "\#(Self.phrase)"}"#
            let paired = try await server.ask("/api/pair", method: "POST", json: offer)
            let cookie = String(try #require(paired.fields["set-cookie"]?.split(separator: ";").first))
            let question = "GET /api/books HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\n\r\n"
            try await blocking {
                let kept = try RawConnection(to: server.port)
                kept.send(question)
                #expect(try kept.oneAnswer().hasPrefix("HTTP/1.1 200 "))
                // A third more than there is room for.
                let strangers = try (0..<130).map { _ in
                    let stranger = try RawConnection(to: server.port)
                    stranger.send("POST /api/pair HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{")
                    return stranger
                }
                for _ in 0..<5 {
                    kept.send(question)
                    #expect(try kept.oneAnswer().hasPrefix("HTTP/1.1 200 "))
                    let newcomer = try RawConnection(to: server.port)
                    newcomer.send(question)
                    #expect(try newcomer.oneAnswer().hasPrefix("HTTP/1.1 200 "))
                }
                // Each of them hears why, at once or in the end.
                let last = try #require(strangers.last)
                #expect(try last.answer().hasPrefix("HTTP/1.1 503 "))
                #expect(try #require(strangers.first).answer().hasPrefix("HTTP/1.1 408 "))
            }
        }
    }

    @Test func `one client has half of what is costly at most, and gets it back`() throws {
        let slots = ConcurrencyLimit(places: 4)
        var places = try (0..<2).map { _ in try slots.place(for: "a") }
        #expect(throws: Refusal.busy) { try slots.place(for: "a") }
        try slots.enter(for: "b")
        places.removeLast()
        try slots.enter(for: "a")
        try slots.enter(for: nil)
        #expect(throws: Refusal.busy) { try slots.enter(for: nil) }
        slots.leave(for: "b")
        #expect(throws: Refusal.busy) { try slots.enter(for: "a") }
        try slots.enter(for: "b")
        withExtendedLifetime(places) {}
    }

    @Test func `where nobody need pair, one may have all`() throws {
        let slots = ConcurrencyLimit(places: 4)
        for _ in 0..<4 { try slots.enter(for: nil) }
        #expect(throws: Refusal.busy) { try slots.enter(for: nil) }
    }

    @Test func `one client cannot listen to events in the place of all others`() async throws {
        let hub = EventHub()
        var streams: [AsyncStream<ServerEvent>] = []
        for _ in 0..<100 { streams.append(try await hub.events(for: "a", client: "a")) }
        await #expect(throws: Refusal.busy) { _ = try await hub.events(for: "a", client: "a") }
        streams.append(try await hub.events(for: "b", client: "b"))
        await hub.dismiss("a")
        #expect(streams.count == 101)
    }
}
