import VorleserCore
import Wording

/// A text file's bytes as characters.
struct DecodedText: Sendable {
    /// Valid UTF-8, without byte order mark.
    let utf8: [UInt8]
    let encoding: TextEncoding
    let warnings: [BookWarning]

    /// Reads bytes as text: by byte order mark, by the pattern of NULs, as UTF-8 if they are, else by judgement.
    /// - Throws: ``BookReadingError/nothingToRead(found:)`` for a file without bytes,
    ///   ``BookReadingError/unknownFormat(looksLike:)`` for one that is no text.
    init(_ bytes: [UInt8]) throws(BookReadingError) {
        guard !bytes.isEmpty else { throw .nothingToRead(found: localized("an empty file")) }
        self = try Self.decoded(bytes)
    }

    private init(_ utf8: [UInt8], _ encoding: TextEncoding, _ faults: [BookWarning.Fault] = []) {
        self.utf8 = utf8
        self.encoding = encoding
        warnings = faults.map { BookWarning(.encoding, $0) }
    }

    private static func decoded(_ bytes: [UInt8]) throws(BookReadingError) -> DecodedText {
        if let (encoding, length) = byteOrderMark(bytes), encoding != .utf8 {
            return wide(bytes[length...], encoding)
        }
        let survey = bytes.withUnsafeBufferPointer { UTF8Survey($0) }
        let isClean = survey.nuls == 0 && survey.controls == 0
        if let kind = bytes.withUnsafeBufferPointer({ FileSignature.kind(of: $0, isCleanText: isClean) }) {
            throw .unknownFormat(looksLike: UnreadFormat(kind))
        }
        if let encoding = wideEncoding(byNULsIn: bytes) { return wide(bytes[...], encoding) }
        guard survey.nuls <= bytes.count / 1000, survey.controls <= bytes.count / 100 else {
            throw .unknownFormat(looksLike: UnreadFormat(localized("binary data, not a text")))
        }
        if survey.strayBytes == 0, escapesToJapanese(bytes) { return legacy(bytes, .iso2022JP, []) }
        let isUTF8 = byteOrderMark(bytes) != nil || survey.isMostlyUTF8 && !endsInAccent(bytes, survey)
        return isUTF8 ? self.utf8(bytes, survey) : legacy(bytes)
    }

    /// Whether the only byte above 0x7F is the last one, and rather an accented letter than the start of a character.
    private static func endsInAccent(_ bytes: [UInt8], _ survey: UTF8Survey) -> Bool {
        guard survey.isCutAtEnd, survey.sequences == 0, survey.strayBytes == 0, let last = bytes.last else {
            return false
        }
        return last >= 0xC4 && last != 0xE2
    }

    /// Source: RFC 1468, “Japanese Character Encoding for Internet Messages”.
    private static func escapesToJapanese(_ bytes: [UInt8]) -> Bool {
        var index = bytes.startIndex
        while let escape = bytes[index...].firstIndex(of: 0x1B) {
            index = escape + 1
            let code = bytes[index...].prefix(2)
            if code.elementsEqual([0x24, 0x42]) || code.elementsEqual([0x24, 0x40]) { return true }
        }
        return false
    }

    // MARK: Unicode

