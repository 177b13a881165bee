import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that is written from front to back, perhaps in several sittings, and put in its place when it is whole.
struct ModelFile: ~Copyable {
    let path: String
    /// How many bytes it has.
    private(set) var length: Int
    private let descriptor: Int32

    /// Opens a file to go on writing it; makes it if there is none.
    /// - Throws: ``ModelError``
    init(appendingTo path: String) throws(ModelError) {
        let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard opened >= 0 else { throw .writing(path, code: errno) }
        let end = lseek(opened, 0, SEEK_END)
        guard end >= 0 else {
            close(opened)
            throw .unwritable(path: path, code: ESPIPE)
        }
        (self.path, descriptor, length) = (path, opened, Int(end))
    }

    deinit { close(descriptor) }

    /// Adds bytes at the end.
    /// - Throws: ``ModelError/noRoom(path:bytes:)`` when the disk is full; what was written before stays.
    mutating func append(_ bytes: UnsafeRawBufferPointer) throws(ModelError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count >= 0 {
                rest = rest.dropFirst(count)
                length += count
            } else if errno != EINTR {
                throw .writing(path, code: errno, bytes: rest.count)
            }
        }
    }

    /// Adds bytes at the end; see ``append(_:)-(UnsafeRawBufferPointer)``.
    mutating func append(_ bytes: some ContiguousBytes) throws(ModelError) {
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(ModelError) in try append(bytes) }
        }
        try result.get()
    }

    /// Drops what was written.
    mutating func restart() throws(ModelError) {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
            throw .unwritable(path: path, code: errno)
        }
        length = 0
    }

    /// Waits until all is on the disk, and puts it in its place at one blow.
    consuming func publish(as place: String) throws(ModelError) {
        guard fsync(descriptor) == 0 else { throw .writing(path, code: errno) }
        guard rename(path, place) == 0 else { throw .unwritable(path: place, code: errno) }
        Self.settleFolder(of: place)
    }

    /// A new name is kept only once its folder is; where that is not possible the name is just younger.
    static func settleFolder(of path: String) {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }

    /// Puts a few bytes in a file, as a whole or not at all.
    static func replace(_ path: String, with bytes: [UInt8]) throws(ModelError) {
        let partial = path + ".\(getpid()).new"
        do throws(ModelError) {
            var file = try ModelFile(appendingTo: partial)
            try file.restart()
            try file.append(bytes)
            try file.publish(as: path)
        } catch {
            unlink(partial)
            throw error
        }
    }

    /// Reads a file from front to back.
    /// - Throws: ``ModelError/unreadable(path:code:)``, and what `use` throws.
    static func read(_ path: String, _ use: (UnsafeRawBufferPointer) throws -> Void) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ModelError.unreadable(path: path, code: errno) }
        defer { close(descriptor) }
        try withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 64) { buffer in
            while true {
                let count = posixRead(descriptor, buffer)
                if count == 0 { return }
                if count > 0 {
                    try use(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                } else if errno != EINTR {
                    throw ModelError.unreadable(path: path, code: errno)
                }
            }
        }
    }

    /// The length of a file; `nil` when there is none.
    static func length(of path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// Removes a file.
    /// - Returns: How many bytes that gave back; 0 when there was none, or another name of it is left.
    @discardableResult
    static func remove(_ path: String) throws(ModelError) -> Int {
        var status = stat()
        guard lstat(path, &status) == 0 else { return 0 }
        guard unlink(path) == 0 || errno == ENOENT else { throw .unwritable(path: path, code: errno) }
        return status.st_nlink == 1 ? Int(status.st_size) : 0
    }

    /// Makes a folder, and those above it.
    static func makeFolder(_ folder: URL) throws(ModelError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .writing(folder.path, code: errno == 0 ? EIO : errno)
        }
    }

    /// Bytes that may still be written where a folder is; `nil` when that is not known.
    static func room(in folder: String) -> Int? {
        var status = statvfs()
        guard statvfs(folder, &status) == 0 else { return nil }
        return Int(
            clamping: UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize)).partialValue
        )
    }
}

/// The system's `read`, which the method of that name hides.
private func posixRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}
