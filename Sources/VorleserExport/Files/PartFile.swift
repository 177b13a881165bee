import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file in the making: `NAME.part` until it is done, then `NAME`.
///
/// A finished file of that name stays until the new one takes its place in one step. While it is written it is locked;
/// the lock goes with the process, however that ends. Let go of before ``finish()``, nothing of it is left.
package struct PartFile: ~Copyable {
    /// Where it will be.
    let path: String

    /// Where it is until then.
    let partPath: String

    private let descriptor: CInt
    private var length: off_t = 0
    private var isFinished = false

    /// Begins a file, anew if one was begun before and left.
    /// - Parameter path: Its name when it is done.
    /// - Throws: ``ExportError``
    init(_ path: String) throws(ExportError) {
        let partPath = path + ".part"
        let descriptor = try Self.openEmpty(partPath, of: path)
        self.path = path
        self.partPath = partPath
        self.descriptor = descriptor
    }

    deinit {
        // Unlinked while still locked: nobody else can have begun it anew.
        if !isFinished { unlink(partPath) }
        close(descriptor)
    }

    /// Appends bytes.
    mutating func append(_ bytes: [UInt8]) throws(ExportError) {
        try write(bytes, at: length)
        length += off_t(bytes.count)
    }

    /// Overwrites the first bytes.
    func overwriteStart(with bytes: [UInt8]) throws(ExportError) {
        try write(bytes, at: 0)
    }

    /// Makes it last, and gives it its name.
    consuming func finish() throws(ExportError) {
        guard fsync(descriptor) == 0 else { throw Self.failure(at: path) }
        FileNaming.current.tell(partPath, path)
        guard rename(partPath, path) == 0 else { throw Self.failure(at: path) }
        isFinished = true
        Self.synchronizeFolder(of: path)
    }

    private func write(_ bytes: [UInt8], at offset: off_t) throws(ExportError) {
        var done = 0
        while done < bytes.count {
            let written = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
                return pwrite(descriptor, rest.baseAddress, rest.count, offset + off_t(done))
            }
            if written >= 0 { done += written } else if errno != EINTR { throw Self.failure(at: path) }
        }
    }

    private static func openEmpty(_ partPath: String, of path: String) throws(ExportError) -> CInt {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(path: path) }
        let descriptor = try openLocked(partPath, of: path)
        if ftruncate(descriptor, 0) == 0 { return descriptor }
        defer { close(descriptor) }
        throw failure(at: path)
    }

    /// Opens and locks the part file, so that it is known to be the one that stands at its path.
    private static func openLocked(_ partPath: String, of path: String) throws(ExportError) -> CInt {
        while true {
            let descriptor = open(partPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
            if descriptor < 0, errno == EISDIR {
                try WorkingFolder.removeLeft(of: path)
                continue
            }
            guard descriptor >= 0 else { throw failure(at: path) }
            guard lock(descriptor) else {
                close(descriptor)
                throw .inUse(path: path)
            }
            if isSame(descriptor, partPath) { return descriptor }
            // The one who wrote it finished it between our opening and our locking: what we hold is the finished file.
            close(descriptor)
        }
    }

    /// Removes what a killed process left that made the same output in one file.
    static func removeLeft(of path: String) throws(ExportError) {
        let partPath = path + ".part"
        let descriptor = open(partPath, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw failure(at: path) }
        defer { close(descriptor) }
        guard lock(descriptor) else { throw .inUse(path: path) }
        if isSame(descriptor, partPath) { unlink(partPath) }
    }

    /// Whether what is open is what stands at a path.
    static func isSame(_ descriptor: CInt, _ path: String) -> Bool {
        var (held, named) = (stat(), stat())
        guard fstat(descriptor, &held) == 0, lstat(path, &named) == 0 else { return false }
        return held.st_ino == named.st_ino && held.st_dev == named.st_dev
    }

    /// Makes it last that a file has its name.
    static func synchronizeFolder(of path: String) {
        let folder = open(URL(filePath: path).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    /// What the system's last error means for a file.
    package static func failure(at path: String) -> ExportError {
        let (fault, folder) = (errno, URL(filePath: path).deletingLastPathComponent().path)
        return switch fault {
        case ENOSPC, EDQUOT: .noSpace(path: path)
        case ENOENT where !isThere(folder), ENOTDIR where !isThere(folder): .noSuchFolder(path: folder)
        default: .notWritable(path: path, reason: String(cString: strerror(fault)))
        }
    }

    /// Whether anything stands at a path.
    static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Locks a file or folder for this process, if no other holds it; not at all where the file system cannot.
    static func lock(_ descriptor: CInt) -> Bool {
        flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }
}
