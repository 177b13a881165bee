/// Finds printed lists of contents: entries with leaders, and what is of the list without them.
struct ContentsEntries {
    private var blocks: [PrintedBlock]
    private let limits: ContentsThresholds

    /// - Parameters:
    ///   - blocks: Paragraphs in reading order; those with leaders and numbers are of lists of contents already.
    ///   - limits: What tells such lists.
    /// - Returns: The same, all entries of lists told.
    static func marked(_ blocks: [PrintedBlock], _ limits: ContentsThresholds) -> [PrintedBlock] {
        var contents = ContentsEntries(blocks: blocks, limits: limits)
        contents.mark()
        return contents.blocks
    }

    /// - Parameters:
    ///   - blocks: The same with their headings.
    ///   - words: What the book's language calls such lists.
    ///   - limits: What tells them.
    /// - Returns: The same, entries below the title of a list told also where they have no leaders.
    static func marked(
        belowTitles blocks: [PrintedBlock],
        _ words: BookWords,
        _ limits: ContentsThresholds
    ) -> [PrintedBlock] {
        var blocks = blocks
        var index = 0
        while index < blocks.count {
            let title = blocks[index]
            index += 1
            guard case .heading = title.kind, title.text.namesContents(words, limits) else { continue }
            var (page, last) = (title.page, 0)
            while index < blocks.count, blocks[index].page == page {
                let end = blocks[index...].firstIndex { $0.page != page } ?? blocks.count
                let numbers = blocks[index..<end].flatMap(\.lines).numbersOfEntries(limits)
                guard let first = numbers.first, let next = numbers.last, first >= last else { break }
                var bottom = blocks[index..<end].lastIndex { $0.lines.last?.lastNumber(limits) == next } ?? index
                let rest = blocks[(bottom + 1)..<end]
                // The last entry's number may stand on its first line.
                if rest.count <= limits.mostBetween, rest.allSatisfy({ $0.isNameOfEntry(limits) }) { bottom = end - 1 }
                for entry in index...bottom { blocks[entry].kind = .contents }
                index = bottom + 1
                guard index == end else { break }
                (page, last) = (page + 1, next)
            }
        }
        return blocks
    }

    /// What stands between lines of a list of contents is of it, too, such as the names of parts.
    private mutating func mark() {
        markLeadersAlone()
        markNumberedRows()
        var last: Int?
        for index in blocks.indices where blocks[index].kind == .contents {
            if let last, index - last <= limits.mostBetween, blocks[last].page == blocks[index].page,
                blocks[last + 1..<index].allSatisfy({
                    $0.kind == .paragraph && $0.isNameOfEntry(limits)
                        || $0.holdsEntries(between: blocks[last], blocks[index], limits)
                })
            {
                for between in last + 1..<index { blocks[between].kind = .contents }
            }
            last = index
        }
    }

    /// Rows of a list of contents, of which those of chapters have no dots: their numbers grow with those of the others.
    private mutating func markNumberedRows() {
        for index in blocks.indices where blocks[index].kind == .table {
            let lines = blocks[index].lines
            let leaders = lines.count { $0.text.hasLeader(limits) }
            guard leaders > 0 else { continue }
            let numbers = lines.compactMap { $0.lastNumber(limits) }
            if limits.leastWithLeaders.isReached(by: leaders, of: lines.count)
                || numbers.count == lines.count && zip(numbers, numbers.dropFirst()).allSatisfy({ $0 <= $1 })
            {
                blocks[index].kind = .contents
            }
        }
        for index in blocks.indices.dropFirst() where blocks[index].mayBeRow {
            let (entry, before) = (blocks[index], blocks[index - 1])
            let numbers = ([before.lines.last].compactMap(\.self) + entry.lines).map { $0.lastNumber(limits) }
            if before.kind == .contents, before.page == entry.page, entry.lines.allSatisfy({ $0.cells.count > 1 }),
                numbers.growAsPages(limits)
            {
                blocks[index].kind = .contents
            }
        }
        for index in blocks.indices.dropLast().reversed() where blocks[index].mayBeRow {
            let (entry, next) = (blocks[index], blocks[index + 1])
            let first = next.lines.lazy.compactMap { [limits] in $0.lastNumber(limits) }.first
            let numbers = entry.lines.map { $0.lastNumber(limits) } + [first]
            let right = next.lines.map(\.box.right).max() ?? 0
            if next.kind == .contents, next.page == entry.page,
                entry.lines.allSatisfy({ abs($0.box.right - right) < limits.numberSlack * $0.size }),
                numbers.growAsPages(limits)
            {
                blocks[index].kind = .contents
            }
        }
    }

