/// What in a line another program fills in: MyST's roles, references to numbered things, values that are computed.
/// Sources: MyST's documentation, “Roles”; Quarto's, “Cross References” and “Inline Code”.
extension InlineDialect {
    /// `` {ref}`the other section <my-label>` ``: the words, or what the place is called.
    mutating func takeRole(at index: Int) -> Int {
        guard let end = line[index...].prefix(40).firstIndex(of: UInt8(ascii: "}")), end + 1 < line.endIndex,
            line[end + 1] == UInt8(ascii: "`")
        else { return 0 }
        let name = String(decoding: line[(index + 1)..<end], as: UTF8.self)
        guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber || "-_:.+".contains($0) })
        else { return 0 }
        let signs = line[(end + 1)...].prefix { $0 == UInt8(ascii: "`") }
        guard let closing = firstRange(of: Array(signs), from: signs.endIndex) else { return 0 }
        let inner = String(decoding: line[signs.endIndex..<closing.lowerBound], as: UTF8.self)
        // Between two pieces of code of which the first began on the line before stand blanks and commas.
        guard let first = inner.first, let last = inner.last, !last.isWhitespace,
            first.isLetter || first.isNumber || "~!./\\$%_-<".contains(first)
        else { return 0 }
        append(inner, in: name)
        return closing.upperBound - index
    }

    private mutating func append(_ inner: String, in role: String) {
        let kind = role.split(separator: ":").first.map(String.init) ?? role
        switch kind {
        case "cite", "footcite", "citep", "citet": appendAside(inner)
        case "math": result.append(contentsOf: InlineDialect.escaped(TeXFormula.plain(inner)))
        case "sub", "subscript", "sup", "superscript":
            let tag = kind.prefix(3)
            result.append(contentsOf: "<\(tag)>".utf8)
            result.append(contentsOf: InlineDialect.escaped(inner))
            result.append(contentsOf: "</\(tag)>".utf8)
        default: result.append(contentsOf: InlineDialect.escaped(words(inner, in: kind)))
        }
    }

    /// The words before a target in angles; of a target alone the name of the place.
    private func words(_ inner: String, in role: String) -> String {
        if inner.last == ">", let angle = inner.lastIndex(of: "<"), angle > inner.startIndex {
            return String(Substring(inner[..<angle]).trimmed()).replacing("%s", with: "").replacing("{name}", with: "")
        }
        guard ["ref", "numref", "doc", "eq", "prf", "any"].contains(role) else { return inner }
        let target = inner.split(separator: "/").last.map(String.init) ?? inner
        return places.title(of: inner) ?? Self.spaced(target)
    }

    private static func spaced(_ label: String) -> String {
        label.replacing("-", with: " ").replacing("_", with: " ").replacing(":", with: " ")
    }

    /// `@fig-cat`, `@sec:joins`: the title where the text has it, or the sort of thing and its label.
    mutating func takeCrossReference(at index: Int) -> Int {
        let isFree = result.last.map { $0 <= 0x20 || "([-–\u{A0}".utf8.contains($0) } ?? true
        let label = line[(index + 1)...].prefix {
            ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || (0x30...0x39).contains($0) || "-_:".utf8.contains($0)
        }
        var name = String(decoding: label, as: UTF8.self)
        while name.last == ":" || name.last == "-" { name.removeLast() }
        guard isFree, let sign = name.firstIndex(where: { $0 == "-" || $0 == ":" }),
            let kind = Self.kinds[name[..<sign]]
        else { return 0 }
        if result.last == UInt8(ascii: "-") { result.removeLast() }
        let words = places.title(of: name) ?? kind + " " + Self.spaced(String(name[name.index(after: sign)...]))
        result.append(contentsOf: InlineDialect.escaped(words))
        return 1 + name.utf8.count
    }

    private static let kinds: [Substring: String] = [
        "sec": "Section", "fig": "Figure", "tbl": "Table", "tab": "Table", "eq": "Equation", "lst": "Listing",
        "thm": "Theorem", "lem": "Lemma", "cor": "Corollary", "prp": "Proposition", "cnj": "Conjecture",
        "def": "Definition", "exm": "Example", "exr": "Exercise",
    ]

    /// Whether code in a line stands for the value it has: `` `r nrow(x)` ``, `` `{python} total` ``.
    static func isComputed(_ code: String) -> Bool {
        if code.hasPrefix("r ") { return code.dropFirst(2).contains { "([$_".contains($0) } }
        return ["{r} ", "{python} ", "{julia} ", "{ojs} ", "{eval}"].contains(where: code.hasPrefix)
    }
}
