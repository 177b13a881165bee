import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A whole file under another name than its own.
struct FinishedFile {
    private let path: String

    init(_ path: String) {
        self.path = path
    }

    /// Makes it last, and gives it its name.
    /// - Returns: How many bytes it has.
    /// - Throws: ``ExportError``
    func named(_ name: String) throws(ExportError) -> Int {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw PartFile.failure(at: name) }
        defer { close(descriptor) }
        var status = stat()
        guard fsync(descriptor) == 0, fstat(descriptor, &status) == 0, rename(path, name) == 0 else {
            throw PartFile.failure(at: name)
        }
        PartFile.synchronizeFolder(of: name)
        return Int(status.st_size)
    }
}
