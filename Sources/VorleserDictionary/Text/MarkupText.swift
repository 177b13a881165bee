/// Text with tags, of HTML, Pango or XDXF, made plain: no tag goes through, whatever it is.
struct MarkupText {
    /// A line for each block.
    let plain: String

    private static let longest = 20_000

    /// - Parameters:
    ///   - text: As it stands in the dictionary.
    ///   - isXDXF: `tr` is how a word is said there, not a row of a table.
    init(_ text: String, isXDXF: Bool) {
        var out = ""
        var rest = text[...]
        while let open = rest.first {
            if open == "<", let tag = Tag(rest) {
                rest = rest[tag.end...]
                if tag.isOpening, Self.unshown.contains(tag.name) {
                    rest = Self.after(end: tag.name, in: rest)
                } else if isXDXF, tag.name == "tr" {
                    out += tag.isOpening ? "[" : "]"
                } else if Self.blocks.contains(tag.name) || isXDXF && Self.ownBlocks.contains(tag.name) {
                    out += "\n"
                }
            } else if open == "&", let entity = Entity(rest) {
                out.unicodeScalars.append(entity.scalar)
                rest = rest[entity.end...]
            } else {
                out.append(open)
                rest = rest.dropFirst()
            }
        }
        let lines = out.split { $0.isNewline }.map { line in
            line.split { $0.isWhitespace }.joined(separator: " ")
        }
        plain = lines.filter { !$0.isEmpty }.joined(separator: "\n").cut(at: Self.longest)
    }

    private static let blocks: Set = [
        "br", "p", "div", "li", "ul", "ol", "dl", "dt", "dd", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
        "blockquote", "section", "article", "pre",
    ]
    private static let ownBlocks: Set = ["k", "def", "dtrn", "ex", "def_text"]
    private static let unshown: Set = ["script", "style", "head", "title", "template", "iframe", "object", "svg"]

    private static func after(end name: String, in rest: Substring) -> Substring {
        var rest = rest
        while let open = rest.firstIndex(of: "<") {
            guard let tag = Tag(rest[open...]) else {
                rest = rest[rest.index(after: open)...]
                continue
            }
            rest = rest[tag.end...]
            if tag.name == name, !tag.isOpening { return rest }
        }
        return ""
    }
}

/// A tag at the start of a text.
private struct Tag {
    let name: String
    let isOpening: Bool
    let end: Substring.Index

    init?(_ text: Substring) {
        var body = text.dropFirst()
        isOpening = body.first != "/"
        if !isOpening { body = body.dropFirst() }
        guard let first = body.first, first.isLetter || first == "!" || first == "?" else { return nil }
        name = String(body.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.prefix(20)).lowercased()
        var quote: Character?
        var index = body.startIndex
        while index < body.endIndex {
            let sign = body[index]
            if let open = quote {
                if sign == open { quote = nil }
            } else if sign == "\"" || sign == "'" {
                quote = sign
            } else if sign == ">" {
                end = body.index(after: index)
                return
            }
            index = body.index(after: index)
        }
        // Without an end, all that follows is of the tag.
        end = body.endIndex
    }
}

/// A reference to a character at the start of a text.
private struct Entity {
    let scalar: Unicode.Scalar
    let end: Substring.Index

    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
        "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
        "middot": "·",
        "bull": "•", "deg": "°", "times": "×", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ouml": "ö",
        "auml": "ä", "uuml": "ü", "szlig": "ß",
    ]

    init?(_ text: Substring) {
        let body = text.dropFirst().prefix(10)
        guard let stop = body.firstIndex(of: ";") else { return nil }
        let name = body[..<stop]
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let isHex = digits.first == "x" || digits.first == "X"
            guard let code = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10),
                let named = Unicode.Scalar(code), code >= 0x20
            else { return nil }
            scalar = named
        } else {
            guard let named = Self.names[String(name)] else { return nil }
            scalar = named
        }
        end = text.index(after: stop)
    }
}
