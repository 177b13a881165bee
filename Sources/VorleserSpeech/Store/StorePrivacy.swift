#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What is made in a folder that only its owner may look into is made so too, whatever the umask. A store that others may
/// use is left to it.
enum StorePrivacy {
    /// - Parameter path: Of a file that is to be made.
    /// - Returns: Its permissions, before the umask.
    static func mode(ofFile path: String) -> UInt16 {
        isPrivate(URL(filePath: path).deletingLastPathComponent().path) ? 0o600 : 0o666
    }

    /// Makes a folder and those above it.
    /// - Throws: ``ClipStoreError/unwritable(path:code:)``
    static func makeFolder(_ path: String) throws(ClipStoreError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true,
                attributes: isPrivate(path) ? [.posixPermissions: 0o700] : nil
            )
        } catch {
            throw .unwritable(path: path, code: errno)
        }
    }

    /// Whether the folder, or the nearest above it that is there, is its owner's alone.
    private static func isPrivate(_ folder: String) -> Bool {
        var url = URL(filePath: folder)
        var status = stat()
        while stat(url.path, &status) != 0 {
            guard url.path.count > 1 else { return false }
            url = url.deletingLastPathComponent()
        }
        return status.st_mode & 0o077 == 0
    }
}
