import VorleserCore
import VorleserDisk

extension SHA256 {
    /// The digest of a file, reckoned on a thread that may wait for a disk.
    /// - Throws: ``ModelError/unreadable(path:code:)``; `CancellationError`.
    static func digest(ofFile path: String) async throws -> String {
        try Task.checkCancellation()
        return try await blocking { try digestNow(ofFile: path) }
    }

    /// The digest of a file; waits for the disk.
    /// - Throws: ``ModelError/unreadable(path:code:)``
    static func digestNow(ofFile path: String) throws -> String {
        var hash = SHA256()
        try ModelFile.read(path) { hash.update($0) }
        return hash.finish()
    }
}
