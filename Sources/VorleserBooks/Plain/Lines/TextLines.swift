/// One line of a text that is not blank.
struct TextLine: Sendable, Equatable {
    /// The first byte that is not blank.
    var start: Int
    /// After the last byte that is not blank.
    var end: Int
    /// Columns before the first character; East Asian characters count as two.
    var indent: Int
    /// Columns from the margin to the last character.
    var width: Int
    /// Blank lines before it.
    var blanksBefore: Int
    /// Whether a form feed stands before it.
    var beginsPage = false
    /// How many signs of a quotation in a letter stood before it.
    var quotations = 0

    var bytes: Range<Int> { start..<end }
}

/// A text cut into lines; blank lines are counted but not kept, control characters left out.
struct TextLines: Sendable {
    /// The lines' characters.
    private(set) var utf8: [UInt8] = []
    private(set) var lines: [TextLine] = []
    /// By which its headings, notes and pages are told: those of its language, once that is known.
    var words = BookWords.ofAllLanguages

    private var lineStart = 0
    private var blanks = 0
    private var isAtPageStart = false

    /// - Parameter text: Valid UTF-8. Lines end with CR, LF, CR LF, NEL, LS, PS, VT or FF; a paragraph separator
    ///   (PS) counts as a blank line. Source: Unicode 16 §5.8, “Newline Guidelines”.
    init(_ text: [UInt8]) {
        utf8.reserveCapacity(text.count)
        text.withUnsafeBufferPointer { cut($0) }
        endLine()
    }

    /// Takes out the blank line that stands between any two lines of a text typed with double spacing.
    mutating func closeUp() {
        guard lines.count >= 20, lines.count(where: { $0.blanksBefore == 0 }) * 20 < lines.count else { return }
        let widths = lines.map(\.width).sorted()
        let measure = widths[widths.count * 19 / 20]
        let apart = lines.indices.dropLast().filter { lines[$0 + 1].blanksBefore == 1 }
        let full = apart.count { isFull($0, measure: measure) }
        guard measure <= 120, measure >= 40, full * 10 > lines.count * 5 else { return }
        for index in lines.indices where lines[index].blanksBefore > 0 { lines[index].blanksBefore -= 1 }
    }

    /// Whether a line, not the last, has no room for the first word of the next one, so that it ends only because the
    /// page does. `measure` are the columns a line of prose is filled to.
    func isFull(_ index: Int, measure: Int) -> Bool {
        let line = lines[index]
        return line.width >= measure || line.width + 1 + firstWordColumns(lines[index + 1]) > measure
    }

    /// Leaves of the lines only these.
    mutating func keep(_ kept: [TextLine]) { lines = kept }

    /// The characters of a line.
    func string(_ line: TextLine) -> String { String(decoding: utf8[line.bytes], as: UTF8.self) }

    private mutating func cut(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case 0x20...0x7E, 0x09:
                utf8.append(byte)
                index += 1
            case 0x0D:
                endLine()
                index += index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
            case 0x0A, 0x0B, 0x0C:
                endLine()
                if byte == 0x0C { isAtPageStart = true }
                index += 1
            case 0x1B:
                index += Self.escapeLength(text, at: index)
            case 0..<0x20, 0x7F:
                index += 1
            default:
                index += appendOrEndLine(text, at: index)
            }
        }
    }

    /// A character beyond ASCII, which may be one of Unicode's own line ends.
    private mutating func appendOrEndLine(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let second = index + 1 < text.count ? text[index + 1] : 0
        if text[index] == 0xC2, second == 0x85 {
            endLine()
            return 2
        }
        if text[index] == 0xE2, second == 0x80, index + 2 < text.count, text[index + 2] & 0xFE == 0xA8 {
            endLine()
            if text[index + 2] == 0xA9 { endLine() }
            return 3
        }
        utf8.append(text[index])
        return 1
    }

    /// The length of a terminal's control sequence. Source: ECMA-48 §5.4.
    private static func escapeLength(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        guard index + 1 < text.count, text[index + 1] == UInt8(ascii: "[") else { return 1 }
        var end = index + 2
        while end < text.count, end < index + 32, (0x20...0x3F).contains(text[end]) { end += 1 }
        return end < text.count && (0x40...0x7E).contains(text[end]) ? end + 1 - index : 1
    }

    private mutating func endLine() {
        defer { lineStart = utf8.count }
        guard let line = measuredLine() else {
            utf8.removeSubrange(lineStart...)
            blanks += 1
            return
        }
        lines.append(line)
        blanks = 0
        isAtPageStart = false
    }

    /// - Returns: `nil` for a blank line.
    private func measuredLine() -> TextLine? {
        utf8.withUnsafeBufferPointer { utf8 in
            var index = lineStart
            var column = 0
            var line: TextLine?
            while index < utf8.count {
                let (blank, columns) = Self.character(utf8, at: index, column: column)
                column += columns
                if blank == 0 {
                    var opened =
                        line
                        ?? TextLine(
                            start: index,
                            end: index,
                            indent: column - columns,
                            width: 0,
                            blanksBefore: blanks,
                            beginsPage: isAtPageStart
                        )
                    opened.end = index + 1
                    opened.width = column
                    line = opened
                }
                index += max(blank, 1)
            }
            return line
        }
    }

    /// - Returns: How many bytes of white space stand at a place (0 for none), and how many columns they, or the one
    ///   byte there, take. The bytes of a character after its first take none.
    private static func character(
        _ utf8: UnsafeBufferPointer<UInt8>,
        at index: Int,
        column: Int
    ) -> (blank: Int, columns: Int) {
        let byte = utf8[index]
        switch byte {
        case 0x20: return (1, 1)
        case 0x09: return (1, 8 - column % 8)
        case 0x21...0x7E: return (0, 1)
        case 0x80...0xBF: return (0, 0)
        case 0xC2 where index + 1 < utf8.count && utf8[index + 1] == 0xA0: return (2, 1)
        case 0xE3...0xED:
            if byte == 0xE3, index + 2 < utf8.count, utf8[index + 1] == 0x80, utf8[index + 2] == 0x80 { return (3, 2) }
            return (0, 2)
        case 0xEF where index + 1 < utf8.count && (0xBC...0xBD).contains(utf8[index + 1]): return (0, 2)
        default: return (0, 1)
        }
    }
}
