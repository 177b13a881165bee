/// A list whose lines end in the numbers of pages: an index, or contents printed under that word.
enum PagedList {
    /// Where such a list ends that begins after a heading: behind its last line with a page.
    /// - Returns: The block after the list; `nil` when none follows.
    static func end(_ text: TextLines, _ blocks: [TextBlock], after heading: Int) -> Int? {
        var end: Int?
        var paged = 0
        for index in blocks.indices.dropFirst(heading + 1) {
            let count = entries(text, blocks[index])
            paged += count
            if count * 2 >= blocks[index].lines.count { end = index + 1 }
            if index - (end ?? heading) >= 6 || isParagraph(text, blocks[index]) && end != nil { break }
        }
        return paged >= 3 ? end : nil
    }

    /// How many lines of a block end in a number.
    private static func entries(_ text: TextLines, _ block: TextBlock) -> Int {
        block.lines.count { endsInPage(text, $0) }
    }

    private static func endsInPage(_ text: TextLines, _ index: Int) -> Bool {
        let line = text.lines[index]
        guard line.width - line.indent <= HeadingMarker.longest else { return false }
        let end = text.utf8[line.bytes].last { !".;, _])".utf8.contains($0) } ?? 0
        return (0x30...0x39).contains(end)
    }

    private static func isParagraph(_ text: TextLines, _ block: TextBlock) -> Bool {
        block.lines.count >= 3 && entries(text, block) * 4 < block.lines.count
    }
}
