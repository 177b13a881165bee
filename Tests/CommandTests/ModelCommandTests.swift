import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserSpeech

/// A model of a few bytes on a server of this machine, and the command with its folders.
private final class Shop: Sendable {
    let command: BuiltCommand
    let server: LoopbackServer
    let files: [String: [UInt8]]

    init(change: @escaping @Sendable (LoopbackServer.Request, inout LoopbackServer.Reply) -> Void = { _, _ in }) throws
    {
        let noise: (Int, UInt64) -> [UInt8] = { count, seed in
            var chance = SeededGenerator(seed: seed)
            return (0..<count).map { _ in UInt8.random(in: 0...255, using: &chance) }
        }
        let files = ["net.pth": noise(300_000, 1), "config.json": noise(20, 2), "voices/af_one.pt": noise(900, 3)]
        self.files = files
        command = try BuiltCommand()
        server = try LoopbackServer { request in
            let path = request.path.replacingOccurrences(of: "/some/one/resolve/42/", with: "")
            var reply = files[path].map { .file($0, request) } ?? LoopbackServer.Reply(404)
            change(request, &reply)
            return reply
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

    private func file(_ path: String) -> ModelManifest.File {
        var hash = SHA256()
        hash.update(files[path] ?? [])
        return ModelManifest.File(path: path, bytes: files[path]?.count ?? 0, sha256: hash.finish())
    }

    var environment: [String: String] {
        [
            "VORLESER_HUB": server.address, "VORLESER_MANIFEST": command.folder.appending(path: "manifest.json").path,
            "no_proxy": "127.0.0.1",
        ]
    }

    func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
        try command.run(["model"] + arguments, input: nil, environment: environment)
    }

    /// Where the model is, or its part.
    func place(_ name: String) -> URL { command.folder.appending(path: "data/vorleser/models/kokoro/\(name)") }

    func content(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: place(name).path).map(Array.init) }

    /// Begins an installation and waits until some of the model has come. Other tests keep Swift's threads busy, so it
    /// waits on its own.
    func begin(shell prefix: String = "exec") throws -> Process {
        let process = try command.process("sh", environment: environment)
        process.arguments = ["-c", "\(prefix) \"$0\" model install", BuiltCommand.binary.path]
        try process.run()
        while process.isRunning, (content("model.pth.part")?.count ?? 0) < 20_000 {
            usleep(10_000)
        }
        return process
    }
}

struct ModelCommandTests {
    @Test func `a model is installed, listed, verified and removed`() throws {
        let shop = try Shop()
        #expect(try shop.run("list").output.hasPrefix("No model is installed."))
        #expect(try shop.run("verify").code == EX_UNAVAILABLE)
        let installed = try shop.run("install")
        #expect(installed.code == 0)
        #expect(installed.output.contains("as published"))
        #expect(shop.content("model.pth") == shop.files["net.pth"])
        #expect(try shop.run("install").output.hasPrefix("Everything was there already."))
        let list = try shop.run("list", "--json")
        #expect(list.output.contains(#""published":true"#) && list.output.contains(#""ready":true"#))
        #expect(try shop.run("verify").output.split(separator: "\n").count == 3)
        try Data([1]).write(to: shop.place("config.json"))
        let broken = try shop.run("verify")
        #expect(broken.code == EX_DATAERR)
        #expect(broken.output.contains("config.json  damaged"))
        let asked = try shop.run("remove")
        #expect(asked.output.isEmpty && shop.content("model.pth") != nil)
        // Not there: so nothing is asked.
        let unknown = try shop.run("remove", "bob")
        #expect(unknown.code == EX_USAGE && unknown.complaint.contains("Use one of: af_one."))
        #expect(try shop.run("remove", "--yes").output == "0.3 MB freed\n")
        #expect(shop.content("model.pth") == nil)
        for name in ["bob", "kokoro"] {
            let nothing = try shop.run("remove", name)
            #expect(nothing.code == EX_UNAVAILABLE && nothing.complaint.contains("No model is installed."))
        }
    }

