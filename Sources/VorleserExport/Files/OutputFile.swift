import VorleserCore
import VorleserDisk

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file in the making: `NAME.part` until it is done, then `NAME`.
///
/// A finished file of that name stays until the new one takes its place in one step. While it is written it is locked;
/// the lock goes with the process, however that ends. Let go of before ``finish()``, nothing of it is left.
struct OutputFile: ~Copyable {
    /// Where it will be.
    let path: String

    private var part: PartFile

    /// Where it is until then.
    var partPath: String { part.path }

    /// Begins a file, anew if one was begun before and left.
    /// - Parameter path: Its name when it is done.
    /// - Throws: ``ExportError``
    init(_ path: String) throws(ExportError) {
        part = try Self.begun(path)
        self.path = path
    }

    private static func begun(_ path: String) throws(ExportError) -> PartFile {
        if isFolder(path) { throw .isFolder(path: path) }
        while true {
            do throws(FileFault) {
                return try PartFile(locking: path + ".part", mode: 0o644)
            } catch {
                guard error.isThatOfFolder else { throw ExportError(error, at: path) }
            }
            try WorkingFolder.removeLeft(of: path)
        }
    }

    /// Appends bytes.
    mutating func append(_ bytes: [UInt8]) throws(ExportError) {
        do throws(FileFault) { try part.append(bytes) } catch { throw ExportError(error, at: path) }
    }

    /// Overwrites the first bytes.
    mutating func overwriteStart(with bytes: [UInt8]) throws(ExportError) {
        do throws(FileFault) { try part.overwriteStart(with: bytes) } catch { throw ExportError(error, at: path) }
    }

    /// Makes it last, and gives it its name.
    consuming func finish() throws(ExportError) {
        let (path, partPath) = (self.path, self.partPath)
        do throws(FileFault) {
            try part.publish(as: path) { FileNaming.current.tell(partPath, path) }
        } catch {
            throw ExportError(error, at: path)
        }
    }

    /// Whether a folder stands where a file is to be.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether anything stands at a path.
    static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
