import Foundation
import HTTPTypes
import Testing
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

/// The library under a path of its host. Every address that it tells is followed in `Tests/BrowserTests/test_base.py`.
struct BasePathTests {
    private static let phrase = "drei Birnen im Korb"

    private func server(phrase: String? = nil) throws -> QuietServer {
        var configuration = ServerConfiguration(address: phrase == nil ? "127.0.0.1" : "0.0.0.0")
        configuration.passphrase = try phrase.map(Passphrase.init)
        configuration.base = try #require(BasePath("/vorleser"))
        return try QuietServer(configuration)
    }

    @Test(arguments: [("/", ""), ("/vorleser", "/vorleser"), ("/vorleser/", "/vorleser"), ("/a/b-_.~9", "/a/b-_.~9")])
    func `a base has steps, with a slash before each`(text: String, prefix: String) throws {
        #expect(try #require(BasePath(text)).prefix == prefix)
    }

    @Test(arguments: [
        "", "vorleser", "//", "/a//b", "/a//", "/..", "/a/../b", "/.", "/a b", "/a?b", "/a#b", "/a%2Fb", "/ä", "/a\"b",
        "/a;b", "/a\n",
        "http://a/b", "/" + String(repeating: "a", count: 200),
    ])
    func `what is no base is none`(text: String) {
        #expect(BasePath(text) == nil)
    }

