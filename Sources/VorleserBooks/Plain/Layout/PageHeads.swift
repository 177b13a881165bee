/// The running heads and feet that a printed text has where its pages meet: “Treasure Island”, “- 12 -”.
///
/// A line at the edge of a page is one if it is nothing but a page's number that counts on from page to page, or if its
/// words stand at the edges of several pages. They are taken out of the lines, so that a paragraph goes on across them,
/// and kept with the line that they stood before.
struct PageHeads: Sendable {
    /// What stood before a line.
    struct Edge: Sendable, Equatable {
        /// The page that begins there, if a number says so.
        var label: String?
        /// The heads and feet as printed, in order.
        var lines: [String] = []
    }

    /// By the line that they stood before, as the lines are counted without them.
    private(set) var edges: [Int: Edge] = [:]

    /// Fewer pages do not show what repeats.
    private static let fewestPages = 3
    /// The most lines at an edge that may be heads or feet.
    private static let depth = 3

    /// Takes the heads and feet out of a text.
    init(takingFrom text: inout TextLines) {
        if !text.lines.contains(where: \.beginsPage) { UnmarkedPages.mark(&text) }
        let starts = text.lines.indices.filter { $0 > 0 && text.lines[$0].beginsPage }
        guard starts.count + 1 >= Self.fewestPages else { return }
        let furniture = Self.furniture(of: text, starts)
        guard !furniture.isEmpty else { return }
        take(furniture, starts, from: &text)
    }

    // MARK: Judging

    /// The lines that are heads or feet.
    private static func furniture(of text: TextLines, _ starts: [Int]) -> Set<Int> {
        let pages = zip([0] + starts, starts + [text.lines.count]).map { $0..<$1 }
        var found: Set<Int> = []
        for side in [true, false] {
            for distance in 0..<depth {
                // A line further in counts only where those outside it do.
                let lines = pages.compactMap { page -> Int? in
                    guard page.count > 2 * distance + 1 else { return nil }
                    let line = side ? page.lowerBound + distance : page.upperBound - 1 - distance
                    let outer = side ? line - 1 : line + 1
                    return distance == 0 || found.contains(outer) ? line : nil
                }
                found.formUnion(repeated(lines, text))
            }
        }
        return found
    }

    private static func repeated(_ lines: [Int], _ text: TextLines) -> Set<Int> {
        var byWords: [String: [Int]] = [:]
        for line in lines {
            guard text.lines[line].end - text.lines[line].start < 120 else { continue }
            let printed = text.string(text.lines[line])
            if !isSentence(printed) { byWords[words(printed, text.words.printing), default: []].append(line) }
        }
        var found: Set<Int> = []
        // Left and right pages may have heads of their own.
        let twice = byWords.filter { !$0.key.isEmpty && $0.value.count > 1 }
        if twice.count == 2, twice.reduce(0, { $0 + $1.value.count }) * 5 >= lines.count * 4 {
            found.formUnion(twice.values.joined())
        }
        for (words, group) in byWords {
            if words.isEmpty {
                found.formUnion(counting(group, text))
            } else if group.count >= fewestPages, group.count * 5 >= lines.count {
                found.formUnion(group)
            }
        }
        return found
    }

    /// Whether a line is rather the refrain of a song: long, and ended as sentences are.
    private static func isSentence(_ line: String) -> Bool {
        let text = line.drop(while: \.isWhitespace)
        guard text.count > 40, let last = text.last(where: { !$0.isWhitespace }) else { return false }
        return ".,;!?”".contains(last)
    }

    /// The letters of a line; empty for a page's number, whatever is put around it.
    private static func words(_ line: String, _ names: PrintingWords) -> String {
        let plain = line.lowercased()
        guard plain.contains(where: { $0.isLetter || $0.isNumber }) else { return plain }
        let words = plain.split { !$0.isLetter }.filter { $0.count > 1 || $0 == "a" || $0 == "i" }.map(String.init)
        return label(of: line, names) == nil ? words.joined(separator: " ") : ""
    }

