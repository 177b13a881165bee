/// A block that may be a heading.
struct HeadingCandidate: Sendable {
    /// Index of the block.
    let block: Int
    let marker: HeadingMarker
    /// The whole block, its lines joined by blanks.
    let text: String
    /// How many lines it has.
    let lineCount: Int
    /// Blank lines before it; many at the start of the text.
    let blanksBefore: Int
    /// Whether blank lines part it from what stands before and after.
    let isIsolated: Bool
    /// Whether its first line ends in the middle of a sentence, so that it may be a paragraph.
    var isInterrupted = false

    /// The candidates among a text's blocks, in order.
    static func all(_ text: TextLines, _ blocks: [TextBlock], _ layout: PageLayout) -> [HeadingCandidate] {
        blocks.indices.compactMap { candidate(text, blocks, $0, layout) }
    }

    private static func candidate(
        _ text: TextLines,
        _ blocks: [TextBlock],
        _ index: Int,
        _ layout: PageLayout
    ) -> HeadingCandidate? {
        let lines = blocks[index].lines.map { text.lines[$0] }.prefix(5)
        guard blocks[index].kind != .ornament, !isMail(blocks[index].kind), lines.count <= 4, let first = lines.first,
            lines.allSatisfy({ $0.width - $0.indent <= HeadingMarker.longest }),
            let marker = marker(lines.map(text.string), text.words, isKept: blocks[index].kind != .prose)
        else { return nil }
        let isNextApart = index + 1 == blocks.count || blanksBefore(text, blocks[index + 1], blocks) > 0
        let isApart = index == 0 || first.blanksBefore > 0 || first.beginsPage
        let isUnderlined = index + 1 < blocks.count && blocks[index + 1].kind == .ornament
        return HeadingCandidate(
            block: index,
            marker: marker,
            text: lines.map(text.string).joined(separator: " "),
            lineCount: lines.count,
            blanksBefore: index == 0 || first.beginsPage ? 9 : first.blanksBefore,
            isIsolated: isApart && (isNextApart || isUnderlined),
            isInterrupted: lines.count > 1 && ",;".unicodeScalars.contains(text.lastScalar(first))
        )
    }

    private static func isMail(_ kind: TextBlock.Kind) -> Bool { if case .mail = kind { true } else { false } }

    private static func blanksBefore(_ text: TextLines, _ block: TextBlock, _ blocks: [TextBlock]) -> Int {
        text.lines[block.lines.lowerBound].beginsPage ? 9 : text.lines[block.lines.lowerBound].blanksBefore
    }

    /// The first line's own sign, or that of the whole where a title runs over lines.
    private static func marker(_ lines: [String], _ words: BookWords, isKept: Bool) -> HeadingMarker? {
        guard let first = lines.first, let marker = HeadingMarker(first, words) ?? interrupted(lines, words) else {
            return nil
        }
        guard lines.count > 1 else { return marker }
        let whole = HeadingMarker(lines.joined(separator: " "), words)
        switch marker.kind {
        case .keyword: return whole?.kind == marker.kind && !marker.title.isEmpty ? whole : marker
        case .numeral(_, _, isTitled: false): return lines.count == 2 ? marker : nil
        case .numeral(_, _, isTitled: true): return lines.count == 2 && isKept ? whole : nil
        case .capitals, .named: return whole?.kind == .capitals ? whole : nil
        }
    }

    /// The word and number of a title whose first line ends in the middle of a sentence.
    private static func interrupted(_ lines: [String], _ words: BookWords) -> HeadingMarker? {
        guard lines.count > 1, let first = lines.first, let sign = first.last, ",;".contains(sign),
            let marker = HeadingMarker(String(first.dropLast()), words), case .keyword = marker.kind,
            !marker.title.isEmpty
        else { return nil }
        return marker
    }

    /// What makes two headings the same, apart from case and punctuation.
    static func key(_ text: some StringProtocol) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
