/// What is printed twice at one place, a hair apart, so that it looks bold.
enum PrintedTwice {
    /// Lines of a row that one is held against.
    private static let mostBeside = 16
    /// Bytes of a part that is looked for in another; it is a word or a few.
    private static let longestPart = 200

    /// - Parameters:
    ///   - lines: Of a page.
    ///   - limits: How far apart they are.
    /// - Returns: The lines, each once.
    static func removed(from lines: [PrintedLine], _ limits: LineThresholds) -> [PrintedLine] {
        let order = lines.indices.sorted { lines[$0].baseline < lines[$1].baseline }
        var copies: Set<Int> = []
        for (place, index) in order.enumerated() {
            let line = lines[index]
            // Of two that are alike the first one stays.
            let row = order[(place + 1)...].prefix(mostBeside).prefix {
                lines[$0].baseline - line.baseline <= limits.mostShifted * line.size
            }
            for other in row where !copies.contains(other) && !copies.contains(index) {
                if isPart(lines[other], of: line, limits), lines[other].text != line.text || index < other {
                    copies.insert(other)
                } else if isPart(line, of: lines[other], limits) {
                    copies.insert(index)
                }
            }
        }
        return copies.isEmpty ? lines : lines.indices.filter { !copies.contains($0) }.map { lines[$0] }
    }

    private static func isPart(_ line: PrintedLine, of other: PrintedLine, _ limits: LineThresholds) -> Bool {
        let slack = limits.mostShifted * other.size
        return line.box.left > other.box.left - slack && line.box.right < other.box.right + slack
            && abs(line.size - other.size) < slack
            && (other.text == line.text || isWide(line, limits) && other.text.contains(line.text))
    }

    /// Whether it is too wide for a gap between the words of a line, where it may have been set by itself.
    private static func isWide(_ line: PrintedLine, _ limits: LineThresholds) -> Bool {
        line.text.utf8.count <= longestPart && line.box.width > limits.widestGap * line.size
    }
}
