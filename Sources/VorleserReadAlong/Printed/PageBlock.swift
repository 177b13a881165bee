package import VorleserCore

/// A block of a page, or text between blocks.
package struct PageBlock: Hashable, Sendable {
    /// `nil` for text that no block mark covers.
    package let kind: TextMark.Kind?
    package let span: TextSpan
    /// How the book sets the text that begins here; `nil` for as usual.
    package var layout: BlockLayout?
    /// None: the block holds text.
    package var children: [PageBlock] = []

    /// Blocks nest no deeper than this; what is deeper is left out, its text is not.
    private static let mostLevels = 48

    /// The blocks of a stretch of a book.
    /// - Parameters:
    ///   - span: The stretch.
    ///   - marks: The book's marks there, in order.
    ///   - isBlank: Whether nothing is printed in a span.
    /// - Returns: Blocks that cover everything printed, in order, without overlap.
    package static func blocks(of span: TextSpan, _ marks: [TextMark], isBlank: (TextSpan) -> Bool) -> [PageBlock] {
        var open = [PageBlock(kind: nil, span: span)]
        func close() {
            guard let block = open.popLast() else { return }
            open[open.count - 1].children.append(block.filled(isBlank))
        }
        var layouts: [TextOffset: BlockLayout] = [:]
        for mark in marks {
            guard case .layout(let layout) = mark.kind else { continue }
            layouts[max(mark.span.lowerBound, span.lowerBound)] = layout
        }
        for mark in marks where mark.kind.isBlock && !mark.span.isEmpty {
            while open.count > 1, open[open.count - 1].span.upperBound <= mark.span.lowerBound { close() }
            let inside = mark.span.clamped(to: open[open.count - 1].span)
            guard !inside.isEmpty, open.count < mostLevels, open[open.count - 1].kind?.takesBlocks ?? true else {
                continue
            }
            open.append(PageBlock(kind: mark.kind, span: inside, layout: layouts[inside.lowerBound]))
        }
        while open.count > 1 { close() }
        return open[0].filled(isBlank).children
    }

    /// The same with the text between its blocks as blocks of their own.
    private func filled(_ isBlank: (TextSpan) -> Bool) -> PageBlock {
        guard !children.isEmpty || kind == nil else { return self }
        var result = self
        result.children = []
        var end = span.lowerBound
        func addText(until next: TextOffset) {
            if end < next, !isBlank(end..<next) { result.children.append(PageBlock(kind: nil, span: end..<next)) }
        }
        for child in children {
            addText(until: child.span.lowerBound)
            result.children.append(child)
            end = child.span.upperBound
        }
        addText(until: span.upperBound)
        return result
    }

    /// The blocks below that hold text, in order.
    package var leaves: [PageBlock] { children.isEmpty ? [self] : children.flatMap(\.leaves) }
}

extension TextMark.Kind {
    /// Whether blocks in it are told apart.
    package var takesBlocks: Bool {
        switch self {
        case .heading, .code, .caption, .tableRow, .sceneBreak: false
        default: true
        }
    }
}