    /// Source: Unicode 16 §23.8, “Byte Order Mark (BOM)”.
    private static func byteOrderMark(_ bytes: [UInt8]) -> (TextEncoding, length: Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, 4) }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return nil
    }

    /// Western text in UTF-16 or UTF-32 has its NULs at every second place, or at three of four.
    private static func wideEncoding(byNULsIn bytes: [UInt8]) -> TextEncoding? {
        let sample = bytes.prefix(4096)
        guard sample.count >= 4 else { return nil }
        var nuls = [0, 0, 0, 0]
        for (index, byte) in sample.enumerated() where byte == 0 { nuls[index % 4] += 1 }
        let many = sample.count / 4 * 7 / 10
        let few = sample.count / 4 / 10
        switch nuls.map({ $0 >= many ? "x" : $0 <= few ? "." : "?" }).joined() {
        case ".xxx": return .utf32LittleEndian
        case "xxx.": return .utf32BigEndian
        case ".x.x": return .utf16LittleEndian
        case "x.x.": return .utf16BigEndian
        default: return nil
        }
    }

    private static func wide(_ bytes: ArraySlice<UInt8>, _ encoding: TextEncoding) -> DecodedText {
        let unit = encoding == .utf16LittleEndian || encoding == .utf16BigEndian ? 2 : 4
        let isLittle = encoding == .utf16LittleEndian || encoding == .utf32LittleEndian
        var utf8: [UInt8] = []
        utf8.reserveCapacity(bytes.count)
        let isDamaged =
            unit == 2
            ? appendUTF16(bytes, isLittle: isLittle, to: &utf8) : appendUTF32(bytes, isLittle: isLittle, to: &utf8)
        let damage = BookWarning.Fault.damagedText(encoding.name)
        return DecodedText(utf8, encoding, isDamaged || bytes.count % unit != 0 ? [damage] : [])
    }

    /// - Returns: Whether there were surrogates without their other half.
    private static func appendUTF16(_ bytes: ArraySlice<UInt8>, isLittle: Bool, to utf8: inout [UInt8]) -> Bool {
        var isDamaged = false
        var high: UInt32?
        for index in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
            let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
            let unit = isLittle ? second << 8 | first : first << 8 | second
            switch (high, unit) {
            case (let lead?, 0xDC00...0xDFFF):
                append(0x10000 + (lead - 0xD800) << 10 + (unit - 0xDC00), to: &utf8)
                high = nil
                continue
            case (.some, _):
                isDamaged = true
                append(0xFFFD, to: &utf8)
            default: break
            }
            high = (0xD800...0xDBFF).contains(unit) ? unit : nil
            if high == nil { isDamaged = append(unit, to: &utf8) || isDamaged }
        }
        return isDamaged || high != nil
    }

    private static func appendUTF32(_ bytes: ArraySlice<UInt8>, isLittle: Bool, to utf8: inout [UInt8]) -> Bool {
        var isDamaged = false
        for index in stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4) {
            let four = bytes[index..<index + 4].map(UInt32.init)
            let value = (isLittle ? four.reversed() : four).reduce(0) { $0 << 8 | $1 }
            isDamaged = append(value, to: &utf8) || isDamaged
        }
        return isDamaged
    }

    /// - Returns: Whether the number is no character, and U+FFFD was written for it.
    @discardableResult
    private static func append(_ value: UInt32, to utf8: inout [UInt8]) -> Bool {
        guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
            utf8.append(contentsOf: UTF8.encodedReplacementCharacter)
            return true
        }
        utf8.append(contentsOf: encoded)
        return false
    }

    // MARK: UTF-8

    private static func utf8(_ bytes: [UInt8], _ survey: UTF8Survey) -> DecodedText {
        let start = byteOrderMark(bytes)?.length ?? 0
        var faults: [BookWarning.Fault] = []
        if survey.isCutAtEnd { faults.append(.cutCharacter) }
        guard survey.strayBytes > 0 || survey.isCutAtEnd else {
            return DecodedText(start == 0 ? bytes : Array(bytes[start...]), .utf8)
        }
        if survey.strayBytes > 0 {
            faults.append(.strayBytes(survey.strayBytes))
        }
        return DecodedText(mended(bytes, from: start), .utf8, faults)
    }

    /// UTF-8 in which each stray byte was read as Windows-1252.
    private static func mended(_ bytes: [UInt8], from start: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        bytes.withUnsafeBufferPointer { buffer in
            var index = start
            while index < buffer.count {
                let length = UTF8Scalar.decode(buffer, at: index).length
                // What is left of a sequence cut off at the end would read as an accented letter.
                if UTF8Survey.isCut(buffer, at: index) { break }
                if length == 1, buffer[index] >= 0x80 {
                    append(TextCleaning.kept(Unicode.Scalar(buffer[index]))?.value ?? 0xFFFD, to: &result)
                } else {
                    result.append(contentsOf: buffer[index..<index + length])
                }
                index += length
            }
        }
        return result
    }

    // MARK: Older encodings

    private static func legacy(_ bytes: [UInt8]) -> DecodedText {
        let judgement = EncodingJudgement(bytes)
        return legacy(bytes, judgement.encoding, judgement.faults)
    }

    private static func legacy(_ bytes: [UInt8], _ encoding: TextEncoding, _ faults: [BookWarning.Fault]) -> DecodedText
    {
        let converted = bytes.withUnsafeBufferPointer { CharacterConversion(from: encoding)?.utf8(from: $0) }
        guard let converted else { return DecodedText(mended(bytes, from: 0), .windows1252, faults) }
        guard converted.invalid > 0 else { return DecodedText(converted.utf8, encoding, faults) }
        let replaced = BookWarning.Fault.replacedBytes(converted.invalid, encoding: encoding.name)
        return DecodedText(converted.utf8, encoding, faults + [replaced])
    }
}
