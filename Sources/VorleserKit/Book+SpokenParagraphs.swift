public import VorleserCore

extension Book {
    /// The printed words of what a script speaks, one element a block: a paragraph, heading, list item, table row.
    ///
    /// Line breaks inside a block stay (verse); what the script leaves out is not in it.
    public func spokenParagraphs(of script: Script) -> some Sequence<String> {
        let blocks = marks.filter { $0.kind.isBlock && $0.kind.isLeafBlock }.map(\.span)
        let omissions = script.omissions.map(\.span)
        return blocks.lazy.compactMap { block in
            let words = block.without(omissions).map { String(self.text(in: $0)) }.joined()
            let lines = words.split(separator: "\n").map { $0.trimmedBlanks }.filter { !$0.isEmpty }
            return lines.isEmpty ? nil : lines.joined(separator: "\n")
        }
    }
}

extension TextMark.Kind {
    /// Whether it is a block that holds text itself, rather than other blocks.
    fileprivate var isLeafBlock: Bool {
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
