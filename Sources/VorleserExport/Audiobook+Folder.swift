import VorleserCore
import VorleserDisk

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension Audiobook {
    /// The folder of an audiobook with several files: created if need be, and ours alone while we write in it.
    /// - Returns: What holds the lock, as long as it is in use.
    /// - Throws: ``ExportError``
    static func lockedFolder(_ path: String) throws(ExportError) -> OpenFile {
        if mkdir(path, 0o755) != 0, errno != EEXIST { throw .last(at: path) }
        do throws(FileFault) {
            return try FileLock(on: path, isFolder: true, followsLink: true).taken()
        } catch {
            throw error.isThatOfFile ? .isFile(path: path) : ExportError(error, at: path)
        }
    }
}
