#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserDisk

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension StoredClip {
    /// A clip found by looking through the store.
    struct Entry: Equatable {
        let address: ClipAddress
        var bytes = 0
        /// When it was last heard, or made.
        var lastUse = FileTime.longAgo
        var hasSound = false
        var hasSidecar = false

        var isWhole: Bool { hasSound && hasSidecar }
    }

    /// All that is in a store, in no order. What writers that were stopped have left behind is removed on the way.
    static func all(in directory: URL) -> [Entry] {
        names(in: directory.path(percentEncoded: false))
            .filter { $0.utf8.count == 2 }
            .flatMap { entries(inFolder: directory.appending(path: $0).path(percentEncoded: false)) }
    }

    private static func entries(inFolder folder: String) -> [Entry] {
        var entries: [ClipAddress: Entry] = [:]
        for name in names(in: folder) {
            let path = folder + "/" + name
            guard let status = FileStatus(path) else { continue }
            let parts = name.split(separator: ".")
            if name.hasSuffix("." + PartFile.suffix) {
                status.removeIfOrphan(path)
            } else if parts.count == 2, let address = ClipAddress(hexadecimal: parts[0]) {
                entries[address, default: Entry(address: address)].add(parts[1], status)
            }
        }
        return Array(entries.values)
    }

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    /// When it was last heard; `nil` when it is gone.
    var lastUse: FileTime? { (FileStatus(sidecar) ?? FileStatus(sound))?.modified }
}

extension StoredClip.Entry {
    /// Counts one of its files. The sidecar's time tells when it was heard.
    fileprivate mutating func add(_ suffix: Substring, _ status: FileStatus) {
        bytes += status.bytes
        hasSound = hasSound || suffix == "flac"
        hasSidecar = hasSidecar || suffix == "json"
        if suffix == "json" || !hasSidecar { lastUse = status.modified }
    }
}

/// Size and age of a file.
struct FileStatus {
    let bytes: Int
    let modified: FileTime

    /// - Returns: `nil` when there is no such file.
    init?(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        bytes = Int(status.st_size)
        #if canImport(Glibc)
            modified = FileTime(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
        #else
            modified = FileTime(seconds: status.st_mtimespec.tv_sec, nanoseconds: status.st_mtimespec.tv_nsec)
        #endif
    }
}

extension FileStatus {
    /// Removes a file in the making that its writer cannot be at any more: writing takes milliseconds, not minutes.
    func removeIfOrphan(_ path: String) {
        if time(nil) - modified.seconds > Self.longestWriting { unlink(path) }
    }

    /// In seconds.
    private static let longestWriting = 600
}

/// A file's time of change, since 1970.
struct FileTime: Comparable {
    let seconds: Int
    let nanoseconds: Int

    static let longAgo = FileTime(seconds: 0, nanoseconds: 0)

    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
    }
}