    /// Entries whose pages' numbers are not on their lines: some of a list, or as many as a list has.
    private mutating func markLeadersAlone() {
        var run: [Int] = []
        var isList = false
        func close() {
            guard isList || run.count >= limits.fewestAlone else { return }
            for index in run { blocks[index].kind = .contents }
        }
        for (index, block) in blocks.enumerated() {
            if block.kind == .contents {
                isList = true
            } else if block.mayBeEntry, block.lines.last?.text.endsInDotLeader(limits) == true {
                run.append(index)
            } else {
                close()
                (run, isList) = ([], false)
            }
        }
        close()
    }
}

extension PrintedBlock {
    /// Whether it may be of an entry by its length, and is no sentence.
    fileprivate func isNameOfEntry(_ limits: ContentsThresholds) -> Bool {
        lines.count <= limits.mostLinesBetween
            && !(lines.last?.endsSentence ?? false && text.split(separator: " ").count > limits.mostWordsBetween)
    }

    /// Whether all its lines but the last, which may go on, end with the numbers of pages from those of one block to those of
    /// another, as entries do that are too long for dots.
    fileprivate func holdsEntries(
        between before: PrintedBlock,
        _ after: PrintedBlock,
        _ limits: ContentsThresholds
    ) -> Bool {
        guard kind == .paragraph, lines.count > 1, let start = before.lines.last?.lastNumber(limits) else {
            return false
        }
        let own = lines.dropLast().map { $0.lastNumber(limits) }
        return ([start] + own + [after.lines.last?.lastNumber(limits)]).growAsPages(limits)
    }

    /// Whether it may be rows of a list of contents.
    fileprivate var mayBeRow: Bool { kind == .paragraph || kind == .table }

    fileprivate var mayBeEntry: Bool {
        switch kind {
        case .paragraph, .listItem, .table: true
        default: false
        }
    }
}

extension PrintedLine {
    /// The number of a page that it ends with.
    func lastNumber(_ limits: ContentsThresholds) -> Int? {
        text.lastEntry(limits).flatMap { Int($0) }
    }
}

extension [Int?] {
    /// Whether they are numbers of pages as those of entries below each other are.
    fileprivate func growAsPages(_ limits: ContentsThresholds) -> Bool {
        zip(self, dropFirst()).allSatisfy { number, next in
            guard let number, let next else { return false }
            return (0...limits.mostPagesBetween).contains(next - number)
        }
    }
}

extension String {
    /// Whether it is an entry with a leader, its number behind that or not.
    func hasLeader(_ limits: ContentsThresholds) -> Bool { hasDotLeader(limits) || endsInDotLeader(limits) }

    /// “Chapter 1 . . . . . 7”
    func hasDotLeader(_ limits: ContentsThresholds) -> Bool {
        // Most lines have few of the signs' last bytes, which is told at once.
        guard utf8.count(where: { $0 == UInt8(ascii: ".") || $0 == 0xA6 || $0 == 0xB7 }) >= 2,
            let last = lastEntry(limits), Int(last) != nil || Numeral.roman(last) != nil
        else { return false }
        return self[..<last.startIndex].leader(limits).dots >= limits.fewestDots
    }

    /// What stands at the end behind blanks and dots, if it is as short as the number of a page.
    fileprivate func lastEntry(_ limits: ContentsThresholds) -> Substring? {
        let last = split { $0 == " " || $0 == "\t" || $0 == "." || $0 == "·" || $0 == "…" }.last
        guard let last, last.endIndex == endIndex, last.count <= limits.longestNumber else { return nil }
        return last
    }

    /// “Chapter 1 . . . . . . . .”, without a number; a question and its dotted line are no entry.
    func endsInDotLeader(_ limits: ContentsThresholds) -> Bool {
        guard let end = utf8.last, end == UInt8(ascii: ".") || end == 0xA6 || end == 0xB7 else { return false }
        let leader = self[...].leader(limits)
        guard leader.dots >= limits.fewestDotsAlone, let before = leader.before.last else { return false }
        return before.isLetter || before.isNumber || ")’”»".contains(before)
    }
}

extension Substring {
    /// The dots at its end, spaced or not, and what is before them.
    fileprivate func leader(_ limits: ContentsThresholds) -> (dots: Int, before: Substring) {
        let leader = reversed().prefix { ".·… \t".contains($0) }
        let dots = leader.reduce(0) { $0 + ($1 == "…" ? limits.dotsOfEllipsis : $1 == "." || $1 == "·" ? 1 : 0) }
        return (dots, dropLast(leader.count))
    }
}
