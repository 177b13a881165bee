import Foundation
import Testing
import VorleserTesting

/// Books on an Audiobookshelf server, as a user puts them there.
@Suite(.enabled(if: InstalledTool.ffmpeg.isThere))
struct PublishCommandTests {
    private static let token = ["VORLESER_AUDIOBOOKSHELF_TOKEN": AudiobookshelfStandIn.token]
    private static let voice = ["--voice", "slt", "--speed", "3"]

    @Test func `a book is published, listed, synchronised and forgotten`() throws {
        let server = try AudiobookshelfStandIn()
        try BuiltCommand.use { command in
            _ = try command.epub("emma.epub")
            #expect(try command.run("import", "emma.epub").code == 0)
            #expect(try command.run("publish", "1").code == 64)
            let key = try command.file("key.txt", AudiobookshelfStandIn.token + "\n")
            let setUp = try command.run("publish", "--to", server.address, "--token-file", key, "--json")
            #expect(setUp.code == 0)
            #expect(try setUp.lines.first?["user"] as? String == "anna")
            #expect(try setUp.lines.first?["libraries"] as? [String] == ["Audiobooks"])

            let plan = try command.run(["publish", "1", "--dry-run", "--json"] + Self.voice, input: nil)
            let planned = try #require(try plan.lines.first)
            #expect(planned["path"] as? String == "Jane Austen/Emma/Emma.m4b" && planned["isThere"] as? Bool == false)
            #expect(try server.state().uploads == 0)

            let made = try command.run(["publish", "emma", "--json"] + Self.voice, input: nil)
            #expect(made.code == 0, "\(made.complaint)")
            let events = try made.lines.compactMap { $0["event"] as? String }
            #expect(events.contains("sending") && events.contains("waiting") && events.contains("published"))
            let item = try #require(try server.state().items.first)
            #expect(item.relPath == "Jane Austen/Emma" && item.media.chapters.count == 3)
            let published = try #require(try made.lines.first { $0["event"] as? String == "published" })
            #expect(published["page"] as? String == "\(server.address)/item/\(item.id)")

            let again = try command.run(["publish", "1"] + Self.voice, input: nil)
            #expect(again.code == 0 && again.output.contains("is there already") && again.output.contains("--again"))
            let forced = try command.run(["publish", "1", "--again", "--quiet"] + Self.voice, input: nil)
            #expect(forced.code == 0 && forced.output.isEmpty)
            #expect(try server.state().uploads == 2 && server.state().items.count == 1)

            try server.play(item.id, at: 3)
            let taken = try command.run("publish", "--sync", "--json")
            #expect(taken.code == 0)
            #expect(try taken.lines.first?["direction"] as? String == "taken")
            let book = try #require(
                try JSONSerialization.jsonObject(with: Data(command.run("list", "--json").output.utf8))
                    as? [[String: Any]]
            )
            #expect(try #require(book.first?["offset"] as? Int) > 0)
            #expect(try command.run("publish", "--sync").output.isEmpty)

            let list = try command.run("publish")
            #expect(list.output.contains("/item/\(item.id)"))
            #expect(try command.run("publish", "--forget").code == 0)
            #expect(try command.run("publish", "--sync").code == 64)
            #expect(try command.run("publish", "--forget").code == 64)
        }
    }

    @Test func `an export that is there is sent as it is`() throws {
        let server = try AudiobookshelfStandIn()
        try BuiltCommand.use { command in
            _ = try command.epub("emma.epub")
            #expect(try command.run("import", "emma.epub").code == 0)
            #expect(try command.run(["export", "emma.epub", "-o", "emma.m4b"] + Self.voice, input: nil).code == 0)
            let arguments = ["publish", "1", "--to", server.address, "--file", "emma.m4b"]
            let sent = try command.run(arguments, input: nil, environment: Self.token)
            #expect(sent.code == 0, "\(sent.complaint)")
            let item = try #require(try server.state().items.first)
            let there = try Data(contentsOf: URL(filePath: item.path + "/Emma.m4b"))
            #expect(try there == Data(contentsOf: URL(filePath: command.file("emma.m4b"))))

            try FileManager.default.removeItem(atPath: command.file("emma.map.json"))
            let without = try command.run(arguments + ["--again"], input: nil, environment: Self.token)
            #expect(without.code == 66 && without.complaint.contains("map"))
            _ = try command.file("other.md", "# Other\n\nNothing of the kind.\n")
            #expect(try command.run("import", "other.md").code == 0)
            #expect(
                try command.run(["export", "emma.epub", "-o", "emma.m4b", "--force"] + Self.voice, input: nil).code == 0
            )
            let other = ["publish", "2", "--to", server.address, "--file", "emma.m4b"]
            #expect(try command.run(other, input: nil, environment: Self.token).code == 65)
        }
    }

    @Test func `what goes wrong has words and a number`() throws {
        let server = try AudiobookshelfStandIn()
        try BuiltCommand.use { command in
            _ = try command.epub("emma.epub")
            func publish(_ arguments: String..., token: String = AudiobookshelfStandIn.token) throws
                -> BuiltCommand.Outcome
            {
                try command.run(
                    ["publish"] + arguments,
                    input: nil,
                    environment: ["VORLESER_AUDIOBOOKSHELF_TOKEN": token]
                )
            }
            #expect(try publish("emma.epub", "--to", server.address).code == 66)
            #expect(try command.run("import", "emma.epub").code == 0)
            #expect(try publish("1", "--to", server.address, token: "nobody").code == 69)
            #expect(try publish("1", "--to", "http://example.com").code == 64)
            #expect(try publish("1", "--to", "nowhere").code == 64)
            let library = try publish("1", "--to", server.address, "--library", "Kinder")
            #expect(library.code == 64 && library.complaint.contains("Audiobooks"))
            #expect(try publish("1", "--to", server.address, token: "key-of-guest").code == 69)
            #expect(try publish("--sync", "1").code == 66)
            #expect(try publish("--sync", "--again").code == 64)
            #expect(try publish("--dry-run").code == 64)
            #expect(try command.run("publish", "--to", server.address, "--token-file", "none").code == 66)
            server.end()
            #expect(try publish("1", "--sync", "--to", server.address).code == 75)
            let database = command.folder.appending(path: "data/vorleser")
            let mode = try FileManager.default.attributesOfItem(atPath: database.path)[.posixPermissions] as? Int
            #expect(mode == 0o700)
        }
    }

    @Test func `a running server exchanges places by itself`() throws {
        let server = try AudiobookshelfStandIn()
        try BuiltCommand.use { command in
            _ = try command.epub("emma.epub")
            #expect(try command.run("import", "emma.epub").code == 0)
            let arguments = ["publish", "1", "--to", server.address] + Self.voice
            #expect(try command.run(arguments, input: nil, environment: Self.token).code == 0)
            let item = try #require(try server.state().items.first)
            try server.play(item.id, at: 3)
            let served = try Served(command, [])
            defer { _ = served.end() }
            let host = "Host: 127.0.0.1:\(served.port)"
            let came = try wait {
                try served.ask("GET /api/books/1/places HTTP/1.1\r\n\(host)").contains("Audiobookshelf")
            }
            #expect(came)
            let body = #"{"offset":90,"device":"phone","deviceName":"Phone"}"#
            let put = "PUT /api/books/1/place HTTP/1.1\r\n\(host)\r\nContent-Type: application/json"
            let head = "\(put)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
            #expect(try served.open(head).rest.contains("204"))
            let before = try #require(try server.state().places["anna"]?.first).currentTime
            #expect(try wait { try server.state().places["anna"]?.first.map { $0.currentTime != before } ?? false })
        }
    }

    /// Whether something comes to be.
    private func wait(_ look: () throws -> Bool) throws -> Bool {
        for _ in 0..<300 {
            if try look() { return true }
            Thread.sleep(forTimeInterval: 0.2)
        }
        return false
    }
}
