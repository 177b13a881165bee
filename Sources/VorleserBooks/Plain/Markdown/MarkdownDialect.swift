/// What the dialects of pandoc, kramdown, Quarto, MyST and Obsidian add to Markdown, brought into GitHub's: attributes, fenced divisions,
/// formulas, raised and lowered text, links between notes.
///
/// Works line by line and leaves programs alone; a sign that means none of this stays as it is.
/// Sources: the Pandoc User's Guide, “Pandoc's Markdown”; kramdown, “Syntax”; Obsidian Help, “Obsidian Flavored Markdown”.
enum MarkdownDialect {
    /// The text in GitHub's dialect; the same bytes where there is nothing to do.
    static func plain(_ utf8: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard utf8.contains(where: { signs.contains($0) || divisionSigns.contains($0) }) else { return utf8 }
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count)
        let lines = utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        let places = MarkdownPlaces(lines)
        var reading = Reading(MarkdownDivisions.plain(MarkdownDirectives.plain(lines)), places)
        while let line = reading.next() {
            result.append(contentsOf: line)
            if !reading.isAtEnd { result.append(0x0A) }
        }
        for (index, note) in reading.notes.enumerated() {
            result.append(contentsOf: "\n\n[^\(InlineDialect.noteName(index + 1))]: ".utf8)
            result.append(contentsOf: note)
        }
        return result[...]
    }

    private static let signs = Set("{$:~^=[\\%|@`".utf8)
    private static let divisionSigns = Set("!?<".utf8)

    /// The lines of a text, one after the other, changed.
    private struct Reading {
        private let lines: [ArraySlice<UInt8>]
        private var index = 0
        /// The sign and length of the fence of a program that has begun.
        private var fence: (sign: UInt8, length: Int)?
        private var isInComment = false
        /// The notes that stood in lines.
        private(set) var notes: [[UInt8]] = []
        private let knownNotes: Set<String>
        private let places: MarkdownPlaces

        init(_ lines: [ArraySlice<UInt8>], _ places: MarkdownPlaces) {
            self.lines = lines
            self.places = places
            knownNotes = Set(lines.compactMap(InlineDialect.note))
        }

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
            if isComment(line) { return [] }
            if let plain = KramdownLines.plain(index, of: lines) { return plain }
            guard line.contains(where: MarkdownDialect.signs.contains), !Self.isSetIn(line) else { return Array(line) }
            if MarkdownDialect.isDivision(line) { return [] }
            if let formula = formula() ?? environment() { return formula }
            if let callout = Self.callout(line) { return callout }
            if let abbreviation = Self.abbreviation(line) { return abbreviation }
            return blockPrefix(of: line).before + inline(line) + blockPrefix(of: line).after
        }

        private mutating func inline(_ line: ArraySlice<UInt8>) -> [UInt8] {
            let text = line.dropFirst(blockPrefix(of: line).length)
            var dialect = InlineDialect(text, noteCount: notes.count, knownNotes: knownNotes, places: places)
            let plain = dialect.plain()
            notes += dialect.notes
            return plain
        }

        /// `%%` on lines of their own, around what only the writer reads.
        private mutating func isComment(_ line: ArraySlice<UInt8>) -> Bool {
            if line.drop(while: { $0 == 0x20 }).prefix(while: { $0 > 0x20 }).elementsEqual("%%".utf8),
                line.count(where: { $0 > 0x20 }) == 2,
                isInComment || lines[(index + 1)...].contains(where: { $0.elementsEqual(line) })
            {
                isInComment.toggle()
                return true
            }
            return isInComment
        }

        /// What a line begins with, and what stands for it: `| a line of verse`, `:   what a term means`.
        private func blockPrefix(of line: ArraySlice<UInt8>) -> (length: Int, before: [UInt8], after: [UInt8]) {
            let none = (length: 0, before: [UInt8](), after: [UInt8]())
            guard let first = line.first, line.dropFirst().first == 0x20 else { return none }
            if first == UInt8(ascii: "|"), Self.isVerse(line) {
                let goesOn = index + 1 < lines.count && Self.isVerse(lines[index + 1])
                return (2, [], goesOn ? Array("\\".utf8) : [])
            }
            if first == UInt8(ascii: ":"), index > 0 { return (2, [0x0A], []) }
            return none
        }

        private static func isVerse(_ line: ArraySlice<UInt8>) -> Bool {
            line.starts(with: "| ".utf8) && !line.dropFirst().contains(UInt8(ascii: "|"))
        }

        /// `> [!warning] Heads up`: the sort of a note, or what stands for it.
        private static func callout(_ line: ArraySlice<UInt8>) -> [UInt8]? {
            let signs = line.prefix { $0 == 0x20 || $0 == UInt8(ascii: ">") }
            guard signs.contains(UInt8(ascii: ">")) else { return nil }
            let rest = line[signs.endIndex...]
            guard rest.starts(with: "[!".utf8), let end = rest.prefix(40).firstIndex(of: UInt8(ascii: "]")) else {
                return nil
            }
            let sort = String(decoding: rest[(rest.startIndex + 2)..<end], as: UTF8.self)
            guard let first = sort.first, sort.allSatisfy({ $0.isLetter || "-_|".contains($0) }) else { return nil }
            let title = rest[(end + 1)...].drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0 <= 0x20 }
            let words = title.isEmpty ? Array((first.uppercased() + sort.dropFirst().lowercased()).utf8) : Array(title)
            return Array(signs) + words + [0x0A] + Array(signs)
        }

        /// `*[HTML]: Hyper Text Markup Language`: shown, but for the eye, as pages show it beside the word.
        private static func abbreviation(_ line: ArraySlice<UInt8>) -> [UInt8]? {
            guard line.starts(with: "*[".utf8), let end = line.prefix(80).firstRange(of: Array("]:".utf8)) else {
                return nil
            }
            let name = line[(line.startIndex + 2)..<end.lowerBound]
            let words = String(decoding: Array(name) + Array(line[(end.upperBound - 1)...]), as: UTF8.self)
            return InlineDialect.aside(words)
        }

        /// `\begin{equation}…\end{equation}`: a paragraph.
        private mutating func environment() -> [UInt8]? {
            let first = String(decoding: lines[index].prefix(40), as: UTF8.self)
            guard let name = Self.environments.first(where: { first.hasPrefix("\\begin{\($0)") }) else { return nil }
            let ending = Array("\\end{\(name)".utf8)
            guard let last = lines[index...].prefix(100).firstIndex(where: { $0.starts(with: ending) }) else {
                return nil
            }
            let text = lines[index...last].map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
            index = last
            return Array("\n".utf8) + InlineDialect.escaped(TeXFormula.plain(text)) + Array("\n".utf8)
        }

        private static let environments = ["equation", "align", "gather", "multline", "eqnarray"]

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
                    return Array("\n".utf8) + InlineDialect.escaped(words) + Array("\n".utf8)
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
        if words.uppercased() == "[TOC]" || words == "[[_TOC_]]" { return true }
        if words == "\\pagebreak" || words == "\\newpage" || words == "\\clearpage" { return true }
        let colons = text.prefix { $0 == UInt8(ascii: ":") }.count
        guard colons >= 3 else { return false }
        let rest = words.dropFirst(colons).reversed().drop { $0 == ":" }.reversed()
        guard let first = rest.first else { return true }
        if first == "{" { return rest.last == "}" }
        return String(decoding: text, as: UTF8.self).split(separator: " ").count <= 3
            && rest.allSatisfy { $0.isLetter || $0.isNumber || "-_.{}=\"#".contains($0) }
    }
}
