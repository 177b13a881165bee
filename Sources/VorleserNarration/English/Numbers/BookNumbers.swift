import Phonemes

/// Spells the digits of an ISBN or ISSN, a pause between its parts; an ISBN is known by itself: *9781449328030*.
struct BookNumbers: SpokenForm {
    let name = "isbn"

    func replacements(in passage: Passage) -> [Replacement] {
        guard !passage.numerals.isEmpty else { return [] }
        var result: [Replacement] = []
        for index in passage.words.indices {
            if let bare = bare(at: index, passage), bare.range.lowerBound >= result.last?.range.upperBound ?? 0 {
                result.append(bare)
                continue
            }
            guard passage.isCapitals(index) else { continue }
            let label = passage.printed(index)
            guard label == "ISBN" || label == "ISSN", let digits = digits(after: index + 1, passage) else { continue }
            result.append(passage.replacement(index..<index + 1, by: label.map(String.init).joined(separator: " ")))
            result.append(digits)
        }
        return result
    }

    /// Thirteen digits, with hyphens or none, that begin as ISBNs do and whose last one is right.
    private func bare(at index: Int, _ passage: Passage) -> Replacement? {
        guard passage.isDigits(index), !passage.isTight(index) || passage.word(index - 1)?.kind == .mark,
            ["978", "979"].contains(passage.printed(index).prefix(3))
        else { return nil }
        var (end, figures) = (index + 1, passage.printed(index))
        while figures.utf8.count < 13, passage.isTight(end), passage.isHyphen(end), passage.isTight(end + 1),
            passage.isDigits(end + 1)
        {
            figures += passage.printed(end + 1)
            end += 2
        }
        guard figures.utf8.count == 13, passage.isTightEnd(end), Self.isChecked(figures) else { return nil }
        return digits(after: index, passage)
    }

    /// Source: ISO 2108, the check digit of thirteen.
    private static func isChecked(_ figures: String) -> Bool {
        figures.utf8.enumerated().reduce(0) { $0 + (Int($1.element) - 0x30) * ($1.offset.isMultiple(of: 2) ? 1 : 3) }
            .isMultiple(of: 10)
    }

    private func digits(after label: Int, _ passage: Passage) -> Replacement? {
        var start = label
        // ISBN-13:
        if passage.isHyphen(start), ["10", "13"].contains(passage.printed(start + 1)) { start += 2 }
        if passage.isMark(start, ":") { start += 1 }
        var (end, parts) = (start, [String]())
        while passage.isDigits(end) {
            parts.append(NumberWords.digits(passage.printed(end)))
            end += 1
            if passage.isRangeDash(end), passage.isDigits(end + 1) || passage.printed(end + 1) == "X" { end += 1 }
            if passage.printed(end) == "X" {
                if passage.isTight(end), !passage.isHyphen(end - 1) {
                    parts[parts.count - 1] += " X"
                } else {
                    parts.append("X")
                }
                end += 1
            }
        }
        let count = (start..<end).reduce(0) { $0 + (passage.word($1)?.kind == .mark ? 0 : passage.count($1)) }
        guard count >= 8 else { return nil }
        return passage.replacement(start..<end, by: parts.joined(separator: ", "))
    }
}
