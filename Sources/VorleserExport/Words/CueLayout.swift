/// Cuts sentences into what a subtitle holds: two lines of 42 columns, as is the custom.
struct CueLayout {
    static let columns = 42
    static let lines = 2

    /// Cuts a sentence where it is too long: at clauses rather than between words, into parts of a like length.
    /// - Returns: The tokens of each part; all in one if they fit.
    /// - Complexity: O(n)
    func parts(of tokens: [CueToken]) -> [[CueToken]] {
        let tokens = tokens.flatMap { $0.width > Self.columns ? $0.parts : [$0] }
        guard !tokens.isEmpty else { return [] }
        let line = MeasuredTokens(tokens)
        guard !line.fits(0..<tokens.count) else { return [tokens] }
        // The cheapest way to cut the first n tokens, and where its last part begins.
        var costs = [0.0]
        var starts = [0]
        for end in 1...tokens.count {
            var (best, from) = (Double.infinity, end - 1)
            let penalty = end < tokens.count ? tokens[end - 1].breakPenalty : 0
            for start in stride(from: end - 1, through: 0, by: -1) {
                guard line.fits(start..<end) || start == end - 1 else { break }
                let cost = costs[start] + line.cost(of: start..<end) + penalty
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

    /// Breaks a part into lines: one if it fits, else two, after a clause or of a like length; more only for what does
    /// not fit in two.
    func lines(of tokens: [CueToken]) -> [[CueToken]] {
        guard tokens.width > Self.columns else { return [tokens] }
        let line = MeasuredTokens(tokens)
        var (best, from) = (Double.infinity, 0)
        for index in tokens.indices.dropFirst() {
            let widths = (line.width(0..<index), line.width(index..<tokens.count))
            guard max(widths.0, widths.1) <= Self.columns else { continue }
            let lone = index == 1 || index == tokens.count - 1 ? 0.3 : 0
            let cost = Double(abs(widths.0 - widths.1)) + 48 * (tokens[index - 1].breakPenalty + lone)
            if cost < best { (best, from) = (cost, index) }
        }
        return from > 0 ? [Array(tokens[..<from]), Array(tokens[from...])] : filled(line)
    }

    private func filled(_ line: MeasuredTokens) -> [[CueToken]] {
        var lines: [[CueToken]] = []
        var start = 0
        while start < line.tokens.count {
            // What is wider than a line has one for itself.
            let end = max(line.lineEnds[start], start + 1)
            lines.append(Array(line.tokens[start..<end]))
            start = end
        }
        return lines
    }
}

/// Tokens, how many columns come before each, and how far lines that begin with each go.
private struct MeasuredTokens {
    let tokens: [CueToken]
    /// Where a line ends that begins with a token and takes as many as go; at once before one that is too wide.
    private(set) var lineEnds: [Int] = []
    /// The same for all lines of a cue.
    private var cueEnds: [Int] = []
    private var before = [0]

    init(_ tokens: [CueToken]) {
        self.tokens = tokens
        before.reserveCapacity(tokens.count + 1)
        for token in tokens { before.append(before[before.count - 1] + token.width + (token.isSpaced ? 1 : 0)) }
        var end = 0
        lineEnds = (0...tokens.count).map { start in
            end = max(end, start)
            while end < tokens.count, width(start..<end + 1) <= CueLayout.columns { end += 1 }
            return end
        }
        cueEnds = lineEnds
        for _ in 1..<CueLayout.lines { cueEnds = cueEnds.map { lineEnds[$0] } }
    }

    /// How many columns a range takes on one line.
    func width(_ range: Range<Int>) -> Int {
        guard !range.isEmpty else { return 0 }
        return before[range.upperBound] - before[range.lowerBound] - (tokens[range.upperBound - 1].isSpaced ? 1 : 0)
    }

    func fits(_ range: Range<Int>) -> Bool { range.upperBound <= cueEnds[range.lowerBound] }

    /// What a part costs: each one, the shorter the more, and one word alone still more.
    func cost(of range: Range<Int>) -> Double {
        let room = Double(CueLayout.columns * CueLayout.lines)
        let unused = max(1 - Double(width(range)) / room, 0)
        return 1 + unused * unused + (range.count == 1 ? 0.5 : 0)
    }
}

extension CueToken {
    /// How bad it is to end a line with it: 0 after a sentence, 1 inside a word.
    fileprivate var breakPenalty: Double {
        let sign = text.unicodeScalars.last { !$0.isClosing }
        switch sign {
        case "。", "！", "？": return 0
        case "，", "、", "；", "：", "—": return 0.1
        case "-", "–": if !isSpaced { return 0.5 }
        default: if !isSpaced { return 1 }
        }
        switch sign {
        case "!", "?", "…", ";", ":": return 0
        // Inside a sentence it ends what is quoted, or shortens a word that belongs to the next.
        case ".": return text.unicodeScalars.last?.isClosing == true ? 0 : 0.65
        case ",", "–": return 0.1
        // Articles, prepositions and conjunctions are short and belong to the next.
        default: return width <= 3 ? 0.65 : 0.5
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isClosing: Bool {
        switch self {
        case "”", "’", "\"", "'", "»", ")", "]": true
        default: false
        }
    }
}
