import Foundation
import HTTPTypes
import Logging
import Testing
import VorleserKit
import VorleserLibrary
import VorleserSpeech
import VorleserTesting

@testable import VorleserServer

/// A proxy in front of the server: nothing is open by accident, and who asks is who is counted.
struct ProxyGuardTests {
    private static let phrase = "drei Birnen im Korb"

    private func behindProxy() throws -> QuietServer {
        try QuietServer(
            ServerConfiguration(
                passphrase: Passphrase(Self.phrase),
                names: ["books.example"],
                trustedProxies: [AddressRange("127.0.0.1"), AddressRange("10.0.0.0/8")].compactMap(\.self)
            )
        )
    }

    @Test(
        arguments: [
            "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "Forwarded", "Via",
            "X-Forwarded-Server", "x-forwarded-port", "CF-Connecting-IP", "True-Client-IP",
        ]
    )
    func `a server that is open to this machine answers no proxy`(field: String) async throws {
        let server = try QuietServer()
        #expect(try await server.ask(.get, "/api/books").status == 200)
        let answer = try await server.ask(.get, "/api/books", fields: [field: "1.2.3.4"])
        #expect(answer.status == 403 && answer.code == "through-proxy")
    }

    @Test func `who names another host or a proxy must give a pass-phrase`() throws {
        let folder = try Folder()
        let folders = Folders(cache: folder.url("c"), state: folder.url("s"), data: folder.url("d"))
        let room = try ReadingRoom(
            library: Library(folder: folders.library),
            folders: folders,
            catalogue: VoiceCatalogue()
        )
        let logger = Logger(label: "test")
        for names in [["books.example"], ["localhost", "attic.local"]] {
            #expect(throws: ServerError.self) {
                _ = try VorleserServer(room, ServerConfiguration(names: names), logger: logger)
            }
        }
        let proxies = [AddressRange("127.0.0.1")].compactMap(\.self)
        #expect(throws: ServerError.self) {
            _ = try VorleserServer(room, ServerConfiguration(trustedProxies: proxies), logger: logger)
        }
        #expect(throws: Never.self) {
            _ = try VorleserServer(room, ServerConfiguration(names: ["localhost"]), logger: logger)
        }
    }

    @Test func `behind a known proxy names, cookies and addresses are the client's`() async throws {
        let server = try behindProxy()
        let fields: KeyValuePairs = [
            "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "books.example",
            "Origin": "https://books.example",
        ]
        let body = #"{"phrase": "\#(Self.phrase)", "name": "Phone"}"#
        let answer = try await server.ask(.post, "/api/pair", json: body, fields: fields)
        #expect(answer.status == 204)
        #expect(answer.fields.value("Set-Cookie")?.hasSuffix("; Secure") == true)
        let plain = try await server.ask(.post, "/api/pair", json: body)
        #expect(plain.fields.value("Set-Cookie")?.contains("Secure") == false)
        let strange: KeyValuePairs = ["X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": "evil.example"]
        #expect(try await server.ask(.get, "/health", fields: strange).code == "strange-name")
    }

    @Test func `one stranger behind the proxy does not lock out another client`() async throws {
        let server = try behindProxy()
        let wrong = #"{"phrase": "falsch geraten ist es", "name": "x"}"#
        for _ in 0..<8 {
            _ = try await server.ask(.post, "/api/pair", json: wrong, fields: ["X-Forwarded-For": "198.51.100.7"])
        }
        let right = #"{"phrase": "\#(Self.phrase)", "name": "Phone"}"#
        let own = try await server.ask(.post, "/api/pair", json: right, fields: ["X-Forwarded-For": "203.0.113.9"])
        #expect(own.status == 204)
    }

    @Test func `who guesses behind the proxy with every request does not lock out another client`() async throws {
        let server = try behindProxy()
        // HAProxy adds a field of its own after what the client sent, Azure a port.
        let stranger: KeyValuePairs = [
            "Authorization": "Bearer falsch geraten ist es", "X-Forwarded-For": "203.0.113.9",
            "x-forwarded-for": "198.51.100.7:4711",
        ]
        for number in 0..<8 {
            let status = try await server.ask(.get, "/api/books", fields: stranger).status
            #expect(number < 5 ? status == 401 : [401, 429].contains(status))
        }
        let right: KeyValuePairs = ["Authorization": "Bearer \(Self.phrase)", "X-Forwarded-For": "203.0.113.9"]
        #expect(try await server.ask(.get, "/opds", fields: right).status == 200)
    }

    @Test func `links are the proxy's where it is known, and ours where it is not`() async throws {
        let server = try behindProxy()
        let fields: KeyValuePairs = [
            "Authorization": "Bearer \(Self.phrase)", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "books.example",
        ]
        #expect(
            try await server.ask(.get, "/opds/search.xml", fields: fields).text.contains("https://books.example/opds")
        )
        let other = try await server.ask(.get, "/opds/search.xml", fields: fields, from: "192.0.2.4")
        #expect(other.text.contains("http://127.0.0.1:8080/opds"))
    }

    @Test(
        arguments: [
            (["203.0.113.9"], "203.0.113.9"), (["203.0.113.50", "198.51.100.7"], "198.51.100.7"),
            (["198.51.100.7", "10.0.0.3"], "198.51.100.7"), (["10.0.0.3"], "10.0.0.3"),
            (["198.51.100.7:4711", "10.0.0.3:80"], "198.51.100.7"), (["[2001:db8::1]:443"], "2001:db8::1"),
            (["2001:db8::1"], "2001:db8::1"),
        ]
    )
    func `who asks is the last that no known proxy is`(chain: [String], client: String) throws {
        let guardian = ProxyGuard(trusted: [try #require(AddressRange("10.0.0.0/8"))], isOpen: false)
        #expect(guardian.client(chain) == client)
    }

    @Test func `a client that plays the proxy is not believed`() async throws {
        let server = try behindProxy()
        let body = #"{"phrase": "\#(Self.phrase)", "name": "Phone"}"#
        let fields: KeyValuePairs = ["X-Forwarded-Proto": "https", "X-Forwarded-For": "127.0.0.1"]
        let answer = try await server.ask(.post, "/api/pair", json: body, fields: fields, from: "192.0.2.4")
        #expect(answer.status == 204 && answer.fields.value("Set-Cookie")?.contains("Secure") == false)
    }

    @Test(
        arguments: [
            ("10.0.0.0/8", "10.200.3.4", true), ("10.0.0.0/8", "11.0.0.1", false), ("127.0.0.1", "127.0.0.1", true),
            ("127.0.0.1", "127.0.0.2", false), ("::1", "::1", true), ("fd00::/8", "fd12::7", true),
            ("fd00::/8", "fe80::1", false), ("10.0.0.0/8", "::ffff:10.1.1.1", true), ("0.0.0.0/0", "8.8.8.8", true),
            ("192.168.1.128/25", "192.168.1.200", true), ("192.168.1.128/25", "192.168.1.100", false),
            ("10.0.0.0/8", "not an address", false),
        ]
    )
    func `a range holds the addresses that begin alike`(range: String, address: String, holds: Bool) throws {
        #expect(try #require(AddressRange(range)).contains(address) == holds)
    }

    @Test(arguments: ["", "/8", "10.0.0.0/33", "10.0.0.0/-1", "example.org", "10.0.0/8", "::1/129", "10.0.0.0/"])
    func `what is no range is none`(text: String) { #expect(AddressRange(text) == nil) }
}

struct ForgottenTriesTests {
    @Test func `wrong tries are forgotten with time`() {
        let start = ContinuousClock.now
        var tries = LoginRateLimiter()
        for _ in 0..<8 { tries.noteWrong(from: "a", at: start) }
        #expect(tries.wait(for: "a", at: start) != nil)
        // One wrong try in every quarter of an hour never adds up.
        var now = start + .seconds(3600)
        for _ in 0..<50 {
            #expect(tries.wait(for: "a", at: now) == nil)
            tries.noteWrong(from: "a", at: now)
            now += .seconds(15 * 60)
        }
    }
}

struct SettingsTogetherTests {
    @Test func `what two clients change at once is all kept`() async throws {
        let server = try QuietServer()
        for round in 0..<20 {
            let (speed, reads) = (round.isMultiple(of: 2) ? 1.25 : 1.5, round.isMultiple(of: 3))
            async let one = server.ask(.patch, "/api/settings", json: #"{"speed": \#(speed)}"#)
            async let other = server.ask(.patch, "/api/settings", json: #"{"readsImages": \#(reads)}"#)
            async let third = server.ask(.patch, "/api/settings", json: #"{"pauses": \#(speed)}"#)
            _ = try await (one, other, third)
            let settings = try await server.ask(.get, "/api/settings").json
            #expect(settings["speed"] as? Double == speed && settings["readsImages"] as? Bool == reads)
            #expect(settings["pauses"] as? Double == speed)
        }
    }
}
