import Foundation
import HTTPTypes
import Logging
import Testing
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

/// Pairing and session theft: where other machines can ask, who has not said the pass-phrase gets nothing.
struct PairingTests {
    private static let phrase = "drei Birnen im Korb"

    private func server() throws -> QuietServer {
        try QuietServer(ServerConfiguration(address: "0.0.0.0", passphrase: Passphrase(Self.phrase)))
    }

    private func pair(_ server: QuietServer, saying phrase: String = Self.phrase) async throws -> QuietServer.Answer {
        try await server.ask(.post, "/api/pair", json: #"{"phrase": "\#(phrase)", "name": "Phone"}"#)
    }

    /// The cookie that a browser sends after pairing.
    private func cookie(_ answer: QuietServer.Answer) throws -> String {
        let set = try #require(answer.fields.value("Set-Cookie"))
        return String(try #require(set.split(separator: ";").first))
    }

    @Test func `without a session nothing of the listener's is answered`() async throws {
        let server = try server()
        for path in [
            "/api/books", "/api/books/1", "/api/books/1/file", "/api/settings", "/api/devices", "/api/events",
            "/api/storage", "/v1/models", "/opds", "/nothing", "//api/books", "/api/pair/", "/web", "/health/",
        ] {
            #expect(try await server.ask(.get, path).status == 401, "\(path)")
        }
        for (method, path) in [(HTTPRequest.Method.post, "/api/books"), (.delete, "/api/devices")] {
            #expect(try await server.ask(method, path).status == 401, "\(path)")
        }
    }

    @Test func `the page for pairing and what it is made of needs no session`() async throws {
        let server = try server()
        #expect(try await server.ask(.get, "/health").status == 200)
        #expect(try await server.ask(.get, "/web/style/base.css").status == 200)
        for path in ["/pair", "/manifest.webmanifest", "/service-worker.js"] {
            #expect(try await server.ask(.get, path).status == 200, "\(path)")
        }
    }

    @Test func `a browser that is not paired is led to where it can be`() async throws {
        let answer = try await server().ask(.get, "/books/7?x=1")
        #expect(answer.status == 303)
        #expect(answer.fields[.location] == "/pair?to=%2Fbooks%2F7")
    }

    @Test func `who says the pass-phrase is known by a cookie that scripts and other sites do not get`() async throws {
        let server = try server()
        let answer = try await pair(server)
        #expect(answer.status == 204)
        let set = try #require(answer.fields.value("Set-Cookie"))
        for part in ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="] { #expect(set.contains(part)) }
        let secret = try #require(try cookie(answer).split(separator: "=").last)
        #expect(secret.wholeMatch(of: /[0-9a-f]{64}/) != nil)
        let fields: KeyValuePairs = ["Cookie": "other=1; vorleser=\(secret); more=2"]
        #expect(try await server.ask(.get, "/api/books", fields: fields).status == 200)
    }

    @Test func `every device gets a secret of its own, of which only a digest is kept`() async throws {
        let server = try server()
        let cookies = [try cookie(await pair(server)), try cookie(await pair(server))]
        #expect(cookies[0] != cookies[1])
        let files = try FileManager.default.subpathsOfDirectory(atPath: server.folder.url("data").path)
        for file in files {
            let content = (try? Data(contentsOf: server.folder.url("data").appending(path: file))) ?? Data()
            for cookie in cookies {
                let secret = Data(cookie.utf8.dropFirst("vorleser=".count))
                #expect(content.range(of: secret) == nil, "\(file)")
            }
        }
    }

    @Test(arguments: ["", "drei Birnen", "drei Birnen im Korbe", "x"])
    func `a wrong pass-phrase pairs nothing`(phrase: String) async throws {
        let server = try server()
        let answer = try await pair(server, saying: phrase)
        #expect(answer.status == 403)
        #expect(answer.code == "wrong-phrase")
        #expect(answer.fields.value("Set-Cookie") == nil)
        #expect(try await server.library.sessions().isEmpty)
    }

    @Test(arguments: ["DREI BIRNEN IM KORB", "drei-birnen-im-korb", " dreiBirnen imKorb "])
    func `capitals, blanks and hyphens of the pass-phrase do not matter`(phrase: String) async throws {
        #expect(try await pair(server(), saying: phrase).status == 204)
    }

    @Test func `what looks like a session but is none is not let in`() async throws {
        let server = try server()
        let right = try cookie(await pair(server))
        let kept = try #require(try await server.library.sessions().first?.token)
        for secret in [
            "vorleser=" + kept, right + "0", String(right.dropLast()), "vorleser=", "Vorleser" + right.dropFirst(8),
        ] {
            #expect(try await server.ask(.get, "/api/books", fields: ["Cookie": secret]).status == 401, "\(secret)")
        }
        #expect(try await server.ask(.get, "/api/books", fields: ["Cookie": right]).status == 200)
        #expect(try await server.ask(.get, "/api/books?vorleser=\(right)").status == 401)
    }

    @Test func `programs say the pass-phrase as a password or a bearer token`() async throws {
        let server = try server()
        let basic = Data("reader:\(Self.phrase)".utf8).base64EncodedString()
        for value in ["Bearer \(Self.phrase)", "bearer \(Self.phrase)", "Basic \(basic)"] {
            #expect(
                try await server.ask(.get, "/api/books", fields: ["Authorization": value]).status == 200,
                "\(value)"
            )
        }
        for value in ["Bearer", "Bearer x", "Basic x", "Basic " + Data("a".utf8).base64EncodedString(), "Digest a"] {
            #expect(
                try await server.ask(.get, "/api/books", fields: ["Authorization": value]).status == 401,
                "\(value)"
            )
        }
    }

