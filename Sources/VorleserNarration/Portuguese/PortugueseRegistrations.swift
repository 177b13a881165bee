import Phonemes

/// Says the numbers by which people, firms and places are registered digit by digit: *CPF 123.456.789-00*,
/// *CEP 90210-000*.
struct PortugueseRegistrations: NumeralForm {
    let name = "pt-registration"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let start = passage.numerals[index].words.lowerBound
        guard passage.isDigits(start), !passage.isTight(start) || passage.isMark(start - 1, "(") else { return [] }
        var (shape, groups, end) = ("", [String](), start)
        while end == start || passage.isTight(end), shape.utf8.count < 20 {
            if passage.isDigits(end) {
                groups.append(passage.printed(end))
                shape += String(repeating: "9", count: passage.count(end))
            } else if passage.isTight(end + 1), passage.isDigits(end + 1), let mark = Unicode.Scalar(passage.mark(end)),
                "./-".unicodeScalars.contains(mark)
            {
                shape.unicodeScalars.append(mark)
            } else {
                break
            }
            end += 1
        }
        guard Self.shapes.contains(shape) || Self.labelled[label(before: start, passage)] == shape else { return [] }
        return [
            passage.replacement(
                start..<end,
                by: groups.map { PortugueseNumberWords.digits($0) }.joined(separator: ", ")
            )
        ]
    }

    private func label(before index: Int, _ passage: Passage) -> String {
        passage.letters(passage.isMark(index - 1, ":") ? index - 2 : index - 1)
    }

    /// Those of people and firms in Brazil, which nothing else looks like.
    private static let shapes: Set = ["999.999.999-99", "99.999.999/9999-99", "99.999.999-9"]
    private static let labelled = [
        "cep": "99999-999", "cpf": "99999999999", "cnpj": "99999999999999", "nif": "999999999", "nipc": "999999999",
    ]
}
