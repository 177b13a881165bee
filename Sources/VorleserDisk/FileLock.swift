package import VorleserCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Lets one task of one program at a time do something, or several that get along. A lock ends with the program, however
/// that ends.
package struct FileLock: Sendable {
    private let path: String
    private let flags: CInt
    private let mode: UInt16
    private let patience: Duration
    private let isRequired: Bool
    private let mayBeRemoved: Bool
    /// The system's `flock`.
    var system: @Sendable (CInt, CInt) -> CInt = { flock($0, $1) }

    /// A lock that is a file; it is made when there is none, and stays.
    /// - Parameters:
    ///   - path: Where it is.
    ///   - mode: Its permissions, before the umask.
    ///   - patience: How long to wait for others.
    ///   - isRequired: Whether a file system that knows no locks is a fault; else work there is done without.
    ///   - mayBeRemoved: Whether one who holds it may remove the file: then it is not that one that counts.
    package init(
        _ path: String,
        mode: UInt16 = 0o600,
        patience: Duration = .zero,
        isRequired: Bool = false,
        mayBeRemoved: Bool = false
    ) {
        self.init(path, O_RDWR | O_CREAT, mode, patience, isRequired, mayBeRemoved)
    }

    /// A lock on a folder, or on a file that is there, itself.
    /// - Parameters:
    ///   - path: Where it is.
    ///   - isFolder: Whether it is a folder.
    ///   - followsLink: Whether it may be a symbolic link to one.
    ///   - mayBeRemoved: Whether one who holds it may remove it.
    package init(on path: String, isFolder: Bool, followsLink: Bool = false, mayBeRemoved: Bool = false) {
        let access = isFolder ? O_RDONLY | O_DIRECTORY : O_RDWR
        self.init(path, access | (followsLink ? 0 : O_NOFOLLOW), 0, .zero, false, mayBeRemoved)
    }

    /// A lock on a file of one's own, made when there is none.
    init(making path: String, mode: UInt16) {
        self.init(path, O_RDWR | O_CREAT | O_NOFOLLOW, mode, .zero, false, true)
    }

    private init(
        _ path: String,
        _ flags: CInt,
        _ mode: UInt16,
        _ patience: Duration,
        _ isRequired: Bool,
        _ mayBeRemoved: Bool
    ) {
        self.path = path
        self.flags = flags
        self.mode = mode
        self.patience = patience
        self.isRequired = isRequired
        self.mayBeRemoved = mayBeRemoved
    }

    /// Takes it.
    /// - Parameter isShared: Whether others who share it may have it at the same time.
    /// - Returns: What holds it, as long as it is in use.
    /// - Throws: ``VorleserCore/FileFault``; its ``VorleserCore/FileFault/isHeldElsewhere`` when another holds it.
    package func taken(isShared: Bool = false) throws(FileFault) -> OpenFile {
        while true {
            var file = try OpenFile(path, flags, mode: mode)
            let operation = isShared ? LOCK_SH : LOCK_EX
            try file.lock(operation, patience: patience, isRequired: isRequired, system: system)
            // Whoever held it may have removed or renamed it between our opening and our locking.
            if !mayBeRemoved || file.isInPlace { return file }
        }
    }

    /// Takes it, if that is possible.
    /// - Returns: What holds it; `nil` when it cannot be had.
    package func takenIfPossible() -> OpenFile? {
        do { return try taken() } catch { return nil }
    }

    /// Does something while it is held.
    /// - Parameters:
    ///   - isShared: Whether others who share it may have it at the same time.
    ///   - work: What is to be done.
    /// - Returns: What `work` returns.
    /// - Throws: ``VorleserCore/FileFault`` when it cannot be had; what `work` throws.
    package func whileHeld<Value>(isShared: Bool = false, _ work: () throws -> Value) throws -> Value {
        let held = try taken(isShared: isShared)
        defer { withExtendedLifetime(held) {} }
        return try work()
    }
}
