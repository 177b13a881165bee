/// How a text was typed: how wide its lines are and what parts its paragraphs.
struct PageLayout: Sendable, Equatable {
    /// The columns a line of prose is filled to.
    let measure: Int
    /// The columns before an ordinary line.
    let indent: Int
    /// Whether every line is a paragraph.
    let breaksEveryLine: Bool
    /// Whether paragraphs begin with an indented line.
    let indentsParagraphs: Bool
    /// Whether nothing but a short last line ends a paragraph.
    let endsParagraphsShort: Bool
    /// Whether lines are as wide as a page's, and most of them go on with a small letter.
    let isRunning: Bool
    /// Whether each line holds as many words as have room in it, but for the last lines of paragraphs.
    private let isFilled: Bool
    /// Whether entries have a line of their own above them again and again, as in a chronicle.
    private let titlesEntries: Bool

    /// Looks at the lines of a text.
    /// - Parameters:
    ///   - text: The whole text.
    ///   - range: The lines to judge by: the work without an archive's header and licence.
    init(_ text: TextLines, _ range: Range<Int>) {
        let lines = text.lines
        let inner = range.dropLast().filter { lines[$0 + 1].blanksBefore == 0 && !text.isOrnament(lines[$0]) }
        let indent = Self.commonest(inner.map { lines[$0].indent })
        let ordinary = inner.filter { lines[$0].indent == indent }
        let judged = ordinary.count * 5 > inner.count * 2 ? ordinary : inner
        let measure = Self.percentile(95, of: (judged.isEmpty ? Array(range) : judged).map { lines[$0].width })
        (self.measure, self.indent) = (measure, indent)
        let open = inner.filter { !text.isFull($0, measure: measure) }
        let full = inner.count - open.count
        breaksEveryLine = Self.breaksEveryLine(text, range, inner: inner, full: full)
        indentsParagraphs = Self.indentsParagraphs(text, inner: inner, full: full)
        let gaps = range.count { lines[$0].blanksBefore > 0 }
        endsParagraphsShort = !indentsParagraphs && range.count > 40 * (gaps + 1) && full * 2 > inner.count
        isRunning = measure >= 60 && inner.count { text.beginsSmall(lines[$0 + 1]) } * 5 >= inner.count * 3
        isFilled = open.count { !text.endsSentence(lines[$0]) } * 25 < inner.count
        titlesEntries = range.dropFirst().count { Self.isBelowTitle(text, $0, range, measure: measure) == true } >= 3
    }

    /// Whether a line has no room for the first word of the next one, so that it ends only because the page does.
    func isFull(_ text: TextLines, _ index: Int) -> Bool { text.isFull(index, measure: measure) }

    // MARK: Judging

    /// Lines wider than any page, or lines that end of themselves and at the end of a sentence.
    private static func breaksEveryLine(_ text: TextLines, _ range: Range<Int>, inner: [Int], full: Int) -> Bool {
        guard !inner.isEmpty else { return false }
        let wide = range.count { text.lines[$0].width > 160 }
        if wide * 10 > range.count { return true }
        let ended = inner.count { text.endsSentence(text.lines[$0]) }
        return inner.count >= 4 && full * 3 < inner.count && ended * 10 > inner.count * 7
    }

    private static func indentsParagraphs(_ text: TextLines, inner: [Int], full: Int) -> Bool {
        let starts = inner.filter { isIndented(text, $0 + 1) }
        let ended = starts.count { text.endsSentence(text.lines[$0]) }
        return starts.count * 30 > inner.count && ended * 10 >= starts.count * 7 && full * 2 > inner.count
    }

    /// Whether a line is indented more than the one before and, if there is one, the one after.
    private static func isIndented(_ text: TextLines, _ index: Int) -> Bool {
        let lines = text.lines
        guard lines[index].indent >= lines[index - 1].indent + 2, lines[index].indent <= lines[index - 1].indent + 12
        else { return false }
        guard index + 1 < lines.count, lines[index + 1].blanksBefore == 0 else { return true }
        return lines[index + 1].indent <= lines[index].indent
    }

    private static func percentile(_ percent: Int, of widths: [Int]) -> Int {
        var histogram = [Int](repeating: 0, count: 512)
        for width in widths { histogram[min(width, 511)] += 1 }
        var left = widths.count * percent / 100
        for (width, count) in histogram.enumerated() {
            left -= count
            if left < 0 { return width }
        }
        return 72
    }

