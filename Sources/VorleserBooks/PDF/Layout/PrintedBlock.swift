/// Lines of a printed book that belong together.
struct PrintedBlock: Sendable {
    enum Kind: Sendable, Equatable {
        case paragraph
        /// `level` is 1 for the highest, at most 6.
        case heading(level: Int)
        case note(label: String)
        case listItem(marker: String)
        /// Rows whose cells are parted by tabs.
        case table
        case code
        case verse
        case quotation
        case caption
        /// Lines of a printed list of contents.
        case contents
    }

    var kind: Kind
    /// From the first to the last; they may lie in several columns and on several pages.
    var lines: [PrintedLine]
    /// The column that it begins in.
    var measure: ColumnMeasure
    /// How far its first line is from the line above, in points; `nil` at the top of a column.
    var gapAbove: Float?

    var page: Int { lines.first?.page ?? 0 }
    var size: Float { lines.first?.size ?? 0 }
    var text: String { lines.map(\.text).joined(separator: " ") }
    /// The style that all of it shares.
    var style: PrintedStyle {
        lines.dropFirst().reduce(lines.first?.style ?? []) { $0.intersection($1.style) }
    }
}

extension PrintedLine {
    /// Whether a sentence may end where it does.
    var endsSentence: Bool {
        let text = text.unicodeScalars.reversed().drop { Self.closing.contains($0) || $0.properties.isWhitespace }
        return text.first.map { Self.terminators.contains($0) } ?? false
    }

    /// Whether it ends as a line does in the middle of a sentence: with a letter, a comma or a hyphen.
    var endsOpen: Bool { text.last.map { $0.isLetter || $0 == "," || $0 == "-" } ?? false }

    /// The first letter's case: whether the line can go on with a sentence, or must.
    var beginsSmall: Bool {
        text.unicodeScalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }?.properties
            .isLowercase ?? false
    }

    /// Whether its first letter or figure is a capital.
    var beginsLarge: Bool {
        text.unicodeScalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }?.properties
            .isUppercase ?? false
    }

    private static let terminators: Set<Unicode.Scalar> = [".", "!", "?", ":", "…", "。", "！", "？", "؟", "۔"]
    private static let closing: Set<Unicode.Scalar> = [
        "”", "’", "\"", "'", ")", "]", "»", "«", "“", "›", "*", "†", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9",
    ]
}

extension String {
    /// “https://…”, in brackets or not.
    var beginsWithAddress: Bool {
        let start = drop { "(<[“\"".contains($0) }.prefix(8).lowercased()
        return ["http://", "https://", "www.", "ftp://"].contains { start.hasPrefix($0) }
    }
}
