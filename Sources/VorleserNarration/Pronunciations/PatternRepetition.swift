/// Finds the repetitions that make a backtracking search take exponential time.
enum PatternRepetition {
    private struct Group {
        let start: Int
        /// Whether it can match the same text in several ways: it holds a choice, or something that varies in length.
        var varies = false
        let isAtomic: Bool
    }

    /// How often what stands before it may stand.
    private struct Quantifier {
        /// How many characters it has.
        let length: Int
        let isEndless: Bool
        let isFixed: Bool
        /// Whether it never goes back.
        let isPossessive: Bool
    }

    /// Where a group begins that is repeated without bound, and whose content varies; `nil` when there is none.
    ///
    /// Possessive repetitions (`a++`) and atomic groups (`(?>…)`) never go back and are harmless.
    /// - Returns: Counted in characters from 1.
    static func nested(in pattern: String) -> Int? {
        let signs = Array(pattern)
        var groups: [Group] = []
        var isInClass = false
        var index = 0
        while index < signs.count {
            let start = index
            var closed: Group?
            index += signs[start] == "\\" ? 2 : 1
            switch signs[start] {
            case "\\": break
            case "[": isInClass = true
            case "]": isInClass = false
            case _ where isInClass: break
            case "(": groups.append(Group(start: start, isAtomic: signs[start...].starts(with: "(?>")))
            case ")": closed = groups.popLast()
            case "|": markLast(&groups)
            default: break
            }
            if isInClass || signs[start] == "(" { continue }
            let contentVaries = closed.map { $0.varies && !$0.isAtomic } ?? false
            guard let quantifier = quantifier(signs, at: index) else {
                if contentVaries { markLast(&groups) }
                continue
            }
            index += quantifier.length
            if quantifier.isPossessive { continue }
            if contentVaries, quantifier.isEndless { return closed.map { $0.start + 1 } }
            if contentVaries || !quantifier.isFixed { markLast(&groups) }
        }
        return nil
    }

    private static func markLast(_ groups: inout [Group]) {
        if !groups.isEmpty { groups[groups.count - 1].varies = true }
    }

    private static func quantifier(_ signs: [Character], at index: Int) -> Quantifier? {
        guard index < signs.count else { return nil }
        var end = index + 1
        var (isEndless, isFixed) = (true, false)
        switch signs[index] {
        case "*", "+": break
        case "?": isEndless = false
        case "{":
            guard let close = signs[index...].firstIndex(of: "}") else { return nil }
            isEndless = signs[close - 1] == ","
            isFixed = !signs[index..<close].contains(",")
            end = close + 1
        default: return nil
        }
        let sign = end < signs.count ? signs[end] : " "
        let hasSign = sign == "+" || sign == "?"
        return Quantifier(
            length: end - index + (hasSign ? 1 : 0),
            isEndless: isEndless,
            isFixed: isFixed,
            isPossessive: sign == "+"
        )
    }
}
