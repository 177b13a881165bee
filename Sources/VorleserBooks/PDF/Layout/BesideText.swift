/// Takes aside small print that stands beside a column's lines without being of their rows.
struct BesideText {
    /// The column's lines without it.
    private(set) var text: [PrintedLine]
    /// Each from top to bottom.
    private(set) var asides: [[PrintedLine]] = []
    private let limits: AsideThresholds

    /// - Parameters:
    ///   - lines: A column's; parts of a row are lines of their own.
    ///   - limits: What is small print beside text.
    init(_ lines: [PrintedLine], _ limits: AsideThresholds) {
        self.limits = limits
        text = lines
        guard let size = Self.usualSize(of: lines) else { return }
        let small = lines.indices.filter { lines[$0].size < limits.mostSize * size && !lines[$0].isSlanted }
        guard !small.isEmpty, small.count < lines.count else { return }
        let isSmall = Set(small)
        let large = lines.indices.filter { !isSmall.contains($0) }.map { lines[$0] }
        var taken: Set<Int> = []
        for stack in stacks(of: small.sorted { lines[$0].baseline < lines[$1].baseline }) {
            let stacked = stack.map { lines[$0] }
            guard isBeside(large, stacked, size) else { continue }
            asides.append(stacked)
            taken.formUnion(stack)
        }
        if !taken.isEmpty { text = lines.indices.filter { !taken.contains($0) }.map { lines[$0] } }
    }

    /// That of most characters.
    private static func usualSize(of lines: [PrintedLine]) -> Float? {
        var counts: [Float: Int] = [:]
        for line in lines { counts[line.size, default: 0] += line.text.utf8.count }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }

    /// Lines below each other that begin, end or have their middles at one place.
    private func stacks(of indices: [Int]) -> [[Int]] {
        var stacks: [[Int]] = []
        for index in indices {
            let line = text[index]
            let above = stacks.lastIndex { stack in
                stack.last.map { text[$0].isAbove(line, limits) } ?? false
            }
            if let above { stacks[above].append(index) } else { stacks.append([index]) }
        }
        return stacks
    }

    private func isBeside(_ text: [PrintedLine], _ stack: [PrintedLine], _ size: Float) -> Bool {
        // Raised signs may stand apart from their line.
        let letters = stack.reduce(0) { $0 + $1.text.count { $0.isLetter } }
        guard let first = stack.first, letters >= limits.fewestLetters else { return false }
        let box = stack.dropFirst().reduce(first.box) { $0.union($1.box) }
        let beside = text.filter { $0.box.top < box.bottom && $0.box.bottom > box.top }
            .sorted { $0.baseline < $1.baseline }
        guard !beside.isEmpty else { return false }
        let gap = limits.leastGap * size
        func isAtOneSide(of lines: [PrintedLine]) -> Bool {
            lines.allSatisfy { $0.box.right <= box.left - gap } || lines.allSatisfy { $0.box.left >= box.right + gap }
        }
        // Where text runs around one line, that is a name before a speech.
        guard isAtOneSide(of: beside), stack.count >= limits.fewestLines || isAtOneSide(of: text) else { return false }
        let isClose = zip(beside, beside.dropFirst()).allSatisfy {
            $1.baseline - $0.baseline < limits.widestTextLeading * size
        }
        // A line that is stretched falls into pieces at its gaps.
        var rows: [PDFBox] = []
        var baseline = -Float.infinity
        for line in beside {
            if line.baseline - baseline < limits.leastShift * size, let last = rows.indices.last {
                rows[last] = rows[last].union(line.box)
            } else {
                rows.append(line.box)
            }
            baseline = line.baseline
        }
        let wide = rows.count { $0.width >= limits.leastTextWidth * size }
        guard isClose, limits.leastWide.isReached(by: wide, of: rows.count) else { return false }
        return stack.contains { line in
            beside.allSatisfy { abs($0.baseline - line.baseline) > limits.leastShift * size }
        }
    }
}

extension PrintedLine {
    fileprivate func isAbove(_ next: PrintedLine, _ limits: AsideThresholds) -> Bool {
        let distance = next.baseline - baseline
        guard distance > 0, distance <= limits.widestLeading * size, abs(size - next.size) <= limits.sizeSlack else {
            return false
        }
        let slack = limits.alignment * size
        return abs(box.left - next.box.left) <= slack || abs(box.right - next.box.right) <= slack
            || abs(box.left + box.right - next.box.left - next.box.right) <= 2 * slack
    }
}

extension [PrintedLine] {
    /// Whether these few words in the margin say what the text beside them is about: no sentence, and without a sign.
    func isMarginalHead(_ limits: NoteThresholds) -> Bool {
        guard let first, let last, !last.endsSentence, NoteSign(first, limits) == nil else { return false }
        return reduce(0) { $0 + $1.text.utf8.count } <= limits.longestHead
    }
}
