import Foundation

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
func epubcheck(_ file: URL) throws -> String {
    let archive = "/usr/share/java/epubcheck.jar"
    guard FileManager.default.fileExists(atPath: archive) else { return "" }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["java", "-jar", archive, "--quiet", file.path]
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.filter { $0.contains("ERROR") || $0.contains("WARNING") || $0.contains("FATAL") }.joined(separator: "\n")
}
