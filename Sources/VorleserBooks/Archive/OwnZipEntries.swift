import CZlib
import VorleserCore

/// An archive's entries, read over zlib alone: for systems that have no libzip. Nothing in the archive is trusted.
///
/// Source: PKWARE APPNOTE 6.3.10, §4.3 (structure), §4.4 (fields), §4.5.3 (64-bit sizes).
final class OwnZipEntries: ZipEntries {
    private let file: ArchiveBytes
    private let entries: [ZipDirectoryEntry]

    /// - Throws: ``BookReadingError``
    convenience init(at path: String, limits: ReadingLimits) throws {
        try self.init(ArchiveBytes(at: path), limits: limits)
    }

    /// - Throws: ``BookReadingError``
    convenience init(_ bytes: [UInt8], limits: ReadingLimits) throws {
        try self.init(ArchiveBytes(bytes), limits: limits)
    }

    private init(_ file: ArchiveBytes, limits: ReadingLimits) throws {
        self.file = file
        entries = try ZipDirectory(of: file, mostEntries: limits.archiveEntries).entries
    }

    var count: Int { entries.count }

    func name(at index: Int) -> String? { entries[index].name }

    func isEncrypted(at index: Int) -> Bool { entries[index].isEncrypted }

    func claimedSize(at index: Int) -> UInt64 { UInt64(clamping: entries[index].size) }

    func start(at index: Int, count: Int) throws(ZipEntryError) -> [UInt8] {
        let entry = entries[index]
        if entry.isEncrypted { throw .encrypted }
        guard let start = start(of: entry), start <= file.count else { throw .unreadable }
        let length = min(entry.packedSize, file.count - start)
        switch entry.method {
        case 0: return try stored(start..<start + min(length, count), limit: count).bytes
        case 8:
            let unpacked = try inflated(start..<start + length, expected: count, limit: count, isCut: true)
            return Array(unpacked.bytes.prefix(count))
        default: throw .unreadable
        }
    }

    func read(at index: Int, limit: Int) throws(ZipEntryError) -> ZipContent {
        let entry = entries[index]
        if entry.isEncrypted { throw .encrypted }
        guard let start = start(of: entry), start <= file.count else { throw .unreadable }
        let packed = start..<start + min(entry.packedSize, file.count - start)
        let unpacked: (bytes: [UInt8], isWhole: Bool)
        switch entry.method {
        case 0: unpacked = try stored(packed, limit: limit)
        case 8: unpacked = try inflated(packed, expected: entry.size, limit: limit)
        default: throw .unreadable
        }
        let checksum = unpacked.bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32(clamping: $0.count)) }
        let isDamaged =
            !unpacked.isWhole || unpacked.bytes.count != entry.size
            || UInt32(truncatingIfNeeded: checksum) != (unpacked.bytes.isEmpty ? 0 : entry.checksum)
        if isDamaged, unpacked.bytes.isEmpty { throw .unreadable }
        return ZipContent(bytes: unpacked.bytes, isDamaged: isDamaged)
    }

    /// Behind the entry's own head, whose extra fields may be others than the directory says.
    private func start(of entry: ZipDirectoryEntry) -> Int? {
        guard let head = file.bytes(entry.offset, count: 30), head.number(0, 4) == 0x0403_4B50 else { return nil }
        return entry.offset + 30 + head.number(26, 2) + head.number(28, 2)
    }

    private func stored(_ range: Range<Int>, limit: Int) throws(ZipEntryError) -> (
        bytes: [UInt8], isWhole: Bool
    ) {
        guard range.count <= limit else { throw .tooLarge }
        guard let bytes = file.bytes(range.lowerBound, count: range.count) else { throw .unreadable }
        return (bytes, true)
    }

    private static let pieceLength = 1 << 16

    private func inflated(
        _ range: Range<Int>,
        expected: Int,
        limit: Int,
        isCut: Bool = false
    ) throws(ZipEntryError) -> (bytes: [UInt8], isWhole: Bool) {
        var stream = z_stream()
        // −15: no head and no sum of its own.
        let size = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit2_(&stream, -15, ZLIB_VERSION, size) == Z_OK else { throw .unreadable }
        defer { inflateEnd(&stream) }
        var bytes: [UInt8] = []
        // A claim; never believed beyond what a plausible document has.
        bytes.reserveCapacity(min(expected, 4 << 20, limit) + Self.pieceLength)
        var position = range.lowerBound
        while position < range.upperBound {
            let length = min(Self.pieceLength, range.upperBound - position)
            guard var piece = file.bytes(position, count: length) else { return (bytes, false) }
            position += length
            switch Self.inflate(&stream, &piece, into: &bytes, limit: limit) {
            case Z_STREAM_END: return (bytes, true)
            case Z_OK: continue
            case Z_MEM_ERROR: throw .unreadable
            case Z_BUF_ERROR:
                guard isCut else { throw .tooLarge }
                return (bytes, false)
            default: return (bytes, false)
            }
        }
        return (bytes, false)
    }

    /// Unpacks a piece.
    /// - Returns: zlib's answer; `Z_BUF_ERROR` only when it is too much.
    private static func inflate(
        _ stream: inout z_stream,
        _ piece: inout [UInt8],
        into bytes: inout [UInt8],
        limit: Int
    ) -> Int32 {
        piece.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(clamping: input.count)
            while true {
                var answer = Z_OK
                bytes += [UInt8](unsafeUninitializedCapacity: pieceLength) { output, filled in
                    stream.next_out = output.baseAddress
                    stream.avail_out = UInt32(clamping: output.count)
                    answer = CZlib.inflate(&stream, Z_NO_FLUSH)
                    filled = output.count - Int(stream.avail_out)
                }
                if bytes.count > limit { return Z_BUF_ERROR }
                // There was room and nothing to fill it with: the piece is used up.
                if answer == Z_BUF_ERROR { return Z_OK }
                if answer != Z_OK { return answer }
                if stream.avail_in == 0, stream.avail_out > 0 { return Z_OK }
            }
        }
    }
}
