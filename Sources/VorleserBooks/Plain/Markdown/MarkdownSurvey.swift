/// Tells a Markdown text that is called a plain one.
enum MarkdownSurvey {
    /// Whether a text has headings of Markdown, and no lines that Markdown would run together.
    ///
    /// Three `## headings` behind empty lines are enough; a line with `#` and no heading makes it a program or its
    /// settings, and short lines, or lines that often begin with capitals, are those of verse or a screenplay, which
    /// keep their ends as plain text only.
    /// - Parameter utf8: Valid UTF-8.
    /// - Returns: Whether it is one, for sure.
    /// - Complexity: O(length)
    static func isMarkdown(_ utf8: [UInt8]) -> Bool {
        var (headings, filled, short, capitals, joined) = (0, 0, 0, 0, 0)
        var last = Line.empty
        for bytes in utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let line = Line(bytes)
            switch line {
            case .empty: break
            case .heading:
                guard last == .empty else { return false }
                headings += 1
            case .other where bytes.first == hash: return false
            case .other, .prose:
                filled += 1
                if case .prose(let length) = last {
                    joined += 1
                    if length < 40 { short += 1 }
                    if (0x41...0x5A).contains(bytes.first ?? 0) { capitals += 1 }
                }
            }
            last = line
        }
        return headings > 2 && headings * 2 <= filled && short * 8 <= joined && capitals * 5 <= joined
    }

    private static let hash = UInt8(ascii: "#")

    private enum Line: Equatable {
        case empty
        case heading
        /// With its length.
        case prose(Int)
        /// An item, a row of a table, a quotation, what is indented, or a `#` that begins no heading.
        case other

        init(_ bytes: ArraySlice<UInt8>) {
            let line = bytes.last == 0x0D ? bytes.dropLast() : bytes
            guard let first = line.first(where: { $0 != 0x20 && $0 != 0x09 }) else {
                self = .empty
                return
            }
            let signs = line.prefix(7).prefix { $0 == MarkdownSurvey.hash }.count
            if signs > 0 {
                let rest = line.dropFirst(signs)
                let isTitle = signs < 7 && rest.first == 0x20 && rest.count < 160 && rest.contains { $0 > 0x40 }
                self = isTitle ? .heading : .other
            } else if line.first != first || "-*+|>`=".utf8.contains(first) {
                self = .other
            } else {
                self = .prose(line.count)
            }
        }
    }
}
