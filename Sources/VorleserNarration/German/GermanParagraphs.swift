/// Says what belongs to a number of a law or a page: *§. 12*, *S. 17f.*, *99ff.*
struct GermanParagraphs: SpokenForm {
    let name = "de-page-and-following"

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            // *Nach §. 12*
            if passage.isMark(index, "§"), passage.isTightMark(index + 1, "."), passage.isDigits(index + 2) {
                return Replacement(
                    passage.range(of: index..<index + 2),
                    by: passage.isTight(index + 2) ? "Paragraf " : "Paragraf"
                )
            }
            guard passage.isDigits(index - 1), passage.isTight(index),
                ["f", "ff"].contains(passage.printed(index)), passage.isTightMark(index + 1, "."),
                !passage.isTight(index + 2) || passage.word(index + 2)?.kind == .mark,
                passage.count(index) == 2 || isNumbered(index - 1, passage)
            else { return nil }
            return passage.abbreviated(index..<index + 2, by: " folgende")
        }
    }

    /// Whether a page or a paragraph is spoken of; *Haus 5f.* is a house.
    private func isNumbered(_ index: Int, _ passage: Passage) -> Bool {
        (max(0, index - 12)..<index).contains {
            passage.isMark($0, "§")
                || ["s", "seite", "seiten", "art", "rn", "fn", "sp", "z", "vers"].contains(passage.letters($0))
        }
    }
}