    @Test func `programs are asked for a password, pages are not: a browser would open a dialogue`() async throws {
        let server = try server()
        #expect(try await server.ask(.get, "/opds").fields[.wwwAuthenticate]?.hasPrefix("Basic") == true)
        let page = try await server.ask(
            .get,
            "/api/books",
            fields: ["Sec-Fetch-Mode": "cors", "Sec-Fetch-Site": "same-origin"]
        )
        #expect(page.fields[.wwwAuthenticate]?.hasPrefix("Bearer") == true)
        // Over plain HTTP at home browsers do not say what they fetch for.
        let browser: KeyValuePairs = ["User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"]
        let plain = try await server.ask(.get, "/api/books", fields: browser)
        #expect(plain.fields[.wwwAuthenticate]?.hasPrefix("Bearer") == true)
        let reader = try await server.ask(.get, "/opds", fields: browser)
        #expect(reader.fields[.wwwAuthenticate]?.hasPrefix("Basic") == true)
    }

    @Test func `a device's name is one line of words`() async throws {
        let server = try server()
        let body = #"{"phrase": "\#(Self.phrase)", "name": "\u001b[31mMy\r\n\u0007\u202Ephone\u2066 "}"#
        let device = try cookie(await server.ask(.post, "/api/pair", json: body))
        let list = try await server.ask(.get, "/api/devices", fields: ["Cookie": device]).json
        let devices = try #require(list["devices"] as? [[String: Any]])
        #expect(devices.map { $0["name"] as? String } == ["[31mMy phone"])
    }

    @Test func `where other devices find the library is told`() async throws {
        let server = try server()
        let device = try cookie(await pair(server))
        let list = try await server.ask(.get, "/api/devices", fields: ["Cookie": device]).json
        let addresses = try #require(list["addresses"] as? [String])
        #expect(!addresses.isEmpty && addresses.allSatisfy { $0.hasPrefix("http://") && !$0.contains("127.0.0.1") })
        let own = try await QuietServer().ask(.get, "/api/devices").json
        #expect(own["addresses"] as? [String] == [])
    }

