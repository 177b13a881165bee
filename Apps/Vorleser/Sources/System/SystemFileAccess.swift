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
        if Self.isInInbox(file) {
            let result = try await work(file)
            // What cannot be removed now takes room, and does no other harm.
            try? FileManager.default.removeItem(at: file)
            return result
        }
        let copy = try await Self.fetchedCopy(of: file)
        defer { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
        return try await work(copy)
    }

    /// A copy, in a folder of its own: the file may be in a cloud, from where it is fetched first, and others may change it
    /// meanwhile. On the same disk the system copies nothing before one of the two is changed.
    private static func fetchedCopy(of file: URL) async throws -> URL {
        try await withCheckedThrowingContinuation { waiter in
            // Whoever waits for a cloud does not hold up others.
            DispatchQueue.global(qos: .userInitiated).async { waiter.resume(with: Result { try copy(file) }) }
        }
    }

    private static func copy(_ file: URL) throws -> URL {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        let copy = folder.appending(path: file.lastPathComponent)
        var (fault, outcome): (NSError?, Result<Void, any Error>) = (nil, .success(()))
        NSFileCoordinator().coordinate(readingItemAt: file, options: [], error: &fault) { file in
            outcome = Result {
                try files.createDirectory(at: folder, withIntermediateDirectories: true)
                try files.copyItem(at: file, to: copy)
            }
        }
        if let fault { throw fault }
        try outcome.get()
        return copy
    }

    /// Where the system puts copies of what is opened with the app.
    private static func isInInbox(_ file: URL) -> Bool {
        let inbox = URL.documentsDirectory.appending(path: "Inbox", directoryHint: .isDirectory)
        return file.deletingLastPathComponent().resolvingSymlinksInPath() == inbox.resolvingSymlinksInPath()
    }
}
