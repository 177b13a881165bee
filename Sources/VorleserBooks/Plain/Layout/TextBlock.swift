/// Lines that belong together: a paragraph, a stanza, a table, a heading.
struct TextBlock: Sendable {
    /// Indices of the text's lines.
    var lines: Range<Int>
    var kind: Kind

    enum Kind: Sendable, Equatable {
        /// Lines that run on.
        case prose
        /// Prose set in from the margin.
        case quotation
        /// Lines that end where they end: verse, an address, a title page.
        case verse
        case table
        /// A list, or one item of it.
        case list
        case ornament
        /// `keepsLines` where its lines are a number and a title, not one title that runs on.
        case heading(level: Int, keepsLines: Bool)
        /// `[Illustration: …]`
        case illustration
        /// A footnote: which of the text's notes.
        case note(Int)
        /// The number of a printed page, between two paragraphs.
        case pageNumber(String)
        /// A line from the head of a letter sent by computer, or one below its end: read, or for the eye.
        case mail(isRead: Bool)
        /// Written with another block, or not at all: the underline of a heading.
        case absorbed
    }
}

extension PageLayout {
    /// What a block is, by its lines alone.
    func kind(of block: Range<Int>, _ text: TextLines) -> TextBlock.Kind {
        let lines = block.map { text.lines[$0] }
        if lines.count == 1 || lines.count <= 3, lines.allSatisfy(text.isOrnament) { return .ornament }
        if BulletList.isList(lines, text) { return .list }
        if lines[0].quotations > 0, lines.count == 1 || isFilledQuotation(lines) { return .quotation }
        if lines.count == 1 { return isSetIn(lines) && lines[0].width > measure / 2 ? .quotation : .prose }
        if PlainTable.isTable(lines, text) { return .table }
        guard runsOn(block, lines, text) else { return .verse }
        return isSetIn(lines) ? .quotation : .prose
    }

    /// Whether every line is indented more than the text's ordinary lines.
    private func isSetIn(_ lines: [TextLine]) -> Bool {
        lines.allSatisfy { $0.indent >= indent + 2 } && !indentsParagraphs
    }

    /// Whether quoted lines of a letter run on: one at least is as long as lines of prose.
    private func isFilledQuotation(_ lines: [TextLine]) -> Bool {
        lines.dropLast().contains { $0.width * 5 >= measure * 3 }
    }

    /// Whether the lines of a block end because the page does, not of themselves.
    private func runsOn(_ block: Range<Int>, _ lines: [TextLine], _ text: TextLines) -> Bool {
        let pairs = block.dropLast()
        let full = pairs.count { isFull(text, $0) }
        let capitals = lines.dropFirst().count { text.beginsWithCapital($0) }
        let isCapitalised = capitals * 20 >= pairs.count * 19 && pairs.count >= 3
        let isRagged = 10 * full < 4 * pairs.count
        if !isRagged {
            let looksLikeVerse = isCapitalised && (measure < 60 || 10 * full < 8 * pairs.count)
            return !looksLikeVerse
        }
        // A line left a little short by a later edit still runs on into a small letter.
        if capitals == 0, pairs.allSatisfy({ text.lines[$0].width * 5 >= measure * 4 }) { return true }
        if isRunning, !isSetIn(lines), runsOnIntoSmallLetters(lines, text) { return true }
        return fillsItsOwnMeasure(block, lines, text) && 2 * capitals < pairs.count
    }

    /// Whether most lines of a block, some of them long, go on with a small letter, as a paragraph does whose lines were
    /// not filled again after words in it had been changed.
    private func runsOnIntoSmallLetters(_ lines: [TextLine], _ text: TextLines) -> Bool {
        let small = lines.dropFirst().count(where: text.beginsSmall)
        return 2 * small > lines.count - 1 && lines.contains { $0.width * 5 >= measure * 3 }
    }

    /// Whether a block set in from both margins is filled to a measure of its own.
    private func fillsItsOwnMeasure(_ block: Range<Int>, _ lines: [TextLine], _ text: TextLines) -> Bool {
        let own = lines.map(\.width).max() ?? 0
        guard lines.count >= 3, own * 2 > measure else { return false }
        let full = block.dropLast().count { text.isFull($0, measure: own) }
        return 10 * full >= 9 * (lines.count - 1)
    }
}
