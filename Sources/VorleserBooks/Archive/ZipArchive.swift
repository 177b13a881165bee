#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Wording

/// A ZIP archive, read by name, in memory, on demand. Nothing is ever unpacked to the file system.
///
/// Of several entries with one name the first counts, always. Source: PKWARE APPNOTE 6.3.10; EPUB 3.3 §4.2, “OCF ZIP
/// container”.
final class ZipArchive: Sendable {
    typealias Content = ZipContent
    typealias EntryError = ZipEntryError

    private let entries: any ZipEntries
    private let indices: [String: Int]
    /// Names as the archive has them, in its order.
    let names: [String]

    /// - Throws: ``BookReadingError``
    convenience init(at path: String, limits: ReadingLimits) throws {
        #if canImport(CLibZip)
            try self.init(LibraryZipEntries(at: path), limits: limits)
        #else
            try self.init(OwnZipEntries(at: path, limits: limits), limits: limits)
        #endif
    }

    /// - Throws: ``BookReadingError``
    convenience init(_ bytes: [UInt8], limits: ReadingLimits) throws {
        #if canImport(CLibZip)
            try self.init(LibraryZipEntries(bytes), limits: limits)
        #else
            try self.init(OwnZipEntries(bytes, limits: limits), limits: limits)
        #endif
    }

    /// - Throws: ``BookReadingError``
    init(_ entries: any ZipEntries, limits: ReadingLimits) throws {
        let count = entries.count
        guard count <= limits.archiveEntries else {
            throw BookReadingError.limitExceeded(what: localized("files in the archive"), limit: limits.archiveEntries)
        }
        var names: [String] = []
        var indices: [String: Int] = [:]
        for index in 0..<count {
            guard let name = entries.name(at: index), !name.hasSuffix("/") else { continue }
            names.append(name)
            if indices[name] == nil { indices[name] = index }
        }
        self.names = names
        self.indices = indices
        self.entries = entries
    }

    func contains(_ name: String) -> Bool { indices[name] != nil }

    /// The unpacked bytes of an entry; one that unpacks to more than `limit` is refused, whatever size it claims.
    func read(_ name: String, limit: Int) throws(EntryError) -> Content {
        guard let index = indices[name] else { throw .missing }
        return try entries.read(at: index, limit: limit)
    }

    /// The first unpacked bytes of an entry, no more than `count`; the rest is not unpacked.
    func start(of name: String, count: Int) throws(EntryError) -> [UInt8] {
        guard let index = indices[name] else { throw .missing }
        return try entries.start(at: index, count: count)
    }

    /// The unpacked size that the archive claims for an entry, in bytes; 0 when it claims none.
    func claimedSize(_ name: String) -> UInt64 {
        guard let index = indices[name] else { return 0 }
        return entries.claimedSize(at: index)
    }

    /// Whether every file in it is encrypted.
    var isEncrypted: Bool { !indices.isEmpty && indices.values.allSatisfy(entries.isEncrypted) }
}
