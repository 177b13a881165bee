#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that is written beside its place under a name of its own, and removed unless it is published.
struct PartialFile: ~Copyable {
    static let suffix: Substring = "partial"

    private let path: String

    /// Writes all bytes to the disk.
    /// - Throws: ``ClipStoreError/unwritable(path:code:)``; nothing is left then.
    init(_ bytes: [UInt8], beside place: String) throws(ClipStoreError) {
        path = "\(place).\(getpid())-\(UInt32.random(in: 0 ... .max)).\(Self.suffix)"
        let file = try StoredFile(writing: path)
        do {
            try file.write(bytes)
        } catch {
            unlink(path)
            throw error
        }
    }

    deinit { unlink(path) }

    /// Puts it in its place, at one blow.
    consuming func publish(as place: String) throws(ClipStoreError) {
        guard rename(path, place) == 0 else { throw .unwritable(path: place, code: errno) }
    }

    /// Removes one that its writer cannot be at any more: writing takes milliseconds, not minutes.
    static func removeIfOrphan(_ path: String, _ status: FileStatus) {
        if time(nil) - status.modified.seconds > longestWriting { unlink(path) }
    }

    /// In seconds.
    private static let longestWriting = 600
}
