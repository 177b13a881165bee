import HTTPTypes
import Testing

@testable import VorleserServer

/// DNS rebinding: the server answers to its own names only.
struct HostGuardTests {
    @Test(arguments: ["localhost", "localhost:8080", "127.0.0.1:9000", "[::1]:8080", "LOCALHOST:8080", "localhost."])
    func `this machine's names are the server's own, by whatever port`(host: String) async throws {
        #expect(try await QuietServer().ask(.get, "/api/books", host: host).status == 200)
    }

    @Test(arguments: [
        "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "192.168.1.5:8080", "", "localhost:80x",
        "evil.example:8080", "[::1", "[::1]evil.example", "localhost@evil.example",
    ])
    func `another name is not answered, whatever it asks for`(host: String) async throws {
        let server = try QuietServer()
        for path in ["/", "/health", "/api/books", "/web/style/base.css", "/pair", "/nothing"] {
            let answer = try await server.ask(.get, path, host: host)
            #expect(answer.status == 421, "\(path)")
            #expect(answer.code == "strange-name")
        }
    }

    @Test func `a request that names two hosts is not answered`() async throws {
        let answer = try await QuietServer().ask(.get, "/api/books", fields: ["Host": "evil.example"])
        #expect(answer.status == 400)
    }

    @Test func `a server for other machines answers to every address, and to the names it was given`() {
        let names = HostNames(
            ServerConfiguration(address: "0.0.0.0", names: ["Books.example.org"]),
            hostName: "Attic"
        )
        for host in ["192.168.1.5:8080", "[fe80::1]", "localhost", "attic:8080", "attic.local", "books.example.org"] {
            #expect(names.contain(host), "\(host)")
        }
        for host in ["evil.example", "attic.evil.example", "192.168.1.5.evil.example"] {
            #expect(!names.contain(host), "\(host)")
        }
    }
}
