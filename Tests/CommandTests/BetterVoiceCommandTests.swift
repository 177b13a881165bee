import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserSpeech

/// The better voice as who sits at a terminal meets it.
@Suite(.serialized)
struct BetterVoiceCommandTests {
    private let lamp = "# The Lamp\n\nMr. Grey lit the lamp, and the house was asleep. It was late; nobody spoke.\n"
    private let rain = [String](
        repeating: "Es war spät. Die Lampe brannte niedrig, und niemand sprach ein Wort. Der Regen fiel auf das Dach.",
        count: 5
    ).joined(separator: "\n\n")

    /// A publisher of files that are no model, at a pace.
    private final class Shop: Sendable {
        let command: BuiltCommand
        let server: LoopbackServer

        init(status: Int = 200, pace: (bytes: Int, seconds: Double)? = nil) throws {
            let command = try BuiltCommand()
            self.command = command
            let files = [
                "net.pth": [UInt8](repeating: 7, count: 300_000), "config.json": Array("{}".utf8),
                "voices/af_one.pt": [UInt8](repeating: 3, count: 900),
            ]
            server = try LoopbackServer { request in
                guard status == 200 else { return LoopbackServer.Reply(status) }
                let path = request.path.replacing("/some/one/resolve/42/", with: "")
                var reply = files[path].map { LoopbackServer.Reply.file($0, request) } ?? LoopbackServer.Reply(404)
                if path == "net.pth" { reply.pace = pace }
                return reply
            }
            func file(_ path: String) -> ModelManifest.File {
                var hash = SHA256()
                hash.update(files[path] ?? [])
                return ModelManifest.File(path: path, bytes: files[path]?.count ?? 0, sha256: hash.finish())
            }
            let manifest = ModelManifest(
                name: "kokoro",
                repository: "some/one",
                revision: "42",
                model: file("net.pth"),
                configuration: file("config.json"),
                voices: [ModelManifest.Voice(name: "af_one", grade: "A", file: file("voices/af_one.pt"))]
            )
            try JSONEncoder().encode(manifest).write(to: command.folder.appending(path: "manifest.json"))
        }

        deinit { command.remove() }

        var environment: [String: String] {
            [
                "VORLESER_HUB": server.address, "no_proxy": "127.0.0.1", "VOICE": "",
                "VORLESER_MANIFEST": command.folder.appending(path: "manifest.json").path,
            ]
        }

        func screen(_ arguments: String...) throws -> Screen {
            try Screen(command, arguments, environment: environment)
        }

        func run(_ arguments: String..., environment other: [String: String] = [:]) throws -> BuiltCommand.Outcome {
            try command.run(arguments, input: nil, environment: environment.merging(other) { $1 })
        }

        var requests: Int { server.requests.count }
    }

    @Test func `without a terminal an export says it once, on one side, and goes on`() throws {
        let shop = try Shop()
        let book = try shop.command.file("lamp.md", lamp)
        let first = try shop.run("export", book, "-o", "one.wav")
        #expect(first.code == 0)
        #expect(first.complaint.contains("The built-in voice is a stopgap."))
        #expect(first.complaint.contains("`vorleser model install` brings it"))
        let second = try shop.run("export", book, "-o", "two.wav")
        #expect(second.code == 0)
        #expect(!second.complaint.contains("stopgap"))
        #expect(shop.requests == 0)
    }

    @Test func `nothing is said to who has chosen, wants quiet or JSON, or has a book in another language`() throws {
        let shop = try Shop()
        let book = try shop.command.file("lamp.md", lamp)
        let german = try shop.command.file("regen.txt", rain)
        for arguments in [["--voice", "slt"], ["--quiet"], ["--json"]] {
            let outcome = try shop.command.run(
                ["export", book, "-o", "one.wav", "--force"] + arguments,
                input: nil,
                environment: shop.environment
            )
            #expect(outcome.code == 0)
            #expect(!outcome.complaint.contains("stopgap"), "\(arguments)")
        }
        #expect(try !shop.run("export", german, "--anyway", "-o", "two.wav").complaint.contains("stopgap"))
        let chosen = try shop.run("export", book, "-o", "three.wav", environment: ["VOICE": "builtin"])
        #expect(!chosen.complaint.contains("stopgap"))
    }

