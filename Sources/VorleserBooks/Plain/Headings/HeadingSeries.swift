/// Headings of one form, judged together: a single one proves little, a row of them with rising numbers a lot.
struct HeadingSeries: Sendable {
    let candidates: [HeadingCandidate]

    /// The blocks of printed contents without a heading of their own: the row of numbers runs through the text once
    /// in a few lines and then begins again.
    static func densePasses(_ candidates: [HeadingCandidate], _ blocks: [TextBlock]) -> [Range<Int>] {
        var passes: [Range<Int>] = []
        var start = 0
        for index in candidates.indices {
            let isLast = index + 1 == candidates.count
            let restarts = !isLast && isRestart(candidates[index], candidates[index + 1], of: candidates[start])
            guard isLast || restarts else { continue }
            if restarts, index - start >= 2, isDense(candidates[start...index], blocks) {
                passes.append(candidates[start].block..<candidates[index].block + 1)
            }
            start = index + 1
        }
        // Numbers that begin again and again are sections, not a table of contents.
        return passes.count <= 3 ? passes : []
    }

    /// The blocks of a synopsis: all acts or parts of the work once in a few paragraphs, before they come at length.
    static func synopses(_ candidates: [HeadingCandidate], _ blocks: [TextBlock]) -> [Range<Int>] {
        var groups: [String: [HeadingCandidate]] = [:]
        for candidate in candidates where candidate.isIsolated {
            if case .keyword(let word, .part) = candidate.marker.kind { groups[word, default: []].append(candidate) }
        }
        return groups.values.compactMap { synopsis($0, blocks) }
    }

    private static func synopsis(_ group: [HeadingCandidate], _ blocks: [TextBlock]) -> Range<Int>? {
        let numbers = group.map { $0.marker.number ?? 0 }
        let half = numbers.count / 2
        guard half >= 2, numbers.count == half * 2, numbers[..<half].elementsEqual(1...half),
            numbers[half...].elementsEqual(1...half), let last = blocks.last
        else { return nil }
        let (first, again) = (group[0].block, group[half].block)
        let begins = blocks[again].lines.lowerBound
        let (short, long) = (begins - blocks[first].lines.lowerBound, last.lines.upperBound - begins)
        return short <= linesOfSynopsis * half && short * 8 < long ? first..<again : nil
    }

    /// More lines than a synopsis has for each act.
    private static let linesOfSynopsis = 20

    private static func isRestart(_ this: HeadingCandidate, _ next: HeadingCandidate, of first: HeadingCandidate)
        -> Bool
    {
        guard let number = next.marker.number, let start = first.marker.number else { return false }
        return number <= start && number < this.marker.number ?? 0
    }

    private static func isDense(_ pass: ArraySlice<HeadingCandidate>, _ blocks: [TextBlock]) -> Bool {
        guard let first = pass.first, let last = pass.last else { return false }
        let lines = blocks[last.block].lines.upperBound - blocks[first.block].lines.lowerBound
        return lines <= 4 * pass.count
    }

    /// The headings with a word and a number that hold: those that stand apart, and those next in the row.
    static func keyworded(_ candidates: [HeadingCandidate]) -> [HeadingCandidate] {
        var kept: [HeadingCandidate] = []
        for candidate in candidates where !isPriced(candidate.text) {
            let last = kept.last
            // A page's running head repeats the heading.
            if let last, last.marker == candidate.marker, candidate.marker.number != nil { continue }
            let isNext = candidate.marker.number == (last?.marker.number ?? 0) + 1 || candidate.marker.number == 1
            let holds = candidate.isInterrupted ? candidate.isIsolated && isNext : candidate.isIsolated || isNext
            if holds { kept.append(candidate) }
        }
        return kept
    }

    /// Whether a line ends in a price, as those of a catalogue do: “Volume I. 192 pages. Price $5.00”.
    private static func isPriced(_ line: String) -> Bool {
        guard let sign = line.lastIndex(where: { "$£€".contains($0) }) else { return false }
        let price = line[sign...].dropFirst()
        return !price.isEmpty && price.allSatisfy { $0.isNumber || ".,".contains($0) }
    }

    /// The longest rows of bare numbers, each from 1 and rising by one.
    /// - Returns: `nil` when there are not two in a row.
    init?(numerals candidates: [HeadingCandidate]) {
        var rows: [[HeadingCandidate]] = []
        var row: [HeadingCandidate] = []
        for candidate in candidates {
            let next = (row.last?.marker.number ?? 0) + 1
            if candidate.marker.number == next || !row.isEmpty && candidate.marker.number == next + 1 {
                row.append(candidate)
            } else if candidate.marker.number == 1 {
                rows.append(row)
                row = [candidate]
            }
        }
        rows.append(row)
        let kept = rows.filter { $0.count >= 2 }.flatMap { $0 }
        guard kept.count >= 2 else { return nil }
        self.candidates = kept
        rowCount = rows.count { $0.count >= 2 }
    }

    /// How often the numbers begin again, the first time included.
    let rowCount: Int

    /// Lines of the text per heading.
    func spacing(_ blocks: [TextBlock]) -> Int {
        guard let first = candidates.first, let last = candidates.last, candidates.count > 1 else { return 0 }
        return (blocks[last.block].lines.lowerBound - blocks[first.block].lines.lowerBound) / (candidates.count - 1)
    }
}
