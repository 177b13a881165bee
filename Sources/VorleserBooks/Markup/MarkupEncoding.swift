import CLibXML2
import VorleserCore
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Turns the bytes of an XML or HTML file into UTF-8, whatever they say of themselves.
///
/// Judged in this order: byte order mark; shape of the first bytes (UTF-16 and UTF-32 without mark); valid UTF-8, even
/// if another encoding is declared; the declared encoding; Windows-1252.
/// Source: XML 1.0 appendix F; HTML Living Standard §13.2.3, “The input byte stream”.
enum MarkupEncoding {
    struct Decoded {
        var utf8: [UInt8]
        /// Said when the bytes are not in the encoding that they declare.
        var warning: BookWarning.Fault?
    }

    static func decode(_ bytes: [UInt8]) -> Decoded {
        if let wide = decodeWide(bytes) { return wide }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let declared = declaredName(in: bytes.prefix(1024))
        let isUTF8 = isValidUTF8(bytes, from: start)
        if isUTF8, start > 0 || declared.map(mayBeUTF8) ?? true {
            return Decoded(utf8: start > 0 ? Array(bytes[start...]) : bytes, warning: contradiction(declared, bytes))
        }
        if let declared, start == 0, !isUTF8Name(declared) {
            return decodeDeclared(bytes, as: declared, isUTF8: isUTF8)
        }
        return Decoded(
            utf8: repairedUTF8(bytes, from: start),
            warning: .mixedEncoding
        )
    }

    /// Said of UTF-8 that declares to be something else; ASCII is everything.
    private static func contradiction(_ declared: String?, _ bytes: [UInt8]) -> BookWarning.Fault? {
        guard let declared, !isUTF8Name(declared), bytes.contains(where: { $0 >= 0x80 }) else { return nil }
        return .otherThanUTF8(String(declared.prefix(40)))
    }

    // MARK: UTF-16 and UTF-32

    private static func decodeWide(_ bytes: [UInt8]) -> Decoded? {
        let head = Array(bytes.prefix(4))
        guard head.count >= 2 else { return nil }
        if head == [0xFF, 0xFE, 0, 0] || head == [0x3C, 0, 0, 0] {
            return Decoded(utf8: utf32(bytes, littleEndian: true))
        }
        if head == [0, 0, 0xFE, 0xFF] || head == [0, 0, 0, 0x3C] {
            return Decoded(utf8: utf32(bytes, littleEndian: false))
        }
        if head.starts(with: [0xFF, 0xFE]) { return Decoded(utf8: utf16(bytes, from: 2, littleEndian: true)) }
        if head.starts(with: [0xFE, 0xFF]) { return Decoded(utf8: utf16(bytes, from: 2, littleEndian: false)) }
        guard head.count == 4 else { return nil }
        if head[0] == 0x3C, head[1] == 0, head[3] == 0 {
            return Decoded(utf8: utf16(bytes, from: 0, littleEndian: true))
        }
        if head[0] == 0, head[1] == 0x3C, head[2] == 0 {
            return Decoded(utf8: utf16(bytes, from: 0, littleEndian: false))
        }
        return nil
    }

    private static func utf16(_ bytes: [UInt8], from start: Int, littleEndian: Bool) -> [UInt8] {
        let units = stride(from: start, to: bytes.count - 1, by: 2).lazy.map { index in
            littleEndian
                ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
                : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
        }
        return Array(String(decoding: Array(units), as: UTF16.self).utf8)
    }

