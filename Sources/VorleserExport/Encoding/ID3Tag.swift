#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore
import VorleserDisk

/// The tag at the beginning of an MP3, as FFmpeg writes it. Source: ID3 tag version 2.3.0, §3.
struct ID3Tag {
    /// Without its header; always of the same length.
    private(set) var body: [UInt8]

    private static let headerLength = 10

    /// - Parameter file: Begins with a tag of version 2.3; fails for any other.
    init?(_ file: some DataProtocol) {
        let header = [UInt8](file.prefix(Self.headerLength))
        guard header.count == Self.headerLength, header.starts(with: Array("ID3".utf8) + [3]), header[5] == 0 else {
            return nil
        }
        let length = header[6...].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
        body = [UInt8](file.dropFirst(Self.headerLength).prefix(length))
        guard body.count == length else { return nil }
    }

    /// Makes FFmpeg's comment, a text of the user's own called “comment”, the comment that players show.
    /// - Parameter language: Three letters.
    mutating func placeComment(language: String) {
        var frames: [UInt8] = []
        var rest = body[...]
        while let frame = Self.frame(at: &rest) { frames += Self.comment(frame, language: language) ?? Array(frame) }
        body = frames + [UInt8](repeating: 0, count: body.count - frames.count)
    }

    /// Takes a frame off the front; `nil` where the padding begins.
    private static func frame(at rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard rest.count > headerLength, rest[rest.startIndex] != 0 else { return nil }
        let length = headerLength + rest.dropFirst(4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard length <= rest.count else { return nil }
        defer { rest = rest.dropFirst(length) }
        return rest.prefix(length)
    }

    /// The comment for a frame that is FFmpeg's; shorter than that. `nil` for any other.
    private static func comment(_ frame: ArraySlice<UInt8>, language: String) -> [UInt8]? {
        let content = frame.dropFirst(headerLength)
        guard frame.starts(with: "TXXX".utf8), let encoding = content.first else { return nil }
        // In Latin-1 and in UTF-16 with its mark, each with its end.
        let isWide = encoding == 1
        let plain = Array("comment\0".utf8)
        let name: [UInt8] = isWide ? [0xFF, 0xFE] + plain.flatMap { letter -> [UInt8] in [letter, 0] } : plain
        guard content.dropFirst().starts(with: name) else { return nil }
        let nameless: [UInt8] = isWide ? [0xFF, 0xFE, 0, 0] : [0]
        var text: [UInt8] = [encoding] + Array(language.utf8)
        text += nameless
        text += content.dropFirst(1 + name.count)
        let length = (0..<4).map { index -> UInt8 in UInt8(truncatingIfNeeded: text.count >> (24 - 8 * index)) }
        return Array("COMM".utf8) + length + [0, 0] as [UInt8] + text
    }

    /// Does it in a file.
    /// - Parameters:
    ///   - path: Where the file is.
    ///   - output: What it will be called, for errors.
    ///   - language: Three letters; unknown when `nil`.
    /// - Throws: ``ExportError``
    static func placeComment(in path: String, of output: String, language: String?) throws(ExportError) {
        let code = language.flatMap { $0.utf8.count == 3 ? $0 : nil } ?? "und"
        guard let file = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe), var tag = Self(file) else {
            return
        }
        tag.placeComment(language: code)
        do throws(FileFault) {
            try OpenFile(changing: path).write(tag.body, at: headerLength)
        } catch {
            throw ExportError(error, at: output)
        }
    }
}
