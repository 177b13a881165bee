/// What the dialects of pandoc, Quarto and Obsidian add to Markdown, brought into GitHub's: attributes, fenced divisions,
/// formulas, raised and lowered text, links between notes.
///
/// Works line by line and leaves programs alone; a sign that means none of this stays as it is.
/// Sources: the Pandoc User's Guide, “Pandoc's Markdown”; Obsidian Help, “Obsidian Flavored Markdown”.
enum MarkdownDialect {
    /// The text in GitHub's dialect; the same bytes where there is nothing to do.
    static func plain(_ utf8: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard utf8.contains(where: signs.contains) else { return utf8 }
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count)
        var reading = Reading(utf8.split(separator: 0x0A, omittingEmptySubsequences: false))
        while let line = reading.next() {
            result.append(contentsOf: line)
            if !reading.isAtEnd { result.append(0x0A) }
        }
        return result[...]
    }

    private static let signs = Set("{$:~^=[\\".utf8)

    /// The lines of a text, one after the other, changed.
    private struct Reading {
        private let lines: [ArraySlice<UInt8>]
        private var index = 0
        /// The sign and length of the fence of a program that has begun.
        private var fence: (sign: UInt8, length: Int)?

        init(_ lines: [ArraySlice<UInt8>]) { self.lines = lines }

        var isAtEnd: Bool { index >= lines.count }

        mutating func next() -> [UInt8]? {
            guard index < lines.count else { return nil }
            defer { index += 1 }
            let line = lines[index]
            if let fence {
                if Self.isFence(line, atLeast: fence.length, of: fence.sign, isEnd: true) { self.fence = nil }
                return Array(line)
            }
            for sign in [UInt8(ascii: "`"), UInt8(ascii: "~")]
            where Self.isFence(line, atLeast: 3, of: sign, isEnd: false) {
                fence = (sign, line.drop { $0 == 0x20 }.prefix { $0 == sign }.count)
                return Array(line)
            }
            guard line.contains(where: MarkdownDialect.signs.contains), !Self.isSetIn(line) else { return Array(line) }
            if MarkdownDialect.isDivision(line) { return [] }
            if let formula = formula() { return formula }
            return InlineDialect(line).plain()
        }

        private static func isFence(_ line: ArraySlice<UInt8>, atLeast count: Int, of sign: UInt8, isEnd: Bool) -> Bool
        {
            let text = line.drop { $0 == 0x20 }
            let signs = text.prefix { $0 == sign }
            guard signs.count >= count else { return false }
            let rest = text.dropFirst(signs.count)
            return isEnd ? rest.allSatisfy { $0 <= 0x20 } : sign != UInt8(ascii: "`") || !rest.contains(sign)
        }

        /// Whether a line is set in so far that it is a program, or goes on with an item of a list.
        private static func isSetIn(_ line: ArraySlice<UInt8>) -> Bool {
            line.first == 0x09 || line.starts(with: "    ".utf8)
        }

        /// `$$…$$` on lines of its own: a paragraph.
        private mutating func formula() -> [UInt8]? {
            let marks = Array("$$".utf8)
            let first = lines[index].drop { $0 == 0x20 }
            guard first.starts(with: marks) else { return nil }
            var text = Array(first.dropFirst(2))
            var last = index
            while true {
                if let end = text.firstRange(of: marks)?.lowerBound {
                    // Behind a formula its attributes may stand.
                    let tail = text[(end + 2)...].drop { $0 <= 0x20 }
                    guard tail.isEmpty || tail.first == UInt8(ascii: "{") || tail.count < 3 else { return nil }
                    index = last
                    let words = TeXFormula.plain(String(decoding: text[..<end], as: UTF8.self))
                    return Array("\n".utf8) + MarkdownDialect.escaped(words) + Array("\n".utf8)
                }
                last += 1
                guard last < lines.count, last - index < 100 else { return nil }
                text.append(0x20)
                text.append(contentsOf: lines[last])
            }
        }
    }

    /// `::: {.note}`, `::: warning :::`, `:::`; and what asks for a new page.
    private static func isDivision(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 == 0x20 }
        let words = String(decoding: text, as: UTF8.self).filter { !$0.isWhitespace }
        if words == "\\pagebreak" || words == "\\newpage" || words == "\\clearpage" { return true }
        let colons = text.prefix { $0 == UInt8(ascii: ":") }.count
        guard colons >= 3 else { return false }
        let rest = words.dropFirst(colons).reversed().drop { $0 == ":" }.reversed()
        guard let first = rest.first else { return true }
        if first == "{" { return rest.last == "}" }
        return String(decoding: text, as: UTF8.self).split(separator: " ").count <= 3
            && rest.allSatisfy { $0.isLetter || $0.isNumber || "-_.{}=\"#".contains($0) }
    }

    /// A text in which nothing is a sign of Markdown's.
    static func escaped(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        for byte in text.utf8 {
            if "\\`*_{}[]<>()#+-.!|~&$^=:".utf8.contains(byte) { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
        }
        return result
    }
}
