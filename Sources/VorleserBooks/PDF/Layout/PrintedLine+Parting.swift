/// What a line alone tells of where paragraphs begin and end.
extension PrintedLine {
    /// Whether it begins as direct speech does.
    var beginsSpeech: Bool { text.first.map { "“\"‘'—–«„»‚".contains($0) } ?? false }

    /// Whether it ends with the numbers of an index's entry: “whales, 12, 31–34”.
    func endsIndexEntry(_ limits: RowThresholds) -> Bool {
        // Most lines end with what tells at once.
        guard let end = text.unicodeScalars.last, !end.isASCII || end == "-" || ("0"..."9").contains(end) else {
            return false
        }
        let words = text.split(separator: " ")
        guard words.count >= 2, let last = words.last, words[words.count - 2].hasSuffix(",") else { return false }
        return last.first?.isNumber ?? false
            && last.split { "–-".contains($0) }.allSatisfy {
                $0.count <= limits.mostIndexDigits && $0.allSatisfy(\.isNumber)
            }
    }

    var endsInHyphen: Bool {
        text.unicodeScalars.last.map { "-\u{AD}\u{2010}".unicodeScalars.contains($0) } ?? false
    }

    /// Whether it begins with a name in other letters and a gap, as the speeches of a play do.
    func hasRunInHead(after previous: PrintedLine, _ limits: RowThresholds) -> Bool {
        guard let head = runs.first, headGap > limits.leastHeadGap * size, head.text.utf8.count <= limits.longestHead
        else { return false }
        let style = head.style.intersection([.bold, .smallCaps])
        return !style.isEmpty && !(previous.runs.last?.style.isSuperset(of: style) ?? false)
    }

    /// Whether all that stands before its widest gaps ends as sentences do; “1.” does not.
    private var partsAreSentences: Bool {
        text.split(separator: "\t").dropLast().allSatisfy { part in
            part.contains(where: \.isLetter)
                && part.reversed().drop { "”’\"')»]".contains($0) }.first.map { ".!?…".contains($0) } ?? false
        }
    }

    /// Whether it is a row of cells, rather than words that are set far apart to fill the line.
    func isRow(in measure: ColumnMeasure, _ limits: RowThresholds) -> Bool {
        guard cells.count > 1 else { return false }
        if isTableRow { return true }
        let gaps = zip(cells, cells.dropFirst()).map { $1.left - $0.right }
        let (least, most) = (gaps.min() ?? 0, gaps.max() ?? 0)
        if most < max(limits.leastGap * size, limits.leastOverWordGap * wordGap) { return false }
        let isFull = measure.isJustified && abs(measure.right - box.right) < limits.fullSlack * size
        // TeX stretches the blanks behind sentences most.
        if isFull, partsAreSentences { return false }
        // Where a line is filled all its gaps are alike.
        let isFilled = isFull && wordGap < limits.mostUneven * least
        return !(isFilled && most < limits.mostUneven * max(least, wordGap) && !text.contains { $0.isNumber })
    }
}
