/// Text whose lines were broken for a terminal: paragraphs again, a line each.
///
/// A line goes on with the one before it when that is long, and it does not stand further left or begin like an item.
struct WrappedText {
    /// A line for each paragraph; those that stood further in begin with two blanks a step.
    let plain: String

    /// Shorter lines end where their paragraph does.
    private static let fullLine = 50
    private static let longest = 20_000

    /// - Parameters:
    ///   - text: As it stands in the dictionary.
    ///   - headword: A first line that says no more than this goes.
    init(_ text: String, below headword: String? = nil) {
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(PrintedLine.init)
        if let headword, let first = lines.first, FoldedWord(first.text) == FoldedWord(headword) { lines.removeFirst() }
        let margin = lines.filter { !$0.text.isEmpty }.map(\.indent).min() ?? 0
        var paragraphs: [(indent: Int, text: String)] = []
        var before: PrintedLine?
        for line in lines {
            defer { before = line.text.isEmpty ? nil : line }
            if line.text.isEmpty { continue }
            if let before, let last = paragraphs.last, before.width >= Self.fullLine, line.indent >= last.indent,
                !line.beginsItem
            {
                // A word that was cut at its own hyphen has no blank there.
                let gap = last.text.hasSuffix("-") ? "" : " "
                paragraphs[paragraphs.count - 1].text += gap + line.text
            } else {
                paragraphs.append((line.indent, line.text))
            }
        }
        let written = paragraphs.map { paragraph in
            String(repeating: " ", count: min(paragraph.indent - margin, 8) / 2 * 2) + paragraph.text.withoutBraces
        }
        plain = written.joined(separator: "\n").cut(at: Self.longest)
    }
}

private struct PrintedLine {
    let indent: Int
    let text: String
    /// Columns up to its end.
    let width: Int

    init(_ line: Substring) {
        indent = line.prefix { $0.isWhitespace }.reduce(0) { $0 + ($1 == "\t" ? 8 : 1) }
        text = String(line).trimmed
        width = indent + text.count
    }

    /// Such as `2: …`, `v 1: …`, `3. …`, `(a) …`, `- …`.
    var beginsItem: Bool {
        let words = text.split(separator: " ", maxSplits: 2).map(String.init)
        guard let first = words.first else { return false }
        if Self.isNumber(first) || ["-", "–", "•", "*"].contains(first) { return true }
        return words.count > 1 && first.count <= 4 && first.allSatisfy(\.isLetter) && Self.isNumber(words[1])
            && words[1].hasSuffix(":")
    }

    private static func isNumber(_ word: String) -> Bool {
        let core = word.drop { "([".contains($0) }
        let digits = core.prefix { $0.isNumber }
        let sign = core.dropFirst(digits.isEmpty ? 1 : digits.count)
        let isLetter = digits.isEmpty && core.first?.isLetter == true && core.count < word.count
        return (!digits.isEmpty || isLetter) && [":", ".", ")", "]"].contains(String(sign))
    }
}

extension StringProtocol {
    /// Without blanks at its ends.
    var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}

extension String {
    /// References to other words stand in braces.
    fileprivate var withoutBraces: String { String(filter { $0 != "{" && $0 != "}" }) }

    /// Where a line with nothing in it parts the text.
    func firstRange(ofBlankLine: Void) -> Range<String.Index>? {
        var lineStart = startIndex
        while lineStart < endIndex {
            let lineEnd = self[lineStart...].firstIndex { $0.isNewline } ?? endIndex
            let next = lineEnd < endIndex ? index(after: lineEnd) : endIndex
            if lineEnd == lineStart { return lineStart..<next }
            lineStart = next
        }
        return nil
    }

    /// The text, or its beginning with a sign that there was more.
    func cut(at longest: Int) -> String { count <= longest ? self : prefix(longest) + "…" }
}
