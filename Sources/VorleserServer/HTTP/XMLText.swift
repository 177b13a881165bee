/// A piece of an XML document that is being written.
indirect enum XMLText {
    case element(String, [(name: String, value: String)], [XMLText])
    case text(String)

    static func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: XMLText...)
        -> XMLText
    {
        .element(name, attributes.map { ($0.key, $0.value) }, content)
    }

    /// An element with nothing but text in it.
    static func line(_ name: String, _ text: String) -> XMLText { .element(name, [], [.text(text)]) }

    /// The whole document, in UTF-8.
    var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + written + "\n" }

    private var written: String {
        switch self {
        case .text(let text): text.escaped
        case .element(let name, let attributes, let content):
            "<\(name)" + attributes.map { " \($0.name)=\"\($0.value.escaped)\"" }.joined()
                + (content.isEmpty ? "/>" : ">" + content.map(\.written).joined() + "</\(name)>")
        }
    }
}

extension String {
    /// For text and attributes; characters that XML has no place for are left out (XML 1.0, § 2.2).
    fileprivate var escaped: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{84}", "\u{86}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