    /// The lines whose numbers rise from page to page.
    private static func counting(_ lines: [Int], _ text: TextLines) -> [Int] {
        let numbers = lines.map { number(of: text.string(text.lines[$0]), text.words.printing) }
        let rising = zip(numbers, numbers.dropFirst()).count { one, next in
            one.flatMap { one in next.map { $0 > one && $0 - one <= 3 } } ?? false
        }
        return lines.count >= fewestPages && rising * 3 >= (lines.count - 1) * 2 ? lines : []
    }

    private static func number(of line: String, _ names: PrintingWords) -> Int? {
        label(of: line, names).flatMap { Int($0) ?? Numeral.roman(Substring($0)) }
    }

    /// The number in “12”, “- 12 -”, “[12]”, “Page 12”, “12 of 300”, “xii”.
    static func label(of line: String, _ names: PrintingWords) -> String? {
        var words = line.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
        if let first = words.first, names.pages.contains(first) { words.removeFirst() }
        if words.count == 3, names.of.contains(words[1]) { words.removeLast(2) }
        guard words.count == 1, let word = words.first, word.count <= 5 else { return nil }
        return word.allSatisfy { $0.isASCII && $0.isNumber } || Numeral.roman(word[...]) != nil ? word : nil
    }

    // MARK: Taking

    private mutating func take(_ furniture: Set<Int>, _ starts: [Int], from text: inout TextLines) {
        let pageStarts = Set(starts)
        var kept: [TextLine] = []
        var edge = Edge()
        for (index, line) in text.lines.enumerated() {
            // A number at the foot is that of the page that ends there.
            if pageStarts.contains(index) { edge.label = edge.label.flatMap { Int($0) }.map { String($0 + 1) } }
            if furniture.contains(index) {
                let words = text.string(line)
                edge.lines.append(words)
                edge.label = Self.label(of: words, text.words.printing) ?? Self.numberAtEdge(of: words) ?? edge.label
                continue
            }
            kept.append(edge.lines.isEmpty ? line : Self.line(line, after: kept.last, in: text))
            if !edge.lines.isEmpty { edges[kept.count - 1] = edge }
            edge = Edge()
        }
        guard !kept.isEmpty else { return edges = [:] }
        if !edge.lines.isEmpty { edges[kept.count] = edge }
        text.keep(kept)
    }

    /// Blank lines around a head part no paragraphs; a sentence that ends above it does, unless the page's first line
    /// is no beginning.
    private static func line(_ line: TextLine, after last: TextLine?, in text: TextLines) -> TextLine {
        guard let last else { return line }
        var line = line
        // Below the last line of printed contents the text begins.
        let endsContents = isEntry(last, in: text) && !isEntry(line, in: text)
        let goesOn = !endsContents && (!text.endsSentence(last) || !text.beginsWithCapital(line))
        line.blanksBefore = goesOn ? 0 : max(line.blanksBefore, 1)
        line.beginsPage = !goesOn
        return line
    }

    /// Whether dots lead to a number at a line's end: `2.1  Basic Rules ........ 10`.
    private static func isEntry(_ line: TextLine, in text: TextLines) -> Bool {
        let bytes = text.utf8[line.bytes]
        let label = bytes.reversed().prefix { (0x30...0x39).contains($0) }
        let rest = bytes.dropLast(label.count).reversed().drop { $0 == 0x20 }
        return !label.isEmpty && rest.starts(with: "....".utf8)
    }

    /// The number at either end of a head: “Treasure Island   12”.
    private static func numberAtEdge(of line: String) -> String? {
        let words = line.split(separator: " ")
        return [words.first, words.last].compactMap(\.self).map(String.init).first { word in
            word.count <= 4 && word.allSatisfy { $0.isASCII && $0.isNumber }
        }
    }
}
