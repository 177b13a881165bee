/// What a line alone tells of where paragraphs begin and end.
extension PrintedLine {
    /// Whether it begins as direct speech does.
    var beginsSpeech: Bool { text.first.map { "“\"‘'—–«„»‚".contains($0) } ?? false }

    /// Whether it ends with the numbers of an index's entry: “whales, 12, 31–34”.
    var endsIndexEntry: Bool {
        // Most lines end with what tells at once.
        guard let end = text.utf8.last, end >= 0x80 || end == 0x2D || (0x30...0x39).contains(end) else { return false }
        let words = text.split(separator: " ")
        guard words.count >= 2, let last = words.last, words[words.count - 2].hasSuffix(",") else { return false }
        // Longer numbers are years.
        return last.first?.isNumber ?? false
            && last.split { "–-".contains($0) }.allSatisfy { $0.count <= 3 && $0.allSatisfy(\.isNumber) }
    }

    var endsInHyphen: Bool {
        text.unicodeScalars.last.map { "-\u{AD}\u{2010}".unicodeScalars.contains($0) } ?? false
    }

    /// Whether it begins with a name in other letters and a gap, as the speeches of a play do.
    func hasRunInHead(after previous: PrintedLine) -> Bool {
        guard let head = runs.first, headGap > 0.6 * size, head.text.utf8.count <= 40 else { return false }
        let style = head.style.intersection([.bold, .smallCaps])
        return !style.isEmpty && !(previous.runs.last?.style.isSuperset(of: style) ?? false)
    }

    /// Whether it is a row of cells, rather than words that are set far apart to fill the line.
    func isRow(in measure: ColumnMeasure) -> Bool {
        guard cells.count > 1 else { return false }
        let gaps = zip(cells, cells.dropFirst()).map { $1.left - $0.right }
        let (least, most) = (gaps.min() ?? 0, gaps.max() ?? 0)
        if most < max(1.6 * size, 1.6 * wordGap) { return false }
        // Where a line is filled all its gaps are alike.
        let isFilled = measure.isJustified && abs(measure.right - box.right) < 0.3 * size && wordGap < 1.4 * least
        return !(isFilled && most < 1.4 * max(least, wordGap) && !text.contains { $0.isNumber })
    }
}
