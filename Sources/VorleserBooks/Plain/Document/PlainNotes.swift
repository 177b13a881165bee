import VorleserCore

/// The footnotes of a text, and which of them a sign points to.
struct PlainNotes: Sendable {
    /// For each note's label the blocks where such notes begin, ascending.
    private var blocksByLabel: [String: [Int]] = [:]
    private var numberByBlock: [Int: Int] = [:]

    /// Finds the notes and illustrations among blocks, and joins the blocks that one of them fills.
    init(_ text: TextLines, _ blocks: inout [TextBlock]) {
        let citations = Self.citations(text)
        let cited = Set(citations.keys)
        var kept: [TextBlock] = []
        kept.reserveCapacity(blocks.count)
        var index = 0
        while index < blocks.count {
            var block = blocks[index]
            index += 1
            if let label = Self.label(text, block, cited) {
                index += Self.closeBracket(text, blocks, index, &block)
                note(label, &block, at: kept.count)
            } else if Self.begins(text, block, with: ["sidenote"]),
                let (note, count) = Self.sidenote(text, blocks, index, block)
            {
                block = note
                index += count
                self.note("", &block, at: kept.count)
            } else if Self.begins(text, block, with: text.words.printing.pictures) {
                index += Self.closeBracket(text, blocks, index, &block)
                block.kind = .illustration
            }
            kept.append(block)
        }
        blocks = kept
        joinParagraphs(text, &blocks, citations)
    }

    private mutating func note(_ label: String, _ block: inout TextBlock, at place: Int) {
        let number = numberByBlock.count
        block.kind = .note(number)
        numberByBlock[place] = number
        blocksByLabel[label, default: []].append(place)
    }

    /// Joins to notes the blocks up to given ends, and counts all places anew.
    mutating func join(_ blocks: inout [TextBlock], _ ends: [Int: Int]) {
        var kept: [TextBlock] = []
        var moved: [Int: Int] = [:]
        var index = 0
        while index < blocks.count {
            moved[index] = kept.count
            var block = blocks[index]
            let end = max(ends[index] ?? index + 1, index + 1)
            block.lines = block.lines.lowerBound..<blocks[end - 1].lines.upperBound
            kept.append(block)
            index = end
        }
        blocks = kept
        blocksByLabel = blocksByLabel.mapValues { $0.compactMap { moved[$0] } }.filter { !$0.value.isEmpty }
        numberByBlock = Dictionary(
            uniqueKeysWithValues: numberByBlock.compactMap { place, number in moved[place].map { ($0, number) } }
        )
    }

    /// The note that a sign in a block points to: the next one with its label, else the last one before it.
    func number(label: String, citedIn block: Int) -> Int? {
        guard let places = blocksByLabel[label] else { return nil }
        let next = places.partitioningIndex { $0 >= block }
        return numberByBlock[next < places.count ? places[next] : places[places.count - 1]]
    }

    // MARK: Finding

    /// The lines with signs that stand right behind a word, by their labels.
    private static func citations(_ text: TextLines) -> [String: [Int]] {
        var lines: [String: [Int]] = [:]
        for (number, line) in text.lines.enumerated() {
            let bytes = text.utf8[line.bytes]
            var index = line.start + 1
            while index < line.end, let bracket = bytes[index...].firstIndex(of: UInt8(ascii: "[")) {
                if bytes[bracket - 1] > 0x20, let (label, _) = NoteLabels.label(bytes, at: bracket) {
                    lines[label, default: []].append(number)
                }
                index = bracket + 1
            }
        }
        return lines
    }

    private static func label(_ text: TextLines, _ block: TextBlock, _ cited: Set<String>) -> String? {
        let line = text.lines[block.lines.lowerBound]
        guard text.utf8[line.start] == UInt8(ascii: "[") else { return nil }
        let bytes = text.utf8[line.bytes]
        if let (label, length) = NoteLabels.label(bytes, at: line.start) {
            return cited.contains(label) && length < bytes.count ? label : nil
        }
        let start = String(decoding: bytes.dropFirst().prefix(40), as: UTF8.self)
        guard let word = text.words.printing.notes.first(where: { start.lowercased().hasPrefix($0) }) else {
            return nil
        }
        let label = start.dropFirst(word.count).drop { $0 == " " || $0 == "*" && start.contains(":") }.prefix {
            $0 != ":" && $0 != "]"
        }
        return label.count <= 6 ? String(label) : nil
    }

    /// `[Sidenote: …]`: what the margin of the printed page said, where nothing else stands in the block.
    private static func sidenote(_ text: TextLines, _ blocks: [TextBlock], _ next: Int, _ block: TextBlock)
        -> (block: TextBlock, count: Int)?
    {
        var whole = block
        let count = closeBracket(text, blocks, next, &whole)
        return text.lastScalar(text.lines[whole.lines.upperBound - 1]) == "]" ? (whole, count) : nil
    }

    private static func begins(_ text: TextLines, _ block: TextBlock, with starts: [String]) -> Bool {
        let line = text.lines[block.lines.lowerBound]
        guard text.utf8[line.start] == UInt8(ascii: "[") else { return false }
        let start = String(decoding: text.utf8[line.bytes].prefix(24), as: UTF8.self).lowercased()
        return starts.contains { start.dropFirst().hasPrefix($0) }
    }

    /// Takes in the blocks up to the one where the bracket that a block begins with is closed.
    /// - Returns: How many; 0 when it is not closed within reach.
    private static func closeBracket(_ text: TextLines, _ blocks: [TextBlock], _ next: Int, _ block: inout TextBlock)
        -> Int
    {
        var depth = 0
        for distance in 0...30 {
            let lines =
                distance == 0 ? block.lines : next + distance <= blocks.count ? blocks[next + distance - 1].lines : nil
            guard let lines else { return 0 }
            for line in lines { depth += openBrackets(text, text.lines[line]) }
            if depth <= 0 {
                block.lines = block.lines.lowerBound..<lines.upperBound
                return distance
            }
        }
        return 0
    }

    private static func openBrackets(_ text: TextLines, _ line: TextLine) -> Int {
        text.utf8[line.bytes].reduce(0) { $0 + ($1 == UInt8(ascii: "[") ? 1 : $1 == UInt8(ascii: "]") ? -1 : 0) }
    }
}
