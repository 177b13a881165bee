/// Says addresses of the web and of electronic mail: *gutenberg dot org*, *J dot Smith at mail dot co dot U K*.
public struct WebAddresses: SpokenForm {
    public let name = "address"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            guard isHint(index, passage) else {
                index += 1
                continue
            }
            let token = token(around: index, in: passage)
            index = max(index + 1, token.upperBound)
            guard token.lowerBound >= result.last?.range.upperBound ?? 0,
                let words = WebAddress(passage.string(token))?.words
            else { continue }
            result.append(Replacement(token, by: words))
        }
        return result
    }

    /// Whether a place may be inside an address: a full stop between letters, `@`, `#` before a letter, `://`.
    private func isHint(_ index: Int, _ passage: Passage) -> Bool {
        switch passage[index] {
        case 0x2E: passage.isWordUnit(index + 1) && (passage.isWordUnit(index - 1) || passage.startsSentence(index))
        case 0x40: passage.isWordUnit(index + 1)
        case 0x23: passage.isLetter(index + 1) && !passage.isWordUnit(index - 1)
        case 0x3A: passage.unit(index + 1) == 0x2F && passage.unit(index + 2) == 0x2F
        default: false
        }
    }

    /// What stands between blanks, brackets and quotation marks, without the punctuation at its end.
    private func token(around index: Int, in passage: Passage) -> Range<Int> {
        var (start, end) = (index, index + 1)
        while let unit = passage.unit(start - 1), !isBound(unit) { start -= 1 }
        while let unit = passage.unit(end), !isBound(unit) { end += 1 }
        while end > start, let unit = passage.unit(end - 1), Self.punctuation.contains(unit) { end -= 1 }
        while start < end, Self.punctuation.contains(passage[start]), passage[start] != 0x2E { start += 1 }
        return start..<end
    }

    private func isBound(_ unit: UInt16) -> Bool {
        unit.isWhiteSpace || unit.isOpeningQuote || unit.isClosing || unit == 0x3C || unit == 0x3E || unit == 0x2014
            || unit == 0x2019
    }

    private static let punctuation = Set(".,;:!?_*…".utf16)
}
