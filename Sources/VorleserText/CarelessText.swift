/// Signs that a text is written without care for capitals, as mail and messages are: there a small letter may begin a
/// sentence.
extension Prose {
    /// Whether the block's first word is in small letters.
    var beginsSmall: Bool {
        let word = skip(from: range.lowerBound) { $0.isBlank || $0.isQuotationMark }
        return scalar(at: word)?.isLower ?? false
    }

    /// Whether the word `i` stands in it.
    func hasSmallI(by conventions: SentenceConventions) -> Bool {
        var before: UInt8 = 0
        for index in range {
            let byte = bytes[index]
            if byte == UInt8(ascii: "i"), before == UInt8(ascii: " "), endsPronoun(at: index + 1),
                !isNumber(at: index, by: conventions)
            {
                return true
            }
            before = byte
        }
        return false
    }

    /// Whether `i` is the pronoun going by what follows: `i am`, `i’m`, but not the elided `i’ that way`.
    private func endsPronoun(at index: Int) -> Bool {
        guard let next = scalar(at: index) else { return false }
        if next == " " { return true }
        guard next == "'" || next == "’" else { return false }
        return ["m ", "d ", "ll", "ve", "s "].contains { ending in
            ending.utf8.elementsEqual([0, 1].map { byte(at: self.index(after: index) + $0) })
        }
    }

    /// Whether `i` counts: `lib. i c`, with a shortened word before it.
    private func isNumber(at index: Int, by conventions: SentenceConventions) -> Bool {
        guard byte(at: index - 2) == UInt8(ascii: ".") else { return false }
        return conventions.abbreviation(PrecedingWord(before: index - 2, in: self)) != nil
    }
}
