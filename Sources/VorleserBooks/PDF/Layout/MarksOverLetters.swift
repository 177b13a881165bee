import VorleserCore

/// Arrows, bars and hats of formulas that are set over letters by themselves: read as a line of their own, they would part
/// the lines of a paragraph.
enum MarksOverLetters {
    private static let marks: Set<Unicode.Scalar> = [
        "−", "→", "←", "↔", "⃗", "⃖", "⃡", "ˆ", "˜", "¯", "ˉ", "˙", "¨", "ˇ", "˘", "‾", "\u{302}", "\u{303}",
        "\u{304}", "\u{307}", "\u{308}", "\u{305}",
    ]

    /// - Parameters:
    ///   - lines: Of a page.
    ///   - limits: What is over a letter.
    /// - Returns: The lines without such marks.
    static func removed(from lines: [PrintedLine], _ limits: AccentThresholds) -> [PrintedLine] {
        guard lines.contains(where: { isMark($0, limits) }) else { return lines }
        let letters = lines.filter { !isMark($0, limits) }.sorted { $0.baseline < $1.baseline }
        return lines.filter { !isMark($0, limits) || !stands($0, over: letters, limits) }
    }

    private static func isMark(_ line: PrintedLine, _ limits: AccentThresholds) -> Bool {
        let scalars = line.text.unicodeScalars
        return scalars.prefix(limits.longestOver + 1).count <= limits.longestOver && !scalars.isEmpty
            && scalars.allSatisfy { marks.contains($0) || $0 == " " }
    }

    private static func stands(_ mark: PrintedLine, over letters: [PrintedLine], _ limits: AccentThresholds) -> Bool {
        let size = mark.size
        let from = letters.partitioningIndex { $0.baseline > mark.baseline + limits.leastOver * size }
        return letters[from...].prefix { $0.baseline <= mark.baseline + limits.mostOver * size }.contains { line in
            line.box.left <= mark.box.right && mark.box.left <= line.box.right
        }
    }
}
