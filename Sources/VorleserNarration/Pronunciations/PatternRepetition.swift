/// Finds the repetitions that make a backtracking search take exponential time.
enum PatternRepetition {
    /// So often may stand, in all, what matches in several ways: two ways each make 256.
    private static let mostTimes = 8
    /// The most repetitions with backtracking that a pattern may have: even on a text of one character, the standard
    /// library's search takes twice as long for each more that stands in a row.
    private static let mostRepetitions = 16

    private struct Group {
        let start: Int
        /// Whether it can match the same text in several ways: it holds a choice, or something that varies in length.
        var varies = false
        /// How often what varies may stand in it, at most.
        var times = 1
        let isAtomic: Bool
    }

    /// How often what stands before it may stand.
    private struct Quantifier {
        /// How many characters it has.
        let length: Int
        /// How often at most; `nil` without bound.
        let most: Int?
        let isFixed: Bool
        /// Whether the repetition, once it has matched, gives nothing back: `a++`.
        let isPossessive: Bool
    }

    /// Where a group begins that is repeated without bound, or often, and whose content varies, or where one repetition
    /// too many stands; `nil` when there is neither.
    ///
    /// Possessive repetitions (`a++`) and atomic groups (`(?>…)`) never go back and are harmless.
    /// - Returns: Counted in characters from 1.
    static func nested(in pattern: String) -> Int? {
        let signs = Array(pattern)
        var groups: [Group] = []
        var isInClass = false
        var (index, repetitions) = (0, 0)
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
            let varying = closed.flatMap { $0.varies && !$0.isAtomic ? $0 : nil }
            guard let quantifier = quantifier(signs, at: index) else {
                if let varying { markLast(&groups, times: varying.times) }
                continue
            }
            index += quantifier.length
            if quantifier.isPossessive { continue }
            if !quantifier.isFixed { repetitions += 1 }
            if repetitions > mostRepetitions { return start + 1 }
            if let varying {
                guard let most = quantifier.most, most <= mostTimes, most * varying.times <= mostTimes else {
                    return varying.start + 1
                }
                markLast(&groups, times: max(most, 1) * varying.times)
            } else if !quantifier.isFixed {
                markLast(&groups)
            }
        }
        return nil
    }

    private static func markLast(_ groups: inout [Group], times: Int = 1) {
        guard let last = groups.indices.last else { return }
        groups[last].varies = true
        groups[last].times = max(groups[last].times, times)
    }

    private static func quantifier(_ signs: [Character], at index: Int) -> Quantifier? {
        guard index < signs.count else { return nil }
        var end = index + 1
        var (most, isFixed): (Int?, Bool) = (nil, false)
        switch signs[index] {
        case "*", "+": break
        case "?": most = 1
        case "{":
            guard let close = signs[index...].firstIndex(of: "}") else { return nil }
            let bounds = signs[(index + 1)..<close].split(separator: ",", omittingEmptySubsequences: false)
            most = bounds.last.flatMap { Int(String($0)) }
            isFixed = bounds.count == 1
            end = close + 1
        default: return nil
        }
        let sign = end < signs.count ? signs[end] : " "
        let hasSign = sign == "+" || sign == "?"
        return Quantifier(
            length: end - index + (hasSign ? 1 : 0),
            most: most,
            isFixed: isFixed,
            isPossessive: sign == "+"
        )
    }
}
