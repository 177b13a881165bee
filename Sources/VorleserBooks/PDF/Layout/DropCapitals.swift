import VorleserCore

/// Puts large first letters back on the words they begin.
enum DropCapitals {
    /// - Parameters:
    ///   - lines: A page's.
    ///   - body: The height of the text's letters.
    ///   - isWord: Whether a word, in small letters, is one.
    /// - Returns: The lines, a large letter joined with the first line beside it; lines that it pushes aside begin where
    ///   the letter does.
    static func joined(_ lines: [PrintedLine], _ body: Float, isWord: (String) -> Bool) -> [PrintedLine] {
        guard lines.contains(where: { isCapital($0, body) }) else { return lines }
        let downwards = lines.indices.sorted { lines[$0].baseline < lines[$1].baseline }
        var lines = lines
        for (index, capital) in lines.enumerated() where isCapital(capital, body) {
            let top = downwards.partitioningIndex { lines[$0].baseline > capital.box.top }
            let atItsHeight = downwards[top...].prefix { lines[$0].baseline <= capital.baseline + 0.3 * body }
            let beside = atItsHeight.filter { other in
                other != index && lines[other].box.left >= capital.box.right - 0.3 * body
                    && lines[other].box.left < capital.box.right + 2 * body && lines[other].size < 0.7 * capital.size
            }
            guard beside.count >= 2, let first = beside.first else { continue }
            for other in beside { lines[other].box.left = capital.box.left }
            // The first line may be of small capitals.
            let others = lines[beside[1]].size
            if lines[first].size < others, lines[first].size > 0.6 * others { lines[first].size = others }
            let word = lines[first].text.prefix { $0.isLetter }.lowercased()
            let isAlone = !word.isEmpty && isWord(word) && !isWord(capital.text.lowercased() + word)
            lines[first].runs.insert(PrintedRun(text: capital.text + (isAlone ? " " : ""), style: []), at: 0)
            lines[first].firstWordWidth += capital.box.width
            lines[index].runs = []
        }
        return lines.filter { !$0.runs.isEmpty }
    }

    private static func isCapital(_ line: PrintedLine, _ body: Float) -> Bool {
        guard line.size >= 1.7 * body, !line.isSlanted else { return false }
        let letters = line.text.unicodeScalars
        return letters.count <= 3 && letters.contains { $0.properties.isAlphabetic }
    }
}
