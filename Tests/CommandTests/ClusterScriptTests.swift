import Foundation
import Testing

/// What `docs/clusters.md` offers, run here as a cluster would.
struct ClusterScriptTests {
    private let scripts = URL(filePath: #filePath).resolvingSymlinksInPath()
        .appending(path: "../../../tools/clusters").standardizedFileURL

    /// Renders a short book, and sees whether anything is missing then.
    private func rendersAll(_ render: (_ command: BuiltCommand, _ book: String, _ store: String) throws -> Void) throws
    {
        let command = try BuiltCommand()
        defer { command.remove() }
        let text = (1...40).map { "Sentence number \($0) stands in a line of its own.\n" }.joined(separator: "\n")
        let (book, store) = (try command.file("a book's text.txt", text), try command.file("clips"))
        try render(command, book, store)
        let check = try command.run("render", book, "--check", "--store", store, "--voice", "kal16")
        #expect(check.code == 0)
        #expect(check.output.contains("clips are there"))
    }

    private func run(
        _ command: BuiltCommand,
        _ line: [String],
        _ environment: [String: String]
    ) throws {
        let program = ["VORLESER": BuiltCommand.binary.path]
        // The tests' threads block the signal that dash waits for; bash sees to it itself.
        let process = try command.process("bash", environment: program.merging(environment) { $1 })
        process.arguments = line
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func `the tasks of a Slurm array render a whole book`() throws {
        try rendersAll { command, book, store in
            for task in 1...3 {
                let script = scripts.appending(path: "render.slurm").path
                let line = [script, "3", "--store", store, "--voice", "kal16", book]
                try run(command, line, ["SLURM_ARRAY_TASK_ID": "\(task)"])
            }
        }
    }

    @Test func `machines named to ssh render a whole book`() throws {
        try rendersAll { command, book, store in
            let script = scripts.appending(path: "render-ssh.sh").path
            try run(command, [script, "localhost localhost", "--store", store, "--voice", "kal16", book], [:])
        }
    }

    @Test func `the pods of a Kubernetes Job render a whole book`() throws {
        let manifest = try String(contentsOf: scripts.appending(path: "render.yaml"), encoding: .utf8)
        let lines = manifest.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let start = try #require(lines.firstIndex { $0.hasPrefix("exec ") })
        let end = try #require(lines[start...].firstIndex(of: "env:"))
        let script = lines[start..<end].joined(separator: " ").replacing("/16", with: "/2")
        try rendersAll { command, book, _ in
            for index in 0...1 {
                let environment = [
                    "JOB_COMPLETION_INDEX": "\(index)", "SHELF": command.folder.path, "VOICE": "kal16",
                    "BOOK": URL(filePath: book).lastPathComponent,
                ]
                try run(command, ["-euc", script], environment)
            }
        }
    }
}
