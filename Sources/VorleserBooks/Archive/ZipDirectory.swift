import Wording

/// An entry as the archive's directory has it.
struct ZipDirectoryEntry {
    let name: String?
    let isEncrypted: Bool
    /// 0 is stored, 8 deflated.
    let method: Int
    let checksum: UInt32
    /// In bytes, as all that follow.
    let packedSize: Int
    let size: Int
    let offset: Int
}

/// The directory at the end of a ZIP archive. Source: PKWARE APPNOTE 6.3.10, §4.3.12 – §4.3.16.
struct ZipDirectory {
    let entries: [ZipDirectoryEntry]

    /// - Parameters:
    ///   - file: The archive.
    ///   - mostEntries: How many there may be.
    /// - Throws: ``BookReadingError``
    init(of file: ArchiveBytes, mostEntries: Int) throws {
        let end = try End(of: file)
        guard end.count <= mostEntries else {
            throw BookReadingError.limitExceeded(what: localized("files in the archive"), limit: mostEntries)
        }
        guard let bytes = file.bytes(end.start, count: end.length) else { throw Self.damaged }
        var entries: [ZipDirectoryEntry] = []
        var position = 0
        for _ in 0..<end.count {
            guard position + 46 <= bytes.count, bytes.number(position, 4) == 0x0201_4B50 else { throw Self.damaged }
            let lengths = [28, 30, 32].map { bytes.number(position + $0, 2) }
            let next = position + 46 + lengths.reduce(0, +)
            guard next <= bytes.count else { throw Self.damaged }
            entries.append(Self.entry(bytes, position, nameLength: lengths[0], extraLength: lengths[1], end.shift))
            position = next
        }
        self.entries = entries
    }

    private static func entry(
        _ bytes: [UInt8],
        _ position: Int,
        nameLength: Int,
        extraLength: Int,
        _ shift: Int
    ) -> ZipDirectoryEntry {
        let flags = bytes.number(position + 8, 2)
        let nameStart = position + 46
        let extra = (nameStart + nameLength)..<(nameStart + nameLength + extraLength)
        var numbers = [24, 20, 42].map { bytes.number(position + $0, 4) }
        // What does not fit into four bytes stands in an extra field, in this order.
        var wide = field(1, in: bytes, extra)
        for index in numbers.indices where numbers[index] == 0xFFFF_FFFF && wide.count >= 8 {
            numbers[index] = bytes.number(wide.lowerBound, 8)
            wide = wide.dropFirst(8)
        }
        return ZipDirectoryEntry(
            name: name(bytes[nameStart..<nameStart + nameLength], isUTF8: flags & 0x800 != 0),
            isEncrypted: flags & 1 != 0,
            method: bytes.number(position + 10, 2),
            checksum: UInt32(truncatingIfNeeded: bytes.number(position + 16, 4)),
            packedSize: numbers[1],
            size: numbers[0],
            offset: min(numbers[2], Int.max / 2) + shift
        )
    }

    /// Where an extra field's content is; nowhere when there is none.
    private static func field(_ kind: Int, in bytes: [UInt8], _ extra: Range<Int>) -> Range<Int> {
        var position = extra.lowerBound
        while position + 4 <= extra.upperBound {
            let content = (position + 4)..<(position + 4 + bytes.number(position + 2, 2))
            guard content.upperBound <= extra.upperBound else { break }
            if bytes.number(position, 2) == kind { return content }
            position = content.upperBound
        }
        return extra.lowerBound..<extra.lowerBound
    }

    /// Those that neither say they are UTF-8 nor are it are of the first PCs' alphabet.
    private static func name(_ bytes: ArraySlice<UInt8>, isUTF8: Bool) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        if isUTF8 || !text.unicodeScalars.contains("\u{FFFD}") { return text }
        return String(String.UnicodeScalarView(bytes.map { CodePage437.scalar($0) }))
    }

    fileprivate static var damaged: BookReadingError {
        .damagedArchive(reason: localized("its directory is cut off or damaged"))
    }

    /// What stands behind the directory and says where it is.
    private struct End {
        let start: Int
        let length: Int
        let count: Int
        /// How far the archive begins behind the file's start.
        let shift: Int

        private static let size = 22
        private static let longestComment = 0xFFFF

        init(of file: ArchiveBytes) throws {
            let tailStart = max(file.count - Self.size - Self.longestComment, 0)
            guard let tail = file.bytes(tailStart, count: file.count - tailStart), tail.count >= Self.size else {
                throw BookReadingError.damagedArchive(reason: localized("it is too short"))
            }
            let starts = (0...(tail.count - Self.size)).reversed()
            guard let found = starts.first(where: { Self.isEnd(tail, $0) }) else {
                throw BookReadingError.damagedArchive(reason: localized("its directory is missing"))
            }
            var (count, length, start) = (
                tail.number(found + 10, 2), tail.number(found + 12, 4), tail.number(found + 16, 4)
            )
            var end = tailStart + found
            if count == 0xFFFF || length == 0xFFFF_FFFF || start == 0xFFFF_FFFF, let wide = Self.wide(file, before: end)
            {
                (count, length, start, end) = (wide.count, wide.length, wide.start, wide.end)
            }
            guard length <= end, start <= end else { throw ZipDirectory.damaged }
            // Where something stands before the archive, its places count from behind that.
            let isAtStart = file.bytes(start, count: 4)?.number(0, 4) == 0x0201_4B50 || count == 0
            shift = isAtStart ? 0 : end - length - start
            guard shift >= 0, start + shift + length <= end else { throw ZipDirectory.damaged }
            (self.start, self.length, self.count) = (start + shift, length, count)
        }

        private static func isEnd(_ tail: [UInt8], _ position: Int) -> Bool {
            tail[position] == 0x50 && tail.number(position, 4) == 0x0605_4B50
                && position + size + tail.number(position + 20, 2) <= tail.count
        }

        /// The same in 64 bits. Source: §4.3.14, §4.3.15.
        private static func wide(_ file: ArchiveBytes, before end: Int) -> (
            count: Int, length: Int, start: Int, end: Int
        )? {
            guard let locator = file.bytes(end - 20, count: 20), locator.number(0, 4) == 0x0706_4B50 else { return nil }
            let position = locator.number(8, 8)
            guard let record = file.bytes(position, count: 56), record.number(0, 4) == 0x0606_4B50 else { return nil }
            return (record.number(32, 8), record.number(40, 8), record.number(48, 8), position)
        }
    }
}

extension [UInt8] {
    /// A number, its lowest byte first; 64 bits that would be negative are as large as can be.
    func number(_ start: Int, _ count: Int) -> Int {
        let value = self[start..<start + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(clamping: value)
    }
}

/// The alphabet of names that are not UTF-8. Source: PKWARE APPNOTE 6.3.10, appendix D; the table is IBM's code page 437.
enum CodePage437 {
    static func scalar(_ byte: UInt8) -> Unicode.Scalar { byte < 0x80 ? Unicode.Scalar(byte) : upper[Int(byte) - 0x80] }

    private static let upper = Array(
        ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
            + "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars
    )
}
