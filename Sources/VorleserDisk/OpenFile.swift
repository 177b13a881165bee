package import VorleserCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An open file or folder, closed when it goes out of use. Its functions wait for the disk.
///
/// No program that is started inherits it.
package struct OpenFile: ~Copyable {
    /// As it was opened.
    package let path: String

    let descriptor: CInt
    private let followsLink: Bool
    private var isLocked = false

    /// Opens a file to read it.
    package init(reading path: String) throws(FileFault) { try self.init(path, O_RDONLY) }

    /// Opens a file to change it, which must be there.
    package init(changing path: String) throws(FileFault) { try self.init(path, O_WRONLY) }

    /// Makes a file, where there must be none.
    /// - Parameters:
    ///   - path: Where it will be.
    ///   - mode: Its permissions, before the umask.
    /// - Throws: ``VorleserCore/FileFault``
    package init(making path: String, mode: UInt16) throws(FileFault) {
        try self.init(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    }

    init(_ path: String, _ flags: CInt, mode: UInt16 = 0) throws(FileFault) {
        let descriptor = open(path, flags | O_CLOEXEC, mode_t(mode))
        guard descriptor >= 0 else { throw .last(at: path) }
        self.path = path
        self.descriptor = descriptor
        followsLink = flags & O_NOFOLLOW == 0
    }

    deinit {
        // A child that another thread is just forking holds a copy for a moment: closing alone would not unlock.
        if isLocked { flock(descriptor, LOCK_UN) }
        close(descriptor)
    }

    /// How many bytes it has.
    package var length: Int {
        get throws(FileFault) {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw fault }
            return Int(status.st_size)
        }
    }

    /// Everything in it.
    package func contents() throws(FileFault) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { throw fault }
        }
    }

    /// Hands over everything in it, from front to back, a piece at a time.
    /// - Throws: ``VorleserCore/FileFault``, and what `use` throws.
    package func forEachPiece(_ use: (UnsafeRawBufferPointer) throws -> Void) throws {
        try withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 64) { buffer in
            while true {
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                if count == 0 { return }
                if count > 0 {
                    try use(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                } else if errno != EINTR {
                    throw fault
                }
            }
        }
    }

    /// Writes bytes from an offset on.
    /// - Throws: ``VorleserCore/FileFault``; some of them may be written then.
    package func write(_ bytes: [UInt8], at offset: Int) throws(FileFault) {
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(FileFault) in
                var end = offset
                try write(bytes, from: &end)
            }
        }
        try result.get()
    }

    /// Writes bytes from an offset on, and moves the offset to behind those that are written.
    package func write(_ bytes: UnsafeRawBufferPointer, from offset: inout Int) throws(FileFault) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let now = UnsafeRawBufferPointer(rebasing: rest)
            let count = pwrite(descriptor, now.baseAddress, now.count, off_t(offset))
            if count >= 0 {
                rest = rest.dropFirst(count)
                offset += count
            } else if errno != EINTR {
                throw fault
            }
        }
    }

    /// Cuts it off, or fills it up with zeros.
    package func setLength(_ length: Int) throws(FileFault) {
        guard ftruncate(descriptor, off_t(length)) == 0 else { throw fault }
    }

    /// Waits until what was changed, also in a folder, is on the disk; not where the file system knows no such thing.
    package func synchronize() throws(FileFault) {
        while fsync(descriptor) != 0 {
            if errno == EINVAL { return }
            if errno != EINTR { throw fault }
        }
    }

    /// Notes that it was used now. Where that is forbidden the file just counts as older.
    package func touch() { _ = futimens(descriptor, nil) }

    /// Whether it is what stands at the path that it was opened with: it was not removed or replaced since.
    package var isInPlace: Bool {
        var (mine, there) = (stat(), stat())
        guard fstat(descriptor, &mine) == 0, (followsLink ? stat(path, &there) : lstat(path, &there)) == 0 else {
            return false
        }
        return mine.st_ino == there.st_ino && mine.st_dev == there.st_dev
    }

    /// Locks it as long as it is open.
    /// - Parameters:
    ///   - operation: `LOCK_EX` or `LOCK_SH`.
    ///   - patience: How long to wait for others.
    ///   - isRequired: Whether a file system that knows no locks is a fault; else there is none then.
    ///   - system: The system's `flock`.
    /// - Throws: ``VorleserCore/FileFault``
    mutating func lock(
        _ operation: CInt,
        patience: Duration,
        isRequired: Bool,
        system: (CInt, CInt) -> CInt
    ) throws(FileFault) {
        let end = ContinuousClock.now + patience
        while system(descriptor, operation | LOCK_NB) != 0 {
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK where ContinuousClock.now < end: usleep(2000)
            case EWOULDBLOCK: throw fault
            default:
                if isRequired { throw fault }
                return
            }
        }
        isLocked = true
    }

    private var fault: FileFault { .last(at: path) }
}
