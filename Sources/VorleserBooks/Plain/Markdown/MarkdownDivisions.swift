/// Parts of a text that some dialects of Markdown set apart by whole lines, brought into GitHub's dialect: admonitions
/// become quotations, and HTML's divisions with Markdown inside leave only that.
/// Sources: Python-Markdown, “Admonition” and “Markdown in HTML”; kramdown, “Syntax”, “HTML Blocks”.
enum MarkdownDivisions {
    typealias Line = ArraySlice<UInt8>

    /// The lines, changed.
    static func plain(_ lines: [Line]) -> [Line] { withoutTags(quoted(joined(lines), depth: 0)) }

    // MARK: Attribute lists over two lines

    /// A line whose last `{:` ends on the next one is joined with that.
    private static func joined(_ lines: [Line]) -> [Line] {
        var result: [Line] = []
        result.reserveCapacity(lines.count)
        for line in lines {
            if let last = result.last, isOpen(last), line.prefix(longestList).contains(UInt8(ascii: "}")) {
                result[result.count - 1] = Line(Array(last) + [0x20] + Array(line))
            } else {
                result.append(line)
            }
        }
        return result
    }

    private static let longestList = 200

    private static func isOpen(_ line: Line) -> Bool {
        guard let sign = line.suffix(longestList).lastIndex(of: UInt8(ascii: "{")) else { return false }
        let rest = line[(sign + 1)...]
        return rest.first == UInt8(ascii: ":") && !rest.contains(UInt8(ascii: "}"))
    }

    // MARK: Admonitions

    private static let deepest = 5
    private static let indent = 4

    /// `!!! note "Title"` with the lines set in below it, as a quotation.
    private static func quoted(_ lines: [Line], depth: Int) -> [Line] {
        guard depth < deepest, lines.contains(where: { title(of: $0) != nil }) else { return lines }
        var result: [Line] = []
        var index = 0
        while index < lines.count {
            guard let title = title(of: lines[index]) else {
                result.append(lines[index])
                index += 1
                continue
            }
            let margin = lines[index].prefix { $0 == 0x20 }.count
            var inner: [Line] = []
            index += 1
            while index < lines.count, let line = line(lines[index], setInBy: margin + indent) {
                inner.append(line)
                index += 1
            }
            let heading = title.isEmpty ? [] : [Line(title), []]
            result.append([])
            result += (heading + quoted(inner, depth: depth + 1)).map { Line(Array("> ".utf8) + Array($0)) }
            result.append([])
        }
        return result
    }

    /// What stands above an admonition: its title, or the sort of it; empty where the title is.
    private static func title(of line: Line) -> [UInt8]? {
        let text = line.drop { $0 == 0x20 }
        guard let sign = ["!!! ", "??? ", "???+ "].first(where: { text.starts(with: $0.utf8) }) else { return nil }
        let words = text.dropFirst(sign.utf8.count)
        let sort = words.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 == 0x2D }
        guard let first = sort.first else { return nil }
        if let start = words.firstIndex(of: UInt8(ascii: "\"")), let end = words.lastIndex(of: UInt8(ascii: "\"")) {
            return end > start ? Array(words[(start + 1)..<end]) : []
        }
        let capital = (0x61...0x7A).contains(first) ? first - 0x20 : first
        return [capital] + sort.dropFirst()
    }

    /// The line without the blanks by which it is set in; `nil` for one that is not.
    private static func line(_ line: Line, setInBy count: Int) -> Line? {
        let blanks = line.prefix { $0 == 0x20 || $0 == 0x0D }.count
        if blanks == line.count { return [] }
        if line.first == 0x09 { return line.dropFirst() }
        return blanks >= count ? line.dropFirst(count) : nil
    }

    // MARK: Divisions

    /// Takes away the tags around what `markdown="1"` says is Markdown, so that it is read as that.
    private static func withoutTags(_ lines: [Line]) -> [Line] {
        guard lines.contains(where: { holdsMarkdown($0) ?? false }) else { return lines }
        // Of each element that is open, whether its tag was taken away.
        var open: [Bool] = []
        return lines.map { line in
            if let isTaken = holdsMarkdown(line) {
                open.append(isTaken)
                return isTaken ? [] : line
            }
            guard isClosing(line), let isTaken = open.popLast() else { return line }
            return isTaken ? [] : line
        }
    }

    private static let names = ["div", "section", "aside", "article", "details", "figure", "blockquote"]

    /// Of a line that is the tag that begins an element, and nothing besides: whether that holds Markdown.
    private static func holdsMarkdown(_ line: Line) -> Bool? {
        let text = line.drop { $0 == 0x20 }
        guard text.first == UInt8(ascii: "<"), text.count < 1000 else { return nil }
        let tag = String(decoding: text, as: UTF8.self).lowercased()
        guard names.contains(where: { tag.hasPrefix("<\($0)") }),
            tag.firstIndex(of: ">").map({ end in
                tag[tag.index(after: end)...].allSatisfy(\.isWhitespace)
            }) ?? false
        else { return nil }
        return [" markdown=", " markdown>", " markdown "].contains(where: tag.contains)
    }

    private static func isClosing(_ line: Line) -> Bool {
        let text = line.drop { $0 == 0x20 }
        guard text.starts(with: "</".utf8), text.count < 40 else { return false }
        let name = String(decoding: text.dropFirst(2), as: UTF8.self).lowercased().prefix { $0.isLetter }
        return names.contains(String(name))
    }
}
