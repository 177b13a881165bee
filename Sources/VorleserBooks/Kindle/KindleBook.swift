import Foundation
import Synchronization
import VorleserCore

/// A book for Kindles (MOBI, AZW3): a program of the system makes an EPUB of it, which is read like any other.
///
/// Source of what is looked at here: MobileRead's description of MOBI, “PalmDOC header”.
enum KindleBook {
    /// The EPUB.
    /// - Parameters:
    ///   - path: The file.
    ///   - limits: How large it may be.
    /// - Returns: Its archive.
    /// - Throws: ``BookReadingError``
    static func archive(at path: String, limits: ReadingLimits) throws -> ZipArchive {
        if let protection = try protection(of: path) { throw BookReadingError.copyProtected(by: protection) }
        let key = try Key(path)
        if let known = last.withLock({ $0?.key == key ? $0?.bytes : nil }) {
            return try ZipArchive(known, limits: limits)
        }
        #if canImport(CReaderProcess)
            let bytes = try KindleConversion(limits: limits).epub(of: path)
            if bytes.count <= mostKept { last.withLock { $0 = (key, bytes) } }
            return try ZipArchive(bytes, limits: limits)
        #else
            throw BookReadingError.converterMissing(program: "mobitool")
        #endif
    }

    /// The last book, whose pictures are asked for one by one.
    private static let last = Mutex<(key: Key, bytes: [UInt8])?>(nil)
    private static let mostKept = 32 << 20

    private struct Key: Equatable {
        let path: String
        let bytes: Int
        let changed: Date?

        init(_ path: String) throws {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            self.path = path
            bytes = (attributes[.size] as? NSNumber)?.intValue ?? 0
            changed = attributes[.modificationDate] as? Date
        }
    }

    /// Who has encrypted it.
    private static func protection(of path: String) throws -> CopyProtection? {
        let file = try FileHandle(forReadingFrom: URL(filePath: path))
        defer { try? file.close() }
        let head = [UInt8](try file.read(upToCount: 82) ?? Data())
        guard head.count == 82 else { return nil }
        let first = head[78..<82].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        try file.seek(toOffset: first + 12)
        let kind = [UInt8](try file.read(upToCount: 2) ?? Data())
        return kind.contains { $0 != 0 } ? .kindle : nil
    }
}
