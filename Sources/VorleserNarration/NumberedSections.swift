/// Tells the *I.* that numbers a chapter's first section from the one that somebody answers with.
struct NumberedSections {
    /// Where the chapter's first blocks end: a number may stand above the text.
    private let startEnd: Int
    private let hasSecond: Bool

    /// - Parameters:
    ///   - blocks: Of a stretch of a chapter.
    ///   - printed: Its text.
    ///   - isStart: Whether the chapter begins with it.
    init(in blocks: [Block], _ printed: PrintedText, isStart: Bool) {
        let spans = blocks.lazy.map { printed.trimmed($0.span) }.filter { !$0.isEmpty }
        startEnd = isStart ? spans.prefix(3).last?.upperBound ?? 0 : 0
        hasSecond = spans.contains { $0.count < 5 && Self.number(printed[$0]).elementsEqual("II".utf16) }
    }

    /// Whether a block that is all of a paragraph may be the number of a section.
    func mayNumber(_ block: Block, _ printed: PrintedText) -> Bool {
        let span = printed.trimmed(block.span)
        guard span.count < 3, Self.number(printed[span]).elementsEqual("I".utf16) else { return true }
        return hasSecond || span.upperBound <= startEnd
    }

    private static func number(_ units: ArraySlice<UInt16>) -> ArraySlice<UInt16> {
        units.last == 0x2E ? units.dropLast() : units
    }
}
