import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension SHA256 {
    /// The digest of a file, reckoned on a thread that may wait for a disk.
    /// - Throws: ``ModelError/unreadable(path:code:)``; `CancellationError`.
    static func digest(ofFile path: String) async throws -> String {
        try Task.checkCancellation()
        return try await withCheckedThrowingContinuation { waiting in
            DispatchQueue.global(qos: .userInitiated).async {
                waiting.resume(with: Result { try digestNow(ofFile: path) })
            }
        }
    }

    /// The digest of a file; waits for the disk.
    /// - Throws: ``ModelError/unreadable(path:code:)``
    static func digestNow(ofFile path: String) throws(ModelError) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, code: errno) }
        defer { close(descriptor) }
        var hash = SHA256()
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return hash.finish() }
            if count > 0 {
                buffer.withUnsafeBytes { hash.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            } else if errno != EINTR {
                throw .unreadable(path: path, code: errno)
            }
        }
    }
}
