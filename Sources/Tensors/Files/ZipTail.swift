/// The end of a ZIP archive: where its directory lies, and how many members there are.
///
/// Source: APPNOTE.TXT 4.3.14 … 4.3.16.
struct ZipTail {
    /// The directory's bytes; they end where the first of the end's records begins.
    let directory: Range<Int>
    let count: Int

    /// More members than any network has tensors.
    private static let countLimit = 100_000
    /// The smallest record of the directory.
    private static let recordSize = 46

    /// `nil` if the archive's end is missing or contradicts itself.
    init?(_ file: UnsafeRawBufferPointer) {
        guard let end = Self.end(of: file) else { return nil }
        var reader = ByteReader(UnsafeRawBufferPointer(rebasing: file[(end + 4)...]))
        guard (try? reader.number(UInt32.self)) == 0,  // The number of this disk, and of the directory's.
            let here = try? reader.number(UInt16.self), let count = try? reader.number(UInt16.self), here == count,
            let size = try? reader.number(UInt32.self), let start = try? reader.number(UInt32.self)
        else { return nil }
        // A wide record holds whether or not the narrow numbers ask for it: PyTorch always writes one.
        guard let record = Self.wideRecord(of: file, before: end) else {
            guard count != .max, size != .max, start != .max else { return nil }
            self.init(start: UInt64(start), size: UInt64(size), count: UInt64(count), before: end)
            return
        }
        var wide = ByteReader(UnsafeRawBufferPointer(rebasing: file[record..<end]))
        guard (try? wide.number(UInt32.self)) == 0x0606_4B50, (try? wide.take(12)) != nil,
            (try? wide.number(UInt64.self)) == 0, let wideHere = try? wide.number(UInt64.self),
            let wideCount = try? wide.number(UInt64.self), wideHere == wideCount,
            let wideSize = try? wide.number(UInt64.self), let wideStart = try? wide.number(UInt64.self),
            count == .max || UInt64(count) == wideCount, size == .max || UInt64(size) == wideSize,
            start == .max || UInt64(start) == wideStart
        else { return nil }
        self.init(start: wideStart, size: wideSize, count: wideCount, before: record)
    }

    private init?(start: UInt64, size: UInt64, count: UInt64, before end: Int) {
        guard start <= UInt64(end), size == UInt64(end) - start, count <= UInt64(Self.countLimit),
            count * UInt64(Self.recordSize) <= size
        else { return nil }
        directory = Int(start)..<end
        self.count = Int(count)
    }

    /// Where the last record begins: its comment must reach exactly to the end of the file.
    private static func end(of file: UnsafeRawBufferPointer) -> Int? {
        let size = 22
        guard file.count >= size else { return nil }
        for start in (max(0, file.count - size - 65_535)...file.count - size).reversed() {
            guard file[start] == 0x50,
                file.loadUnaligned(fromByteOffset: start, as: UInt32.self).littleEndian == 0x0605_4B50
            else {
                continue
            }
            let comment = UInt16(littleEndian: file.loadUnaligned(fromByteOffset: start + 20, as: UInt16.self))
            if start + size + Int(comment) == file.count { return start }
        }
        return nil
    }

    /// Where the record with wide numbers begins: a locator before the last record says so.
    private static func wideRecord(of file: UnsafeRawBufferPointer, before end: Int) -> Int? {
        guard end >= 20 else { return nil }
        var locator = ByteReader(UnsafeRawBufferPointer(rebasing: file[(end - 20)..<end]))
        guard (try? locator.number(UInt32.self)) == 0x0706_4B50, (try? locator.number(UInt32.self)) == 0,
            let place = try? locator.number(UInt64.self), (try? locator.number(UInt32.self)) == 1,
            place < UInt64(end)
        else { return nil }
        return Int(place)
    }
}

/// The numbers of a member that do not fit into 32 bits, from the record's extra field (APPNOTE.TXT 4.5.3).
struct ZipWideNumbers {
    private var field: ByteReader?

    /// - Throws: ``ByteReader/End`` if the extra field is cut off.
    init(_ extra: ByteReader) throws(ByteReader.End) {
        var extra = extra
        while extra.left >= 4 {
            let identifier = try extra.number(UInt16.self)
            let content = try extra.take(try extra.number(UInt16.self))
            if identifier == 1, field == nil { field = ByteReader(content) }
        }
    }

    /// A number of the record: itself, or the next of the wide ones if it is the sign for that.
    mutating func value(_ narrow: UInt32) throws(ByteReader.End) -> Int {
        guard narrow == .max else { return Int(narrow) }
        guard let wide = try field?.number(UInt64.self), let value = Int(exactly: wide) else { throw ByteReader.End() }
        return value
    }
}
