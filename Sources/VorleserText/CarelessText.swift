/// Signs that a text is written without care for capitals, as mail and messages are: there a small letter may begin a
/// sentence.
extension Prose {
    /// Whether the block's first word is in small letters.
    var beginsSmall: Bool {
        let word = skip(from: range.lowerBound) { $0.isBlank || $0.isQuotationMark }
        return scalar(at: word)?.isLower ?? false
    }

    /// Whether the word `i` stands in it.
    var hasSmallI: Bool {
        var index = range.lowerBound + 1
        while index < range.upperBound {
            if byte(at: index) == UInt8(ascii: "i"), byte(at: index - 1) == UInt8(ascii: " "), endsWord(at: index + 1) {
                return true
            }
            index += 1
        }
        return false
    }

    private func endsWord(at index: Int) -> Bool {
        byte(at: index) == UInt8(ascii: " ") || byte(at: index) == UInt8(ascii: "'") || scalar(at: index) == "’"
    }
}
