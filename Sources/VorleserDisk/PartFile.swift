package import VorleserCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file in the making, under another name until it is whole; then it takes its place at one blow.
///
/// What was in that place stays until then. Its functions wait for the disk.
package struct PartFile: ~Copyable {
    /// How the names end of those that have a name of their own.
    package static let suffix = "partial"

    /// Where it is until it is published.
    package let path: String

    /// How many bytes it has.
    package private(set) var length: Int

    private let file: OpenFile
    private let staysUnpublished: Bool
    private var isOnDisk = false
    private var isPublished = false

    /// Begins a file under a name of its own. It is removed unless it is published.
    /// - Parameters:
    ///   - place: Where it will be: it is made beside it, hidden.
    ///   - mode: Its permissions, before the umask.
    /// - Throws: ``VorleserCore/FileFault``
    package init(beside place: String, mode: UInt16) throws(FileFault) {
        let name = ".\(place.lastName).\(getpid())-\(UInt32.random(in: 0 ... .max)).\(Self.suffix)"
        let path = place.folder + name
        try self.init(OpenFile(making: path, mode: mode), length: 0, staysUnpublished: false)
    }

    /// Begins a file under a name that others would use for the same; anew if one was begun before and left. It is locked, and
    /// removed unless it is published.
    /// - Parameters:
    ///   - path: Where it is until it is published. A link there is a fault.
    ///   - mode: Its permissions, before the umask.
    /// - Throws: ``VorleserCore/FileFault``; its ``VorleserCore/FileFault/isHeldElsewhere`` when another is writing it.
    package init(locking path: String, mode: UInt16) throws(FileFault) {
        let file = try FileLock(making: path, mode: mode).taken()
        try file.setLength(0)
        self.init(file, length: 0, staysUnpublished: false)
    }

    /// Goes on with a file that was begun before, or begins it. It stays when it is not published.
    /// - Parameters:
    ///   - path: Where it is until it is published.
    ///   - mode: Its permissions, before the umask.
    /// - Throws: ``VorleserCore/FileFault``
    package init(goingOnWith path: String, mode: UInt16) throws(FileFault) {
        let file = try OpenFile(path, O_RDWR | O_CREAT, mode: mode)
        // What cannot be gone back in, such as a pipe, is no file to publish.
        guard lseek(file.descriptor, 0, SEEK_END) >= 0 else { throw .last(at: path) }
        let length = try file.length
        self.init(file, length: length, staysUnpublished: true)
    }

    private init(_ file: consuming OpenFile, length: Int, staysUnpublished: Bool) {
        path = file.path
        self.file = file
        self.length = length
        self.staysUnpublished = staysUnpublished
    }

    deinit {
        // Removed while it is still locked: no other process can have begun it anew.
        if !isPublished && !staysUnpublished { unlink(path) }
    }

    /// Adds bytes at the end.
    /// - Throws: ``VorleserCore/FileFault``; ``length`` tells how many of them are written.
    package mutating func append(_ bytes: UnsafeRawBufferPointer) throws(FileFault) {
        isOnDisk = false
        try file.write(bytes, from: &length)
    }

    /// Adds bytes at the end; see ``append(_:)-(UnsafeRawBufferPointer)``.
    package mutating func append(_ bytes: [UInt8]) throws(FileFault) {
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(FileFault) in try append(bytes) }
        }
        try result.get()
    }

    /// Writes over its first bytes; it must be at least as long.
    package mutating func overwriteStart(with bytes: [UInt8]) throws(FileFault) {
        isOnDisk = false
        try file.write(bytes, at: 0)
    }

    /// Drops what was written.
    package mutating func restart() throws(FileFault) {
        isOnDisk = false
        try file.setLength(0)
        length = 0
    }

    /// Waits until all of it is on the disk.
    package mutating func synchronize() throws(FileFault) {
        if !isOnDisk { try file.synchronize() }
        isOnDisk = true
    }

    /// Waits until all of it is on the disk, and puts it in its place at one blow.
    /// - Parameters:
    ///   - place: Where it will be, in the same file system.
    ///   - folder: What is waited for then.
    ///   - willBeNamed: Called when all is on the disk, just before it is in its place.
    /// - Throws: ``VorleserCore/FileFault``
    package consuming func publish(
        as place: String,
        folder: FolderDurability = .attempted,
        willBeNamed: () -> Void = {}
    ) throws(FileFault) {
        try synchronize()
        willBeNamed()
        guard rename(path, place) == 0 else { throw .last(at: place) }
        isPublished = true
        try folder.settle(place)
    }

    /// The same where there is nothing yet, so that what another has put there meanwhile stays.
    /// - Returns: Whether it has its place.
    /// - Throws: ``VorleserCore/FileFault``
    package consuming func publishUnlessThere(
        as place: String,
        folder: FolderDurability = .attempted
    ) throws(FileFault) -> Bool {
        try synchronize()
        guard link(path, place) == 0 else {
            guard errno == EEXIST else { throw .last(at: place) }
            return false
        }
        // It has two names now, of which the first is not needed any more.
        unlink(path)
        isPublished = true
        try folder.settle(place)
        return true
    }

    /// Removes what a killed program left of a file that it had locked.
    /// - Throws: ``VorleserCore/FileFault``; its ``VorleserCore/FileFault/isHeldElsewhere`` when it is still being written.
    package static func removeLeft(at path: String) throws(FileFault) {
        do throws(FileFault) {
            let file = try FileLock(on: path, isFolder: false, mayBeRemoved: true).taken()
            unlink(path)
            withExtendedLifetime(file) {}
        } catch {
            // Whoever wrote it has finished it meanwhile.
            if error.code != ENOENT { throw error }
        }
    }
}
