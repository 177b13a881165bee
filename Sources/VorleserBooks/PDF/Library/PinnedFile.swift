import VorleserCore
import Wording

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file's bytes at a fixed place in memory, as long as it lives.
final class PinnedFile {
    let start: UnsafeRawPointer
    let count: Int

    /// - Throws: ``BookReadingError`` when it cannot be got at, or is empty
    init(at path: String) throws {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Self.error(path) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Self.error(path) }
        guard status.st_size > 0 else { throw BookReadingError.damagedPDF(reason: localized("it is empty")) }
        guard let mapped = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0), mapped != MAP_FAILED else {
            throw Self.error(path)
        }
        start = UnsafeRawPointer(mapped)
        count = Int(status.st_size)
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: start), count) }

    private static func error(_ path: String) -> BookReadingError {
        errno == ENOENT
            ? .missingFile(path: path) : .unreadableFile(path: path, reason: FileFault.words(for: errno))
    }
}
