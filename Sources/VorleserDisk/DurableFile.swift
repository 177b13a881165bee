#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif
package import VorleserCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that is on the disk when a call returns, and that holds the old bytes or the new ones, whatever happens.
package struct DurableFile: Sendable {
    /// Where it is.
    package let path: String
    /// The permissions of what is made, before the umask.
    private let mode: UInt16

    /// - Parameters:
    ///   - path: Where it is, or will be.
    ///   - mode: The permissions of what is made, before the umask; only its owner's unless given.
    package init(_ path: String, mode: UInt16 = 0o600) {
        self.path = path
        self.mode = mode
    }

    /// - Parameters:
    ///   - url: Where it is, or will be.
    ///   - mode: The permissions of what is made, before the umask; only its owner's unless given.
    package init(_ url: URL, mode: UInt16 = 0o600) { self.init(url.path(percentEncoded: false), mode: mode) }

    /// Puts other bytes in its place at one blow, or makes it. A symbolic link is replaced itself.
    /// - Parameters:
    ///   - bytes: All that it holds then.
    ///   - folder: What is waited for when it has its name.
    /// - Throws: ``VorleserCore/FileFault``; then it is as it was, unless that is about its folder.
    package func replace(with bytes: [UInt8], folder: FolderDurability = .attempted) throws(FileFault) {
        do throws(FileFault) {
            var part = try PartFile(beside: path, mode: mode)
            try part.append(bytes)
            try part.publish(as: path, folder: folder)
        } catch {
            // Nobody knows the file beside it.
            throw FileFault(path: path, code: error.code)
        }
    }

    /// Makes it at one blow, unless it is there.
    /// - Returns: Whether it was made; otherwise it is as it was.
    /// - Throws: ``VorleserCore/FileFault``
    @discardableResult
    package func makeUnlessThere(of bytes: [UInt8]) throws(FileFault) -> Bool {
        do throws(FileFault) {
            var part = try PartFile(beside: path, mode: mode)
            try part.append(bytes)
            return try part.publishUnlessThere(as: path)
        } catch {
            // Nobody knows the file beside it.
            throw FileFault(path: path, code: error.code)
        }
    }

    /// Makes it, where there must be none. A crash may leave it in part.
    /// - Throws: ``VorleserCore/FileFault``
    package func make(of bytes: [UInt8]) throws(FileFault) {
        let file = try OpenFile(making: path, mode: mode)
        try file.write(bytes, at: 0)
        try file.synchronize()
    }

    /// Makes it of another file's bytes, where there must be none. A crash may leave it in part.
    /// - Throws: ``VorleserCore/FileFault``
    package func make(ofFileAt source: URL) throws {
        let source = try OpenFile(reading: source.path(percentEncoded: false))
        let file = try OpenFile(making: path, mode: mode)
        var length = 0
        try source.forEachPiece { try file.write($0, from: &length) }
        try file.synchronize()
    }

    /// Gives it another place, also in the place of another file.
    /// - Parameters:
    ///   - place: In the same file system.
    ///   - folder: What is waited for then.
    /// - Throws: ``VorleserCore/FileFault``
    package func move(to place: String, folder: FolderDurability = .none) throws(FileFault) {
        guard rename(path, place) == 0 else { throw .last(at: place) }
        try folder.settle(place)
    }

    /// Gives it another place, also in the place of another file; see ``move(to:folder:)-(String,_)``.
    package func move(to place: URL, folder: FolderDurability = .none) throws(FileFault) {
        try move(to: place.path(percentEncoded: false), folder: folder)
    }

    /// How many bytes it has. It is not opened: closing it would let go the locks that SQLite has on a database.
    package var length: Int {
        get throws(FileFault) {
            var status = stat()
            guard stat(path, &status) == 0 else { throw .last(at: path) }
            return Int(status.st_size)
        }
    }

    /// Waits until a file that others have written is on the disk; a folder with the names in it.
    /// - Throws: ``VorleserCore/FileFault``
    package func synchronize() throws(FileFault) { try OpenFile(reading: path).synchronize() }
}
