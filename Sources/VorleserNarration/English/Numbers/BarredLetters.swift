/// Says a letter with a bar above that is typed by itself, the sign of a mean: `x̄`, `v̄`. Letters of words have signs of
/// their own, *ā* and *ō*.
struct BarredLetters: SpokenForm {
    let name = "barred-letter"

    func replacements(in passage: Passage) -> [Replacement] {
        (1..<max(passage.length, 1)).compactMap { index in
            guard passage[index] == 0x304 || passage[index] == 0x305, passage[index - 1].isASCIILetterOrDigit,
                !passage[index - 1].isDigit, !passage.isWordUnit(index - 2), !passage.isWordUnit(index + 1)
            else { return nil }
            return Replacement(index - 1..<index + 1, by: passage.string(index - 1..<index) + " bar")
        }
    }
}
