import VorleserCore
import Wording

/// What kind of file bytes are, by what is in them.
enum FormatRecognition {
    enum Kind: Equatable {
        /// An archive, which may be an EPUB.
        case archive
        case fictionBook
        /// MOBI, AZW3, or a PalmDOC text.
        case kindle
        case pdf
        case html
        case markdown
        case text
        /// Something else, such as “a PNG picture”.
        case other(UnreadFormat)
        case empty
    }

    /// - Parameters:
    ///   - head: The file's first bytes, some thousands.
    ///   - tail: Its last bytes, up to 66,000.
    ///   - name: The file's name, which decides between plain text and Markdown alone.
    /// - Returns: What the file is, or what it looks like.
    static func kind(head: [UInt8], tail: [UInt8], name: String) -> Kind {
        if head.isEmpty { return .empty }
        if head.starts(with: [0x50, 0x4B, 3, 4]) || head.starts(with: [0x50, 0x4B, 5, 6]) { return .archive }
        if head.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil { return .pdf }
        if ["BOOKMOBI", "TEXtREAd"].contains(where: { head.dropFirst(60).starts(with: $0.utf8) }) { return .kindle }
        func begins(_ offset: Int, _ bytes: [UInt8]) -> Bool { head.dropFirst(offset).starts(with: bytes) }
        if let known = comics.first(where: { begins($0.offset, $0.bytes) && name.lowercased().hasSuffix($0.ending) }) {
            return .other(UnreadFormat(known.words, .packedComic))
        }
        if let known = signatures.first(where: { begins($0.offset, $0.bytes) }) {
            return .other(UnreadFormat(known.words))
        }
        if tail.firstRange(of: [0x50, 0x4B, 5, 6]) != nil, tail.firstRange(of: Array("META-INF/".utf8)) != nil {
            return .archive
        }
        return textKind(head, name: name)
    }

    private static func textKind(_ head: [UInt8], name: String) -> Kind {
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
        let start = String(decoding: MarkupEncoding.decode(Array(head.prefix(4096))).utf8, as: UTF8.self)
        if let kind = markupKind(start.lowercased(), ending: ending) { return claimed(ending, kind) }
        let isMarkdown = ["md", "markdown", "mdown", "mkd", "mkdn"].contains(ending)
        return claimed(ending, isMarkdown ? .markdown : .text)
    }

    /// A file that is named like an archive but holds text is a mistake that is better told than read.
    private static func claimed(_ ending: String, _ kind: Kind) -> Kind {
        guard ["epub", "pdf", "zip", "mobi", "azw3", "docx", "cbz", "cbr"].contains(ending) else { return kind }
        switch kind {
        case .html: return .other(UnreadFormat(localized("a web page with the ending “.\(ending)”")))
        case .fictionBook: return .other(UnreadFormat(localized("a FictionBook with the ending “.\(ending)”")))
        case .text, .markdown: return .other(UnreadFormat(localized("text or noise with the ending “.\(ending)”")))
        default: return kind
        }
    }

    private static func markupKind(_ start: String, ending: String) -> Kind? {
        var rest = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        while let end = rest.hasPrefix("<!--") ? "-->" : rest.hasPrefix("<?") ? "?>" : nil {
            guard let found = rest.firstRange(of: end) else { break }
            rest = rest[found.upperBound...].drop { $0.isWhitespace }
        }
        guard rest.hasPrefix("<") else { return nil }
        if rest.hasPrefix("<fictionbook") { return .fictionBook }
        if rest.hasPrefix("<!doctype html") || rest.hasPrefix("<html") || rest.contains("<html") { return .html }
        if rest.hasPrefix("<svg") { return .other(UnreadFormat(localized("an SVG drawing"))) }
        if rest.hasPrefix("<package") || rest.hasPrefix("<ncx") || rest.hasPrefix("<container") {
            return .other(UnreadFormat(localized("a part of an EPUB taken out of it")))
        }
        let tag = rest.dropFirst().prefix { $0.isLetter || $0.isNumber }
        let isHTMLTag = [
            "head", "body", "div", "p", "h1", "h2", "h3", "title", "meta", "article", "section", "main", "pre", "a",
            "table", "center",
        ].contains(String(tag))
        if ["html", "htm", "xhtml", "xht"].contains(ending) || (isHTMLTag && rest.contains("</")) { return .html }
        return start.hasPrefix("<?xml") ? .other(UnreadFormat(localized("an XML document"))) : nil
    }

    private static let rar = Array("Rar!".utf8)
    private static let sevenZip: [UInt8] = [0x37, 0x7A, 0xBC, 0xAF]
    private static let tar = Array("ustar".utf8)

    /// Archives of pictures by their endings.
    private static var comics: [(ending: String, offset: Int, bytes: [UInt8], words: String)] {
        [
            (".cbr", 0, rar, localized("a comic packed as a RAR archive")),
            (".cb7", 0, sevenZip, localized("a comic packed as a 7-Zip archive")),
            (".cbt", 257, tar, localized("a comic packed as a tar archive")),
        ]
    }

    private static var signatures: [(offset: Int, bytes: [UInt8], words: String)] {
        [
            (0, [0x89, 0x50, 0x4E, 0x47], localized("a PNG picture")),
            (0, [0xFF, 0xD8, 0xFF], localized("a JPEG picture")),
            (0, Array("GIF8".utf8), localized("a GIF picture")), (8, Array("WEBP".utf8), localized("a WebP picture")),
            (0, [0x49, 0x49, 0x2A, 0], localized("a TIFF picture")),
            (0, [0x4D, 0x4D, 0, 0x2A], localized("a TIFF picture")),
            (0, [0x1F, 0x8B], localized("a gzip archive")), (0, Array("BZh".utf8), localized("a bzip2 archive")),
            (0, rar, localized("a RAR archive")),
            (0, sevenZip, localized("a 7-Zip archive")),
            (0, [0xFD, 0x37, 0x7A, 0x58, 0x5A], localized("an xz archive")),
            (0, Array("{\\rtf".utf8), localized("a Rich Text document (RTF)")),
            (0, [0xD0, 0xCF, 0x11, 0xE0], localized("an old Word document (.doc)")),
            (0, Array("TPZ".utf8), localized("a Kindle Topaz book")),
            (0, [0x7F, 0x45, 0x4C, 0x46], localized("a program")),
            (0, Array("MZ".utf8) + [0x90, 0], localized("a Windows program")),
            (0, Array("ID3".utf8), localized("an MP3 sound file")),
            (0, Array("OggS".utf8), localized("an Ogg sound file")),
            (0, Array("fLaC".utf8), localized("a FLAC sound file")),
            (0, Array("RIFF".utf8), localized("a sound or video file")),
            (4, Array("ftyp".utf8), localized("an MP4 sound or video file")),
            (0, Array("AT&TFORM".utf8), localized("a DjVu document")),
            (0, Array("ITSF".utf8), localized("a Windows help file (CHM)")),
            (0, Array("SQLite format 3".utf8), localized("a database")),
            (0, Array("%!PS".utf8), localized("a PostScript document")),
            (0, Array("BM".utf8) + [0], localized("a BMP picture")),
            (257, tar, localized("a tar archive")),
        ]
    }
}
