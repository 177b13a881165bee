import VorleserCore

/// Puts large first letters back on the words they begin.
enum DropCapitals {
    /// - Parameters:
    ///   - lines: A page's.
    ///   - body: The height of the text's letters.
    ///   - limits: What is large, and beside it.
    ///   - vocabulary: The book's words.
    /// - Returns: The lines, a large letter joined with the first line beside it; lines that it pushes aside begin where
    ///   the letter does.
    static func joined(
        _ lines: [PrintedLine],
        _ body: Float,
        _ limits: DropCapitalThresholds,
        _ vocabulary: PrintedVocabulary
    ) -> [PrintedLine] {
        guard lines.contains(where: { isCapital($0, body, limits) }) else { return lines }
        let downwards = lines.indices.sorted { lines[$0].baseline < lines[$1].baseline }
        var lines = lines
        for (index, capital) in lines.enumerated() where isCapital(capital, body, limits) {
            let top = downwards.partitioningIndex { lines[$0].baseline > capital.box.top }
            let bottom = capital.baseline + limits.baselineSlack * body
            let atItsHeight = downwards[top...].prefix { lines[$0].baseline <= bottom }
            let beside = atItsHeight.filter { other in
                other != index && lines[other].box.left >= capital.box.right - limits.widestOverlap * body
                    && lines[other].box.left < capital.box.right + limits.widestGap * body
                    && lines[other].size < limits.mostTextSize * capital.size
            }
            guard beside.count >= limits.fewestLines, beside.count > 1, let first = beside.first else { continue }
            for other in beside { lines[other].box.left = capital.box.left }
            // The first line may be of small capitals.
            let others = lines[beside[1]].size
            if lines[first].size < others, lines[first].size > limits.leastSmallCapitals * others {
                lines[first].size = others
            }
            let word = lines[first].text.prefix { $0.isLetter }.lowercased()
            // A quotation mark may stand before it.
            let initial = capital.text.lowercased().filter(\.isLetter)
            let isAlone = isWord(initial, before: word, vocabulary, limits)
            lines[first].runs.insert(PrintedRun(text: capital.text + (isAlone ? " " : ""), style: []), at: 0)
            lines[first].firstWordWidth += capital.box.width
            lines[index].runs = []
        }
        return lines.filter { !$0.runs.isEmpty }
    }

    /// Whether the letters of a large initial are a word, and not the beginning of that beside them.
    private static func isWord(
        _ initial: String,
        before word: String,
        _ vocabulary: PrintedVocabulary,
        _ limits: DropCapitalThresholds
    ) -> Bool {
        // A letter is hardly a word behind another.
        guard word.count > 1, vocabulary.has(word) else { return false }
        func count(_ word: String) -> Int { vocabulary.count(word) + vocabulary.count(word.withCapital) }
        // All are counted once where the initial stands.
        let isWord = count(initial) > limits.mostInitials
        let whole = initial + word
        if !vocabulary.has(whole) { return true }
        // The language has “ido”, but the book only “I” and “do”.
        return isWord && count(whole) == 0 && count(word) > 1 && vocabulary.isInLanguage(word)
    }

    private static func isCapital(_ line: PrintedLine, _ body: Float, _ limits: DropCapitalThresholds) -> Bool {
        guard line.size >= limits.leastSize * body, !line.isSlanted else { return false }
        let letters = line.text.unicodeScalars
        return letters.count <= limits.mostLetters && letters.contains { $0.properties.isAlphabetic }
    }
}

extension String {
    fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
