/// A passage as its words and marks; an index that is none has no text.
extension Passage {
    /// The word or mark at an index, if there is one.
    func word(_ index: Int) -> PassageWord? { words.indices.contains(index) ? words[index] : nil }

    /// What is printed there; empty outside.
    func printed(_ index: Int) -> String { word(index).map { text(in: $0.range) } ?? "" }

    /// A mark's code unit; 0 if it is something else.
    func mark(_ index: Int) -> UInt16 {
        guard let word = word(index), word.kind == .mark || word.kind == .fraction else { return 0 }
        return self[word.range.lowerBound]
    }

    func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool { UInt32(self.mark(index)) == mark.value }

    /// A mark with no white space before it.
    func isTightMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool { isMark(index, mark) && isTight(index) }

    /// Whether there is something, and no white space before it.
    func isTight(_ index: Int) -> Bool { word(index).map { !$0.isSpaced } ?? false }

    func isLetters(_ index: Int) -> Bool { word(index)?.kind == .letters }

    func isDigits(_ index: Int) -> Bool { word(index)?.kind == .digits }

    /// How many code units it has.
    func count(_ index: Int) -> Int { word(index)?.range.count ?? 0 }

    /// Whether it is a word that begins with a capital of the Latin alphabet.
    func isCapitalised(_ index: Int) -> Bool {
        guard let word = word(index), word.kind == .letters else { return false }
        let unit = self[word.range.lowerBound]
        return (0x41...0x5A).contains(unit) || (0xC0...0xDE).contains(unit)
    }

    /// Whether it is a word in small letters.
    func isLowerCase(_ index: Int) -> Bool { isLetters(index) && !isCapitalised(index) }

    /// Whether it is a word of capitals A–Z alone.
    func isCapitals(_ index: Int) -> Bool {
        guard let word = word(index), word.kind == .letters else { return false }
        return word.range.allSatisfy { (0x41...0x5A).contains(self[$0]) }
    }

    /// A hyphen or dash that may stand for *to*.
    func isRangeDash(_ index: Int) -> Bool {
        switch mark(index) {
        case 0x2D, 0x2010...0x2013: true
        default: false
        }
    }

    func isHyphen(_ index: Int) -> Bool {
        switch mark(index) {
        case 0x2D, 0x2010, 0x2011: true
        default: false
        }
    }

    func isApostrophe(_ index: Int) -> Bool { isMark(index, "'") || isMark(index, "\u{2019}") }

    /// Where some words lie, in UTF-16 code units.
    func range(of indices: Range<Int>) -> Range<Int> {
        guard let first = word(indices.lowerBound), let last = word(indices.upperBound - 1), !indices.isEmpty else {
            return 0..<0
        }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// Says something else for some words. The full stop of an abbreviation that ends the sentence stays.
    func replacement(_ indices: Range<Int>, by text: String) -> Replacement {
        var indices = indices
        if indices.count > 1, isMark(indices.upperBound - 1, "."), isEnd(indices.upperBound),
            !isTightMark(indices.upperBound, ","), !hasStop(from: indices.upperBound)
        {
            indices = indices.lowerBound..<indices.upperBound - 1
        }
        return Replacement(range(of: indices), by: text)
    }

    /// Whether a full stop comes from an index on.
    private func hasStop(from index: Int) -> Bool {
        words.dropFirst(index).contains { self[$0.range.lowerBound] == 0x2E }
    }

    /// Whether no word or number comes from an index on.
    func isEnd(_ index: Int) -> Bool { !words[min(max(index, 0), words.count)...].contains { $0.kind != .mark } }

    /// The index after a full stop that stands right at an index, or the index itself.
    func afterStop(_ index: Int) -> Int { isTightMark(index, ".") ? index + 1 : index }

    /// Letters with full stops, *p.m.* or *B. C.*, in lower case.
    func dotted(_ index: Int) -> (letters: String, end: Int)? {
        var (letters, end) = ("", index)
        while isLetters(end), count(end) == 1, isTightMark(end + 1, ".") {
            letters += self.letters(end)
            end += 2
        }
        if letters.utf8.count == 1, isLetters(end), count(end) == 1, !isCapitalised(end), isTight(end) {
            return (letters + self.letters(end), end + 1)
        }
        return letters.utf8.count > 1 ? (letters, end) : nil
    }
}