    @Test func `a device that is thrown out must pair again, the others not`() async throws {
        let server = try server()
        let (lost, mine) = (try cookie(await pair(server)), try cookie(await pair(server)))
        let list = try await server.ask(.get, "/api/devices", fields: ["Cookie": mine]).json
        let devices = try #require(list["devices"] as? [[String: Any]])
        #expect(devices.count == 2)
        #expect(list["isOpen"] as? Bool == false)
        let other = try #require(devices.first { $0["isThis"] as? Bool == false }?["id"] as? String)
        #expect(try await server.ask(.delete, "/api/devices/\(other)", fields: ["Cookie": mine]).status == 204)
        #expect(try await server.ask(.get, "/api/books", fields: ["Cookie": lost]).status == 401)
        #expect(try await server.ask(.get, "/api/books", fields: ["Cookie": mine]).status == 200)
        #expect(try await server.ask(.delete, "/api/devices", fields: ["Cookie": mine]).status == 204)
        #expect(try await server.ask(.get, "/api/books", fields: ["Cookie": mine]).status == 401)
    }

    @Test func `a device that is thrown out is told nothing more of what changes`() async throws {
        let hub = EventHub()
        let (lost, mine) = (try await hub.events(for: "lost"), try await hub.events(for: "mine"))
        await hub.dismiss("lost")
        await hub.publish(ServerEvent("book", ["id": 1]))
        await hub.dismiss(nil)
        var heard: [Int] = []
        for events in [lost, mine] { heard.append(await events.reduce(0) { count, _ in count + 1 }) }
        #expect(heard == [0, 1])
    }

    @Test func `a pass-phrase that could be guessed is not taken`() {
        for text in ["", "geheim", "   a  b  c  ", "---------------"] {
            #expect(throws: ServerError.weakPassphrase(shortest: 10), "\(text)") { try Passphrase(text) }
        }
    }

    @Test func `a server for other machines does not start without a pass-phrase`() throws {
        let room = try QuietServer().room
        for address in ["0.0.0.0", "::", "192.168.1.5", "127.0.0.1.example.org", ""] {
            #expect(throws: ServerError.needsPassphrase(address: address)) {
                try VorleserServer(room, ServerConfiguration(address: address), logger: .init(label: "test"))
            }
        }
    }

    @Test func `a pass-phrase that is made is long, easy to read, and kept`() async throws {
        let all = (0..<200).map { _ in Passphrase.random().text }
        #expect(Set(all).count == 200)
        for text in all { #expect(text.wholeMatch(of: /([a-hjkmnp-tv-z2-9]{6}-){2}[a-hjkmnp-tv-z2-9]{6}/) != nil) }
        let server = try QuietServer()
        // Its folder goes with it.
        defer { withExtendedLifetime(server) {} }
        #expect(try await Passphrase.kept(in: server.library) == Passphrase.kept(in: server.library))
    }

    @Test func `cookies of other servers on the same host do not hide the session`() async throws {
        let server = try server()
        let own = try cookie(try await pair(server))
        let foreign = (0..<20).map { "vorleser=" + String(repeating: "\($0 % 10)", count: 64) }
        for all in [[own] + foreign, foreign + [own]] {
            let fields: KeyValuePairs = ["Cookie": all.joined(separator: "; ")]
            #expect(try await server.ask(.get, "/api/books", fields: fields).status == 200)
        }
    }

    @Test func `a device that is paired again has one session, the new one`() async throws {
        let server = try server()
        let old = try cookie(try await pair(server))
        let body = #"{"phrase": "\#(Self.phrase)", "name": "Phone"}"#
        let again = try await server.ask(.post, "/api/pair", json: body, fields: ["Cookie": old])
        #expect(try await server.ask(.get, "/api/books", fields: ["Cookie": old]).status == 401)
        #expect(try await server.ask(.get, "/api/books", fields: ["Cookie": cookie(again)]).status == 200)
        #expect(try await server.library.sessions().count == 1)
    }
}
