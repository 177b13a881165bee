#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore
import VorleserDisk

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that is written from front to back, perhaps in several sittings, and put in its place when it is whole.
struct ModelFile: ~Copyable {
    private var part: PartFile
    private static let mode: UInt16 = 0o644

    var path: String { part.path }
    /// How many bytes it has.
    var length: Int { part.length }

    /// Opens a file to go on writing it; makes it if there is none.
    /// - Throws: ``ModelError``
    init(appendingTo path: String) throws(ModelError) {
        do throws(FileFault) {
            part = try PartFile(goingOnWith: path, mode: Self.mode)
        } catch {
            throw .writing(path, code: error.code)
        }
    }

    /// Adds bytes at the end.
    /// - Throws: ``ModelError/noRoom(path:bytes:)`` when the disk is full; what was written before stays.
    mutating func append(_ bytes: UnsafeRawBufferPointer) throws(ModelError) {
        let end = length + bytes.count
        do throws(FileFault) {
            try part.append(bytes)
        } catch {
            throw .writing(path, code: error.code, bytes: end - length)
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
        do throws(FileFault) { try part.restart() } catch { throw .writing(path, code: error.code) }
    }

    /// Waits until all is on the disk, and puts it in its place at one blow.
    consuming func publish(as place: String) throws(ModelError) {
        do throws(FileFault) { try part.publish(as: place) } catch { throw .writing(place, code: error.code) }
    }

    /// Puts a few bytes in a file, as a whole or not at all.
    static func replace(_ path: String, with bytes: [UInt8]) throws(ModelError) {
        do throws(FileFault) {
            try DurableFile(path, mode: mode).replace(with: bytes)
        } catch {
            throw .writing(path, code: error.code)
        }
    }

    /// Reads a file from front to back.
    /// - Throws: ``ModelError/unreadable(path:code:)``, and what `use` throws.
    static func read(_ path: String, _ use: (UnsafeRawBufferPointer) throws -> Void) throws {
        do {
            try OpenFile(reading: path).forEachPiece(use)
        } catch let fault as FileFault {
            throw ModelError.unreadable(path: path, code: fault.code)
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
