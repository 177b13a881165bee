#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file mapped into memory, read-only: pages are read when they are touched.
///
/// The file must not shrink while it is mapped: touching a page that is no longer there ends the process (`SIGBUS`).
/// Files that are replaced rather than rewritten, as downloads and packages do, are safe: the mapping keeps the old
/// file.
///
/// `@unchecked Sendable`, because both properties are constants, the mapping is never writable, and it is unmapped only
/// when the last reference to this object goes.
public final class MappedFile: @unchecked Sendable {
    public let path: String
    /// The whole file. Valid as long as this object.
    public let bytes: UnsafeRawBufferPointer

    /// - Throws: ``TensorFileError/unreadable(path:code:)``; a folder or a device is `EISDIR`.
    public init(path: String) throws(TensorFileError) {
        self.path = path
        // Opening a pipe would wait for its writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(path: path, code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, code: EISDIR) }
        let size = Int(status.st_size)
        guard size > 0 else {
            bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            throw .unreadable(path: path, code: errno)
        }
        bytes = UnsafeRawBufferPointer(start: start, count: size)
    }

    deinit {
        if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
    }

    /// Gives the pages under a part of ``bytes``, and near it, back to the system. They are read again if they are
    /// touched again.
    /// - Precondition: The part lies in ``bytes``.
    public func release(_ part: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress, let start = part.baseAddress, !part.isEmpty else { return }
        let first = start - base
        precondition(first >= 0 && first + part.count <= bytes.count, "\(first) + \(part.count) of \(bytes.count)")
        // Touching one page maps the large page of the file's cache around it.
        let page = 1 << 21
        let from = first / page * page
        let to = min(bytes.count, (first + part.count + page - 1) / page * page)
        madvise(UnsafeMutableRawPointer(mutating: base + from), to - from, MADV_DONTNEED)
    }
}