    @Test func `at a terminal an export asks first; n goes on with the built-in voice and is not asked again`() throws {
        let shop = try Shop()
        let book = try shop.command.file("lamp.md", lamp)
        let screen = try shop.screen("export", book, "-o", "one.wav")
        #expect(screen.shows("Enter fetches it first, n goes on with the built-in voice:"), "\(screen.text)")
        #expect(screen.text.contains("0.3 MB") || screen.text.contains("300"))
        screen.type("n\n")
        #expect(screen.code == 0, "\(screen.text)")
        #expect(screen.text.contains("one.wav"))
        let again = try shop.screen("export", book, "-o", "two.wav")
        #expect(again.code == 0)
        #expect(!again.text.contains("stopgap"))
        #expect(shop.requests == 0)
    }

    @Test func `what cannot be fetched ends the export, and says how it is brought from another machine`() throws {
        let shop = try Shop(status: 404)
        let book = try shop.command.file("lamp.md", lamp)
        let screen = try shop.screen("export", book, "-o", "one.wav")
        #expect(screen.shows("Enter fetches it first"))
        screen.type("\n")
        #expect(screen.code == EX_UNAVAILABLE)
        #expect(screen.text.contains("HTTP status 404"))
        #expect(screen.text.contains("vorleser model install --from"))
        #expect(!FileManager.default.fileExists(atPath: shop.command.folder.appending(path: "one.wav").path))
    }

    @Test func `Ctrl-C while it is fetched keeps what has come`() throws {
        let shop = try Shop(pace: (4000, 0.03))
        let book = try shop.command.file("lamp.md", lamp)
        let screen = try shop.screen("export", book, "-o", "one.wav")
        #expect(screen.shows("Enter fetches it first"))
        screen.type("\n")
        #expect(screen.shows("%"))
        while shop.requests < 3 { usleep(10_000) }
        usleep(200_000)
        #expect(screen.end() == 130)
        #expect(screen.text.contains("goes on where it stopped"))
        let part = shop.command.folder.appending(path: "data/vorleser/models/kokoro/model.pth.part").path
        #expect(FileManager.default.fileExists(atPath: part))
    }

    @Test func `serve says it once, and Enter fetches it`() throws {
        let shop = try Shop(pace: (100_000, 0.05))
        let screen = try shop.screen("serve", "--port", "0")
        #expect(screen.shows("Enter fetches it now"), "\(screen.text)")
        screen.type("\n")
        #expect(screen.shows("The better voice is here."), "\(screen.text)")
        #expect(screen.end() == 0)
        #expect(shop.requests >= 3)
    }

    @Test func `serve says why it could not be fetched, and n keeps the built-in voice`() throws {
        let shop = try Shop(status: 404)
        let screen = try shop.screen("serve", "--port", "0")
        #expect(screen.shows("Enter fetches it now"))
        screen.type("\n")
        #expect(screen.shows("vorleser model install --from"), "\(screen.text)")
        #expect(screen.shows("Enter tries again."))
        screen.type("n\n")
        let note = shop.command.folder.appending(path: "vorleser/better-voice.json")
        for _ in 0..<200 where (try? String(contentsOf: note, encoding: .utf8))?.contains("\"isDeclined\":true") != true
        {
            usleep(25_000)
        }
        #expect(screen.end() == 0)
        let again = try shop.screen("serve", "--port", "0")
        #expect(again.shows("Vorleser: http"))
        usleep(300_000)
        #expect(again.end() == 0)
        #expect(!again.text.contains("stopgap"))
    }

    @Test func `a server without a terminal says it on standard error, and takes no keys`() throws {
        let shop = try Shop()
        let process = try shop.command.process(environment: shop.environment)
        process.arguments = ["serve", "--port", "0"]
        let pipe = Pipe()
        process.standardInput = pipe
        try process.run()
        try pipe.fileHandleForWriting.write(contentsOf: Data("\n\n".utf8))
        for _ in 0..<600 where !shop.command.complaint.contains("stopgap") { usleep(50_000) }
        usleep(300_000)
        process.terminate()
        process.waitUntilExit()
        #expect(shop.command.complaint.contains("The library's page fetches it"))
        #expect(shop.requests == 0)
    }
}
