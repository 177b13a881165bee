import Phonemes

/// Spells telephone numbers.
struct Telephones: SpokenForm {
    let name = "telephone"

    func replacements(in passage: Passage) -> [Replacement] {
        guard !passage.numerals.isEmpty else { return [] }
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            guard passage.isDigits(index), let number = number(at: index, passage) else {
                index += 1
                continue
            }
            result.append(number.replacement)
            index = number.end
        }
        return result
    }

    private func number(at index: Int, _ passage: Passage) -> (replacement: Replacement, end: Int)? {
        if isShort(index, passage) {
            return (passage.replacement(index..<index + 1, by: NumberWords.digits(passage.printed(index))), index + 1)
        }
        let groups = groups(from: index, passage)
        guard isTelephone(groups, passage), let last = groups.last else { return nil }
        var start = index
        if passage.isMark(index - 1, "("), passage.isMark(index + 1, ")") || passage.isMark(index + 3, ")") {
            start -= 1
        }
        let hasPlus = passage.isMark(index - 1, "+") && passage.isTight(index)
        if hasPlus { start -= 1 }
        let words =
            (hasPlus ? "plus " : "") + groups.map { spoken(passage.printed($0), groups.count) }.joined(separator: ", ")
        return (passage.replacement(start..<last + 1, by: words), last + 1)
    }

    /// `911`, and `999` where it is called.
    private func isShort(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.isTightEnd(index + 1), !passage.isTight(index) || passage.isMark(index - 1, "(") else {
            return false
        }
        let (before, after) = (passage.letters(index - 1), passage.letters(index + 1))
        switch passage.printed(index) {
        case "911": return !EnglishWords.isPlural(after) && !EnglishWords.numbered.contains(before) && after != "turbo"
        case "999", "411", "112": return Self.calls.contains(before) || after == "call" || after == "operator"
        default: return false
        }
    }

    private static let calls: Set = [
        "dial", "dialed", "dialled", "dialing", "call", "called", "calling", "ring", "rang", "phone", "phoned",
    ]

    /// The words that are groups of digits, from one on.
    private func groups(from start: Int, _ passage: Passage) -> [Int] {
        guard
            !(passage.isTight(start)
                && (passage.isLetters(start - 1) || passage.isHyphen(start - 1) || isPoint(start - 1, passage)))
        else { return [] }
        var groups = [start]
        var end = start + 1
        while true {
            if passage.isMark(end, ")") { end += 1 }
            if passage.isHyphen(end), passage.isTight(end), passage.isTight(end + 1) { end += 1 }
            if passage.isTightMark(end, "."), passage.isTight(end + 1) { end += 1 }
            if passage.isMark(end, "("), passage.isDigits(end + 1) { end += 1 }
            guard passage.isDigits(end) else { return groups }
            groups.append(end)
            end += 1
        }
    }

    private func isPoint(_ index: Int, _ passage: Passage) -> Bool {
        passage.isMark(index, ".") || passage.isMark(index, ",") || passage.isMark(index, "$")
            || passage.isMark(index, "£")
    }

    private func isTelephone(_ groups: [Int], _ passage: Passage) -> Bool {
        guard let first = groups.first, let last = groups.last, groups.count > 1 else { return false }
        let counts = groups.map { passage.count($0) }
        guard passage.isTightEnd(last + 1), !passage.isMark(last + 1, "%") else { return false }
        if passage.isMark(first - 1, "+"), passage.isTight(first), groups.count > 2 { return counts.reduce(0, +) > 7 }
        switch counts {
        case [3, 3, 4], [1, 3, 3, 4]: return true
        case [3, 4]:
            guard passage.isHyphen(first + 1), last == first + 2 else { return false }
            let (lower, upper) = (Int(passage.printed(first)) ?? 0, Int(passage.printed(last)) ?? 0)
            return !(lower.isMultiple(of: 50) && upper.isMultiple(of: 50) && lower < upper)
        case [1, 1, 1]:
            return ["911", "999"].contains(groups.map { passage.printed($0) }.joined()) && passage.isHyphen(first + 1)
        case [1, 4]:
            // PEnnsylvania 6-5000
            return passage.isHyphen(first + 1) && last == first + 2 && passage.isCapitalised(first - 1)
                && passage.word(first)?.isSpaced == true && !passage.isMonth(first - 1)
        default:
            return counts.count > 1 && passage.printed(first).hasPrefix("0") && counts.reduce(0, +) > 9
                && counts.allSatisfy { $0 > 2 } && groups.count < 5
        }
    }

    private func spoken(_ digits: String, _ groups: Int) -> String {
        if digits.utf8.count == 3, digits.hasSuffix("00"), groups > 2, let value = Int(digits), value > 0 {
            return NumberWords.cardinal(value)
        }
        if digits.hasSuffix("000"), digits.utf8.count == 4, let value = Int(digits), value > 0, groups == 2 {
            return NumberWords.cardinal(value)
        }
        return NumberWords.digits(digits)
    }
}
