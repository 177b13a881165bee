/// Leaves out the signs of notes that the book itself does not mark: *as noted.¹*, *the whale[12]*, *the king\* died*.
public struct NoteMarks: SpokenForm {
    public let name = "note-mark"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            let unit = passage[index]
            guard
                unit == 0x5B || unit == 0x2020 || unit == 0x2021 || unit.isRaisedDigit
                    || (unit.isDigit && passage.unit(index - 1) == 0x201D)
            else {
                index += 1
                continue
            }
            guard
                let range = unit == 0x5B
                    ? bracketed(at: index, passage)
                    : unit.isDigit ? clinging(at: index, passage) : raised(at: index, passage)
            else {
                index += 1
                continue
            }
            let end = unit == 0x5B ? lastOfRow(range, passage) : range.upperBound
            result.append(Replacement(range.lowerBound..<end, by: ""))
            index = end
        }
        return result
    }

    /// `[1], [2], [3]`, `[7]–[9]`: the end of the signs that a comma or a dash joins to one in brackets.
    private func lastOfRow(_ first: Range<Int>, _ passage: Passage) -> Int {
        var end = first.upperBound
        while let mark = passage.unit(end), mark == 0x2C || mark == 0x3B || mark.isDash {
            let next = passage.skippingBlanks(from: end + 1)
            guard passage.unit(next) == 0x5B, let range = bracketed(at: next, passage) else { break }
            end = range.upperBound
        }
        return end
    }

    /// A number that clings to a closing quotation mark: *“said so.”1*
    private func clinging(at start: Int, _ passage: Passage) -> Range<Int>? {
        guard passage.isWordUnit(start - 3) || passage.isWordUnit(start - 2) else { return nil }
        var end = start
        while passage.isDigit(end) { end += 1 }
        return end - start < 4 && !passage.isWordUnit(end)
            && passage.unit(start - 2).map { ".,;!?".utf16.contains($0) } ?? false
            ? start..<end : nil
    }

    private func raised(at start: Int, _ passage: Passage) -> Range<Int>? {
        guard !passage.startsSentence(start) else { return nil }
        var end = start
        while let unit = passage.unit(end),
            unit.isRaisedDigit || unit == 0x2020 || unit == 0x2021 || unit == 0x2C && isRaised(end + 1, passage)
        { end += 1 }
        if passage[start].isRaisedDigit {
            guard !passage.isWordUnit(end), isAfterWord(start, passage) else { return nil }
        } else if passage.isDigit(passage.skippingBlanks(from: end)) {
            // A dagger before a year means a death.
            return nil
        }
        return withBlanks(start..<end, passage)
    }

    private func isRaised(_ index: Int, _ passage: Passage) -> Bool { passage.unit(index)?.isRaisedDigit ?? false }

    /// Whether raised digits follow a word or a mark; after a number or a unit they are a power.
    private func isAfterWord(_ start: Int, _ passage: Passage) -> Bool {
        guard passage.isLetter(start - 1) else {
            guard let unit = passage.unit(start - 1), RaisedSigns.plain(unit) == nil else { return false }
            if unit == 0x29 { return passage.isAfterBracketedWords(start) }
            return !unit.isLetterOrDigit && unit != 0x207B && !unit.isWhiteSpace
        }
        var low = start
        while passage.isLetter(low - 1) { low -= 1 }
        guard !passage.isWordUnit(low - 1), passage.unit(low - 1) != 0x2F else { return false }
        let word = passage.string(low..<start).lowercased()
        // Nobody squares what is weighed.
        let isMeasure = passage.isDigit(low - 1) || passage.isBlank(low - 1) && passage.isDigit(low - 2)
        if isMeasure, Self.weights.contains(word) { return true }
        return start - low > 2 ? !Self.units.contains(word) : Self.pairs.contains(word)
    }

    private func bracketed(at start: Int, _ passage: Passage) -> Range<Int>? {
        guard !passage.startsSentence(start) || passage.isWordUnit(start - 1) else { return nil }
        if isIndexed(start, passage) { return nil }
        var end = start + 1
        while end - start < 14, let unit = passage.unit(end), unit != 0x5D { end += 1 }
        guard passage.unit(end) == 0x5D, isNote(start + 1..<end, isClose: !passage.isBlank(start - 1), passage) else {
            return nil
        }
        return withBlanks(start..<end + 1, passage)
    }

    /// `b[2,2]`, `s[1]`, `vec![1, 2, 3]`: brackets of a program.
    private func isIndexed(_ start: Int, _ passage: Passage) -> Bool {
        let last = start - 1
        if passage.unit(last) == 0x21 {
            guard passage.isSmall(last - 1), let end = passage.firstIndex(of: 0x5D, from: start) else { return false }
            return passage.string(start..<end).contains(", ") && !passage.endsSentence(end + 1)
        }
        guard passage.isSmall(last), !passage.isWordUnit(last - 1), passage.unit(last) != 0x61 else { return false }
        return passage.isDigit(start + 1) && passage.unit(last - 1).map { $0.isWhiteSpace || $0.isOpeningQuote } ?? true
    }

    private func isNote(_ inner: Range<Int>, isClose: Bool, _ passage: Passage) -> Bool {
        guard !inner.isEmpty else { return false }
        let text = passage.string(inner)
        if text.hasPrefix("Footnote ") || text.hasPrefix("note ") || text.hasPrefix("Note ") || text.hasPrefix("fn ") {
            return inner.upperBound > 0 && passage.isDigit(inner.upperBound - 1)
        }
        if inner.count < 4, text.allSatisfy({ $0.isNumber }) { return true }
        // *mindfulness [3d]*
        if inner.count < 5, passage.isSmall(inner.upperBound - 1), text.dropLast().allSatisfy(\.isNumber),
            inner.count > 1
        {
            return true
        }
        if text.allSatisfy({ "*†‡§¶".contains($0) }) { return true }
        if inner.count < 10, text.allSatisfy({ $0.isNumber || ", -–".contains($0) }) {
            return isClose && passage.isDigit(inner.lowerBound)
        }
        return inner.count == 1 && isClose && passage.isSmall(inner.lowerBound)
            && !passage.isLetter(inner.upperBound + 1)
    }

    /// The sign with the blanks before it, unless a word comes right after it.
    private func withBlanks(_ range: Range<Int>, _ passage: Passage) -> Range<Int> {
        guard !passage.isWordUnit(range.upperBound) else { return range }
        var start = range.lowerBound
        while passage.isBlank(start - 1) { start -= 1 }
        return start..<range.upperBound
    }

    /// Words of two letters that are no sign of a measure or a product.
    private static let pairs: Set<String> = [
        "he", "it", "me", "us", "we", "so", "to", "on", "of", "up", "by", "go", "do", "no", "be", "is", "as", "at",
    ]

    private static let weights: Set<String> = ["kg", "mg", "lb", "lbs", "oz", "ml", "hr", "hrs", "mph", "gb", "mb"]

    private static let units: Set<String> = ["sin", "cos", "tan", "log", "min", "sec", "mph", "yds", "rad", "mol"]
}

extension UInt16 {
    var isRaisedDigit: Bool {
        self == 0xB9 || self == 0xB2 || self == 0xB3 || self == 0x2070 || (0x2074...0x2079).contains(self)
    }
}

extension Passage {
    /// Whether a word in brackets, and no formula, ends before a unit: `(DMCA)¹`.
    func isAfterBracketedWords(_ start: Int) -> Bool {
        guard unit(start - 1) == 0x29 else { return false }
        var (index, letters, longest) = (start - 2, 0, 0)
        while let unit = unit(index), unit != 0x28, start - index < Self.longestBracket {
            guard unit.isLetterOrDigit || unit == 0x20 else { return false }
            letters = unit == 0x20 ? 0 : letters + 1
            longest = max(longest, letters)
            index -= 1
        }
        return unit(index) == 0x28 && longest > 2
    }

    /// UTF-16 units.
    private static let longestBracket = 60
}
