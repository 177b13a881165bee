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
        if let format = unread(head, name: name) { return .other(format) }
        if tail.firstRange(of: [0x50, 0x4B, 5, 6]) != nil, tail.firstRange(of: Array("META-INF/".utf8)) != nil {
            return .archive
        }
        return textKind(head, name: name)
    }

    /// What a file is that is not read, told by how it begins.
    private static func unread(_ head: [UInt8], name: String) -> UnreadFormat? {
        head.withUnsafeBufferPointer { bytes in
            if let comic = FileSignature.packedComic(bytes, name: name) { return UnreadFormat(comic, .packedComic) }
            let survey = UTF8Survey(bytes)
            let isCleanText = survey.nuls == 0 && survey.controls == 0
            return FileSignature.kind(of: bytes, isCleanText: isCleanText).map { UnreadFormat($0) }
        }
    }

    private static func textKind(_ head: [UInt8], name: String) -> Kind {
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
        let start = String(decoding: MarkupEncoding.decode(Array(head.prefix(4096))).utf8, as: UTF8.self)
        let plain: Kind = ["md", "markdown", "mdown", "mkd", "mkdn"].contains(ending) ? .markdown : .text
        return claimed(ending, markupKind(start.lowercased(), plain, ending: ending) ?? plain)
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

    /// What a text is whose first characters are a tag; `nil` when it is what its name says.
    private static func markupKind(_ start: String, _ plain: Kind, ending: String) -> Kind? {
        var rest = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        while let end = rest.hasPrefix("<!--") ? "-->" : rest.hasPrefix("<?") ? "?>" : nil {
            guard let found = rest.firstRange(of: end) else { break }
            rest = rest[found.upperBound...].drop { $0.isWhitespace }
        }
        guard rest.hasPrefix("<") else { return nil }
        if rest.hasPrefix("<fictionbook") { return .fictionBook }
        if rest.hasPrefix("<!doctype html") || rest.hasPrefix("<html") { return .html }
        // Many begin with a picture or a title in HTML.
        if plain == .markdown { return nil }
        if rest.contains("<html") { return .html }
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
}
