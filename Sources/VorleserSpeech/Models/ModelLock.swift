#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Lets one program at a time change what is installed. It ends with the program, however that ends.
struct ModelLock: ~Copyable {
    private let descriptor: Int32

    /// - Parameter folder: Where the model is; must exist.
    /// - Throws: ``ModelError/busy(path:)`` when another program holds it.
    init(_ folder: String) throws(ModelError) {
        let path = folder + "/.lock"
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .writing(folder, code: errno) }
        // Who held it may have removed the file with everything else; then another one counts.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, Self.isFile(descriptor, at: path) else {
            close(descriptor)
            throw .busy(path: folder)
        }
    }

    deinit {
        // A program that is just being started by another thread holds a copy for a moment: closing is not enough.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
        var (mine, there) = (stat(), stat())
        return fstat(descriptor, &mine) == 0 && stat(path, &there) == 0 && mine.st_ino == there.st_ino
    }
}
