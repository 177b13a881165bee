/// Tells lines of a paragraph that end of themselves, as in verse or an address, from those ended by the page's edge.
///
/// Readers join the lines of running text, but a letter set with a typewriter's lines, or a page copied with all its
/// line ends, comes with the breaks of its page.
struct LineBreaks {
    /// In UTF-16 code units: narrower text is set of itself.
    private static let narrowestPage = 45
    private static let narrowestColumn = 25
    /// In UTF-16 code units: a longer line goes on in small letters.
    private static let longestLine = 65
    private static let quotes = Set("\"'“‘„«‹".utf16)

    private let printed: PrintedText
    private let block: Range<Int>
    private let isWrapped: Bool

    /// - Returns: `nil` for a block of one line.
    init?(in block: Range<Int>, _ printed: PrintedText) {
        self.printed = printed
        self.block = printed.trimmed(block)
        guard printed.firstNewline(in: self.block) != nil else { return nil }
        isWrapped = Self.isWrapped(Self.lines(of: self.block, printed), printed)
    }

    /// Whether a reader pauses before a line that begins at an offset although no mark ends the one before. A line in
    /// small letters `flows` on where others of the sentence end with marks.
    func part(at next: Int, flows: Bool) -> Bool {
        guard !isWrapped, block.contains(next) else { return false }
        let line = next..<(printed.firstNewline(in: next..<block.upperBound) ?? block.upperBound)
        guard let first = printed[line].first(where: { !$0.isWhiteSpace && !Self.quotes.contains($0) }) else {
            return false
        }
        guard first.isSmall else { return true }
        guard !flows else { return false }
        let start = printed[block.lowerBound..<next - 1].lastIndex(of: 0x0A).map { $0 + printed.start + 1 }
        let before = printed.trimmed((start ?? block.lowerBound)..<next)
        return max(before.count, printed.trimmed(line).count) <= Self.longestLine
    }

    private static func lines(of block: Range<Int>, _ printed: PrintedText) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = block.lowerBound
        while let end = printed.firstNewline(in: start..<block.upperBound) {
            lines.append(printed.trimmed(start..<end))
            start = end + 1
        }
        return lines + [printed.trimmed(start..<block.upperBound)]
    }

    /// Whether no line but the last had room for the next one's first word.
    private static func isWrapped(_ lines: [Range<Int>], _ printed: PrintedText) -> Bool {
        let width = lines.map(\.count).max() ?? 0
        // Few narrow lines are full by chance.
        guard width >= (lines.count < 8 ? narrowestPage : narrowestColumn), lines.count > 1 else { return false }
        var (full, small) = (0, 0)
        for (line, next) in zip(lines, lines.dropFirst()) {
            let word = printed[next].prefix { !$0.isWhiteSpace }
            if line.count + 1 + word.count > width { full += 1 }
            if word.first?.isSmall == true { small += 1 }
        }
        // A list of titles may fill its measure, but begins every line with a capital.
        return 10 * full >= 9 * (lines.count - 1) && small > 0
    }
}
