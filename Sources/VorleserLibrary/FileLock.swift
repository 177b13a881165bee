import Foundation

/// Lets one task of one program at a time do something, or several that get along. It ends with the program, however
/// that ends.
struct FileLock {
    private let path: String

    init(_ file: URL) { path = file.path(percentEncoded: false) }

    /// - Parameters:
    ///   - isShared: Whether others who share it may have it at the same time.
    ///   - work: What is to be done.
    /// - Returns: What `work` returns.
    /// - Throws: `POSIXError` when the lock cannot be had, after ten seconds when another holds it; what `work` throws.
    func whileHeld<Result>(isShared: Bool = false, _ work: () throws -> Result) throws -> Result {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError.last }
        defer { close(descriptor) }
        var tries = 0
        while flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
            tries += 1
            guard errno == EWOULDBLOCK || errno == EINTR, tries < 1000 else { throw POSIXError.last }
            usleep(10_000)
        }
        return try work()
    }
}

extension POSIXError {
    /// What the system said last.
    static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