    @Test func `a path and its address lead to each other, and nothing outside has a path`() throws {
        let base = try #require(BasePath("/vorleser"))
        for path in ["/", "/api/books?q=1", "//api/books"] { #expect(base.path(at: base.address(path)) == path) }
        for target in ["/", "/vorleser", "/vorleser?x", "/vorleser2/", "/VORLESER/", "/%76orleser/", "", "*"] {
            #expect(base.path(at: target) == nil, "\(target)")
        }
        #expect(BasePath.root.path(at: "/api/books") == "/api/books" && BasePath.root.address("/pair") == "/pair")
    }

    @Test func `the host's first page leads to the library, all else outside is refused in words`() async throws {
        let server = try server()
        for path in ["/", "/vorleser", "/vorleser?x=1", "/?x"] {
            let answer = try await server.ask(.get, path)
            #expect(answer.status == 307 && answer.fields[.location] == "/vorleser/", "\(path)")
            #expect(answer.fields[.cacheControl] == "no-store")
        }
        for path in [
            "/api/books", "/health", "/vorleser2/", "/%76orleser/", "//vorleser/api/books", "/web/style/base.css",
        ] {
            let answer = try await server.ask(.get, path)
            #expect(answer.status == 404 && answer.code == "outside-base", "\(path)")
            #expect(answer.message?.contains("/vorleser/") == true)
        }
        #expect(try await server.ask(.post, "/", json: "{}").code == "outside-base")
        #expect(try await server.ask(.get, "/vorleser/health").status == 200)
    }

    @Test func `whoever has not paired gets nothing under the base, and is led back there`() async throws {
        let server = try server(phrase: Self.phrase)
        for path in ["/api/books", "/opds", "/v1/models", "/nothing", "//api/books", "/health/"] {
            #expect(try await server.ask(.get, "/vorleser" + path).status == 401, "\(path)")
            #expect(try await server.ask(.get, path).status == 404, "\(path)")
        }
        for path in ["/health", "/pair", "/web/style/base.css"] {
            #expect(try await server.ask(.get, "/vorleser" + path).status == 200, "\(path)")
        }
        let led = try await server.ask(.get, "/vorleser/books/7")
        #expect(led.status == 303 && led.fields[.location] == "/vorleser/pair?to=%2Fvorleser%2Fbooks%2F7")
        let json = #"{"phrase": "\#(Self.phrase)", "name": "Phone"}"#
        let paired = try await server.ask(.post, "/vorleser/api/pair", json: json)
        let cookie = try #require(paired.fields.value("Set-Cookie"))
        #expect(cookie.contains("; Path=/vorleser;"))
        let secret = String(try #require(cookie.split(separator: ";").first))
        // A library at the root has a cookie of the same name, which browsers send, too.
        let both = "vorleser=\(String(repeating: "0", count: 64)); \(secret)"
        #expect(try await server.ask(.get, "/vorleser/api/books", fields: ["Cookie": both]).status == 200)
    }

    @Test func `pages are written for where they stand, each version under a tag of its own`() async throws {
        let (based, root) = (try server(), try QuietServer())
        for path in ["/", "/settings", "/people", "/pair", "/manifest.webmanifest"] {
            let (here, there) = (try await based.ask(.get, "/vorleser" + path), try await root.ask(.get, path))
            #expect(here.status == 200 && here.fields[.contentType] == there.fields[.contentType])
            #expect(here.fields[.eTag] != there.fields[.eTag], "\(path)")
            #expect(!here.text.contains(/="\/(?!vorleser[\/"])/), "\(path)")
            #expect(!there.text.contains("data-base"))
        }
        let page = try await based.ask(.get, "/vorleser/").text
        #expect(page.contains("<html data-base=\"/vorleser\" lang=\"en\""))
        let script = try #require(page.firstMatch(of: /src="(\/vorleser\/web\/v-[^"]+\/pages\/library\.js)"/)?.1)
        let answer = try await based.ask(.get, String(script))
        #expect(answer.status == 200 && answer.fields[.cacheControl]?.contains("immutable") == true)
        let manifest = try await based.ask(.get, "/vorleser/manifest.webmanifest").json
        #expect(manifest["scope"] as? String == "/vorleser/" && manifest["start_url"] as? String == "/vorleser/")
    }

    @Test func `what other programs are told stands there, by the name by which they ask`() async throws {
        let server = try server()
        let made = try await server.ask(
            .post,
            "/vorleser/api/books/text",
            json: #"{"title": "Night", "text": "It was dark."}"#
        )
        #expect(made.status == 201 && made.fields[.location] == "/vorleser/api/books/1")
        let search = try await server.ask(.get, "/vorleser/opds/search.xml", host: "localhost:80").text
        #expect(search.contains("template=\"http://localhost:80/vorleser/opds/search?q={searchTerms}\""))
        for path in ["/opds", "/opds/books?sort=title"] {
            let feed = try await server.ask(.get, "/vorleser" + path).text
            #expect(
                feed.contains("href=\"/vorleser/") && !feed.contains("href=\"/opds") && !feed.contains("href=\"/api")
            )
        }
        // What a program remembers of a feed and a book does not change with the path.
        let id = /<id>([^<]*)<\/id>/
        let root = try QuietServer()
        #expect(
            try await server.ask(.get, "/vorleser/opds").text.firstMatch(of: id)?.1
                == root.ask(.get, "/opds").text.firstMatch(of: id)?.1
        )
        let servers = try await server.ask(.get, "/vorleser/api/openapi.json").json["servers"] as? [[String: String]]
        #expect(servers == [["url": "/vorleser"]])
        #expect(try await root.ask(.get, "/api/openapi.json").json["servers"] == nil)
        let access =
            try await server.ask(.post, "/vorleser/api/koreader", json: "{}").json["koreader"] as? [String: Any]
        #expect(access?["path"] as? String == "/vorleser/kosync")
    }

    @Test func `the link for pairing leads there, by addresses of either kind`() throws {
        var configuration = ServerConfiguration(address: "::1", port: 8080, names: ["attic.example"])
        configuration.passphrase = try Passphrase(Self.phrase)
        configuration.base = try #require(BasePath("/vorleser"))
        let plate = PairingInvitation(configuration, port: 8080)
        #expect(
            plate.addresses.map(\.absoluteString)
                == ["http://attic.example:8080/vorleser/", "http://[::1]:8080/vorleser/"]
        )
        #expect(plate.pairing?.absoluteString == "http://attic.example:8080/vorleser/pair#drei%20Birnen%20im%20Korb")
        configuration.trustedProxies = try [#require(AddressRange("127.0.0.1"))]
        configuration.encryption = .authority(folder: URL(filePath: "/nowhere"))
        let behind = PairingInvitation(configuration, port: 8080)
        #expect(behind.addresses.first?.absoluteString == "https://attic.example/vorleser/")
        #expect(behind.trust?.absoluteString == "http://attic.example:8080/vorleser/trust")
    }
}
