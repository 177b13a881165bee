/// Finds the repetitions that make a backtracking search take exponential time.
enum PatternRepetition {
    private struct Group {
        let start: Int
        var repeats = false
        let isAtomic: Bool
    }

    /// How often what stands before it may stand.
    private struct Quantifier {
        /// How many characters it has.
        let length: Int
        /// Whether it has no bound, and may go back.
        let isEndless: Bool
    }

    /// Where a group begins that is repeated without bound, and holds something that is; `nil` when there is none.
    ///
    /// Possessive repetitions (`a++`) and atomic groups (`(?>…)`) never go back and are harmless.
    /// - Returns: Counted in characters from 1.
    static func nested(in pattern: String) -> Int? {
        let signs = Array(pattern)
        var groups: [Group] = []
        var isInClass = false
        var index = 0
        while index < signs.count {
            var length = 1
            var closed: Group?
            switch signs[index] {
            case "\\": length = 2
            case "[": isInClass = true
            case "]": isInClass = false
            case _ where isInClass: break
            case "(": groups.append(Group(start: index, isAtomic: signs[index...].starts(with: "(?>")))
            case ")": closed = groups.popLast()
            default: break
            }
            index += length
            guard !isInClass, signs[index - length] != "(", let next = quantifier(signs, at: index) else {
                if let closed, closed.repeats, !closed.isAtomic { markLast(&groups) }
                continue
            }
            index += next.length
            let holdsRepetition = closed.map { $0.repeats && !$0.isAtomic } ?? false
            if let closed, holdsRepetition, next.isEndless { return closed.start + 1 }
            if holdsRepetition || next.isEndless { markLast(&groups) }
        }
        return nil
    }

    private static func markLast(_ groups: inout [Group]) {
        if !groups.isEmpty { groups[groups.count - 1].repeats = true }
    }

    private static func quantifier(_ signs: [Character], at index: Int) -> Quantifier? {
        guard index < signs.count else { return nil }
        var end = index + 1
        var isEndless = true
        switch signs[index] {
        case "*", "+": break
        case "?": isEndless = false
        case "{":
            guard let close = signs[index...].firstIndex(of: "}") else { return nil }
            isEndless = signs[close - 1] == ","
            end = close + 1
        default: return nil
        }
        guard end < signs.count, signs[end] == "+" || signs[end] == "?" else {
            return Quantifier(length: end - index, isEndless: isEndless)
        }
        return Quantifier(length: end + 1 - index, isEndless: isEndless && signs[end] == "?")
    }
}
