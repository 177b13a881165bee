/// Verse whose lines are paragraphs, as careless books have it: without it each line would end in a paragraph's silence.
struct PlainVerse {
    /// In UTF-16 code units: a longer line is prose.
    private static let longestLine = 65
    private var isVerse = false

    /// Whether two paragraphs are lines of verse.
    ///
    /// A line that ends inside a sentence begins the verse; from then on short lines go on with it.
    mutating func holds(_ earlier: Block, _ later: Block, _ printed: PrintedText) -> Bool {
        let (line, next) = (printed.trimmed(earlier.span), printed.trimmed(later.span))
        guard isPlain(earlier), isPlain(later), line.count <= Self.longestLine, next.count <= Self.longestLine,
            let last = printed[line].last, let first = printed[next].first(where: \.isLetterOrDigit),
            printed.firstNewline(in: line) == nil, printed.firstNewline(in: next) == nil
        else {
            isVerse = false
            return false
        }
        let goesOn = last == 0x2C || last == 0x3B || last.isLetter && first.isSmall
        isVerse = goesOn || isVerse && (last.isLetter || printed.endsSentence(line))
        return isVerse
    }

    private func isPlain(_ block: Block) -> Bool {
        let setting = block.setting
        return !setting.isHeading && setting.verse == nil && setting.table == nil && setting.item == nil
    }
}
