import VorleserCore

/// Headings in order, made a table of contents.
struct ContentsTree {
    private struct Line {
        let title: String
        let offset: TextOffset
        let level: Int
    }

    private var lines: [Line] = []

    /// Adds the next heading; the level is small for headings that hold others.
    mutating func add(_ title: String, at offset: TextOffset, level: Int) {
        lines.append(Line(title: title, offset: offset, level: level))
    }

    /// The nested table of contents: each heading holds the deeper ones up to the next of its level.
    var entries: [ContentsEntry] {
        // Built from the end, so that the children of an entry are ready when it is met.
        var waiting: [(level: Int, entry: ContentsEntry)] = []
        for line in lines.reversed() {
            var children: [ContentsEntry] = []
            while let last = waiting.last, last.level > line.level {
                children.append(last.entry)
                waiting.removeLast()
            }
            waiting.append((line.level, ContentsEntry(title: line.title, offset: line.offset, children: children)))
        }
        return waiting.reversed().map(\.entry)
    }
}
