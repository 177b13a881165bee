/// Where pages begin in a text that was set for a printer without form feeds: `Guidebook            12` stands alone
/// every so many lines, and counts on.
struct UnmarkedPages {
    private let text: TextLines
    /// The lines of the file before each line, blank ones included.
    private let places: [Int]

    /// Fewer do not show that they count.
    private static let fewest = 3
    /// Blank lines around what stands alone.
    private static let leastBlanks = 2
    /// Lines that stand alone between the text of two pages, at most.
    private static let mostAtEdges = 4
    /// Columns between words and a number at the other edge; titles such as `Sonnet 12` have one.
    private static let leastGap = 3
    /// A longer line is text.
    private static let longest = 120

    /// Marks the lines that begin pages.
    static func mark(_ text: inout TextLines) {
        let starts = UnmarkedPages(text).starts
        guard !starts.isEmpty else { return }
        var lines = text.lines
        for start in starts { lines[start].beginsPage = true }
        text.keep(lines)
    }

    private init(_ text: TextLines) {
        self.text = text
        var place = -1
        places = text.lines.map { line in
            place += line.blanksBefore + 1
            return place
        }
    }

    private var starts: [Int] {
        let alone = text.lines.indices.filter(standsAlone)
        let byWords = Dictionary(grouping: alone) { Self.words(text.string(text.lines[$0])) }
        let repeated = Set(byWords.values.filter { $0.count >= Self.fewest }.joined())
        guard
            let numbered = byWords.values.filter({ $0.count >= Self.fewest && countsOn($0) }).max(by: {
                $0.count < $1.count
            }),
            let first = number(of: numbered[0])
        else { return [] }
        let isFoot = first == 1 && numbered[0] > 1
        return numbered.compactMap { line in
            if isFoot {
                return (line + 1..<text.lines.count).prefix(Self.mostAtEdges).first { !repeated.contains($0) }
            }
            let above = (0..<line).suffix(Self.mostAtEdges).reversed().prefix { repeated.contains($0) }
            return above.last ?? (line > 0 ? line : nil)
        }
    }

    private func standsAlone(_ index: Int) -> Bool {
        let lines = text.lines
        return lines[index].end - lines[index].start < Self.longest
            && (index == 0 || lines[index].blanksBefore >= Self.leastBlanks)
            && (index + 1 == lines.count || lines[index + 1].blanksBefore >= Self.leastBlanks)
    }

    /// Whether lines have a number at an edge that grows by one from each to the next, most often as far on in the file.
    private func countsOn(_ lines: [Int]) -> Bool {
        let numbers = lines.map(number(of:))
        let steps = Set(
            zip(numbers, numbers.dropFirst()).map { one, next in one.flatMap { one in next.map { $0 &- one } } }
        )
        // Left and right pages may have words of their own.
        guard steps == [1] || steps == [2] else { return false }
        let distances = zip(lines, lines.dropFirst()).map { places[$1] - places[$0] }
        let usual = distances.sorted()[distances.count / 2]
        return distances.count { abs($0 - usual) <= 1 } * 2 > distances.count
    }

    /// The number at the edge of a line, far from its words.
    private func number(of line: Int) -> Int? {
        let bytes = text.utf8[text.lines[line].bytes]
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        let last = bytes.suffix(bytes.reversed().prefix(while: isDigit).count)
        let first = bytes.prefix(while: isDigit)
        let gapBefore = bytes.dropLast(last.count).reversed().prefix(while: isBlank)
        let gapBehind = bytes.dropFirst(first.count).prefix(while: isBlank)
        if !last.isEmpty, Self.isWide(Array(gapBefore)) { return Int(String(decoding: last, as: UTF8.self)) }
        if !first.isEmpty, Self.isWide(Array(gapBehind)) { return Int(String(decoding: first, as: UTF8.self)) }
        return nil
    }

    private static func isWide(_ gap: [UInt8]) -> Bool { gap.count >= leastGap || gap.contains(0x09) }

    private static func words(_ line: String) -> String {
        line.split { !$0.isLetter }.joined(separator: " ")
    }
}
