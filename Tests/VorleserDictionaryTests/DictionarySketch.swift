import CZlib
import Foundation
import VorleserTesting

/// Small dictionaries, written as the formats' own documents say.
enum DictionarySketch {
    /// - Returns: The index.
    static func dictd(
        _ entries: [(String, String)],
        named name: String = "sketch",
        in folder: Folder,
        isPacked: Bool = false
    ) throws -> String {
        var (index, texts) = ("", "")
        for (word, text) in [("00-database-short", "00-database-short\n   A Sketch\n")] + entries {
            index += "\(word)\t\(base64(texts.utf8.count))\t\(base64(text.utf8.count))\n"
            texts += text
        }
        try Data(index.utf8).write(to: folder.url(name + ".index"))
        let bytes = Array(texts.utf8)
        try Data(isPacked ? dictzip(bytes) : bytes).write(to: folder.url(name + (isPacked ? ".dict.dz" : ".dict")))
        return folder.url(name + ".index").path
    }

    /// - Returns: The `.ifo`.
    static func starDict(
        _ entries: [(String, String)],
        kind: String,
        spellings: [String: UInt32] = [:],
        in folder: Folder,
        isPacked: Bool = false
    ) throws -> String {
        var (index, texts, others): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
        for (word, text) in entries {
            index += Array(word.utf8) + [0] + big(UInt32(texts.count)) + big(UInt32(text.utf8.count))
            texts += Array(text.utf8)
        }
        for (word, number) in spellings { others += Array(word.utf8) + [0] + big(number) }
        let about = "StarDict's dict ifo file\nversion=2.4.2\nbookname=A Sketch\nsametypesequence=\(kind)\n"
        try Data(about.utf8).write(to: folder.url("s.ifo"))
        let packed = deflated(index, wrapping: 31, flush: Z_FINISH)
        try Data(isPacked ? packed : index).write(to: folder.url(isPacked ? "s.idx.gz" : "s.idx"))
        try Data(isPacked ? dictzip(texts) : texts).write(to: folder.url(isPacked ? "s.dict.dz" : "s.dict"))
        if !spellings.isEmpty { try Data(others).write(to: folder.url("s.syn")) }
        return folder.url("s.ifo").path
    }

    private static func big(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }

    private static func base64(_ number: Int) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        return (number >= 64 ? base64(number / 64) : "") + String(digits[number % 64])
    }

    /// Packed as dictzip does, in pieces so small that entries lie across them.
    private static func dictzip(_ bytes: [UInt8]) -> [UInt8] {
        let length = 20
        let pieces = stride(from: 0, to: bytes.count, by: length).map {
            deflated(Array(bytes[$0..<min($0 + length, bytes.count)]), wrapping: -15, flush: Z_FULL_FLUSH)
        }
        let table = [1, length, pieces.count] + pieces.map(\.count)
        let field = Array("RA".utf8) + two(table.count * 2) + table.flatMap(two)
        // Flags: extra fields, and a name.
        return [0x1F, 0x8B, 8, 12, 0, 0, 0, 0, 0, 3] + two(field.count) + field + Array("name".utf8) + [0]
            + pieces.flatMap(\.self) + [3, 0] + [UInt8](repeating: 0, count: 8)
    }

    private static func two(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }

    static func deflated(_ bytes: [UInt8], wrapping: CInt, flush: CInt) -> [UInt8] {
        var stream = z_stream()
        deflateInit2_(
            &stream,
            6,
            Z_DEFLATED,
            wrapping,
            8,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            CInt(MemoryLayout<z_stream>.size)
        )
        defer { deflateEnd(&stream) }
        var input = bytes
        return input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            return [UInt8](unsafeUninitializedCapacity: bytes.count * 2 + 200) { output, count in
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                _ = deflate(&stream, flush)
                count = output.count - Int(stream.avail_out)
            }
        }
    }
}
