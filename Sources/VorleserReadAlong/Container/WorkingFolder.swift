import FoundationEssentials
import VorleserExport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder in which a file is made of parts: `NAME.part` until the file is done; then nothing of it is left.
///
/// It is locked; the lock goes with the process, however that ends, and what was left is taken over by the next.
struct WorkingFolder: ~Copyable {
    /// Where the file will be.
    let destination: String
    /// Where the folder is.
    let path: String
    private let descriptor: CInt

    /// - Throws: ``VorleserExport/ExportError``
    init(for destination: String) throws(ExportError) {
        var status = stat()
        if stat(destination, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(path: destination) }
        let path = destination + ".part"
        descriptor = try Self.openLocked(path, for: destination)
        self.destination = destination
        self.path = path
    }

    deinit {
        // Removed while still locked: nobody else can have begun in it.
        try? FileManager.default.removeItem(atPath: path)
        close(descriptor)
    }

    func path(of name: String) -> String { path + "/" + name }

    /// Makes a file of the folder last, and gives it its name.
    /// - Returns: How many bytes it has.
    /// - Throws: ``VorleserExport/ExportError``
    func publish(_ name: String) throws(ExportError) -> Int {
        let file = open(path(of: name), O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw PartFile.failure(at: destination) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, fsync(file) == 0, rename(path(of: name), destination) == 0 else {
            throw PartFile.failure(at: destination)
        }
        PartFile.synchronizeFolder(of: destination)
        return Int(status.st_size)
    }

    private static func openLocked(_ path: String, for destination: String) throws(ExportError) -> CInt {
        while true {
            if mkdir(path, 0o755) != 0, errno != EEXIST { throw PartFile.failure(at: destination) }
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            guard descriptor >= 0 else {
                if errno == ENOENT { continue }
                throw errno == ENOTDIR ? .inUse(path: destination) : PartFile.failure(at: destination)
            }
            guard PartFile.lock(descriptor) else {
                close(descriptor)
                throw .inUse(path: destination)
            }
            if PartFile.isSame(descriptor, path) { return descriptor }
            // Whoever had it was done between our opening and our locking.
            close(descriptor)
        }
    }
}
