#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Synchronization

/// The files of an EPUB, found by the paths that its documents give, even where these are not quite right.
final class PublicationFiles: Sendable {
    private let archive: ZipArchive
    private let limits: ReadingLimits
    private let inflated = Mutex(0)
    /// Names by their form without case and accents' encoding; the first of each.
    private let folded: [String: String]

    init(_ archive: ZipArchive, limits: ReadingLimits) {
        self.archive = archive
        self.limits = limits
        var folded: [String: String] = [:]
        for name in archive.names {
            let key = Self.folded(ArchivePath.normalized(name, in: ""))
            if folded[key] == nil { folded[key] = name }
        }
        self.folded = folded
    }

    /// Names as the archive has them.
    var names: [String] { archive.names }

    /// Whether every file in it needs a password.
    var isEncrypted: Bool { archive.isEncrypted }

    /// The name in the archive for a path: exact, else without regard to case, composed or decomposed accents,
    /// backslashes and percent signs.
    func name(for path: String) -> String? {
        if archive.contains(path) { return path }
        return folded[Self.folded(path)] ?? folded[Self.folded(ArchivePath.decoded(path))]
    }

    /// A document that is text, counted against what all text may have.
    func document(_ path: String) throws(ZipArchive.EntryError) -> ZipArchive.Content {
        guard let name = name(for: path) else { throw .missing }
        guard inflated.withLock({ $0 < limits.bookBytes }) else { throw .tooLarge }
        do {
            let content = try archive.read(name, limit: limits.documentBytes)
            inflated.withLock { $0 += content.bytes.count }
            return content
        } catch {
            if error == .tooLarge { inflated.withLock { $0 += limits.documentBytes } }
            throw error
        }
    }

    /// The unpacked size that the archive claims for a document, in bytes.
    func claimedSize(_ path: String) -> UInt64 { name(for: path).map(archive.claimedSize) ?? 0 }

    /// A picture or other resource.
    func resource(_ path: String) throws(ZipArchive.EntryError) -> ZipArchive.Content {
        guard let name = name(for: path) else { throw .missing }
        return try archive.read(name, limit: limits.resourceBytes)
    }

    /// The size of a picture in pixels; `nil` for what is no picture, or none whose size can be told.
    func pictureSize(_ path: String) -> PagePicture? {
        name(for: path).flatMap { PagePicture($0, in: archive) }
    }

    private static func folded(_ path: String) -> String {
        path.utf8.allSatisfy { $0 < 0x80 } ? path.lowercased() : TextCleaning.composed(path).lowercased()
    }
}
