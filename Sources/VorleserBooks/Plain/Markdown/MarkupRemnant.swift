/// What is left of HTML in a Markdown text when its tags are taken away.
enum MarkupRemnant {
    /// The paragraphs of text in it, with the commonest character references read.
    static func paragraphs(of markup: String) -> [String] {
        text(of: markup).replacing("\r", with: "").split(separator: "\n\n").map(String.init)
            .filter { $0.contains { !$0.isWhitespace } }
    }

    private static func text(of markup: String) -> String {
        var result = ""
        var rest = markup[...]
        while let open = rest.firstIndex(of: "<") {
            result += rest[..<open]
            rest = rest[open...]
            if rest.hasPrefix("<!--") {
                rest = after("-->", in: rest)
                continue
            }
            guard let end = rest.firstIndex(of: ">"), startsTag(rest) else {
                result.append("<")
                rest = rest.dropFirst()
                continue
            }
            let name = rest[rest.index(after: open)...].prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
            if parting.contains(name) { result += "\n\n" }
            rest = rest[rest.index(after: end)...]
            if hidden.contains(name) { rest = after(">", in: after("</\(name)", in: rest)) }
        }
        return unescaped(result + rest)
    }

    private static func startsTag(_ text: Substring) -> Bool {
        guard let next = text.dropFirst().first else { return false }
        return next.isLetter || next == "/" || next == "!" || next == "?"
    }

    private static func after(_ end: String, in text: Substring) -> Substring {
        text.firstRange(of: end).map { text[$0.upperBound...] } ?? text[text.endIndex...]
    }

    private static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return references.reduce(text) { $0.replacing($1.name, with: $1.sign) }
    }

    private static let references = [
        (name: "&lt;", sign: "<"), (name: "&gt;", sign: ">"), (name: "&quot;", sign: "\""), (name: "&#39;", sign: "'"),
        (name: "&nbsp;", sign: "\u{A0}"), (name: "&mdash;", sign: "—"), (name: "&ndash;", sign: "–"),
        (name: "&hellip;", sign: "…"), (name: "&amp;", sign: "&"),
    ]
    private static let hidden: Set<String> = ["script", "style", "template", "head", "svg", "math", "iframe"]
    private static let parting: Set<String> = [
        "p", "/p", "div", "/div", "br", "br/", "li", "/li", "tr", "/tr", "h1", "h2", "h3", "h4", "/h1", "/h2", "/h3",
        "/h4",
        "summary", "/summary", "details", "/details", "hr", "hr/", "table", "/table", "ul", "/ul", "blockquote",
    ]
}
