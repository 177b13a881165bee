extension XMLDocument {
    /// The document in UTF-8, an element without text of its own on a line of its own.
    /// - Parameter doctype: The document type declaration, for XHTML.
    /// - Returns: XML.
    func bytes(doctype: String? = nil) -> [UInt8] {
        var root = root
        root.attributes.removeAll { $0.name == "xmlns" || $0.name.hasPrefix("xmlns:") }
        let used = usedPrefixes
        let names = vocabularies.filter { used.contains($0.key) }.sorted { $0.key < $1.key }
        let declarations = names.map {
            Element.Attribute(name: $0.key.isEmpty ? "xmlns" : "xmlns:" + $0.key, value: $0.value)
        }
        root.attributes = declarations + root.attributes
        var writer = ElementWriter()
        writer.write(root, level: 0)
        let head = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + (doctype.map { $0 + "\n" } ?? "")
        return Array((head + writer.text).utf8)
    }

    private var usedPrefixes: Set<String> {
        var used: Set<String> = [""]
        for element in root.tree {
            for name in [element.name] + element.attributes.map(\.name) {
                if let colon = name.firstIndex(of: ":") { used.insert(String(name[..<colon])) }
            }
        }
        return used
    }
}

extension String {
    /// The text as XML writes it between tags, or between quotation marks; characters that XML does not have are left
    /// out.
    package var escapedForXML: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "\u{0D}": result.append(contentsOf: "&#13;".unicodeScalars)
            case "\u{09}", "\u{0A}": result.append(scalar)
            case "\u{00}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

/// Writes elements, indented where that changes no text.
private struct ElementWriter {
    private(set) var text = ""

    mutating func write(_ element: Element, level: Int) {
        let attributes = element.attributes.map { #" \#($0.name)="\#($0.value.escapedForXML)""# }.joined()
        guard !element.children.isEmpty else {
            text += "<\(element.name)\(attributes)/>\n"
            return
        }
        let isRunning = element.children.contains { if case .text(let text) = $0 { !text.isBlank } else { false } }
        text += "<\(element.name)\(attributes)>" + (isRunning ? "" : "\n")
        for child in element.children {
            if isRunning { writeInline(child) } else { writeIndented(child, level: level + 1) }
        }
        text += (isRunning ? "" : indent(level)) + "</\(element.name)>\n"
    }

    private mutating func writeIndented(_ node: Element.Node, level: Int) {
        switch node {
        case .element(let element):
            text += indent(level)
            write(element, level: level)
        case .comment(let comment): text += indent(level) + "<!--\(comment)-->\n"
        case .text: break
        }
    }

    private mutating func writeInline(_ node: Element.Node) {
        switch node {
        case .element(let element):
            write(element, level: 0)
            text.removeLast()
        case .comment(let comment): text += "<!--\(comment)-->"
        case .text(let words): text += words.escapedForXML
        }
    }

    private func indent(_ level: Int) -> String { String(repeating: "  ", count: level) }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
