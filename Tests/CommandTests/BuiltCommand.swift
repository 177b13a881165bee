import Foundation
import Testing

/// The built `vorleser`, run as a user would, with folders of its own.
struct BuiltCommand {
    /// What a run left behind.
    struct Outcome {
        let output: String
        let complaint: String
        let code: Int32

        /// What was written as JSON, an object a line.
        var lines: [[String: Any]] {
            get throws {
                try output.split(separator: "\n").map {
                    try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
                }
            }
        }
    }

    let folder: URL

    /// Hands out a command whose folder is gone afterwards.
    static func use(_ body: (BuiltCommand) throws -> Void) throws {
        let command = try BuiltCommand()
        defer { command.remove() }
        try body(command)
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "vorleser-command-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// A file in the folder.
    func file(_ name: String, _ content: String? = nil) throws -> String {
        let url = folder.appending(path: name)
        if let content { try Data(content.utf8).write(to: url) }
        return url.path
    }

    func run(_ arguments: String..., input: String? = nil) throws -> Outcome {
        try run(arguments, input: input)
    }

    func run(_ arguments: String..., input: String, environment: [String: String]) throws -> Outcome {
        try run(arguments, input: input, environment: environment)
    }

    func run(_ arguments: [String], input: String?, environment: [String: String] = [:]) throws -> Outcome {
        let process = try process(environment: environment)
        process.arguments = arguments
        let given = folder.appending(path: ".in")
        try Data((input ?? "").utf8).write(to: given)
        process.standardInput = try FileHandle(forReadingFrom: given)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            output: try String(contentsOf: folder.appending(path: ".out"), encoding: .utf8),
            complaint: complaint,
            code: process.terminationStatus
        )
    }

    /// The command, or a program that runs it, ready to be started.
    func process(_ program: String? = nil, environment: [String: String] = [:]) throws -> Process {
        let process = Process()
        process.executableURL = program.map { URL(filePath: "/bin/\($0)") } ?? Self.binary
        process.currentDirectoryURL = folder
        let folders = [
            "XDG_CACHE_HOME": folder.appending(path: "cache").path, "XDG_STATE_HOME": folder.path,
            "XDG_DATA_HOME": folder.appending(path: "data").path,
            // Whoever runs the tests may have another language.
            "LC_ALL": "C.UTF-8",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(folders) { $1 }.merging(environment) { $1 }
        // Files, not pipes: no output is too long for a file.
        let (output, complaint) = (folder.appending(path: ".out"), folder.appending(path: ".err"))
        for url in [output, complaint] { try Data().write(to: url) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: complaint)
        return process
    }

    /// What the last run said on standard error.
    var complaint: String {
        (try? String(contentsOf: folder.appending(path: ".err"), encoding: .utf8)) ?? ""
    }

    /// The one that `VORLESER` names, such as an optimised one; else the one beside the test bundle.
    static var binary: URL {
        if let named = ProcessInfo.processInfo.environment["VORLESER"] { return URL(filePath: named) }
        return URL(filePath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent().appending(
            path: "vorleser"
        )
    }
}
