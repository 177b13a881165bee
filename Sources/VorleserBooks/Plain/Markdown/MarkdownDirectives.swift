/// Blocks of a text that some dialects of Markdown set apart by fences with a name, brought into GitHub's dialect: notes become
/// quotations, figures pictures with their captions; tables drawn with `+---+` become tables of bars.
///
/// Programs stay as they are, so does what no reader sees, such as an index that is made.
/// Sources: MyST's documentation, “Directives” and “Admonitions”; docutils' “Directives”; Docusaurus', “Admonitions”; the
/// Pandoc User's Guide, “Grid tables”; Liquid's documentation, “Tags”.
enum MarkdownDirectives {
    typealias Line = ArraySlice<UInt8>

    /// The lines, changed.
    static func plain(_ lines: [Line]) -> [Line] { plain(lines, depth: 0) }

    private static let deepest = 5

    private static func plain(_ lines: [Line], depth: Int) -> [Line] {
        var result: [Line] = []
        result.reserveCapacity(lines.count)
        var index = 0
        var ends = Ends()
        while index < lines.count {
            let line = joined(lines, &index)
            if let fence = MarkdownFence(line) {
                // A program's fence without an end takes all the rest, so that nobody asks again.
                let end =
                    fence.isDivision
                    ? ends.end(":\(fence.count)", after: index) { fence.end(after: index, lines) }
                    : fence.end(after: index, lines)
                // Without an end lines of colons set nothing apart.
                if depth < deepest, !fence.isDivision || end < lines.count,
                    let directive = MarkdownDirective(fence, lines[min(index + 1, end)..<end])
                {
                    result += directive.written { plain($0, depth: depth + 1) }
                    index = min(end + 1, lines.count)
                } else if fence.isDivision {
                    result += fence.titled ?? [line]
                    index += 1
                } else {
                    let next = min(end + 1, lines.count)
                    result += lines[index..<next]
                    index = next
                }
            } else if let table = GridTable(lines[index...]) {
                result += table.lines
                index += table.count
            } else if let liquid = liquid(line, lines, index, &ends) {
                result += liquid.lines
                index = liquid.end
            } else {
                result.append(MarkdownPlaces.label(line) == nil ? line : [])
                index += 1
            }
        }
        return result
    }

    /// Where what began at a line ends, by its name, remembered: many may begin before one end, or without any.
    private struct Ends {
        private var known: [String: Int] = [:]

        /// - Returns: The number of lines where there is no end, as `find` tells.
        mutating func end(_ name: String, after index: Int, _ find: () -> Int) -> Int {
            if let end = known[name], end > index { return end }
            let end = find()
            known[name] = end
            return end
        }
    }

    // MARK: Tags over several lines

    /// The most lines of one tag.
    private static let mostLines = 12

    /// A line, with those below it that a tag or list of attributes reaches to.
    private static func joined(_ lines: [Line], _ index: inout Int) -> Line {
        var line = lines[index]
        guard line.contains(UInt8(ascii: "{")) else { return line }
        let start = index
        while isOpen(line), index - start < mostLines, index + 1 < lines.count,
            !lines[index + 1].allSatisfy({ $0 <= 0x20 })
        {
            index += 1
            line = Line(Array(line) + [0x20] + Array(lines[index].drop { $0 == 0x20 }))
        }
        if isOpen(line) { (line, index) = (lines[start], start) }
        return line
    }

    private static func isOpen(_ line: Line) -> Bool {
        for (opening, closing) in MarkdownTag.signs {
            guard let start = line.lastRange(of: Array(opening.utf8)) else { continue }
            if line[start.upperBound...].firstRange(of: Array(closing.utf8)) == nil { return true }
            return false
        }
        guard let start = line.lastRange(of: Array("){".utf8)) else { return false }
        return line[start.upperBound...].starts(with: "alt=".utf8)
            && !line[start.upperBound...].contains(UInt8(ascii: "}"))
    }

    // MARK: Liquid

    /// A line that is nothing but a tag of Liquid's: what stands for it, and where the text goes on.
    private static func liquid(
        _ line: Line,
        _ lines: [Line],
        _ index: Int,
        _ ends: inout Ends
    ) -> (lines: [Line], end: Int)? {
        guard let tag = tag(line) else { return nil }
        switch tag.name {
        case "comment", "highlight", "codeblock":
            let name = "end" + tag.name
            let end = ends.end(name, after: index) {
                lines[index...].firstIndex { self.tag($0)?.name == name } ?? lines.count
            }
            guard end < lines.count else { return nil }
            if tag.name == "comment" { return ([], end + 1) }
            let fence = Line(Array("~~~~~~".utf8))
            return ([[], fence + Array("program".utf8)] + lines[(index + 1)..<end] + [fence, []], end + 1)
        default: return ([[], Line(tag.shown), []], index + 1)
        }
    }

    private static func tag(_ line: Line) -> MarkdownTag? {
        let text = line.drop { $0 == 0x20 }
        guard text.starts(with: "{%".utf8), let end = text.firstRange(of: Array("%}".utf8)),
            text[end.upperBound...].allSatisfy({ $0 <= 0x20 })
        else { return nil }
        return MarkdownTag(text[(text.startIndex + 2)..<end.lowerBound])
    }
}

extension ArraySlice<UInt8> {
    /// The last place of some bytes.
    fileprivate func lastRange(of bytes: [UInt8]) -> Range<Int>? {
        guard count >= bytes.count else { return nil }
        return (startIndex...endIndex - bytes.count).last { self[$0...].starts(with: bytes) }.map {
            $0..<$0 + bytes.count
        }
    }
}
