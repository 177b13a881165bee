/// The fields of an entry, of one kind each.
struct StarDictEntry {
    /// As plain text.
    let plain: String

    /// - Parameters:
    ///   - bytes: The entry.
    ///   - kinds: Of its fields, in their order; `nil` when each field begins with its kind.
    init(_ bytes: [UInt8], kinds: [UInt8]?) {
        var paragraphs: [String] = []
        var rest = bytes[...]
        var kinds = kinds.map { $0[...] }
        while !rest.isEmpty {
            let isLast = kinds?.count == 1
            guard let kind = kinds == nil ? rest.popFirst() : kinds?.popFirst() else { break }
            let field = Self.take(from: &rest, kind, isLast: isLast)
            let text = Self.text(of: String(decoding: field, as: UTF8.self), kind)
            if !text.isEmpty { paragraphs.append(text) }
        }
        plain = paragraphs.joined(separator: "\n")
    }

    /// Small letters: text up to a zero; capitals: a length, and as many bytes. The last of a known sequence has neither.
    private static func take(from rest: inout ArraySlice<UInt8>, _ kind: UInt8, isLast: Bool) -> ArraySlice<UInt8> {
        defer { if isLast { rest = [] } }
        if isLast { return rest }
        let isSized = (0x41...0x5A).contains(kind)
        if isSized {
            let length = Int(rest.prefix(4).bigEndian)
            rest = rest.dropFirst(4)
            defer { rest = rest.dropFirst(length) }
            return rest.prefix(length)
        }
        let field = rest.prefix { $0 != 0 }
        rest = rest.dropFirst(field.count + 1)
        return field
    }

    private static func text(of field: String, _ kind: UInt8) -> String {
        switch Character(Unicode.Scalar(kind)) {
        case "m", "l", "n", "w": WrappedText(field).plain
        case "t", "y": "[" + field.trimmed + "]"
        case "x", "k": MarkupText(field, isXDXF: true).plain
        case "g", "h": MarkupText(field, isXDXF: false).plain
        // Pictures, sounds, and lists of them.
        default: ""
        }
    }
}
