import Phonemes

/// Says the functions of trigonometry in a line of text, where what they are asked of follows: `sin θ`, `cos² x`, `tan⁻¹ x`.
struct FunctionNames: SpokenForm {
    let name = "function"

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { replacement(at: $0, passage) }
    }

    private func replacement(at index: Int, _ passage: Passage) -> Replacement? {
        guard passage.isLowerCase(index), let word = passage.word(index), word.range.count < 9,
            !passage.isTight(index) || isOpened(word.range.lowerBound - 1, passage)
        else { return nil }
        // “sinθ” is one word.
        let letters = passage.printed(index).prefix { $0.isASCII }
        guard let words = Self.names[String(letters)] else { return nil }
        let (start, end) = (word.range.lowerBound, word.range.lowerBound + letters.utf16.count)
        let power = power(at: end, passage)
        guard isArgument(power?.end ?? end, isSure: power != nil, passage) else { return nil }
        let said =
            switch power?.value {
            case -1: "inverse " + words
            case 2: words + " squared"
            case 3: words + " cubed"
            case let value?: words + " to the " + NumberWords.ordinal(value)
            case nil: words
            }
        let last = power?.end ?? end
        // Greek letters part themselves from what stands before.
        let isParted = passage.isBlank(last) || isGreek(last, passage)
        return Replacement(start..<last, by: said + " of" + (isParted ? "" : " "))
    }

    static let names = [
        "sin": "sine", "cos": "cosine", "tan": "tangent", "cot": "cotangent", "sec": "secant", "csc": "cosecant",
        "sinh": "hyperbolic sine", "cosh": "hyperbolic cosine", "tanh": "hyperbolic tangent", "arcsin": "arc sine",
        "arccos": "arc cosine", "arctan": "arc tangent", "ln": "natural log",
    ]

    /// Behind a number or a sign of arithmetic.
    private func isOpened(_ index: Int, _ passage: Passage) -> Bool {
        passage.isDigit(index) || passage.unit(index).map { "([{=+−·×)|".utf16.contains($0) } ?? false
    }

    /// `²`, `⁻¹`, `^2`, `^-1`
    private func power(at start: Int, _ passage: Passage) -> (value: Int, end: Int)? {
        let isTyped = passage.unit(start) == 0x5E
        var (text, end) = ("", isTyped ? start + 1 : start)
        while let unit = passage.unit(end), text.utf8.count < 3 {
            let raised = isTyped ? unit : RaisedSigns.plain(unit).flatMap { $0.isRaised ? $0.sign : nil }
            guard let sign = raised, sign.isDigit || text.isEmpty && (sign == 0x2212 || sign == 0x2D) else { break }
            text += sign.isDigit ? String(UnicodeScalar(UInt8(sign))) : "-"
            end += 1
        }
        return Int(text).flatMap { $0 > 1 || $0 == -1 ? ($0, end) : nil }
    }

    /// Whether a variable, an angle or a bracket stands there.
    private func isArgument(_ end: Int, isSure: Bool, _ passage: Passage) -> Bool {
        let start = passage.skippingBlanks(from: end)
        guard let unit = passage.unit(start), start - end < 2 else { return false }
        if isGreek(start, passage) { return true }
        if unit == 0x28 || unit == 0x221A { return start == end || isSure }
        var next = start
        while passage.isDigit(next) || next > start && passage.unit(next) == 0x2E && passage.isDigit(next + 1) {
            next += 1
        }
        let isEquation = passage.marks.contains(0x3D)
        if next > start {
            // 30°, 2π, 2x
            let sign = passage.unit(next)
            let isLetter = passage.isLetter(next) && !passage.isWordUnit(next + 1)
            return isSure || isEquation || sign == 0xB0 || sign == 0xBA || sign == 0x3C0 || isLetter
        }
        guard start > end, unit.isASCIILetterOrDigit, !passage.isWordUnit(start + 1),
            passage.unit(start + 1)?.isApostrophe != true, passage.unit(start + 1)?.isDash != true
        else { return false }
        if Self.words.contains(unit) { return isSure || isEquation }
        return isSure || isEquation || isVariable(start, passage)
    }

    private func isGreek(_ index: Int, _ passage: Passage) -> Bool {
        passage.unit(index).map { (0x370...0x3FF).contains($0) } ?? false
    }

    /// `a A I i s o`
    private static let words = Set("aAIiso".utf16)

    /// Whether a letter is no short form of a word: *cos u know*, *the sin A. B. saw*.
    private func isVariable(_ letter: Int, _ passage: Passage) -> Bool {
        let next = passage.skippingBlanks(from: letter + 1)
        guard passage.isLetter(next) else {
            return passage.unit(letter + 1) != 0x2E || passage.endsSentence(letter + 1)
        }
        guard next > letter + 1, let word = passage.word(after: letter + 1).map(passage.string) else { return false }
        return Self.behind.contains(word) || word.count == 1 || Self.names[word] != nil
    }

    private static let behind: Set = [
        "and", "or", "is", "are", "for", "as", "at", "in", "to", "on", "with", "when", "where", "has", "by", "from",
        "over", "of", "plus", "minus", "times", "equals", "then", "if",
    ]
}
