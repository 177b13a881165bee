import Phonemes

/// Spells the digits of an ISBN or ISSN, a pause between its parts.
struct BookNumbers: SpokenForm {
    let name = "isbn"

    func replacements(in passage: Passage) -> [Replacement] {
        guard !passage.numerals.isEmpty else { return [] }
        var result: [Replacement] = []
        for index in passage.words.indices where passage.isCapitals(index) {
            let label = passage.printed(index)
            guard label == "ISBN" || label == "ISSN", let digits = digits(after: index + 1, passage) else { continue }
            result.append(passage.replacement(index..<index + 1, by: label.map(String.init).joined(separator: " ")))
            result.append(digits)
        }
        return result
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
