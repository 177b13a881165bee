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
        var before: UInt8 = 0
        for index in range {
            let byte = bytes[index]
            if byte == UInt8(ascii: "i"), before == UInt8(ascii: " "), endsWord(at: index + 1) { return true }
            before = byte
        }
        return false
    }

    private func endsWord(at index: Int) -> Bool {
        byte(at: index) == UInt8(ascii: " ") || byte(at: index) == UInt8(ascii: "'") || scalar(at: index) == "’"
    }
}