    @Test func `JSON is one object a line, the last says what there is`() throws {
        let shop = try Shop { request, reply in
            if request.path.hasSuffix("net.pth") { reply.pace = (50_000, 0.2) }
        }
        let lines = try shop.run("install", "--json").output.split(separator: "\n").map {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
        #expect(lines.count > 2)
        #expect(lines.dropLast().allSatisfy { $0?["event"] as? String == "progress" })
        #expect(lines.last??["event"] as? String == "installed")
        #expect(lines.last??["ready"] as? Bool == true)
    }

    @Test func `killed on the way, the same command goes on`() throws {
        let shop = try Shop { request, reply in
            if request.path.hasSuffix("net.pth"), request.rangeStart == nil { reply.pace = (4000, 0.03) }
        }
        let process = try shop.begin()
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let came = try #require(shop.content("model.pth.part")?.count)
        #expect((20_000..<300_000).contains(came))
        #expect(try shop.run("install").code == 0)
        #expect(shop.content("model.pth") == shop.files["net.pth"])
        #expect(shop.server.requests.compactMap(\.rangeStart) == [came])
    }

    @Test func `interrupted, it says how to go on`() throws {
        let shop = try Shop { request, reply in
            if request.path.hasSuffix("net.pth") { reply.pace = (4000, 0.03) }
        }
        let process = try shop.begin()
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(process.terminationStatus == 130)
        #expect(shop.command.complaint.contains("The same command goes on where it stopped."))
        #expect(shop.content("model.pth.part") != nil)
    }

    @Test func `two at once: one waits its turn, the other installs`() throws {
        let shop = try Shop { request, reply in
            if request.path.hasSuffix("net.pth") { reply.pace = (4000, 0.03) }
        }
        let process = try shop.begin()
        let other = try shop.run("install")
        #expect(other.code == EX_TEMPFAIL)
        #expect(other.complaint.contains("busy"))
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(shop.content("model.pth") == shop.files["net.pth"])
    }

    @Test(.limitsFiles) func `a disk that runs full is said, and what came is kept`() throws {
        let shop = try Shop()
        // The limit on a file's size stands for the disk: writing fails in the same place.
        let process = try shop.begin(shell: "trap '' XFSZ; ulimit -f 128; exec")
        process.waitUntilExit()
        #expect(process.terminationStatus == EX_CANTCREAT)
        #expect(shop.command.complaint.contains("no room"))
        #expect((1...131_072).contains(shop.content("model.pth.part")?.count ?? 0))
        #expect(try shop.run("install").code == 0)
        #expect(shop.content("model.pth") == shop.files["net.pth"])
    }

    @Test func `faults are said in words, with what to do`() throws {
        let shop = try Shop { request, reply in
            if request.path.hasSuffix("net.pth") { reply = LoopbackServer.Reply(403) }
        }
        let refused = try shop.run("install")
        #expect(refused.code == EX_UNAVAILABLE)
        #expect(refused.complaint.contains("403") && refused.complaint.contains("--from"))
        let open = try shop.command.run(
            ["model", "install"],
            input: nil,
            environment: ["VORLESER_HUB": "http://huggingface.co"]
        )
        #expect(open.code == EX_USAGE)
        #expect(open.complaint.contains("https://"))
        let nowhere = try shop.run("install", "--from", "/nowhere")
        #expect(nowhere.code == EX_NOINPUT)
        let missing = try shop.command.run("speak", "Hello.", "--voice", "af_heart", "-o", "x.wav")
        #expect(missing.code == EX_UNAVAILABLE)
        #expect(missing.complaint.contains("vorleser model install"))
    }

    @Test func `files on this machine are installed without a network`() throws {
        let shop = try Shop()
        for (name, bytes) in shop.files {
            let url = shop.command.folder.appending(path: "from/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: url)
        }
        let outcome = try shop.run("install", "--from", "from")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("as published"))
        #expect(shop.server.requests.isEmpty)
        #expect(try shop.run("verify").code == 0)
    }

    @Test func `voices that could be installed are listed as such`() throws {
        let command = try BuiltCommand()
        defer { command.remove() }
        let list = try command.run("voices").output
        #expect(list.hasPrefix("* slt "))
        #expect(list.contains("Not installed; `vorleser model install` brings them:\n  af_heart"))
        let json = try command.run("voices", "--json").output
        let voices = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(voices.count == 41)
        #expect(voices.allSatisfy { ["female", "male"].contains($0["sex"] as? String) })
        #expect(voices.filter { $0["default"] as? Bool == true }.map { $0["id"] as? String } == ["slt"])
        #expect(voices.filter { $0["installed"] as? Bool == false }.count == 37)
    }

    @Test func `a preview is a short sound file`() throws {
        let command = try BuiltCommand()
        defer { command.remove() }
        let outcome = try command.run("voices", "--preview", "rms", "-o", "rms.wav")
        #expect(outcome.code == 0)
        let path = command.folder.appending(path: "rms.wav").path
        #expect((FileManager.default.contents(atPath: path)?.count ?? 0) > 50_000)
        #expect(try command.run("voices", "rms").code == EX_USAGE)
    }
}
