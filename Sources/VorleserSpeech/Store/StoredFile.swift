#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An open file of the store, closed when it goes out of use.
struct StoredFile: ~Copyable {
    private let descriptor: Int32
    private let path: String

    /// Opens a file to read it.
    /// - Throws: ``ClipStoreError/unreadable(path:code:)``, also when there is none.
    init(reading path: String) throws(ClipStoreError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        self.path = path
        if descriptor < 0 { throw .unreadable(path: path, code: errno) }
    }

    /// Makes a new file to write it, or opens a folder's lock.
    /// - Throws: ``ClipStoreError/unwritable(path:code:)``
    init(writing path: String, exclusively: Bool = true) throws(ClipStoreError) {
        descriptor = open(
            path,
            O_RDWR | O_CREAT | O_CLOEXEC | (exclusively ? O_EXCL : 0),
            StorePrivacy.mode(ofFile: path)
        )
        self.path = path
        if descriptor < 0 { throw .unwritable(path: path, code: errno) }
    }

    deinit { close(descriptor) }

    /// Everything in the file.
    func contents() throws(ClipStoreError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { throw unreadable }
        }
    }

    /// How many bytes it has.
    var size: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    /// Writes all bytes and waits until they are on the disk.
    func write(_ bytes: [UInt8]) throws(ClipStoreError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { posixWrite(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw unwritable }
        }
        try synchronize()
    }

    /// Waits until what was changed, also in a folder, is on the disk; not where folders know no such thing.
    func synchronize() throws(ClipStoreError) {
        if fsync(descriptor) != 0, errno != EINVAL { throw unwritable }
    }

    /// Notes that the file was used now. Where that is forbidden the file just counts as older.
    func touch() {
        _ = futimens(descriptor, nil)
    }

    /// Waits for its turn, so that no other process changes the folder meanwhile; ends when the file is closed, also
    /// by the death of the process. A file system that knows no locks gives none.
    /// - Throws: ``ClipStoreError/busy(path:)`` when another process has held it for two seconds.
    func lock() throws(ClipStoreError) {
        for _ in 0..<1000 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
            if errno != EWOULDBLOCK, errno != EINTR { return }
            usleep(2000)
        }
        throw .busy(path: path)
    }

    private var unreadable: ClipStoreError { .unreadable(path: path, code: errno) }
    private var unwritable: ClipStoreError { .unwritable(path: path, code: errno) }
}

/// The system's `write`, which the method of that name hides.
private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
