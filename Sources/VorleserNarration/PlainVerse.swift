/// Verse whose lines are paragraphs, as careless books have it: without it each line would end in a paragraph's silence.
struct PlainVerse {
    /// In UTF-16 code units: a longer line is prose.
    private static let longestLine = 65
    private var isVerse = false

    /// The silence between two paragraphs that are lines of verse; `nil` where they are none.
    ///
    /// A line that ends inside a sentence begins the verse; from then on short lines go on with it.
    mutating func pause(between earlier: Block, and later: Block, _ printed: PrintedText) -> Break? {
        let (line, next) = (printed.trimmed(earlier.span), printed.trimmed(later.span))
        guard isPlain(earlier), isPlain(later), line.count <= Self.longestLine, next.count <= Self.longestLine,
            let last = printed[line].last, let first = printed[next].first(where: \.isLetterOrDigit),
            printed.firstNewline(in: line) == nil, printed.firstNewline(in: next) == nil
        else {
            isVerse = false
            return nil
        }
        let goesOn = last == 0x2C || last == 0x3B || last.isLetter && first.isSmall
        isVerse = goesOn || isVerse && (last.isLetter || printed.endsSentence(line))
        guard isVerse else { return nil }
        return printed.endsSentence(line) ? .sentence : .verseLine
    }

    private func isPlain(_ block: Block) -> Bool {
        let setting = block.setting
        return !setting.isHeading && setting.verse == nil && setting.table == nil && setting.item == nil
    }
}

/// Titles that are set as plain paragraphs: a section's number, or a line of capitals.
struct PlainTitles {
    private let printed: PrintedText
    private let numbered: NumberedSections

    /// In UTF-16 code units.
    private static let longestTitle = 60

    init(_ printed: PrintedText, _ numbered: NumberedSections) { (self.printed, self.numbered) = (printed, numbered) }

    func isTitle(_ block: Block) -> Bool {
        let setting = block.setting
        let span = printed.trimmed(block.span)
        guard !setting.isHeading, setting.verse == nil, setting.table == nil, setting.item == nil, !span.isEmpty,
            span.count <= Self.longestTitle, printed.firstNewline(in: span) == nil
        else { return false }
        return isNumber(span) && numbered.mayNumber(block, printed) || isCapitals(span)
    }

    /// *-IV-*, *II.*, *12*
    private func isNumber(_ span: Range<Int>) -> Bool {
        let ink = printed[span].filter { !$0.isWhiteSpace }
        let number = ink.drop { Self.marks.contains($0) }.reversed().drop { Self.marks.contains($0) }
        guard (1...5).contains(number.count), ink.count < 12 else { return false }
        return number.allSatisfy { Self.roman.contains($0) } || number.count < 4 && number.allSatisfy(\.isDigit)
    }

    /// Several letters, none of them small, and no mark that ends a sentence.
    private func isCapitals(_ span: Range<Int>) -> Bool {
        let units = printed[span]
        return units.count { $0.isCapital } > 3 && !units.contains { $0.isSmall } && !printed.endsSentence(span)
            && units.last != 0x2C && units.last != 0x3A
    }

    private static let marks = Set("-–—.()[]*".utf16)
    private static let roman = Set("IVXLC".utf16)
}
