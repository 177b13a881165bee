import VorleserCore

extension LayoutContext {
    /// Goes into a block.
    /// - Parameters:
    ///   - layout: What is said of the block.
    ///   - isOutermost: Whether it holds the whole document: its size and margins are the page's, which is the reader's.
    ///   - isSetByUs: Whether our pages set it in.
    ///   - isFromRight: Whether lines are read from the right.
    mutating func enter(_ layout: StyledLayout, isOutermost: Bool, isSetByUs: Bool, isFromRight: Bool) {
        saysAlignment = layout.alignment != nil
        if let given = layout.alignment { alignment = Self.alignment(given, isFromRight: isFromRight) }
        indent = layout.firstLineIndent ?? indent
        hasDropCap = layout.hasDropCap ?? false
        isUnseen = isUnseen || layout.isUnseen
        width *= min(layout.width ?? 1, 1)
        guard !isOutermost else { return }
        size = min(max(size * (layout.size ?? 1), 0.1), 10)
        guard !isSetByUs else { return }
        start += layout.margins.start(isFromRight) + layout.paddings.start(isFromRight)
        end += layout.margins.end(isFromRight) + layout.paddings.end(isFromRight)
    }

    /// Goes into something on a line: a picture, or letters that stand out.
    mutating func enterInline(_ layout: StyledLayout, isDropCap: Bool, isInk: Bool) {
        self.isInk = self.isInk || isInk
        width *= min(layout.width ?? 1, 1)
        hasDropCap = hasDropCap || isDropCap
    }

    /// The edge of a line that a style sheet means.
    static func alignment(_ given: StyledLayout.Alignment, isFromRight: Bool) -> BlockLayout.Alignment {
        switch given {
        case .center: .center
        case .start, .justify: .start
        case .end: .end
        case .left: isFromRight ? .end : .start
        case .right: isFromRight ? .start : .end
        }
    }
}

extension StyledLayout.Edges {
    fileprivate func start(_ isFromRight: Bool) -> Double { start ?? (isFromRight ? right : left) ?? 0 }
    fileprivate func end(_ isFromRight: Bool) -> Double { end ?? (isFromRight ? left : right) ?? 0 }
}
