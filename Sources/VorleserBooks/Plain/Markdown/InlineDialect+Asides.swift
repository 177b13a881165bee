/// What in a line is for its writer alone, and notes and sources that stand in it.
extension InlineDialect {
    // MARK: What is not for readers

    /// `%% comment %%`
    mutating func takeComment(at index: Int) -> Int {
        let sign = Array("%%".utf8)
        guard line[index...].starts(with: sign), result.last.map({ $0 <= 0x20 }) ?? true,
            let end = firstRange(of: sign, from: index + 2)
        else { return 0 }
        return end.upperBound - index
    }

    /// `{{< include other.qmd >}}`, `{{% notice %}}`, `{% include figure.html caption="A cat" %}`, `{{#include a.rs}}`: what
    /// another program puts in; of a picture its caption stays.
    mutating func takeShortcode(at index: Int) -> Int {
        for (opening, closing) in MarkdownTag.signs where line[index...].starts(with: opening.utf8) {
            guard let end = firstRange(of: Array(closing.utf8), from: index) else { return 0 }
            let tag = MarkdownTag(line[(index + opening.utf8.count)..<end.lowerBound])
            result.append(contentsOf: tag.shown)
            return end.upperBound - index
        }
        return 0
    }

    /// ` ^name` at the end of a line, by which other notes link to it.
    func isPlaceName(at index: Int) -> Bool {
        guard result.last.map({ $0 <= 0x20 }) ?? true else { return false }
        let name = line[(index + 1)...]
        return !name.isEmpty && name.count < 60
            && name.allSatisfy {
                ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || (0x30...0x39).contains($0) || $0 == 0x2D
            }
    }

    // MARK: Notes and sources

    /// `^[Words of the note.]`: the parser knows notes that stand elsewhere.
    mutating func takeNote(at index: Int) -> Int {
        guard index + 1 < line.endIndex, line[index + 1] == UInt8(ascii: "["),
            let end = closingBracket(from: index + 1), end > index + 2
        else { return 0 }
        notes.append(Array(line[(index + 2)..<end]))
        result.append(contentsOf: "[^\(Self.noteName(noteCount + notes.count))]".utf8)
        return end + 1 - index
    }

    /// `[^9]` without a note of that name, as in chapters whose notes stand in another file: shown, but for the eye.
    mutating func takeLostNote(at index: Int) -> Int {
        guard index + 2 < line.endIndex, line[index + 1] == UInt8(ascii: "^"),
            let end = line[index...].prefix(100).firstIndex(of: UInt8(ascii: "]")), end > index + 2
        else { return 0 }
        let name = String(decoding: line[(index + 2)..<end], as: UTF8.self)
        guard !knownNotes.contains(name.lowercased()), name.allSatisfy({ !$0.isWhitespace }) else { return 0 }
        appendAside(name)
        return end + 1 - index
    }

    /// Shows words in brackets, for the eye.
    mutating func appendAside(_ words: String) { result.append(contentsOf: Self.aside("[" + words + "]")) }

    /// Words that are for the eye.
    static func aside(_ words: String) -> [UInt8] {
        Array("<\(MarkdownWriter.asideName)>".utf8) + InlineDialect.escaped(words)
            + Array("</\(MarkdownWriter.asideName)>".utf8)
    }

    /// The name of the note that stands in a line: `[^9]: See below.`
    static func note(definedIn line: ArraySlice<UInt8>) -> String? {
        let text = line.drop { $0 == 0x20 || $0 == UInt8(ascii: ">") }
        guard text.starts(with: "[^".utf8), let end = text.prefix(100).firstRange(of: Array("]:".utf8)) else {
            return nil
        }
        return String(decoding: text[(text.startIndex + 2)..<end.lowerBound], as: UTF8.self).lowercased()
    }

    /// What the parser calls a note that had no name.
    static func noteName(_ number: Int) -> String { "in-line-\(number)" }

    /// `[@doe99, p. 3; @lee]`: shown, but for the eye.
    mutating func takeCitation(at index: Int) -> Int {
        guard let end = closingBracket(from: index), end + 1 == line.endIndex || line[end + 1] != UInt8(ascii: "(")
        else {
            return 0
        }
        let inner = String(decoding: line[(index + 1)..<end], as: UTF8.self)
        let sources = inner.split(separator: ";")
        guard !sources.isEmpty, sources.allSatisfy(Self.isSource) else { return 0 }
        appendAside(inner)
        return end + 1 - index
    }

    /// `see @doe99, pp. 3–5`, `-@doe99`
    private static func isSource(_ text: Substring) -> Bool {
        guard let sign = text.firstIndex(of: "@") else { return false }
        let name = text[text.index(after: sign)...]
        let isFree = sign == text.startIndex || " -[{".contains(text[text.index(before: sign)])
        return isFree && name.first.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "{" } ?? false
    }

    private func closingBracket(from start: Int) -> Int? {
        var depth = 0
        for index in start..<min(line.endIndex, start + 2_000) {
            if line[index] == UInt8(ascii: "[") { depth += 1 }
            if line[index] == UInt8(ascii: "]") { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
