import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder of an audiobook with a file per chapter: created if need be, and ours alone while we write in it.
struct TrackFolder: ~Copyable {
    private let descriptor: CInt

    /// - Throws: ``ExportError``
    init(_ path: String) throws(ExportError) {
        descriptor = try Self.openLocked(path)
    }

    private static func openLocked(_ path: String) throws(ExportError) -> CInt {
        if mkdir(path, 0o755) != 0, errno != EEXIST { throw PartFile.failure(at: path) }
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw errno == ENOTDIR ? .isFile(path: path) : PartFile.failure(at: path) }
        if PartFile.lock(descriptor) { return descriptor }
        close(descriptor)
        throw .inUse(path: path)
    }

    deinit {
        // An encoder that is just being started by another thread holds a copy for a moment: closing is not enough.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
