/// HTML that stands in a Markdown text, read as that of a page.
enum MarkdownMarkup {
    /// What the text is called inside the book.
    static let href = "text.md"

    /// Reads what stands between blocks, or one element that stands in a line, e.g. a formula.
    /// - Parameters:
    ///   - markup: HTML.
    ///   - name: The element's; `nil` for all of it.
    ///   - builder: Takes text and marks.
    static func read(_ markup: String, only name: String? = nil, into builder: inout DocumentBuilder) {
        // Most of it are single tags around Markdown, which say nothing by themselves.
        guard markup.hasTextOrPicture else { return }
        ContentDocument(html: Array("<body>\(markup)</body>".utf8))?.write(name, into: &builder, setting)
    }

    /// Text as it is written in HTML.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private static let setting = {
        var setting = ContentDocument.Setting(href: MarkdownMarkup.href)
        // Pictures are named as the text names them.
        setting.picture = { $0.hasPrefix("data:") ? "" : $0 }
        return setting
    }()
}

extension String {
    /// Whether there is anything between tags, or a tag that is shown.
    fileprivate var hasTextOrPicture: Bool {
        var isInTag = false
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "<"): isInTag = true
            case UInt8(ascii: ">"): isInTag = false
            default: if !isInTag, byte > 0x20 { return true }
            }
        }
        let tags = lowercased()
        return ["<img", "<hr", "<svg", "alttext=", "id=", "name="].contains(where: tags.contains)
    }
}
