/// A tag by which a program that makes pages puts something in: Hugo's shortcodes, Liquid's tags, mdBook's.
struct MarkdownTag {
    /// How tags begin and end.
    static let signs = [
        ("{{<", ">}}"), ("{{%", "%}}"), ("{%", "%}"), ("{{#", "}}"), ("{{/", "}}"),
    ]

    /// Its first word, in small letters.
    let name: String
    private let values: [String: String]

    /// - Parameter inner: What stands between its signs.
    init(_ inner: ArraySlice<UInt8>) {
        let text = Substring(String(decoding: inner, as: UTF8.self)).trimmed().drop { $0 == "-" || $0 == " " }
        name = text.prefix { !$0.isWhitespace }.lowercased()
        values = Self.values(text)
    }

    func value(_ name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// `key="words"`, with either quotation mark.
    private static func values(_ text: Substring) -> [String: String] {
        var values: [String: String] = [:]
        var rest = text
        while let sign = rest.firstIndex(of: "=") {
            let name = rest[..<sign].reversed().prefix { $0.isLetter || $0 == "_" || $0 == "-" }.reversed()
            rest = rest[rest.index(after: sign)...]
            guard let quote = rest.first, quote == "\"" || quote == "'",
                let end = rest.dropFirst().firstIndex(of: quote)
            else { continue }
            values[String(name).lowercased()] = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
        }
        return values
    }

    /// What a reader of the page sees of it, in Markdown: a picture's caption, or the title of a tab.
    var shown: [UInt8] {
        let caption = Array((value("caption") ?? value("title") ?? "").utf8)
        let source = ["src", "image_path", "url", "path", "file", "link"].lazy.compactMap(value).first
        guard let alternative = value("alt"), let source, alternative != value("caption") else { return caption }
        let picture = Array("![".utf8) + InlineDialect.escaped(alternative) + Array("](<\(source)>)".utf8)
        return picture + (caption.isEmpty ? [] : [0x20]) + caption
    }
}
