/// *A.M.*, *A.D.* and their like, beside numbers.
extension Passage {
    /// *A M* or *P M* for `a.m.`, `PM`, `p. m.` at an index.
    func halfOfDay(_ index: Int) -> (spoken: String, end: Int)? {
        let (letters, end) = dotted(index) ?? (self.letters(index), index + 1)
        switch letters {
        case "am": return ("A M", end)
        case "pm": return ("P M", end)
        default: return nil
        }
    }

    /// *A D*, *B C* and their like at an index.
    func era(_ index: Int) -> (spoken: String, end: Int)? {
        let (letters, end) = dotted(index) ?? (self.letters(index), index + 1)
        guard isCapitals(index), end > index + 1 || isCapitals(index) else { return nil }
        switch letters {
        case "ad": return ("A D", end)
        case "bc": return ("B C", end)
        case "ce": return ("C E", end)
        case "bce": return ("B C E", end)
        default: return nil
        }
    }

    /// Whether an era's mark ends right before an index.
    func hasEra(before index: Int) -> Bool {
        [1, 4, 6].contains { era(index - $0)?.end == index }
    }
}

/// Spells `a.m.` and `p.m.` after a time.
struct HalfOfDay: NumeralForm {
    let name = "half-of-day"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let after = passage.numerals[index].words.upperBound
        guard let (spoken, end) = passage.halfOfDay(after) else { return [] }
        let text = passage.isTight(after) ? " " + spoken : spoken
        guard passage.isTight(end), passage.isRangeDash(end), passage.isTight(end + 1), passage.isDigits(end + 1) else {
            return [passage.replacement(after..<end, by: text)]
        }
        return [passage.replacement(after..<end, by: text), passage.replacement(end..<end + 1, by: " to ")]
    }
}

/// Spells `A.D.`, `B.C.` and their like.
struct Era: SpokenForm {
    let name = "era"

    func replacements(in passage: Passage) -> [Replacement] {
        guard !passage.numerals.isEmpty else { return [] }
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            guard passage.isCapitals(index), let (spoken, end) = passage.era(index), isBesideTime(index, end, passage)
            else {
                index += 1
                continue
            }
            let text = passage.isTight(index) && passage.isDigits(index - 1) ? " " + spoken : spoken
            result.append(passage.replacement(index..<end, by: text))
            index = end
        }
        return result
    }

    private func isBesideTime(_ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        end > start + 1 || passage.isDigits(start - 1) || passage.isDigits(end)
            || passage.letters(start - 1) == "century"
            || passage.isMark(start - 1, ".") && passage.letters(start - 2) == "c"
    }
}
