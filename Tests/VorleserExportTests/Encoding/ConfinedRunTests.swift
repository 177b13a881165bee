import Foundation
import Testing
import VorleserTesting

@testable import VorleserExport

/// What reads pictures from strangers' books can do nothing else, and learns nothing of this process.
struct ConfinedRunTests {
    /// A script in the place of the program.
    private func run(_ script: String) async throws -> String? {
        let folder = try Folder()
        let file = folder.path("ffmpeg")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        let path = ProgramPath(folder.url.path + ":/usr/bin:/bin")
        let output = try await ConfinedRun(program: .ffmpeg, arguments: [folder.path("new")], path: path)()
        #expect(!FileManager.default.fileExists(atPath: folder.path("new")))
        return output.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `it says what it makes of a file`() async throws {
        #expect(try await run("read line < /etc/passwd; echo hello") == "hello\n")
        #expect(try await run("exit 1") == nil)
    }

    @Test func `it knows nothing of the environment but what it needs to start`() async throws {
        setenv("VORLESER_PASSPHRASE_OF_A_TEST", "secret", 1)
        defer { unsetenv("VORLESER_PASSPHRASE_OF_A_TEST") }
        let said = try await run("set")
        #expect(said?.contains("PATH=") == true)
        #expect(said?.contains("secret") == false)
        #expect(ProgramPath("/bin").environment["VORLESER_PASSPHRASE_OF_A_TEST"] == nil)
    }

    #if os(Linux)
        @Test(arguments: ["echo x > \"$1\"", "ls /; echo x", "(echo x)", "exec mkdir \"$1\""])
        func `it writes no file and starts no process`(script: String) async throws {
            #expect(try await run(script) == nil)
        }
    #endif

    @Test(.timeLimit(.minutes(10))) func `cancelled, it is killed`() async throws {
        let task = Task { try await run("while :; do :; done") }
        try await Task.sleep(for: .milliseconds(50))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
