import Foundation
import Testing

/// Two libraries of one listener's, one of them served.
struct SyncCommandTests {
    private let lamp = "# The Lamp\n\nMr. Grey lit the lamp.\n\nIn the morning it was out.\n"

    @Test func `two libraries are brought to the same, and books go both ways`() throws {
        try BuiltCommand.use { home in
            _ = try home.run("import", try home.file("night.txt", "It was a dark night. Nobody slept."))
            let served = try Served(home)
            defer { _ = served.end() }
            let address = "http://127.0.0.1:\(served.port)"
            try BuiltCommand.use { away in
                _ = try away.run("import", try away.file("lamp.md", lamp))
                let unknown = try away.run("sync")
                #expect(unknown.code == 64 && unknown.complaint.contains("vorleser sync --with"))
                let first = try away.run("sync", "--with", address)
                #expect(first.code == 0 && first.output.contains("Only there") && first.output.contains("  night"))
                #expect(first.output.contains("1  The Lamp"))
                #expect(try away.run("sync", "--get", "night").output.contains("fetched"))
                #expect(try away.run("list").output.contains("night"))
                #expect(try away.run("sync", "--get", "night").code == 66)
                #expect(try away.run("sync", "--send", "lamp").output == "1  The Lamp: sent\n")
                #expect(try home.run("list").output.contains("The Lamp"))
                #expect(try away.run("sync").output == "Nothing is new, here or at \(address).\n")
                #expect(try away.run("sync", "--get-all").output == "Nothing is new, here or at \(address).\n")
                let lines = try away.run("sync", "--json").lines
                #expect(lines.map { $0["event"] as? String } == ["exchanged"])
                #expect(try away.run("sync", "--forget").output.contains("is forgotten"))
            }
        }
    }

    @Test func `a server that wants a pass-phrase gets it, from a file or the environment`() throws {
        try BuiltCommand.use { home in
            let phrase = try home.file("phrase.txt", "correct horse battery staple\n")
            let served = try Served(home, ["--passphrase-file", phrase])
            defer { _ = served.end() }
            let address = "http://127.0.0.1:\(served.port)"
            try BuiltCommand.use { away in
                let refused = try away.run("sync", "--with", address)
                #expect(refused.code == 69 && refused.complaint.contains("wants its pass-phrase"))
                #expect(try away.run("sync").code == 64)
                #expect(try away.run("sync", "--with", address, "--phrase-file", phrase).code == 0)
                #expect(try away.run("sync").code == 0)
                let named = try away.run("sync", "--with", address, "--phrase-file", phrase, "--person", "Ann")
                #expect(named.code == 64 && named.complaint.contains("Nobody there is called “Ann”"))
                let open = try away.run("sync", "--with", "http://books.example.org", "--phrase-file", phrase)
                #expect(open.code == 64 && open.complaint.contains("for all on the way to read"))
            }
        }
    }
}
