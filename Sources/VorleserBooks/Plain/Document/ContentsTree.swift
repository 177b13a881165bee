import VorleserCore

/// Headings in order, made a table of contents.
struct ContentsTree {
    private struct Line {
        let title: String
        let offset: TextOffset
        let level: Int
    }

    private var lines: [Line] = []

    /// Adds a heading; its level is smaller than that of the headings it holds.
    mutating func add(_ title: String, at offset: TextOffset, level: Int) {
        lines.append(Line(title: title, offset: offset, level: level))
    }

    /// The nested table of contents.
    var entries: [ContentsEntry] { Self.entries(lines[...]) }

    /// Each heading holds the deeper ones up to the next of its level.
    private static func entries(_ lines: ArraySlice<Line>) -> [ContentsEntry] {
        var result: [ContentsEntry] = []
        var rest = lines
        while let first = rest.popFirst() {
            let inner = rest.prefix { $0.level > first.level }
            rest = rest[inner.endIndex...]
            result.append(ContentsEntry(title: first.title, offset: first.offset, children: entries(inner)))
        }
        return result
    }
}
