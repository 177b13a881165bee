/// Cuts sentences into what a subtitle holds: two lines of 42 columns, as is the custom.
struct CueLayout {
    static let columns = 42
    static let lines = 2

    /// Cuts a sentence where it is too long: at clauses rather than between words, into parts of a like length.
    /// - Returns: The tokens of each part; all in one if they fit.
    /// - Complexity: O(n)
    func parts(of tokens: [CueToken]) -> [[CueToken]] {
        let tokens = tokens.flatMap { $0.width > Self.columns ? $0.parts : [$0] }
        let line = MeasuredTokens(tokens)
        guard !tokens.isEmpty, !line.fits(0..<tokens.count) else { return tokens.isEmpty ? [] : [tokens] }
        // The cheapest way to cut the first n tokens, and where its last part begins.
        var costs = [0.0]
        var starts = [0]
        for end in 1...tokens.count {
            var (best, from) = (Double.infinity, end - 1)
            for start in stride(from: end - 1, through: 0, by: -1) {
                guard line.fits(start..<end) || start == end - 1 else { break }
                let cost = costs[start] + line.cost(of: start..<end)
                if cost < best { (best, from) = (cost, start) }
            }
            costs.append(best)
            starts.append(from)
        }
        var parts: [[CueToken]] = []
        var end = tokens.count
        while end > 0 {
            parts.append(Array(tokens[starts[end]..<end]))
            end = starts[end]
        }
        return parts.reversed()
    }

    /// Breaks a part into lines: one if it fits, else two of a like length, better after a clause; more only for what
    /// does not fit in two.
    func lines(of tokens: [CueToken]) -> [[CueToken]] {
        let line = MeasuredTokens(tokens)
        guard line.width(0..<tokens.count) > Self.columns else { return [tokens] }
        let breaks = (1..<max(tokens.count, 1)).filter {
            max(line.width(0..<$0), line.width($0..<tokens.count)) <= Self.columns
        }
        func cost(_ index: Int) -> Double {
            let uneven = abs(line.width(0..<index) - line.width(index..<tokens.count))
            return Double(uneven) + 16 * line.penalty(before: index)
        }
        if let best = breaks.min(by: { cost($0) < cost($1) }) {
            return [Array(tokens[..<best]), Array(tokens[best...])]
        }
        return filled(line)
    }

    private func filled(_ line: MeasuredTokens) -> [[CueToken]] {
        var lines: [[CueToken]] = []
        var start = 0
        while start < line.tokens.count {
            let end = line.filling(from: start, within: line.tokens.count)
            lines.append(Array(line.tokens[start..<end]))
            start = end
        }
        return lines
    }
}

/// Tokens and how many columns come before each.
private struct MeasuredTokens {
    let tokens: [CueToken]
    private var before = [0]

    init(_ tokens: [CueToken]) {
        self.tokens = tokens
        for token in tokens { before.append(before[before.count - 1] + token.width + (token.isSpaced ? 1 : 0)) }
    }

    /// How many columns a range takes on one line.
    func width(_ range: Range<Int>) -> Int {
        guard !range.isEmpty else { return 0 }
        return before[range.upperBound] - before[range.lowerBound] - (tokens[range.upperBound - 1].isSpaced ? 1 : 0)
    }

    /// Where a line that begins with a token ends when as much as goes is put on it, at least one token.
    func filling(from start: Int, within end: Int) -> Int {
        var next = start + 1
        while next < end, width(start..<next + 1) <= CueLayout.columns { next += 1 }
        return next
    }

    func fits(_ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        for _ in 0..<CueLayout.lines where start < range.upperBound {
            let next = filling(from: start, within: range.upperBound)
            guard width(start..<next) <= CueLayout.columns else { return false }
            start = next
        }
        return start == range.upperBound
    }

    /// What a part costs: each one, the shorter the more, and the worse the more it breaks off in a clause.
    func cost(of range: Range<Int>) -> Double {
        let room = Double(CueLayout.columns * CueLayout.lines)
        let unused = max(1 - Double(width(range)) / room, 0)
        return 1 + unused * unused + (range.upperBound < tokens.count ? penalty(before: range.upperBound) : 0)
    }

    /// How bad it is to break before a token: 0 after a clause, 1 inside a word.
    func penalty(before index: Int) -> Double {
        let token = tokens[index - 1]
        guard token.isSpaced else { return token.text.last.map("—–-".contains) == true ? 0.5 : 1 }
        let last = token.text.last { !"”’\"'»)]".contains($0) }
        switch last {
        case ".", "!", "?", "…", ";", ":", "。", "！", "？": return 0
        case ",", "—", "–", "、", "，": return 0.1
        default: return 0.5
        }
    }
}
