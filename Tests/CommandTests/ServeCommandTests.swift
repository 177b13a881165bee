import Foundation
import Testing

/// The server as a listener starts it, and clients that are not always polite.
struct ServeCommandTests {
    private let lamp = "# The Lamp\n\nMr. Grey lit the lamp.\n"

    @Test func `it says where it is as soon as it answers, with the books that were given`() throws {
        try BuiltCommand.use {
            let file = try $0.file("lamp.md", lamp)
            for _ in 0..<2 {
                let server = try Served($0, ["--book", file])
                #expect(server.output.contains("The Lamp: http://127.0.0.1:\(server.port)/books/1\n"))
                #expect(try server.ask("GET /health HTTP/1.1\r\nHost: localhost").contains("{\"status\":\"ok\"}"))
                #expect(server.end() == 0)
            }
        }
    }

    @Test func `it ends at once, although clients listen, upload and keep their connection`() throws {
        try BuiltCommand.use {
            let server = try Served($0)
            let listening = try server.open("GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(listening.read(until: "retry:"))
            let uploading = try server.open(
                "POST /api/books?name=a.txt HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nOnce upon"
            )
            let silent = try server.open("GET / HT")
            let kept = try server.open("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(kept.read(until: "ok"))
            let clock = ContinuousClock()
            var code: Int32 = -1
            let took = clock.measure { code = server.end() }
            #expect(code == 0)
            // Two seconds are promised; a busy machine may need more, but one that waited for its clients would wait for ever.
            #expect(took < .seconds(60))
            withExtendedLifetime((uploading, silent)) {}
        }
    }

    @Test func `an upload that breaks off leaves nothing, and the server goes on`() throws {
        try BuiltCommand.use {
            let server = try Served($0)
            for length in ["Content-Length: 1000000", "Transfer-Encoding: chunked"] {
                let head = "POST /api/books?name=a.txt HTTP/1.1\r\nHost: localhost\r\n\(length)\r\n\r\n"
                let client = try server.open(head + (length.hasPrefix("C") ? "Once upon" : "4\r\nOnce\r\n"))
                client.hangUp()
            }
            #expect(try server.ask("GET /api/books HTTP/1.1\r\nHost: localhost").contains("\"books\":[]"))
            #expect(server.end() == 0)
            let uploads = $0.folder.appending(path: "cache/vorleser/uploads").path
            #expect(try FileManager.default.contentsOfDirectory(atPath: uploads).isEmpty)
        }
    }

    @Test(arguments: [
        ("127.0.0.1:8599", "--listen 127.0.0.1 --port 8599"), ("[::1]:8599", "--listen ::1 --port 8599"),
        ("no such host", "is no address to listen on"),
    ])
    func `what is no address to listen on is told, and a port is sent to where it goes`(address: String, words: String)
        throws
    {
        try BuiltCommand.use {
            let outcome = try $0.run("serve", "--listen", address, "--port", "0")
            #expect(outcome.code == 64)
            #expect(outcome.complaint.contains(words))
        }
    }

    @Test func `a port that is taken is an error that says what to do`() throws {
        try BuiltCommand.use {
            let server = try Served($0)
            try BuiltCommand.use { other in
                let outcome = try other.run("serve", "--port", "\(server.port)")
                #expect(outcome.code == 69)
                #expect(outcome.complaint.contains("Port \(server.port) of 127.0.0.1 cannot be used"))
                #expect(outcome.complaint.contains("--port 0"))
            }
            #expect(server.end() == 0)
        }
    }

    @Test func `for other machines it shows how to pair, the same after a restart, and lets in who knows it`() throws {
        try BuiltCommand.use {
            var phrases: [Substring] = []
            for _ in 0..<2 {
                let server = try Served($0, ["--listen", "0.0.0.0", "--name", "attic.example"])
                #expect(server.output.contains("http://attic.example:\(server.port)/pair#"))
                let phrase = try #require(server.output.firstMatch(of: /\n  ([a-z2-9-]{20})\n/)?.1)
                phrases.append(phrase)
                let asked = "GET /api/books HTTP/1.1\r\nHost: attic.example"
                #expect(try server.ask(asked).hasPrefix("HTTP/1.1 401"))
                #expect(try server.ask(asked + "\r\nAuthorization: Bearer \(phrase)").hasPrefix("HTTP/1.1 200"))
                #expect(server.end() == 0)
            }
            #expect(phrases[0] == phrases[1])
        }
    }

    @Test func `a path under which it stands is one, and is said everywhere`() throws {
        try BuiltCommand.use {
            for base in ["vorleser", "/a/../b", "/a?b", "https://example.org/a", "//a"] {
                let outcome = try $0.run("serve", "--port", "0", "--base", base)
                #expect(outcome.code == 64 && outcome.complaint.contains("Give one as /vorleser"), "\(base)")
            }
            let server = try Served($0, ["--base", "/vorleser/", "--book", try $0.file("lamp.md", lamp)])
            #expect(server.output.contains("Vorleser: http://127.0.0.1:\(server.port)/vorleser/\n"))
            #expect(server.output.contains("The Lamp: http://127.0.0.1:\(server.port)/vorleser/books/1\n"))
            #expect(try server.ask("GET /vorleser/health HTTP/1.1\r\nHost: localhost").contains("{\"status\":\"ok\"}"))
            #expect(try server.ask("GET /health HTTP/1.1\r\nHost: localhost").hasPrefix("HTTP/1.1 404"))
            #expect(server.end() == 0)
        }
    }

    @Test func `a pass-phrase of the listener's own must be there, and long enough`() throws {
        try BuiltCommand.use {
            let short = try $0.file("short", "abc\n")
            let missing = try $0.file("missing")
            #expect(try $0.run("serve", "--passphrase-file", short).code == 64)
            #expect(try $0.run("serve", "--passphrase-file", missing).code == 66)
        }
    }

    @Test func `a pass-phrase that was given is not written where others may read it, as into a journal`() throws {
        try BuiltCommand.use {
            let phrase = try $0.file("phrase", "three pears in a basket")
            let server = try Served($0, ["--name", "attic.example", "--passphrase-file", phrase])
            #expect(server.output.contains("http://attic.example:\(server.port)/pair\n"))
            #expect(!server.output.contains("pears") && !server.output.contains("#"))
            #expect(server.end() == 0)
        }
    }

    @Test func `notes name the client of a known proxy, and an unknown proxy once`() throws {
        try BuiltCommand.use {
            let phrase = try $0.file("phrase", "three pears in a basket")
            let options = ["--passphrase-file", phrase, "--verbose", "--log-format", "json"]
            let asked = "GET /health HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9"
            let known = try Served($0, options + ["--trust-proxy", "127.0.0.1"])
            #expect(try known.ask(asked).hasPrefix("HTTP/1.1 200"))
            #expect(known.end() == 0)
            #expect($0.complaint.contains(#""client":"203.0.113.9""#) && !$0.complaint.contains("--trust-proxy"))
            let unknown = try Served($0, options)
            for _ in 0..<3 { #expect(try unknown.ask(asked).hasPrefix("HTTP/1.1 200")) }
            #expect(unknown.end() == 0)
            #expect($0.complaint.contains(#""client":"127.0.0.1""#))
            #expect($0.complaint.ranges(of: "--trust-proxy").count == 1)
        }
    }

    @Test func `another pass-phrase throws out who said the old one`() throws {
        try BuiltCommand.use {
            var cookie: Substring?
            for (phrase, status) in [
                ("three pears in a basket", 200), ("three pears in a basket", 200), ("two figs on a plate", 401),
            ] {
                let server = try Served($0, ["--passphrase-file", try $0.file("phrase", phrase)])
                if cookie == nil {
                    let offer = #"{"phrase": "\#(phrase)"}"#
                    let pair = "POST /api/pair HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(offer.utf8.count)\r\n"
                    let paired = try server.open(pair + "Connection: close\r\n\r\n" + offer).rest
                    cookie = paired.firstMatch(of: /vorleser=[0-9a-f]{64}/)?.0
                }
                let asked = "GET /api/books HTTP/1.1\r\nHost: localhost\r\nCookie: \(try #require(cookie))"
                #expect(try server.ask(asked).hasPrefix("HTTP/1.1 \(status)"), "\(phrase)")
                #expect(server.end() == 0)
            }
        }
    }

    @Test(arguments: ["text", "json"])
    func `notes have no query, no title and no secret`(format: String) throws {
        try BuiltCommand.use {
            let phrase = "three pears in a basket"
            let server = try Served(
                $0,
                ["--verbose", "--log-format", format, "--passphrase-file", try $0.file("phrase", phrase)]
            )
            let fields = "Host: localhost\r\nAuthorization: Bearer \(phrase)\r\nCookie: vorleser=0123456789abcdef"
            _ = try server.ask("GET /api/books?q=secret-garden HTTP/1.1\r\n" + fields)
            _ = try server.ask("GET /api/books?q=secret-garden HTTP/1.1\r\nHost: strange.example")
            #expect(server.end() == 0)
            #expect($0.complaint.contains("/api/books"))
            for word in ["secret-garden", "pears", "0123456789abcdef", "strange"] {
                #expect(!$0.complaint.contains(word), "\(word)")
            }
            if format == "json" {
                for line in $0.complaint.split(separator: "\n") {
                    let note = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                    let time = try #require(note?["time"] as? String, "\(line)")
                    #expect(time.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/) != nil, "\(time)")
                }
            }
        }
    }
}
