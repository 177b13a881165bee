import VorleserCore

extension BlockLayout {
    /// The attribute by which the page's style sheet knows how a block is set; empty for as usual.
    var attribute: String {
        var words: [String] = []
        if let alignment { words.append(alignment.rawValue) }
        if let size { words.append(size.rawValue) }
        if let firstLineIndent { words.append("first\(Self.bounded(firstLineIndent))") }
        if startMargin > 0 { words.append("in\(Self.bounded(startMargin))") }
        if endMargin > 0 { words.append("out\(Self.bounded(endMargin))") }
        if spaceBefore > 0 { words.append("gap\(Self.bounded(spaceBefore))") }
        if let pictureWidth { words.append("wide\(min(max(pictureWidth, 1), 9))") }
        if hasInkPictures { words.append("ink") }
        if hasDropCap { words.append("cap") }
        if isUnseen { words.append("unseen") }
        return words.isEmpty ? "" : #" data-layout="\#(words.joined(separator: " "))""#
    }

    private static func bounded(_ ems: Int) -> Int { min(max(ems, -mostEms), mostEms) }
}

extension TableCell {
    /// What the page's style sheet knows of how it is set. Names stand in the middle of their cells where nobody says
    /// otherwise.
    var layout: BlockLayout {
        var layout = BlockLayout()
        layout.alignment = isHeader || alignment != .start ? alignment : nil
        return layout
    }
}
