import Foundation

/// A file for what is read by path only; one in each process, written anew each time.
enum ScratchFile {
    private static let url = FileManager.default.temporaryDirectory
        .appending(path: "vorleser-fuzz-\(ProcessInfo.processInfo.processIdentifier)")

    /// - Throws: `CocoaError`
    static func holding(_ bytes: [UInt8]) throws -> URL {
        // What still maps the last one keeps it: a mapped file must not shrink.
        try? FileManager.default.removeItem(at: url)
        try Data(bytes).write(to: url)
        return url
    }
}
