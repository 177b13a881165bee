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
