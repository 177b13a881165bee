import Foundation
import Testing

@testable import VorleserReadAlong

/// What `epubcheck`, which the set-up installs, has to say of an EPUB: nothing when all is well.
func epubcheck(_ file: URL) async throws -> String {
    let archive = "/usr/share/java/epubcheck.jar"
    try #require(FileManager.default.fileExists(atPath: archive), "epubcheck is missing: run tools/setup.sh test")
    let output = try await Cancellation.off { _ in
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["java", "-jar", archive, "--quiet", file.path]
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // 0 and 1 are epubcheck's own; anything else says that it did not run.
        try #require(process.terminationStatus <= 1)
        return String(decoding: data, as: UTF8.self)
    }
    let kinds = ["ERROR", "WARNING", "FATAL"]
    return output.split(separator: "\n").filter { line in kinds.contains { line.contains($0) } }.joined(separator: "\n")
}
