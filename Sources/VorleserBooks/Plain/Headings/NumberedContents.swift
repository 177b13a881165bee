import VorleserCore

/// The sections that printed contents list with numbers such as 3.2, found again in the text, as specifications have them.
struct NumberedContents: Sendable {
    /// In order; those with a number of one part have depth 1.
    let headings: [(candidate: HeadingCandidate, depth: Int)]
    /// The blocks of the contents, which end where the first section begins.
    let lists: [Range<Int>]

    /// One line of the contents, or a heading.
    private struct Entry {
        /// `3.2.1`, `B`
        let number: Substring
        /// Its title's letters and digits.
        let key: String

        /// What those that say the same have in common.
        var sign: Sign { Sign(number: number, start: key.prefix(Self.shortestStart)) }

        struct Sign: Hashable {
            let number: Substring
            let start: Substring
        }

        /// Letters and digits; a title that breaks off earlier is another one.
        private static let shortestStart = 8

        var depth: Int { number.split(separator: ".").count }

        /// Whether a heading says the same; either title may go on.
        func matches(_ other: Entry) -> Bool {
            guard number == other.number else { return false }
            let (short, long) = key.count < other.key.count ? (key, other.key) : (other.key, key)
            return key == other.key || short.count >= Self.shortestStart && long.hasPrefix(short)
        }
    }

    /// - Returns: `nil` unless a list has sections below sections, and most of them head a block of the text.
    init?(_ text: TextLines, _ blocks: [TextBlock], _ lists: [Range<Int>]) {
        guard let list = lists.last(where: { Self.entries(text, blocks, $0).count { $0.depth > 1 } >= 3 }) else {
            return nil
        }
        let entries = Self.entries(text, blocks, list)
        let places = Dictionary(grouping: entries.indices) { entries[$0].sign }
        var found: [(candidate: HeadingCandidate, depth: Int)] = []
        var next = 0
        for index in blocks.indices.dropFirst(list.lowerBound + 1) {
            guard let (line, entry) = Self.heading(text, blocks[index]),
                let known = places[entry.sign],
                let place = known[known.partitioningIndex { $0 >= next }...].first(where: { entries[$0].matches(entry) }
                )
            else { continue }
            let blanks = text.lines[blocks[index].lines.lowerBound].blanksBefore
            found.append((HeadingCandidate(titled: line, block: index, blanksBefore: blanks), entry.depth))
            next = place + 1
        }
        guard found.count >= 5, found.count * 5 >= entries.count * 3, let first = found.first?.candidate.block else {
            return nil
        }
        headings = found
        self.lists = lists.filter { $0.lowerBound < list.lowerBound } + [list.lowerBound..<first]
    }

    private static func entries(_ text: TextLines, _ blocks: [TextBlock], _ list: Range<Int>) -> [Entry] {
        blocks[list].flatMap(\.lines).compactMap { index in
            let line = text.string(text.lines[index])
            let bare = PrintedContents.withoutPage(line)
            return bare == line ? nil : entry(bare, text.words)
        }
    }

    /// A block of a line or two that begins with a number and ends without a page.
    private static func heading(_ text: TextLines, _ block: TextBlock) -> (line: String, entry: Entry)? {
        guard block.lines.count <= 2 else { return nil }
        let line = block.lines.map { text.string(text.lines[$0]) }.joined(separator: " ")
        guard line.utf8.count <= HeadingMarker.longest, !line.contains("..."), let entry = entry(line, text.words)
        else { return nil }
        return (line, entry)
    }

    /// `3.2.1  General Syntax`, `Appendix B.  Tolerant Applications`, `B. Tolerant Applications`
    private static func entry(_ line: String, _ words: BookWords) -> Entry? {
        var rest = Substring(line).trimmed()
        let word = rest.prefix(while: \.isLetter)
        let isNamed = word.count > 2 && words.role(ofHeading: word.lowercased()) == .appendix
        if isNamed { rest = rest[word.endIndex...].trimmed() }
        let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0.isUppercase) }
        let parts = number.split(separator: ".", omittingEmptySubsequences: true)
        guard let first = parts.first, Int(first) != nil || first.count == 1,
            parts.dropFirst().allSatisfy({ Int($0) != nil }),
            isNamed || number.contains(".") || Int(first) != nil
        else { return nil }
        let tail = rest[number.endIndex...]
        let title = tail.drop { $0 == ":" || $0.isWhitespace }
        guard tail.startIndex < title.startIndex, title.contains(where: \.isLetter) else { return nil }
        return Entry(number: parts.joined(separator: ".")[...], key: HeadingCandidate.key(title))
    }
}
