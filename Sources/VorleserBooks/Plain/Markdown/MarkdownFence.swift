/// A line that begins a block set apart: ```` ```python ````, `:::{note}`, `~~~`.
struct MarkdownFence {
    /// How many blanks stand before it.
    let margin: Int
    private let sign: UInt8
    /// How many signs it is made of; as many end it.
    let count: Int
    /// What stands behind it.
    let info: String

    init?(_ line: ArraySlice<UInt8>) {
        let text = line.drop { $0 == 0x20 }
        guard let sign = text.first, "`~:".utf8.contains(sign) else { return nil }
        margin = line.count - text.count
        let signs = text.prefix { $0 == sign }
        let rest = text[signs.endIndex...]
        guard signs.count >= 3, sign != UInt8(ascii: "`") || !rest.contains(sign) else { return nil }
        (self.sign, count) = (sign, signs.count)
        info = String(Substring(String(decoding: rest, as: UTF8.self)).trimmed())
        // Set in so far it may be a program's own line.
        guard margin < 4 || info.hasPrefix("{") else { return nil }
    }

    /// Whether the lines inside are of the text, as they stand.
    var isDivision: Bool { sign == UInt8(ascii: ":") }

    /// The line that ends the block; the number of lines where none does.
    func end(after start: Int, _ lines: [ArraySlice<UInt8>]) -> Int {
        lines[(start + 1)...].firstIndex { line in
            let text = line.drop { $0 == 0x20 }
            let signs = text.prefix { $0 == sign }
            return signs.count >= count && text[signs.endIndex...].allSatisfy { $0 <= 0x20 }
        } ?? lines.count
    }

    /// `{admonition} Watch out`: the name and what stands behind it.
    var directive: (name: String, argument: String)? {
        guard info.hasPrefix("{"), let end = info.firstIndex(of: "}") else { return nil }
        let name = info[info.index(after: info.startIndex)..<end]
        guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber || "-_:.+".contains($0) })
        else { return nil }
        return (name.lowercased(), String(Substring(info[info.index(after: end)...]).trimmed()))
    }

    /// `:::tip My title`, `::: note[My title]`, `::: {.callout-note title="My title"}`: the title, a paragraph of its own; `nil`
    /// where there is none.
    var titled: [ArraySlice<UInt8>]? {
        guard isDivision else { return nil }
        let title: Substring
        if info.hasPrefix("{") {
            guard info.hasSuffix("}"), let value = MarkdownTag(Array(info.utf8)[...]).value("title") else { return nil }
            title = value[...]
        } else {
            let name = info.prefix { $0.isLetter || $0 == "-" }
            guard MarkdownDirective.isNote(name.lowercased()) else { return nil }
            var rest = info[name.endIndex...].drop { $0 == " " }
            while rest.last == ":" || rest.last == " " { rest.removeLast() }
            if rest.hasPrefix("["), rest.hasSuffix("]") { rest = rest.dropFirst().dropLast() }
            guard !rest.isEmpty, rest.first != "{" else { return nil }
            title = rest
        }
        return [[], Array(title.utf8)[...], []]
    }
}
