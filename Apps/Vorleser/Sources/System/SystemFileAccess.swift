import Foundation
import VorleserScreens

/// Files that the listener has chosen outside the app: the right to read them is asked for, and given back. A copy that the
/// system has made for us alone goes when it has been read.
struct SystemFileAccess: FileAccess {
    func reading<Result: Sendable>(
        _ file: URL,
        _ work: @Sendable (URL) async throws -> Result
    ) async throws -> Result {
        let isGranted = file.startAccessingSecurityScopedResource()
        defer { if isGranted { file.stopAccessingSecurityScopedResource() } }
        let result = try await work(file)
        if Self.isInInbox(file) {
            // What cannot be removed now takes room, and does no other harm.
            try? FileManager.default.removeItem(at: file)
        }
        return result
    }

    /// Where the system puts copies of what is opened with the app.
    private static func isInInbox(_ file: URL) -> Bool {
        let inbox = URL.documentsDirectory.appending(path: "Inbox", directoryHint: .isDirectory)
        return file.deletingLastPathComponent().resolvingSymlinksInPath() == inbox.resolvingSymlinksInPath()
    }
}
