/// The title and author that a text begins with, where it says nothing of itself.
struct TitlePage: Sendable, Equatable {
    private(set) var title: String?
    private(set) var author: String?
    /// The blocks that hold them.
    private(set) var blocks: Range<Int> = 0..<0

    /// Looks at the first blocks of a work, up to the first that is a heading or stands in the printed contents.
    init(_ text: TextLines, _ blocks: [TextBlock], before end: Int) {
        let first = blocks.prefix(min(end, 4)).prefix {
            $0.kind == .prose || $0.kind == .verse || $0.kind == .quotation
        }
        // Where every line is a block, those without a blank line between them still belong together.
        let head =
            first.prefix { $0.lines.lowerBound == first.first?.lines.lowerBound }
            + first.dropFirst().prefix { text.lines[$0.lines.lowerBound].blanksBefore == 0 }
        guard !head.isEmpty, blocks.count > head.count, head.reduce(0, { $0 + $1.lines.count }) <= 4 else { return }
        let lines = head.flatMap { $0.lines.map { Outline.plain(text.string(text.lines[$0])) } }
        guard lines.allSatisfy(Self.mayBeTitle) else { return }
        let words = text.words.authors
        read(lines, words)
        self.blocks = 0..<head.count
        for block in first.dropFirst(head.count) where author == nil {
            let next = block.lines.map { Outline.plain(text.string(text.lines[$0])) }
            guard next.count <= 2, readAuthor(next, words) else { break }
            self.blocks = 0..<self.blocks.upperBound + 1
        }
    }

    private mutating func read(_ lines: [String], _ words: AuthorWords) {
        guard let first = lines.first else { return }
        if lines.count == 1 {
            (title, author) = Self.splitAtBy(first, words)
        } else if Self.nameAfterBy(lines.dropFirst().joined(separator: " "), words) != nil {
            title = first
            _ = readAuthor(Array(lines.dropFirst()), words)
        } else if lines.count == 2, Self.isName(first, words), !Self.isName(lines[1], words) {
            (author, title) = (first, lines[1])
        } else if lines.count == 2, Self.isName(lines[1], words) {
            (title, author) = (first, lines[1])
        } else {
            title = lines.joined(separator: " ")
        }
    }

    private mutating func readAuthor(_ lines: [String], _ words: AuthorWords) -> Bool {
        let line = lines.joined(separator: " ")
        if let name = Self.nameAfterBy(line, words) {
            author = name
        } else if lines.count == 1, Self.isName(line, words) {
            author = line
        }
        return author != nil
    }

    // MARK: Signs

    /// Short, and no sentence.
    private static func mayBeTitle(_ line: String) -> Bool {
        guard line.count <= 90, let first = line.first, let last = line.last else { return false }
        return !first.isLowercase && !".,;:。、，".contains(last) && !"-•—*\"“«".contains(first)
    }

    /// “By Jane Austen”, “VON FRANZ KAFKA”.
    static func nameAfterBy(_ line: String, _ words: AuthorWords) -> String? {
        guard let blank = line.firstIndex(where: { $0 == " " || $0 == ":" || $0 == "：" }) else { return nil }
        guard words.by.contains(line[..<blank].lowercased()) else { return nil }
        let name = Substring(line[line.index(after: blank)...]).trimmed()
        return isName(String(name), words) ? String(name) : nil
    }

    /// “Candide, by Voltaire”, “Candide — par Voltaire”.
    private static func splitAtBy(_ line: String, _ words: AuthorWords) -> (title: String, author: String?) {
        for word in words.by.sorted() {
            guard let place = line.range(ofWord: word) else { continue }
            let name = String(Substring(line[place.upperBound...]).trimmed())
            var title = Substring(line[..<place.lowerBound]).trimmed()
            let isParted = title.last.map { ",—–-:(".contains($0) } ?? false
            guard isParted || words.unmistakable.contains(word) && isName(name, words) else { continue }
            while let last = title.last, ",—–-:( ".contains(last) { title = title.dropLast() }
            if !title.isEmpty, isName(name, words) { return (String(title), name) }
        }
        return (line, nil)
    }

    /// One to five words that begin with capitals, or small words of nobility; or up to eight East Asian characters.
    static func isName(_ line: String, _ known: AuthorWords) -> Bool {
        if line.unicodeScalars.allSatisfy({ $0.joinsWithoutBlank || $0 == "·" || $0 == " " }) {
            return (2...8).contains(line.count)
        }
        let words = line.split { $0 == " " || $0 == "\u{A0}" }
        guard (1...5).contains(words.count), !line.contains(where: { $0.isNumber || ":;!?()".contains($0) }) else {
            return false
        }
        return words.allSatisfy { known.particles.contains($0.lowercased()) || $0.first?.isUppercase == true }
            && words.last?.first?.isUppercase == true && !words.contains { known.articles.contains($0.lowercased()) }
    }
}

extension String {
    /// Where a word stands between blanks, after the first character.
    fileprivate func range(ofWord word: String) -> Range<String.Index>? {
        let lower = lowercased()
        // Lengths may change with the case of a few letters; then the place would be wrong.
        guard lower.utf8.count == utf8.count, let place = lower.firstRange(of: " \(word) ") else { return nil }
        return place
    }
}
