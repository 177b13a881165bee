import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder `NAME.part` beside a file in the making, for what is made on the way.
///
/// Locked for this process; the lock goes with the process, however that ends. What a killed process left in it is
/// removed. All names in it are used but once, so a program that outlives the process that started it harms nobody.
/// Let go of, it is gone with everything we put there.
package struct WorkingFolder: ~Copyable {
    /// Its path.
    let path: String

    private let output: String
    private let descriptor: CInt
    /// Marks the files of this run.
    private let run = UUID().uuidString

    /// Nothing that does not begin like this is ever removed.
    private static let prefix = "vorleser-"

    /// - Parameter output: What is made.
    /// - Throws: ``ExportError``
    package init(of output: String) throws(ExportError) {
        var status = stat()
        if stat(output, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(path: output) }
        let path = output + ".part"
        descriptor = try Self.openLocked(path, of: output)
        self.path = path
        self.output = output
        Self.empty(path)
    }

    deinit {
        // Removed while still locked: nobody else can have begun it anew.
        Self.empty(path)
        rmdir(path)
        close(descriptor)
    }

    /// The path of a file or folder in it that no other run uses.
    package func path(of name: String) -> String { "\(path)/\(Self.prefix)\(run)-\(name)" }

    /// Puts a file in it.
    /// - Returns: The file's path.
    /// - Throws: ``ExportError``, about what is made.
    func write(_ bytes: [UInt8], as name: String) throws(ExportError) -> String {
        let file = self.path(of: name)
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw PartFile.failure(at: output) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Self.write(descriptor, $0) }
            guard written >= 0 || errno == EINTR else { throw PartFile.failure(at: output) }
            rest = rest.dropFirst(max(written, 0))
        }
        return file
    }

    /// Makes one of its files last, and gives it the name of what is made.
    /// - Parameter file: The file's path.
    /// - Returns: How many bytes it has.
    /// - Throws: ``ExportError``
    package func publish(_ file: String) throws(ExportError) -> Int {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw PartFile.failure(at: output) }
        defer { close(descriptor) }
        var status = stat()
        guard fsync(descriptor) == 0, fstat(descriptor, &status) == 0 else { throw PartFile.failure(at: output) }
        FileNaming.current.tell(file, output)
        guard rename(file, output) == 0 else { throw PartFile.failure(at: output) }
        PartFile.synchronizeFolder(of: output)
        return Int(status.st_size)
    }

    private static func write(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    private static func openLocked(_ path: String, of output: String) throws(ExportError) -> CInt {
        while true {
            if mkdir(path, 0o755) != 0, errno != EEXIST { throw PartFile.failure(at: output) }
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            if descriptor < 0 {
                // Whoever had it removed it between our finding it and our opening it.
                if errno == ENOENT { continue }
                if errno == ENOTDIR {
                    try PartFile.removeLeft(of: output)
                    continue
                }
                throw PartFile.failure(at: output)
            }
            guard PartFile.lock(descriptor) else {
                close(descriptor)
                throw .inUse(path: output)
            }
            if PartFile.isSame(descriptor, path) { return descriptor }
            close(descriptor)
        }
    }

    /// Removes what a killed process left that made the same output in a folder.
    static func removeLeft(of output: String) throws(ExportError) {
        let path = output + ".part"
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw PartFile.failure(at: output) }
        defer { close(descriptor) }
        guard PartFile.lock(descriptor) else { throw .inUse(path: output) }
        empty(path)
        // Not empty: it is not ours.
        guard rmdir(path) == 0 else { throw .isFolder(path: path) }
    }

    private static func empty(_ path: String) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return }
        for name in names where name.hasPrefix(prefix) {
            try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }
}
