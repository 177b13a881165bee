import Foundation
import Testing

/// What `make run` does to bring the better voice, where nothing can be reached.
struct VoiceScriptTests {
    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .appending(path: "../../..").standardizedFileURL
    /// Nobody answers there.
    private static let nowhere = [
        "VORLESER_HUB": "http://127.0.0.1:9", "PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_FIND_LINKS": "",
    ]

    private func bring(_ command: BuiltCommand, again: Bool = false) throws -> (words: String, code: Int32) {
        // The tests' threads block the signal that dash waits for; bash sees to it itself.
        let process = try command.process("bash", environment: Self.nowhere)
        let script = Self.root.appending(path: "tools/voice.sh").path
        process.arguments = [script, BuiltCommand.binary.path] + (again ? ["again"] : [])
        try process.run()
        process.waitUntilExit()
        let words = try String(contentsOf: command.folder.appending(path: ".out"), encoding: .utf8)
        return (words, process.terminationStatus)
    }

    @Test func `without a network the built-in voice goes on, and nothing is tried a second time`() throws {
        try BuiltCommand.use { command in
            let first = try bring(command)
            #expect(first.code == 0)
            #expect(first.words.contains("trying the package index"))
            #expect(first.words.contains("vorleser model install --from FOLDER"))

            let second = try bring(command)
            #expect(second.code == 0)
            #expect(second.words.contains("make voice"))
            #expect(!second.words.contains("package index"))

            #expect(try bring(command, again: true).words.contains("trying the package index"))
        }
    }
}
