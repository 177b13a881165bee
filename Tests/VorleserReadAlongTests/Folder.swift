import Foundation

@testable import VorleserReadAlong

/// A folder for one test, gone with it.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "vorleser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func url(_ name: String) -> URL { url.appending(path: name) }

    /// What is in it.
    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } }
}

/// What `epubcheck` has to say of an EPUB: nothing when all is well, or where it is not installed.
func epubcheck(_ file: URL) async throws -> String {
    let archive = "/usr/share/java/epubcheck.jar"
    guard FileManager.default.fileExists(atPath: archive) else { return "" }
    let output = try await Cancellation.off { _ in
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["java", "-jar", archive, "--quiet", file.path]
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
    let kinds = ["ERROR", "WARNING", "FATAL"]
    return output.split(separator: "\n").filter { line in kinds.contains { line.contains($0) } }.joined(separator: "\n")
}
