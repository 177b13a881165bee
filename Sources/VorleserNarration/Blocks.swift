import VorleserCore

/// A stretch of a chapter that no edge of a block parts: what a reader sees as one paragraph, heading, item or row.
struct Block {
    var span: Range<Int>
    /// The block's kind, and the kinds of the blocks around it.
    let setting: Setting
    /// The list items that begin with it, the outer first.
    var items: [ListItem] = []

    /// What the blocks around a stretch say of it. Identities are indices of marks.
    struct Setting: Equatable {
        var isHeading = false
        var verse: Int?
        var table: Int?
        var item: Int?
        var row: Int?
        /// The innermost block.
        var own: Int?
        /// The block right around that: a stanza, if the innermost is a line.
        var holder: Int?
    }
}

extension Block {
    /// The blocks of a chapter, in order; they cover it.
    static func blocks(of span: Range<Int>, marks: [TextMark]) -> [Block] {
        var sweep = Sweep(span)
        for (index, mark) in marks.enumerated() where mark.kind.isBlock && !mark.span.isEmpty {
            sweep.open(mark.kind, mark.span.utf16, index)
        }
        return sweep.finish()
    }

    /// What parts two blocks with nothing spoken between them.
    static func pause(between earlier: Setting, and later: Setting) -> Break {
        switch (earlier.isHeading, later.isHeading) {
        case (true, true): return .headings
        case (true, false): return .afterHeading
        case (false, true): return .beforeHeading
        case (false, false): break
        }
        if earlier.verse != nil, earlier.verse == later.verse, earlier.holder == later.holder { return .verseLine }
        if earlier.table != nil, earlier.table == later.table, later.row != earlier.row { return .tableRow }
        if let item = later.item, let before = earlier.item, item != before { return .listItem }
        return .paragraph
    }
}

/// An item of a list, and the number or sign printed before it.
struct ListItem {
    let span: Range<Int>
    let marker: String
}

/// Walks over a chapter's block marks in order, with the blocks open at each place.
private struct Sweep {
    private var blocks: [Block] = []
    private var stack: [(end: Int, setting: Block.Setting)]
    private var here: Int
    private var items: [ListItem] = []

    init(_ span: Range<Int>) {
        here = span.lowerBound
        stack = [(span.upperBound, Block.Setting())]
    }

    mutating func open(_ kind: TextMark.Kind, _ span: Range<Int>, _ index: Int) {
        close(upTo: span.lowerBound)
        advance(to: span.lowerBound)
        guard let outer = stack.last else { return }
        var setting = outer.setting
        (setting.holder, setting.own) = (setting.own, index)
        switch kind {
        case .heading: setting.isHeading = true
        case .verse: setting.verse = index
        case .table: setting.table = index
        case .tableRow: setting.row = index
        case .listItem(let marker):
            setting.item = index
            items.append(ListItem(span: span, marker: marker))
        default: break
        }
        // A broken book's marks may cross; the inner one ends with the outer.
        stack.append((min(span.upperBound, outer.end), setting))
    }

    mutating func finish() -> [Block] {
        close(upTo: Int.max)
        return blocks
    }

    private mutating func close(upTo offset: Int) {
        while let end = stack.last?.end, end <= offset {
            advance(to: end)
            stack.removeLast()
        }
    }

    private mutating func advance(to offset: Int) {
        guard offset > here, let setting = stack.last?.setting else { return }
        blocks.append(Block(span: here..<offset, setting: setting, items: items))
        items = []
        here = offset
    }
}
