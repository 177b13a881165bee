import Foundation
import VorleserCore
import Wording

/// A file that may hold a book, looked at but not read.
struct BookFile {
    private let path: String
    private let size: Int
    private let limits: ReadingLimits
    let kind: FormatRecognition.Kind
    private let hasPrefix: Bool

    /// - Throws: ``BookReadingError``
    init(at path: String, limits: ReadingLimits) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw BookReadingError.missingFile(path: path)
        }
        guard !isFolder.boolValue else { throw BookReadingError.folder(path: path) }
        self.path = path
        self.limits = limits
        size = try Self.size(of: path)
        guard size <= limits.fileBytes else {
            throw BookReadingError.fileTooLarge(bytes: size, limit: limits.fileBytes)
        }
        let ends = try Self.ends(of: path, size: size)
        hasPrefix = !ends.head.starts(with: [0x50, 0x4B])
        kind = FormatRecognition.kind(head: ends.head, tail: ends.tail, name: ArchivePath.lastComponent(of: path))
        guard size <= mostBytes else { throw BookReadingError.fileTooLarge(bytes: size, limit: mostBytes) }
    }

    /// Bytes that a file of its kind may have.
    private var mostBytes: Int {
        switch kind {
        case .text, .markdown: limits.textBytes
        case .html, .fictionBook: limits.pageBytes
        default: limits.fileBytes
        }
    }

    /// Whether it is read in a moment: a text of no more than a few chapters.
    var isQuick: Bool { (kind == .text || kind == .markdown) && size <= 250_000 }

    /// The file's name without ending.
    var title: String {
        let name = ArchivePath.lastComponent(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The file as an archive; bytes before its first entry, as self-extracting archives have, are left out.
    func archive() throws -> ZipArchive {
        guard hasPrefix else { return try ZipArchive(at: path, limits: limits) }
        let bytes = try bytes()
        let start = bytes.firstRange(of: [0x50, 0x4B, 3, 4])?.lowerBound ?? 0
        return try ZipArchive(Array(bytes[start...]), limits: limits)
    }

    /// The comic that an archive is; `nil` for one that is read as an EPUB, or as none.
    /// - Throws: ``BookReadingError``
    func comic(_ archive: ZipArchive, _ limits: ReadingLimits) throws -> ComicBook? {
        let isPublication = archive.names.contains {
            $0 == Container.path || $0 == "mimetype" || $0.lowercased().hasSuffix(".opf")
        }
        return isPublication ? nil : ComicBook(archive, fileName: title, limits: limits)
    }

    /// - Throws: ``BookReadingError/unreadableFile(path:reason:)``
    func bytes() throws -> [UInt8] {
        do {
            return [UInt8](try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw BookReadingError.unreadableFile(path: path, reason: error.reasonInWords)
        }
    }

    private static func size(of path: String) throws -> Int {
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            guard
                attributes[.type] as? FileAttributeType == .typeRegular
                    || attributes[.type] as? FileAttributeType == .typeSymbolicLink
            else { throw BookReadingError.unreadableFile(path: path, reason: localized("it is not a regular file")) }
            return (attributes[.size] as? NSNumber)?.intValue ?? 0
        } catch let error as BookReadingError {
            throw error
        } catch {
            throw BookReadingError.unreadableFile(path: path, reason: error.reasonInWords)
        }
    }

    private static func ends(of path: String, size: Int) throws -> (head: [UInt8], tail: [UInt8]) {
        do {
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? handle.close() }
            let head = [UInt8](try handle.read(upToCount: 8192) ?? Data())
            try handle.seek(toOffset: UInt64(max(size - 66_000, 0)))
            return (head, [UInt8](try handle.readToEnd() ?? Data()))
        } catch {
            throw BookReadingError.unreadableFile(path: path, reason: error.reasonInWords)
        }
    }
}