    private static func utf32(_ bytes: [UInt8], littleEndian: Bool) -> [UInt8] {
        var text = String.UnicodeScalarView()
        for index in stride(from: 0, to: bytes.count - 3, by: 4) {
            let four = bytes[index..<index + 4]
            let value = (littleEndian ? four.reversed() : Array(four)).reduce(0) { UInt32($0) << 8 | UInt32($1) }
            if value != 0xFEFF || index > 0 { text.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
        }
        return Array(String(text).utf8)
    }

    // MARK: What the file declares

    /// The encoding that an XML declaration or a `<meta>` names.
    static func declaredName(in head: some Sequence<UInt8>) -> String? {
        let text = String(decoding: head.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self).lowercased()
        if let declaration = text.firstRange(of: "<?xml"), let end = text.firstRange(of: "?>"),
            declaration.upperBound < end.lowerBound,
            let name = value(of: "encoding", in: text[declaration.upperBound..<end.lowerBound])
        {
            return name
        }
        guard let meta = text.firstRange(of: "<meta") else { return nil }
        return value(of: "charset", in: text[meta.upperBound...])
    }

    private static func value(of name: String, in text: Substring) -> String? {
        guard let found = text.firstRange(of: name) else { return nil }
        let rest = text[found.upperBound...].drop { $0 == " " || $0 == "=" || $0 == "\"" || $0 == "'" }
        let value = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:+".contains($0)) }
        return value.isEmpty ? nil : String(value)
    }

    private static func isUTF8Name(_ name: String) -> Bool {
        ["utf-8", "utf8", "utf-16", "utf-16le", "utf-16be", "us-ascii", "ascii", "utf-7", "unicode"].contains(name)
    }

    /// Bytes of encodings that use 7-bit escapes are valid UTF-8 too.
    private static func mayBeUTF8(_ name: String) -> Bool { !name.hasPrefix("iso-2022") && !name.hasPrefix("hz") }

    private static func decodeDeclared(_ bytes: [UInt8], as name: String, isUTF8: Bool) -> Decoded {
        if isWindows1252(name) { return Decoded(utf8: windows1252(bytes)) }
        if let text = convert(bytes, from: name) { return Decoded(utf8: text) }
        let warning = BookWarning.Fault.wrongEncoding(String(name.prefix(40)))
        return Decoded(utf8: isUTF8 ? bytes : repairedUTF8(bytes, from: 0), warning: warning)
    }

    /// Names that browsers read as Windows-1252. Source: WHATWG Encoding Standard §4.2, “Names and labels”.
    private static func isWindows1252(_ name: String) -> Bool {
        ["iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1", "windows-1252", "cp1252", "x-cp1252"]
            .contains(name)
    }

    /// - Returns: `nil` for an unknown encoding, or when more than one byte in fifty does not belong to it.
    private static func convert(_ bytes: [UInt8], from name: String) -> [UInt8]? {
        guard let handler = xmlFindCharEncodingHandler(name) else { return nil }
        defer { _ = xmlCharEncCloseFunc(handler) }
        guard let input = xmlBufferCreateSize(bytes.count + 1), let output = xmlBufferCreateSize(bytes.count * 2 + 16)
        else { return nil }
        defer {
            xmlBufferFree(input)
            xmlBufferFree(output)
        }
        guard xmlBufferAdd(input, bytes, Int32(bytes.count)) == 0 else { return nil }
        var faults = 0
        while xmlBufferLength(input) > 0 {
            let left = xmlBufferLength(input)
            let result = xmlCharEncInFunc(handler, output, input)
            if xmlBufferLength(input) == 0 { break }
            if result >= 0, xmlBufferLength(input) < left { continue }
            faults += 1
            guard faults <= bytes.count / 50 + 1 else { return nil }
            xmlBufferAdd(output, "\u{FFFD}", 3)
            xmlBufferShrink(input, 1)
        }
        guard let content = xmlBufferContent(output) else { return nil }
        return Array(UnsafeBufferPointer(start: content, count: Int(xmlBufferLength(output))))
    }

    // MARK: UTF-8 and Windows-1252

    static func isValidUTF8(_ bytes: [UInt8], from start: Int = 0) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            var index = start
            while index < buffer.count {
                if buffer[index] < 0x80 {
                    index += 1
                    continue
                }
                let (scalar, length) = UTF8Scalar.decode(buffer, at: index)
                if length == 1, scalar == "\u{FFFD}" { return false }
                index += length
            }
            return true
        }
    }

    private static func windows1252(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes { appendWindows1252(byte, to: &text) }
        return text
    }

    /// UTF-8 whose faulty bytes are taken for Windows-1252.
    private static func repairedUTF8(_ bytes: [UInt8], from start: Int) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        bytes.withUnsafeBufferPointer { buffer in
            var index = start
            while index < buffer.count {
                let (scalar, length) = UTF8Scalar.decode(buffer, at: index)
                if length == 1, scalar == "\u{FFFD}" {
                    appendWindows1252(buffer[index], to: &text)
                } else {
                    text.append(contentsOf: buffer[index..<index + length])
                }
                index += length
            }
        }
        return text
    }

    private static func appendWindows1252(_ byte: UInt8, to text: inout [UInt8]) {
        if byte < 0x80 {
            text.append(byte)
        } else if let scalar = TextCleaning.kept(Unicode.Scalar(byte)) ?? (byte == 0xAD ? "\u{AD}" : nil) {
            text.append(contentsOf: Array(String(Character(scalar)).utf8))
        } else {
            text.append(contentsOf: [0xEF, 0xBF, 0xBD])
        }
    }
}