    private static func commonest(_ values: [Int]) -> Int {
        var counts = [Int](repeating: 0, count: 64)
        for value in values { counts[min(value, 63)] += 1 }
        return counts.indices.max { counts[$0] < counts[$1] } ?? 0
    }

    // MARK: Cutting

    /// Whether a paragraph ends before a line that no blank line parts from the one before.
    func begins(_ text: TextLines, at index: Int) -> Bool {
        let (line, last) = (text.lines[index], text.lines[index - 1])
        if breaksEveryLine { return !PlainTable.areRows(last, line, text) }
        if line.beginsPage { return text.endsSentence(last) || HeadingMarker(keywordIn: text, line) != nil }
        if text.isOrnament(line) || text.isOrnament(last) { return true }
        if let isSure = Self.isBelowTitle(text, index, 0..<text.lines.count, measure: measure), isSure || titlesEntries
        {
            return true
        }
        if indentsParagraphs, (indent + 2...indent + 12).contains(line.indent), text.endsSentence(last) { return true }
        if indentsParagraphs, line.indent >= last.indent + 2, Self.isIndented(text, index), !isFull(text, index - 1) {
            return true
        }
        let room = measure - last.width - 1 - text.firstWordColumns(line)
        let ends = text.endsSentence(last)
        if endsParagraphsShort, ends, room >= (isFilled ? 0 : measure / 6) || isReply(text, last, line) { return true }
        return (room > 0 || ends) && (isHeadingLine(text, line) || isHeadingLine(text, last))
    }

    /// Whether the line before one is a title of what follows: the first of its block, less than half as long as the next, which
    /// begins with a capital that had room beside it.
    /// - Returns: `true` where the next line is full, so that prose follows; `false` where it is the last one; `nil` for any other.
    private static func isBelowTitle(_ text: TextLines, _ index: Int, _ range: Range<Int>, measure: Int) -> Bool? {
        let lines = text.lines
        let (title, line) = (lines[index - 1], lines[index])
        guard line.blanksBefore == 0, title.blanksBefore > 0 || index - 1 == range.lowerBound || title.beginsPage,
            title.indent == line.indent, (title.width - title.indent) * 2 < line.width - line.indent,
            title.width + 1 + text.firstWordColumns(line) < measure, text.beginsWithCapital(line),
            !text.endsSentence(title),
            text.beginsWithCapital(title) || text.firstScalar(title).properties.numericType != nil
        else { return nil }
        let end = text.lastScalar(title)
        guard end.properties.isAlphabetic || end.properties.numericType != nil || end == ")" || end == "?" else {
            return nil
        }
        guard index + 1 < range.upperBound, lines[index + 1].blanksBefore == 0 else { return false }
        let next = lines[index + 1]
        guard text.isFull(index, measure: measure), next.indent == line.indent else { return nil }
        // Verse has capitals at every line.
        let goesOn =
            !text.beginsWithCapital(next)
            || index + 2 < range.upperBound && lines[index + 2].blanksBefore == 0
                && text.isFull(index + 1, measure: measure) && !text.beginsWithCapital(lines[index + 2])
        return goesOn ? true : nil
    }

    /// Whether one speaker ends and another begins.
    private func isReply(_ text: TextLines, _ last: TextLine, _ line: TextLine) -> Bool {
        "”\"’»“".unicodeScalars.contains(text.lastScalar(last))
            && "“\"‘«„".unicodeScalars.contains(text.firstScalar(line))
    }

    /// Whether a line among others is the numbered heading of a chapter.
    private func isHeadingLine(_ text: TextLines, _ line: TextLine) -> Bool {
        line.width < min(measure, 80) && HeadingMarker(keywordIn: text, line) != nil
    }

    /// The blocks of a stretch of lines: what blank lines and the layout part.
    func blocks(_ text: TextLines, _ range: Range<Int>) -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        var start = range.lowerBound
        for index in range.dropFirst() where text.lines[index].blanksBefore > 0 || begins(text, at: index) {
            blocks.append(start..<index)
            start = index
        }
        if start < range.upperBound { blocks.append(start..<range.upperBound) }
        return blocks
    }
}
