public import VorleserCore

extension Book {
    /// The printed words of what a script speaks, one element a paragraph, heading, list item, table row or stanza.
    ///
    /// Line ends inside a block stay (verse); what the script leaves out is not in it.
    public func spokenParagraphs(of script: Script) -> some Sequence<String> {
        let omissions = script.omissions.map(\.span)
        return Paragraphs(of: marks).spans.lazy.compactMap { lines in
            let spoken = lines.flatMap { line in
                let words = line.without(omissions).map { String(self.text(in: $0)) }.joined()
                return words.split(separator: "\n").map { $0.trimmedBlanks }.filter { !$0.isEmpty }
            }
            return spoken.isEmpty ? nil : spoken.joined(separator: "\n")
        }
    }
}

/// The blocks that hold text themselves; the lines of a stanza stand together.
private struct Paragraphs {
    /// For each paragraph the blocks it is made of: one, or the lines of a stanza.
    private(set) var spans: [[TextSpan]] = []

    private var open: [(mark: TextMark, holdsLines: Bool)] = []
    private var stanza: TextSpan?

    init(of marks: [TextMark]) {
        for mark in marks where mark.kind.isTextBlock || mark.kind == .verse {
            close(before: mark.span.lowerBound)
            // A block of text around others is a stanza, and no line itself.
            if mark.kind.isTextBlock, let index = open.indices.last { open[index].holdsLines = true }
            open.append((mark, false))
        }
        close(before: nil)
    }

    /// Ends the blocks that end at or before an offset; all of them for `nil`.
    private mutating func close(before offset: TextOffset?) {
        while let last = open.last, offset.map({ last.mark.span.upperBound <= $0 }) ?? true {
            open.removeLast()
            if last.mark.kind.isTextBlock, !last.holdsLines { add(last.mark) }
        }
    }

    private mutating func add(_ line: TextMark) {
        let around = line.kind == .paragraph && open.contains { $0.mark.kind == .verse } ? open.last?.mark.span : nil
        if let around, around == stanza {
            spans[spans.count - 1].append(line.span)
        } else {
            spans.append([line.span])
        }
        stanza = around
    }
}

extension TextMark.Kind {
    /// Whether it is a block that holds text itself, rather than other blocks.
    fileprivate var isTextBlock: Bool {
        switch self {
        case .paragraph, .heading, .tableRow, .caption, .code: true
        default: false
        }
    }
}

extension TextSpan {
    /// What is left of it.
    /// - Parameter others: Ascending, without overlap.
    /// - Returns: The stretches between them, in order.
    fileprivate func without(_ others: [TextSpan]) -> [TextSpan] {
        var rest: [TextSpan] = []
        var start = lowerBound
        var next = others.partitioningIndex { $0.upperBound > start }
        while next < others.count, others[next].lowerBound < upperBound {
            if others[next].lowerBound > start { rest.append(start..<others[next].lowerBound) }
            start = Swift.max(start, Swift.min(others[next].upperBound, upperBound))
            next += 1
        }
        return start < upperBound ? rest + [start..<upperBound] : rest
    }
}

extension Substring {
    fileprivate var trimmedBlanks: Substring {
        let start = drop { $0 == " " || $0 == "\t" }
        guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
        return start[...last]
    }
}
