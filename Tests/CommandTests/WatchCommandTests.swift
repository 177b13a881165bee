import Foundation
import Testing

/// A folder in, audiobooks out.
struct WatchCommandTests {
    @Test func `what lies in a folder is imported and exported once`() throws {
        try BuiltCommand.use {
            let folder = $0.folder.appending(path: "in")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("It was a dark night.".utf8).write(to: folder.appending(path: "night.txt"))
            try Data("PK\u{3}\u{4} and no more".utf8).write(to: folder.appending(path: "bad.epub"))
            let arguments = [
                "watch", "in", "--once", "--json", "--export", "wav", "--to", "out", "--voice", "slt", "--speed", "3",
            ]
            let first = try $0.run(arguments, input: nil)
            #expect(first.code == 65)
            let lines = try first.lines
            #expect(Set(lines.compactMap { $0["event"] as? String }) == ["failed", "imported", "exported"])
            let made = try #require(lines.first { $0["event"] as? String == "exported" })
            #expect(made["title"] as? String == "night" && made["id"] as? Int == 1)
            let sound = try #require(made["path"] as? String)
            #expect(sound.hasSuffix("/out/night.wav"))
            #expect(try Data(contentsOf: URL(filePath: sound)).count > 10_000)
            let second = try $0.run(arguments, input: nil)
            #expect(second.code == 0 && second.output.isEmpty && second.complaint.isEmpty)
        }
    }

    @Test func `a hook is told, and the watch ends well when it is interrupted`() throws {
        try BuiltCommand.use { command in
            let server = try command.process("sh")
            // Answers one request after another with 204, and keeps what was sent.
            let script = """
                import http.server
                from os import rename
                class Hook(http.server.BaseHTTPRequestHandler):
                    def do_POST(self):
                        with open("heard", "ab") as heard: heard.write(self.rfile.read(int(self.headers["Content-Length"])) + b"\\n")
                        self.send_response(204); self.end_headers()
                hook = http.server.HTTPServer(("127.0.0.1", 0), Hook)
                open("port.new", "w").write(str(hook.server_port))
                rename("port.new", "port")
                hook.serve_forever()
                """
            try Data(script.utf8).write(to: command.folder.appending(path: "hook.py"))
            server.arguments = ["-c", "exec python3 hook.py"]
            server.standardOutput = FileHandle.nullDevice
            server.standardError = FileHandle.nullDevice
            try server.run()
            defer { server.terminate() }
            let port = try #require(
                wait { try? String(contentsOf: command.folder.appending(path: "port"), encoding: .utf8) }
            )
            let folder = command.folder.appending(path: "in")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let watch = try command.process()
            watch.arguments = ["watch", "in", "--every", "1", "--hook", "http://127.0.0.1:\(port)/told"]
            try watch.run()
            defer { if watch.isRunning { watch.terminate() } }
            try Data("It was a dark night.".utf8).write(to: folder.appending(path: "night.txt"))
            let heard = try #require(
                wait { try? String(contentsOf: command.folder.appending(path: "heard"), encoding: .utf8) }
            )
            let note = try #require(try JSONSerialization.jsonObject(with: Data(heard.utf8)) as? [String: Any])
            #expect(note["event"] as? String == "imported" && note["title"] as? String == "night")
            watch.interrupt()
            watch.waitUntilExit()
            #expect(watch.terminationStatus == 0)
        }
    }

    @Test(arguments: [
        ["watch", "nowhere"], ["watch", ".", "--export", "m4b"], ["watch", ".", "--to", "x"],
        ["watch", ".", "--bitrate", "64k"],
        ["watch", ".", "--hook", "ftp://a/b"], ["watch", ".", "--every", "0"],
        ["watch", ".", "--export", "wav", "--to", "."],
    ])
    func `what cannot be meant is refused`(arguments: [String]) throws {
        try BuiltCommand.use {
            let outcome = try $0.run(arguments + ["--once"], input: nil)
            #expect(outcome.code == (arguments.contains("nowhere") ? 66 : 64))
        }
    }

    /// What there is after a while.
    private func wait<Value>(_ look: () -> Value?) -> Value? {
        for _ in 0..<300 {
            if let value = look() { return value }
            Thread.sleep(forTimeInterval: 0.1)
        }
        return nil
    }
}
